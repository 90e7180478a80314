import { db } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import { answerEnglish, parseEnglish, stringifyEnglish } from "#app/db/english.server.ts";
import {
  type BasedOn,
  findRecordVersion,
  raiseRecordVersion,
  type UpdateResult,
} from "#app/db/versions.server.ts";
import { localize, type StoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { type NumberKey, numberKeys } from "./numberKeys.ts";
import { type Numbers, numberTexts, type PublicNumbers } from "./numbers.schema.ts";

/** The four blocks for editing, with the version to send back with the edit. */
export async function find(): Promise<Numbers & { version: number }> {
  // First: a save in between makes an edit stale rather than lose what was saved.
  const version = await findRecordVersion("numbers");
  const numbers = await findBlocks(({ number, description, en }) => ({
    number,
    description,
    ...answerEnglish(parseEnglish(en)),
  }));
  return { ...numbers, version };
}

/** The four blocks for visitors. */
export async function findPublic(lang: Lang): Promise<PublicNumbers> {
  return findBlocks(({ number, description, en }) =>
    localize({ number, description }, parseEnglish(en), lang, numberTexts),
  );
}

/** The stored English texts, with the Portuguese that each one translates. */
export async function findEnglish(): Promise<Record<NumberKey, StoredEnglish>> {
  return findBlocks(({ en }) => parseEnglish(en));
}

/** Replaces the four blocks. */
export async function update(
  numbers: Numbers,
  basedOn: BasedOn = {},
): Promise<Exclude<UpdateResult, "missing">> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const result = await raiseRecordVersion(trx, "numbers", basedOn);
      if (result === "stale") return result;
      const stored = await trx.selectFrom("homeNumber").select(["key", "en"]).execute();
      for (const key of numberKeys) {
        const { number, description, en } = numbers[key];
        const previous = stored.filter((row) => row.key === key).map((row) => row.en);
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
      await raiseContentVersion(trx);
      return result;
    });
}

type Row = { number: string; description: string; en: string };

async function findBlocks<Block>(toBlock: (row: Row) => Block) {
  const rows = await db().selectFrom("homeNumber").selectAll().execute();
  const blockOf = (key: NumberKey) =>
    toBlock(rows.find((row) => row.key === key) ?? { number: "", description: "", en: "{}" });
  return {
    projects: blockOf("projects"),
    connections: blockOf("connections"),
    regions: blockOf("regions"),
    people: blockOf("people"),
  };
}
