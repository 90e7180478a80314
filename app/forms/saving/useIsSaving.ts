import { useNavigation } from "react-router";

/** Whether a form of this page is on its way, or what it changed is being read again. */
export function useIsSaving(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== "idle" && formMethod !== undefined && formMethod !== "GET";
}
