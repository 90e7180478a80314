import { db } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import { storeOrder } from "#app/db/positions.server.ts";

/**
 * Moves a project within its section of the admin list, highlighted or not, and stores the whole order
 * again: highlighted projects first (spec 2).
 *
 * @param place 1-based within the section; clamped to its ends
 * @returns false: no such project
 */
export async function move(id: number, place: number): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const rows = await trx
        .selectFrom("project")
        .select(["id", "isHighlighted"])
        .orderBy("position")
        .orderBy("id")
        .execute();
      const moved = rows.find((row) => row.id === id);
      if (!moved) return false;
      const section = rows.filter((row) => row.isHighlighted === moved.isHighlighted);
      const others = rows.filter((row) => row.isHighlighted !== moved.isHighlighted);
      const placed = section.filter((row) => row !== moved);
      placed.splice(place - 1, 0, moved);
      const whole = moved.isHighlighted ? [...placed, ...others] : [...others, ...placed];
      await storeOrder(
        trx,
        "project",
        whole.map((row) => row.id),
      );
      await raiseContentVersion(trx);
      return true;
    });
}
