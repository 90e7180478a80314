import type { UpdateResult } from "#app/db/versions.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import type { SentEnglish } from "#app/i18n/content.ts";
import type { TextEntry } from "./textEntry.ts";

/** An object with texts, and their English versions in `en`. */
export type TextHolder = Record<string, unknown> & { en?: SentEnglish };

/** A record as read by its own feature, to be changed in place and saved. */
export interface EditableRecord {
  root: TextHolder;
  /** "stale" when it has changed since it was opened. */
  save: () => Promise<UpdateResult>;
}

/** The record that contains a text, opened through its feature, so that its rules for saving apply. */
export async function openEditable({
  kind,
  id,
}: Pick<TextEntry, "kind" | "id">): Promise<EditableRecord | undefined> {
  switch (kind) {
    case "project": {
      const project = await Projects.findById(Number(id));
      return project && opened(project, () => Projects.update(project.id, project, project));
    }
    case "numbers": {
      const numbers = await Numbers.find();
      return opened(numbers, () => Numbers.update(numbers, numbers));
    }
    case "banner": {
      const banner = await Banner.find();
      return opened(banner, () => Banner.update(banner, banner));
    }
    case "document": {
      const document = await Documents.findById(Number(id));
      return document && opened(document, () => Documents.update(document.id, document, document));
    }
    case "partner": {
      const partner = await Partners.findById(Number(id));
      return partner && opened(partner, () => Partners.update(partner.id, partner, partner));
    }
    case "image":
      return openMedia(id, "alt");
    case "film":
      return openMedia(id, "transcript");
  }
}

async function openMedia(
  path: string,
  field: Descriptions.DescriptionField,
): Promise<EditableRecord | undefined> {
  const media = await Media.findByPath(path);
  if (!media) return undefined;
  const pt = media[`${field}Pt`];
  const en = media[`${field}En`];
  const record: TextHolder = { [field]: pt, en: { [field]: en } };
  return opened(record, () =>
    Descriptions.updateEnglish(media.id, field, record.en ?? {}, { pt, en }),
  );
}

function opened(record: object, save: EditableRecord["save"]): EditableRecord {
  return { root: record as TextHolder, save };
}
