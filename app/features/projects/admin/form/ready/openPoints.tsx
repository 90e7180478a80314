import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useFormStatus } from "#app/forms/saving/formActivity.ts";
import { paths } from "#app/paths.ts";
import type { OpenPoint } from "../../../readiness/readiness.ts";

const OpenPointsContext = createContext<OpenPoint[] | undefined>(undefined);

/** What is open about the project of the form; undefined for one that is not stored yet. */
export function useOpenPoints(): OpenPoint[] | undefined {
  return use(OpenPointsContext);
}

interface OpenPointsProps {
  /** The stored project's; undefined for a new one. */
  id: number | undefined;
  /** As the page was rendered. */
  points: OpenPoint[] | undefined;
  children: ReactNode;
}

/** Asks anew for what is open once what was typed has been kept; the form itself stays as it is. */
export function OpenPoints({ id, points, children }: OpenPointsProps) {
  const [latest, setLatest] = useState(points);
  const { autosave } = useFormStatus();
  const keptAt = autosave?.is === "kept" ? autosave.at : undefined;

  useEffect(() => {
    if (!keptAt || id === undefined) return;
    const asking = new AbortController();
    // Without a connection or a session the list stays as it was: the form says so itself.
    void fetchPoints(id, asking.signal).then((found) => found && setLatest(found), ignore);
    return () => asking.abort();
  }, [keptAt, id]);

  return <OpenPointsContext value={latest}>{children}</OpenPointsContext>;
}

function ignore() {}

async function fetchPoints(id: number, signal: AbortSignal): Promise<OpenPoint[] | undefined> {
  const answer = await fetch(paths.admin.openPoints(id), { signal });
  if (!answer.ok || answer.redirected) return undefined;
  return (await answer.json()).points;
}
