import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { describePlanned } from "#app/features/schedule/describePlanned.server.ts";
import {
  describeState,
  type PublicationState,
  statusOf,
} from "#app/features/schedule/describeState.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Translate } from "#app/i18n/texts.server.ts";
import * as ProjectDrafts from "../../projectDrafts.repo.server.ts";
import * as Projects from "../../projects.repo.server.ts";
import { withSiteName } from "../../siteName.server.ts";
import type { StatedProject } from "./listSections.ts";

/**
 * Every project of the list with its state: public ones in display order, then those that visitors do not see,
 * the newest first. Four statements.
 *
 * @returns also a function that says the states of the projects that are shown, with who and when
 */
export async function findStatedProjects(info: { t: Translate; lang: Lang }) {
  const listed = await Projects.findAllForStaff();
  const drafts = new Map((await ProjectDrafts.findAll()).map((draft) => [draft.id, draft]));
  const planned = new Map<number, Schedule.Planned[]>();
  for (const one of await Schedule.findAll("project")) {
    planned.set(one.recordId, [...(planned.get(one.recordId) ?? []), one]);
  }
  const published = new Set(listed.map(({ id }) => id));
  const unpublished = [...drafts.values()].filter(({ id }) => !published.has(id));
  const lastOfUnpublished = await Revisions.findLastPublications(
    "project",
    unpublished.map(({ id }) => id),
  );
  const projects: StatedProject[] = [
    ...listed.map((project) => ({
      ...project,
      status: drafts.has(project.id) ? ("changed" as const) : ("published" as const),
      isScheduled: planned.has(project.id),
    })),
    ...unpublished.map((draft) => {
      const { id, name, bannerImage, link } = draft;
      const status = statusOf({ isPublic: false, draft, last: lastOfUnpublished.get(id) });
      return {
        id,
        name,
        bannerImage,
        link,
        highlight: false,
        status,
        isScheduled: planned.has(id),
      };
    }),
  ];
  return {
    projects: projects.map((project) => withSiteName(project, info.lang)),
    describe: async (shown: readonly number[]): Promise<Record<number, PublicationState>> => {
      const last = await Revisions.findLastPublications("project", shown);
      const entries = shown.map((id) => {
        const known = { isPublic: published.has(id), draft: drafts.get(id), last: last.get(id) };
        const lines = planned.get(id)?.map((one) => describePlanned(one, info).text);
        return [id, { ...describeState(known, info), ...(lines && { planned: lines }) }] as const;
      });
      return Object.fromEntries(entries);
    },
  };
}
