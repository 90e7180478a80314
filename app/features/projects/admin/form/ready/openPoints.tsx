import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useDescribing } from "#app/forms/files/describing.ts";
import { useFormStatus } from "#app/forms/saving/formActivity.ts";
import { paths } from "#app/paths.ts";
import type { OpenPoint } from "../../../readiness/readiness.ts";

const OpenPointsContext = createContext<readonly OpenPoint[]>([]);

const StoredIdContext = createContext<number | undefined>(undefined);

/** The id that the form's project is stored under; a new one's from when it was first kept. */
export function useStoredId(): number | undefined {
  return use(StoredIdContext);
}

/** What is open about the project of the form. */
export function useOpenPoints(): readonly OpenPoint[] {
  return use(OpenPointsContext);
}

interface OpenPointsProps {
  /** The stored project's; undefined for a new one. */
  id: number | undefined;
  formId: string;
  /** As the page was rendered, or the form came back. */
  points: readonly OpenPoint[];
  children: ReactNode;
}

/**
 * Asks anew for what is open once what was typed has been kept, or a picture was described over the form, which itself
 * stays as it is.
 */
export function OpenPoints({ id, formId, points, children }: OpenPointsProps) {
  const [latest, setLatest] = useState(points);
  const [given, setGiven] = useState(points);
  const [storedId, setStoredId] = useState<number>();
  if (points !== given) {
    setGiven(points);
    setLatest(points);
  }
  const { autosave } = useFormStatus();
  const keptAt = autosave?.is === "kept" ? autosave.at : undefined;
  const described = useDescribing()?.saved;

  useEffect(() => {
    const isDescribed = Object.keys(described ?? {}).length > 0;
    // Of a new project nothing is known before it is kept.
    if (!keptAt && (id === undefined || !isDescribed)) return;
    const asking = new AbortController();
    const url = id === undefined ? urlOfNew(formId) : paths.admin.openPoints(id);
    // Without a connection or a session the list stays as it was: the form says so itself.
    void fetchPoints(url, asking.signal).then((found) => {
      if (!found) return;
      setLatest(found.points);
      setStoredId(found.id);
    }, ignore);
    return () => asking.abort();
  }, [keptAt, described, id, formId]);

  return (
    <StoredIdContext value={id ?? storedId}>
      <OpenPointsContext value={latest}>{children}</OpenPointsContext>
    </StoredIdContext>
  );
}

/** What a new project's form has kept is known by that form's key. */
function urlOfNew(formId: string): string {
  const key = document.querySelector<HTMLInputElement>(`#${formId} [name=idempotencyKey]`)?.value;
  return paths.admin.openPointsOfNew(key ?? "");
}

function ignore() {}

interface Answer {
  id: number;
  points: OpenPoint[];
}

async function fetchPoints(url: string, signal: AbortSignal): Promise<Answer | undefined> {
  const answer = await fetch(url, { signal });
  if (!answer.ok || answer.redirected) return undefined;
  return answer.json();
}
