import { type RequestInfo, requestContext } from "#app/context.ts";
import { UsedIn } from "#app/features/storedFiles/admin/UsedIn.tsx";
import { findUsesInWords } from "#app/features/storedFiles/usesInWords.server.ts";
import type { Media } from "#app/files/media.repo.server.ts";
import { findOnlyProjectByFile } from "#app/files/projectByFile.repo.server.ts";
import * as Videos from "#app/files/videos.repo.server.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { useFormKey } from "#app/forms/drafts/useFormKey.ts";
import { loadPresence } from "#app/forms/presence/loadPresence.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { HistoryLink } from "#app/history/admin/HistoryLink.tsx";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import type { Route } from "./+types/describeFile.ts";
import { findFile } from "./findFile.server.ts";
import { PictureForm } from "./PictureForm.tsx";
import { openPicture, openVideo, saveDescription } from "./saveDescription.server.ts";
import { VideoForm } from "./VideoForm.tsx";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const file = await findFile(params);
  return {
    texts: pickTexts(lang, "adminMedia", "adminFiles"),
    uses: await findUsesInWords([file.path], lang),
    file,
    described: await describe(file, info),
    presence: await loadPresence("files", file.id, info),
    project: await findOnlyProjectByFile(file.path),
    restored: await loadFormDraft({ url, context }),
  };
}

async function describe(file: Media, info: RequestInfo) {
  const video = await Videos.findByPath(file.path);
  if (!video) {
    const { opened, draft } = await openPicture(file, info);
    return { kind: "picture" as const, description: opened, draft };
  }
  const { opened, draft } = await openVideo(file, info);
  return {
    kind: "video" as const,
    video,
    progress: await Videos.findProgress(file.path),
    description: opened,
    draft,
  };
}

export async function action(args: Route.ActionArgs) {
  return saveDescription(args, () => findFile(args.params));
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminMedia.title ?? "");

/** The descriptions of one stored picture or video, used wherever the site shows it. */
export default function DescribeFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, described, project, restored, uses, presence } = loaderData;
  const texts = useTexts("adminMedia");
  const library = useTexts("adminFiles");
  const key = `${file.id} ${useFormKey(described.description.version, described.draft.tag)}`;
  const tools = (
    <>
      <HistoryLink kind="files" id={file.id} />
      <ButtonLink to={paths.admin.fileDetails(file.path)} look="outline">
        {library.details.open}
      </ButtonLink>
      {project && (
        <ButtonLink to={paths.admin.project(project.id)} look="outline">
          {fill(texts.backToProject, { name: project.name }).trim()}
        </ButtonLink>
      )}
    </>
  );
  const start = { file, restored, presence, answer: actionData };
  const back = { to: paths.admin.library, label: library.title };
  const frame = { title: texts.title, back, tools };
  return described.kind === "video" ? (
    <AdminPage {...frame} lead={texts.videoLead}>
      <VideoForm key={key} {...start} {...described} />
      <UsedIn uses={uses} />
    </AdminPage>
  ) : (
    <AdminPage {...frame} lead={texts.pictureLead}>
      <PictureForm key={key} {...start} {...described} />
      <UsedIn uses={uses} />
      {uses.length > 0 && <p>{texts.ownPlaces}</p>}
    </AdminPage>
  );
}
