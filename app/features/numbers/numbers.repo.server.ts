import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { parseEnglish, stringifyEnglish, toEnglishKey } from "#app/db/english.server.ts";
import {
  type RecordState,
  type Restored,
  recordChange,
} from "#app/db/history/recordChange.server.ts";
import {
  compactOutdated,
  earlierEnglish,
  type OutdatedEnglish,
  outdatedOf,
} from "#app/db/history/revisionContent.server.ts";
import {
  type ExpectedVersion,
  findRecordVersion,
  raiseRecordVersion,
  type UpdateResult,
} from "#app/db/versions.server.ts";
import { localize, type StoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { type NumberKey, numberKeys } from "./numberKeys.ts";
import { type Numbers, numbersSchema, numberTexts, type PublicNumbers } from "./numbers.schema.ts";

/** The four blocks for editing, with the version to send back with the edit. */
export async function find(): Promise<Numbers & { version: number }> {
  // First: a save in between makes an edit stale rather than lose what was saved.
  const version = await findRecordVersion("numbers");
  return { ...(await findBlocks(toStaffBlock)), version };
}

/** The blocks as their history keeps them. */
export async function findState(executor: Db): Promise<RecordState> {
  const outdated = await findBlocks(
    ({ en, ...portuguese }) => outdatedOf([{ english: parseEnglish(en), portuguese }]),
    executor,
  );
  const content = await findBlocks(toStaffBlock, executor);
  return { title: "", content, outdated: compactOutdated(outdated) };
}

/** The four blocks for visitors. */
export async function findPublic(lang: Lang): Promise<PublicNumbers> {
  return findBlocks(({ number, description, en }) =>
    localize({ number, description }, parseEnglish(en), lang, numberTexts),
  );
}

/** The four blocks for visitors as their draft would make them or, where there is none, as they are (contract 12). */
export async function findDrafted(lang: Lang): Promise<PublicNumbers> {
  const draft = await Drafts.find("home");
  if (!draft) return findPublic(lang);
  const parsed = numbersSchema.safeParse(draft.content);
  const numbers = parsed.success ? parsed.data : (draft.content as Numbers);
  return findBlocks(({ key, en: stored }) => {
    const { en, ...block } = numbers[key];
    const english = stringifyEnglish(numberTexts, block, en, [stored]);
    return localize(block, parseEnglish(english), lang, numberTexts);
  });
}

/** The stored English texts, with the Portuguese that each one translates. */
export async function findEnglish(): Promise<Record<NumberKey, StoredEnglish>> {
  return findBlocks(({ en }) => parseEnglish(en));
}

/** Replaces the four blocks. */
export async function update(
  numbers: Numbers,
  basedOn: ExpectedVersion = {},
  restored?: Restored,
): Promise<Exclude<UpdateResult, "missing">> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const result = await raiseRecordVersion(trx, "numbers", basedOn);
      if (result === "stale") return result;
      await writeState(trx, numbers, restored?.outdated);
      const action = restored ? "restored" : "published";
      await recordChange(trx, { kind: "home", id: null, action, record: await findState(trx) });
      return result;
    });
}

/** Writes the blocks' rows, without a revision. */
export async function writeState(
  trx: Trx,
  numbers: Numbers,
  outdated?: OutdatedEnglish,
): Promise<void> {
  const stored = await trx.selectFrom("homeNumber").select(["key", "en"]).execute();
  for (const key of numberKeys) {
    const { number, description, en } = numbers[key];
    const previous = stored
      .filter((row) => row.key === key)
      .map((row) => row.en)
      .concat(earlierEnglish(outdated, key));
    await trx
      .updateTable("homeNumber")
      .set({
        number,
        description,
        en: stringifyEnglish(numberTexts, { number, description }, en, previous),
      })
      .where("key", "=", key)
      .execute();
  }
}

type Row = { key: NumberKey; number: string; description: string; en: string };

function toStaffBlock({ number, description, en }: Row) {
  return { number, description, ...toEnglishKey(parseEnglish(en)) };
}

async function findBlocks<Block>(toBlock: (row: Row) => Block, executor = db()) {
  const rows = await executor.selectFrom("homeNumber").selectAll().execute();
  const blockOf = (key: NumberKey) =>
    toBlock(rows.find((row) => row.key === key) ?? { key, number: "", description: "", en: "{}" });
  return {
    projects: blockOf("projects"),
    connections: blockOf("connections"),
    regions: blockOf("regions"),
    people: blockOf("people"),
  };
}
