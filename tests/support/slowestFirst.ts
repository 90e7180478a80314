import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that wait for half a minute or more: started last, they would leave the other core idle. */
const slowest = [
  ...["contactMail", "silentUpload", "demo", "contactLimits", "hostile", "earlyResponses"],
  ...["postgres", "backup", "timeMachine", "draftsUnseen", "tamperedForms"],
  ...["adminPages", "everyPageLayout", "adminProjectForm", "storedXss"],
  ...["filmColours", "signIn", "httpServer"],
];

/** vitest's own order depends on cached durations, which a fresh clone does not have. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slowest.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
