import { db } from "#app/db/connection.server.ts";
import { recordChange } from "#app/db/history/recordChange.server.ts";
import { applyMove, type Move } from "#app/db/order.ts";
import { storeOrder } from "#app/db/positions.server.ts";

interface Row {
  id: number;
  name: string;
  isHighlighted: 0 | 1;
}

/**
 * Moves a project to a numbered place in its section of the admin list.
 *
 * @param place 1-based within the section; clamped to its ends
 * @returns false: no such project
 */
export function move(id: number, place: number): Promise<boolean> {
  return moveInSection(id, (section) => {
    const moved = section.filter((row) => row.id === id);
    return section.filter((row) => row.id !== id).toSpliced(place - 1, 0, ...moved);
  });
}

/**
 * Moves a project beside another of its section.
 *
 * @returns false: one of them is gone, or they are no longer in the same section
 */
export function moveBeside(wanted: Move): Promise<boolean> {
  return moveInSection(wanted.id, (section) => applyMove(section, wanted));
}

/**
 * Sorts a project's section of the admin list, highlighted or not, and stores the whole order again:
 * highlighted projects first (spec 2).
 *
 * @param sort returns undefined where the move is impossible
 */
async function moveInSection(
  id: number,
  sort: (section: readonly Row[]) => Row[] | undefined,
): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const rows = await trx
        .selectFrom("project")
        .select(["id", "name", "isHighlighted"])
        .orderBy("position")
        .orderBy("id")
        .execute();
      const moved = rows.find((row) => row.id === id);
      if (!moved) return false;
      const section = rows.filter((row) => row.isHighlighted === moved.isHighlighted);
      const others = rows.filter((row) => row.isHighlighted !== moved.isHighlighted);
      const placed = sort(section);
      if (!placed) return false;
      const whole = moved.isHighlighted ? [...placed, ...others] : [...others, ...placed];
      await storeOrder(
        trx,
        "project",
        whole.map((row) => row.id),
      );
      await recordChange(trx, { kind: "project", id, action: "ordered", title: moved.name });
      return true;
    });
}
