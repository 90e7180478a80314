import type { Row } from "../tables.ts";
import type { Origin } from "./actor.server.ts";

/** Who made a change, or saved a draft. */
export interface Author {
  origin: Origin;
  /** Null for the site and for commands. The id is null once the account is removed. */
  staff: { id: number | null; name: string } | null;
}

/** The author that a row with these columns names. */
export function toAuthor({
  origin,
  staffId,
  staffName,
}: Pick<Row<"revision">, "origin" | "staffId" | "staffName">): Author {
  const isByStaff = staffId !== null || staffName !== "";
  return { origin, staff: isByStaff ? { id: staffId, name: staffName } : null };
}

/** What changes are called that nobody made on a screen. */
const names: Partial<Record<Origin, string>> = {
  api: "API",
  command: "linha de comando",
};

/** Who changed something, as staff and API clients read it; null for the site itself. */
export function toBy({ origin, staff }: Author) {
  const name = names[origin] ?? staff?.name;
  return name === undefined ? null : { id: staff?.id ?? null, name };
}
