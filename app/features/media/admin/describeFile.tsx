import { data, Form } from "react-router";
import { requestContext } from "#app/context.ts";
import { AdminPage } from "#app/features/staff/admin/AdminPage.tsx";
import { adminMeta } from "#app/features/staff/admin/adminMeta.ts";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { useFocusFromAddress } from "#app/forms/useFocusFromAddress.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { redirectWithFlash } from "#app/ui/flash.server.ts";
import * as Descriptions from "../description/description.repo.server.ts";
import { filmDescription, pictureDescription } from "../description/description.schema.ts";
import * as Media from "../media.repo.server.ts";
import { readForm } from "../upload/readForm.server.ts";
import { uploadStatus } from "../upload/uploadStatus.ts";
import * as Videos from "../videos.repo.server.ts";
import type { Route } from "./+types/describeFile.ts";
import styles from "./describeFile.module.css";
import { FilmFields } from "./FilmFields.tsx";
import { PictureFields } from "./PictureFields.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const file = await findFile(params);
  const isFilm = file.type.startsWith("video/");
  return {
    file,
    film: isFilm ? await Videos.findByPath(file.path) : undefined,
    progress: isFilm ? await Videos.findProgress(file.path) : undefined,
    texts: pickTexts(lang, "adminMedia"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { t } = context.get(requestContext);
  const file = await findFile(params);
  const { formData, fileErrors } = await readForm(request, (field) =>
    field.startsWith("captions") ? "captions" : undefined,
  );
  const typed = Object.fromEntries(formData) as Record<string, string>;
  const [error] = Object.values(fileErrors);
  if (error) {
    return data({ error: t(error.key, error.values), typed }, { status: uploadStatus(error) });
  }
  const isFilm = file.type.startsWith("video/");
  const result = (isFilm ? filmDescription : pictureDescription).safeParse(typed);
  if (!result.success) return data({ error: t("adminMedia.tooLong"), typed }, { status: 400 });
  if ("altPt" in result.data) await Descriptions.updatePicture(file.id, result.data);
  else await Descriptions.updateFilm(file.id, result.data);
  return redirectWithFlash(paths.admin.file(file.path), {
    type: "success",
    message: t("adminMedia.saved"),
  });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminMedia.title ?? "");

/** What staff say about one stored picture or film, wherever the site shows it. */
export default function DescribeFilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { file, film, progress } = loaderData;
  const texts = useTexts("adminMedia");
  useFocusFromAddress();
  return (
    <AdminPage title={texts.title} lead={film ? texts.filmLead : texts.pictureLead}>
      <Form method="post" encType="multipart/form-data" className={styles.form}>
        {actionData && (
          <p role="alert" className={styles.error}>
            {actionData.error}
          </p>
        )}
        {film ? (
          <FilmFields file={file} film={film} progress={progress} typed={actionData?.typed} />
        ) : (
          <PictureFields file={file} typed={actionData?.typed} />
        )}
        <SubmitButton busyText={texts.saving}>{texts.save}</SubmitButton>
      </Form>
    </AdminPage>
  );
}

/** The picture or film that the address names. */
async function findFile({ folder, name }: { folder: string; name: string }): Promise<Media.Media> {
  const file = await Media.findByPath(`${folder}/${name}`);
  if (!file || !/^(image|video)\//.test(file.type)) throw new Response(null, { status: 404 });
  return file;
}
