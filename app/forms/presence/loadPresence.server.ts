import type { RequestInfo } from "#app/context.ts";
import { ago } from "#app/i18n/ago.ts";
import * as Presence from "./presence.repo.server.ts";
import type {
  OpenedForm,
  PageVisibility,
  ServedPresence,
  ShownPresence,
} from "./presence.schema.ts";

/**
 * Notes that a record's form is open, and tells who else has it open. Where it cannot be noted (a full disk) the form
 * opens all the same.
 *
 * @param seen "closed": it no longer is
 */
export async function notePresence(
  form: OpenedForm & { seen: PageVisibility | "closed" },
  { staff, lang, log }: RequestInfo,
): Promise<ShownPresence> {
  if (!staff) return { colleagues: [], isOpenElsewhere: false };
  const { seen } = form;
  try {
    if (seen === "closed") await Presence.forget(staff.id, form);
    else await Presence.note(staff.id, { ...form, seen });
  } catch (error) {
    log.warn({ err: error }, "an opened form could not be noted");
  }
  const { colleagues, isOpenElsewhere } = await Presence.findPresent(staff.id, form);
  return {
    colleagues: colleagues.map(({ id, name, openedAt, typed }) => ({
      ...{ id, name, since: ago(openedAt, lang) },
      ...{ field: typed?.field ?? "", typed: typed ? ago(typed.at, lang) : "" },
    })),
    isOpenElsewhere,
  };
}

/**
 * The same for the loader of a record's screen: without a script, the page that was served is all that is known.
 *
 * @param id 0 for the banner and the numbers
 */
export async function loadPresence(
  kind: OpenedForm["kind"],
  id: number,
  info: RequestInfo,
): Promise<ServedPresence> {
  const shown = await notePresence({ kind, id, tab: "", field: "", seen: "served" }, info);
  // Nobody knows yet which tab this is.
  return { kind, id, ...shown, isOpenElsewhere: false };
}
