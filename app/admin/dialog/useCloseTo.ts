import { useNavigate } from "react-router";

/** Closes a dialog that has an address of its own: back to the page behind, which stays as it was. */
export function useCloseTo(path: string): () => void {
  const navigate = useNavigate();
  return () => void navigate(path, { preventScrollReset: true });
}
