import { requestContext } from "#app/context.ts";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import { type TypedTexts, typedIn } from "#app/db/drafts/typedTexts.ts";
import type { Idempotency, NamedRow } from "#app/db/idempotency.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { counted } from "#app/i18n/fill.ts";
import { isBlank, trimmed } from "#app/text/blank.ts";
import type { z } from "#app/validation/zod.ts";
import { loadFormDraft } from "../drafts/loadFormDraft.server.ts";
import { readButtons } from "../drafts/publishOrDraft.server.ts";
import { type ActionArgs, saveForm } from "../saving/saveForm.server.ts";

interface ManyRules<List extends string, Row extends object, Content> {
  schema: z.ZodType<Record<List, Row[]>>;
  list: List;
  /** The names of a row's file and of what its file name suggests. */
  file: string;
  name: string;
  nameOf: (fileName: string) => string;
  toRecord: (row: Row) => Content;
  /**
   * As one change, in this order; returns how many rows of an earlier submission were taken back out, and the indices of
   * those that somebody else has changed since.
   */
  publishAll: (
    rows: NamedRow<Content>[],
    once: Idempotency,
  ) => Promise<{ dropped: number; taken: number[] }>;
  /** Keeps them as drafts; what the form has kept before and no longer holds goes. Returns the same indices. */
  keepAll: (rows: NamedRow<Content>[], once: Idempotency) => Promise<number[]>;
  /** Discards what the form, which is left, has kept by itself. */
  discardOwn: (form: DraftForm) => Promise<void>;
  /** The page of the list that they are added to. */
  page: string;
  texts: Record<"none" | "saved" | "savedOne" | "kept" | "keptOne", string>;
}

/**
 * The action of the form of many new records: each row becomes one, in the order of the rows, once however often the
 * form is sent. Rows that somebody else has changed since they were kept stay as they are: the form comes back with what was
 * typed in them, and names them. Of the others it is all or none. A row that an earlier submission still had is taken back out. Files that came with the form itself give
 * their rows a name first, and come back to be checked. Kept while somebody types, or by "Salvar rascunho", each row is a
 * record that is only a draft, and waits in the list.
 */
export function saveMany<List extends string, Row extends object, Content>(
  args: ActionArgs,
  rules: ManyRules<List, Row, Content>,
) {
  const { list, page, texts } = rules;
  const { lang, t } = args.context.get(requestContext);
  const buttons = readButtons();
  return saveForm(args, {
    schema: rules.schema,
    discardOwn: rules.discardOwn,
    prepare: (formData, sentNames) => {
      buttons.prepare(formData);
      return nameRows(formData, sentNames, rules);
    },
    save: async (value, { idempotency, isAutosave, typed = {} }) => {
      const rows = value[list]
        .map((row, index) => ({ row, typed: typedIn(typed, `${list}[${index}].`) }))
        .filter(({ row, typed }) => hasContent(row) || typed !== undefined);
      /** The form stays, with what was typed in the rows that could not be stored; undefined where all were. */
      const refusal = (taken: readonly number[], stored = "") => {
        const names = taken.map((index) => nameOfRow(rows[index]?.row, index, rules)).join(", ");
        const message = `${stored} ${t("adminCommon.autosave.manyTaken", { names })}`.trim();
        return names && { version: 0, differences: [], message };
      };
      if (isAutosave) {
        return refusal(await rules.keepAll(named(rows, rules), idempotency)) || new Response();
      }
      if (rows.length === 0) return { version: 0, differences: [], message: texts.none };
      const store = buttons.isDraft()
        ? async () => ({ taken: await rules.keepAll(named(rows, rules), idempotency), dropped: 0 })
        : () => rules.publishAll(named(rows, rules), idempotency);
      const { dropped, taken } = await store();
      const [one, many] = buttons.isDraft()
        ? [texts.keptOne, texts.kept]
        : [texts.savedOne, texts.saved];
      const message = counted(rows.length - taken.length, lang, one, many);
      const isUndoable = !buttons.isDraft() && rows.length === 1 && dropped === 0;
      return (
        refusal(taken, message) ||
        redirectWithFlash(page, { type: "success", message }, { isUndoable })
      );
    },
  });
}

/** A row is known again by its file, wherever it stands by then; the same file twice by which of them it is. */
function named<List extends string, Row extends object, Content>(
  rows: readonly { row: Row; typed: TypedTexts | undefined }[],
  { file, toRecord }: ManyRules<List, Row, Content>,
): NamedRow<Content>[] {
  const counts = new Map<string, number>();
  return rows.map(({ row, typed }) => {
    const path = String((row as Record<string, unknown>)[file] ?? "");
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    return { name: `${path} ${count}`, content: toRecord(row), ...(typed && { typed }) };
  });
}

function nameOfRow<Row extends object>(
  row: Row | undefined,
  index: number,
  { name }: Pick<NamedRows, "name">,
): string {
  const text = trimmed(String((row as Record<string, unknown> | undefined)?.[name] ?? ""));
  return text ? `“${text}”` : `${index + 1}`;
}

function hasContent(row: object): boolean {
  return Object.values(row).some((value) => typeof value === "string" && !isBlank(value));
}

type NamedRows = Pick<ManyRules<string, object, object>, "list" | "file" | "name" | "nameOf">;

/** The form as it was kept; rows that came from the library have the names that their files suggest. */
export function loadMany(args: Parameters<typeof loadFormDraft>[0], rows: NamedRows) {
  return loadFormDraft(args, (formData) => nameRows(formData, new Map(), rows));
}

/** Gives a row that has no name yet the one that its file suggests. */
async function nameRows(
  formData: FormData,
  sentNames: ReadonlyMap<string, string>,
  { list, file, name, nameOf }: NamedRows,
): Promise<void> {
  const ofFile = new RegExp(`^(${list}\\[\\d+\\])\\.${file}$`);
  const unnamed = [...formData].flatMap(([field, path]) => {
    const row = ofFile.exec(field)?.[1];
    const isNew = row !== undefined && !formData.has(`${row}.${name}`);
    return isNew && typeof path === "string" ? [{ field, row, path }] : [];
  });
  const files = await Media.findAllByPaths(unnamed.map(({ path }) => path));
  for (const { field, row, path } of unnamed) {
    const stored = files.find((media) => media.path === path);
    formData.set(`${row}.${name}`, nameOf(sentNames.get(field) ?? stored?.originalName ?? ""));
  }
}
