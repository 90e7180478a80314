import { db } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import {
  type BasedOn,
  findRecordVersion,
  raiseRecordVersion,
  type UpdateResult,
} from "#app/db/versions.server.ts";
import type { Banner } from "./banner.schema.ts";

/** The banner for editing, with the version to send back with the edit. */
export async function find(): Promise<Banner & { version: number }> {
  // First: a save in between makes an edit stale rather than lose what was saved.
  const version = await findRecordVersion("banner");
  return { ...(await findStored()), version };
}

/** The banner for visitors: an inactive one has neither link nor images (contract 9). */
export async function findPublic(): Promise<Banner> {
  const banner = await findStored();
  return banner.active
    ? banner
    : { link: "", active: false, desktopImage: null, mobileImage: null };
}

export async function update(
  { active, ...banner }: Banner,
  basedOn: BasedOn = {},
): Promise<Exclude<UpdateResult, "missing">> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const result = await raiseRecordVersion(trx, "banner", basedOn);
      if (result === "stale") return result;
      await trx
        .updateTable("banner")
        .set({
          link: banner.link,
          isActive: active ? 1 : 0,
          desktopImage: banner.desktopImage,
          mobileImage: banner.mobileImage,
        })
        .where("id", "=", 1)
        .execute();
      await raiseContentVersion(trx);
      return result;
    });
}

async function findStored(): Promise<Banner> {
  const { isActive, ...banner } = await db()
    .selectFrom("banner")
    .select(["link", "isActive", "desktopImage", "mobileImage"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return {
    link: banner.link,
    active: isActive === 1,
    desktopImage: banner.desktopImage,
    mobileImage: banner.mobileImage,
  };
}
