import { useNavigate } from "react-router";
import { toPageBehind } from "../withoutConnection.ts";

/** Closes a dialog that has its own URL, returning to the page behind without changing it. */
export function useCloseTo(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { preventScrollReset: true, state: toPageBehind });
}
