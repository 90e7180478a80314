import path from "node:path";
import * as Staff from "#app/auth/staff.repo.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { type Actor, runAs } from "#app/db/history/actor.server.ts";
import { forgetKeys, isKeyKnown } from "#app/db/idempotency.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import { bannerSchema } from "#app/features/banner/banner.schema.ts";
import * as DocumentDrafts from "#app/features/documents/documentDrafts.repo.server.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import { numbersSchema } from "#app/features/numbers/numbers.schema.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import { partnerSchema } from "#app/features/partners/partners.schema.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { draftSchema, projectSchema } from "#app/features/projects/projects.schema.ts";
import { storeAssets } from "./assets.server.ts";
import { documents, scheduledDocument } from "./content/documents.ts";
import { changed, newProject, scheduledProject } from "./content/drafts.ts";
import { homeBanner, numbers } from "./content/home.ts";
import { partners } from "./content/logos.ts";
import { projects } from "./content/projects.ts";
import type { DemoProject } from "./content/shape.ts";
import { findAssets, withPaths } from "./resolve.ts";

/** The pictures, the video and the papers; relative to the process's working directory, like build/. */
const demoFiles = path.resolve("app/demo/files");

/**
 * Fills an EMPTY database with the demo content, through the functions used by staff's saves and uploads; a
 * site with any project, document or partner, or whose numbers or banner have ever been saved, is left
 * alone. If a crash interrupts the seeding, the next start resumes it: each record has its own idempotency
 * key.
 *
 * @param options.files folder of the demo's files
 * @param options.onBegin called before the storing, which takes some seconds
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
  const withGallery = (project: DemoProject) => ({
    ...project,
    gallery: project.gallery?.map((file) => ({ file })),
  });
  const content = {
    numbers,
    banner: homeBanner,
    partners: Object.values(partners),
    documents,
    projects: projects.map(withGallery),
    drafts: {
      new: withGallery(newProject),
      scheduled: withGallery(scheduledProject),
      document: scheduledDocument,
      changed: withGallery(changed.draft),
    },
  };
  const paths = await storeAssets(findAssets(content), files);
  const put = (part: unknown) => withPaths(part, paths);

  const author = await findAuthor();
  for (const [index, partner] of content.partners.entries()) {
    await Partners.insert(partnerSchema.parse(put(partner)), once(index));
  }
  for (const [index, document] of content.documents.entries()) {
    await Documents.insert(documentSchema.parse(put(document)), once(index));
  }
  await deletePaper();
  for (const [index, project] of content.projects.entries()) {
    const isLast = index === content.projects.length - 1;
    if (isLast) {
      await Numbers.update(numbersSchema.parse(content.numbers), neverSaved);
      await Banner.update(bannerSchema.parse(put(content.banner)), neverSaved);
    }
    const whole = projectSchema.parse(put(project));
    // Some were published before they were whole, so that there is a history to look at.
    const isGrown = index < grownProjects;
    const first = isGrown ? { ...whole, posts: [], gallery: [] } : whole;
    const { id } = await Projects.insert(first, once(index));
    if (isGrown) await Projects.update(id, whole, neverSaved);
    if (projects[index] !== changed.of) continue;
    const draft = draftSchema.parse(put(content.drafts.changed));
    await runAs(author, () => ProjectDrafts.save(id, draft, { ...neverSaved, draft: "" }));
  }
  await runAs(author, async () => {
    const { scheduled, document, new: last } = content.drafts;
    const at = new Date(Date.now() + scheduledMs).toISOString();
    await DocumentDrafts.insert(documentSchema.parse(put(document)), once("scheduled"), {
      publishAt: at,
    });
    await ProjectDrafts.insert(draftSchema.parse(put(scheduled)), once("scheduled"), {
      publishAt: at,
    });
    await ProjectDrafts.insert(draftSchema.parse(put(last)), once("last"));
  });
  return true;
}

/** How far ahead what is scheduled lies: a week. */
const scheduledMs = 7 * 24 * 60 * 60 * 1000;

/** Who has written the drafts: whoever is there. */
async function findAuthor(): Promise<Actor> {
  const [first] = await Staff.findAll();
  return { staff: first ? { id: first.id, name: first.name } : null, origin: "page" };
}

/** How many projects have an earlier version. */
const grownProjects = 2;

/** A paper that is in the trash. */
async function deletePaper() {
  const paper = {
    title: "Plano estratégico 2037 (minuta)",
    en: { title: "Strategic plan 2037 (draft)" },
  };
  const { id } = await Documents.insert(documentSchema.parse(paper), once("paper"));
  await DocumentDrafts.deleteById(id);
}

/** Never overwrite what staff have saved meanwhile. */
const neverSaved = { version: 1 };

const keyPrefix = "demo-";

function once(which: number | "last" | "paper" | "scheduled") {
  return { idempotencyKey: `${keyPrefix}${which}` };
}

/** The first record comes from a seeding that did not reach the last one. */
async function isBrokenOff(): Promise<boolean> {
  const isBegun = await isKeyKnown("partner", once(0).idempotencyKey);
  return isBegun && !(await isKeyKnown("project", once("last").idempotencyKey));
}

async function isEmpty(): Promise<boolean> {
  const [projects, drafts, documents, partners, numbers, banner] = await Promise.all([
    Projects.count(),
    Drafts.count(),
    Documents.findAll(),
    Partners.findAll(),
    Numbers.find(),
    Banner.find(),
  ]);
  const isSaved = [numbers, banner].some(({ version }) => version !== neverSaved.version);
  return projects + drafts + documents.length + partners.length === 0 && !isSaved;
}
