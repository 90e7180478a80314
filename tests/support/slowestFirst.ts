import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They wait for half a minute and more: begun last, they would leave the other core without work. */
const slowest = [
  ...["contactMail", "silentUpload", "demo", "contactLimits", "hostile", "earlyAnswers"],
  ...["adminScreens", "everyPageLayout", "adminProjectForm", "storedScript"],
];

/** vitest's order, by what it knows of files; but a fresh clone knows nothing of how long they take. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowest.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
