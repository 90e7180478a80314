import path from "node:path";
import { forgetKeys, isKeyKnown } from "#app/db/idempotency.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import { numbersSchema } from "#app/features/numbers/numbers.schema.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { storeAssets } from "./assets.server.ts";
import { documents } from "./content/documents.ts";
import { homeBanner, numbers } from "./content/home.ts";
import { partners } from "./content/logos.ts";
import { projects } from "./content/projects.ts";
import { findAssets, withPaths } from "./resolve.ts";

/** The video and the papers; relative to the process's working directory, like build/. */
const demoFiles = path.resolve("app/demo/files");

/**
 * Fills an EMPTY database with the demo content, through the functions used by staff's saves and uploads; a
 * site with any project, document or partner, or whose numbers or banner have ever been saved, is left
 * alone. If a crash interrupts the seeding, the next start resumes it: each record has its own idempotency
 * key.
 *
 * @param options.files folder of the demo's video and papers
 * @param options.onBegin called before the drawing, which takes about ten seconds
 * @returns whether it seeded anything
 */
export async function seedDemo({
  files = demoFiles,
  onBegin = () => {},
}: {
  files?: string;
  onBegin?: () => void;
} = {}): Promise<boolean> {
  if (await isEmpty()) await forgetKeys(keyPrefix);
  else if (!(await isBrokenOff())) return false;
  onBegin();
  const gallery = (photos: object[] | undefined) => photos?.map((file) => ({ file }));
  const content = {
    numbers,
    banner: homeBanner,
    partners: Object.values(partners),
    documents,
    projects: projects.map((project) => ({ ...project, gallery: gallery(project.gallery) })),
  };
  const paths = await storeAssets(findAssets(content), files);
  const put = (part: unknown) => withPaths(part, paths);

  for (const [index, partner] of content.partners.entries()) {
    await Partners.insert(partnerSchema.parse(put(partner)), once(index));
  }
  for (const [index, document] of content.documents.entries()) {
    await Documents.insert(documentSchema.parse(put(document)), once(index));
  }
  for (const [index, project] of content.projects.entries()) {
    const isLast = index === content.projects.length - 1;
    if (isLast) {
      await Numbers.update(numbersSchema.parse(content.numbers), neverSaved);
      await Banner.update(bannerSchema.parse(put(content.banner)), neverSaved);
    }
    await Projects.insert(projectSchema.parse(put(project)), once(isLast ? "last" : index));
  }
  return true;
}

/** Never overwrite what staff have saved meanwhile. */
const neverSaved = { version: 1 };

const keyPrefix = "demo-";

function once(which: number | "last") {
  return { idempotencyKey: `${keyPrefix}${which}` };
}

/** The first record comes from a seeding that did not reach the last one. */
async function isBrokenOff(): Promise<boolean> {
  const isBegun = await isKeyKnown("partner", once(0).idempotencyKey);
  return isBegun && !(await isKeyKnown("project", once("last").idempotencyKey));
}

async function isEmpty(): Promise<boolean> {
  const [projects, documents, partners, numbers, banner] = await Promise.all([
    Projects.count(),
    Documents.findAll(),
    Partners.findAll(),
    Numbers.find(),
    Banner.find(),
  ]);
  const isSaved = [numbers, banner].some(({ version }) => version !== neverSaved.version);
  return projects + documents.length + partners.length === 0 && !isSaved;
}
