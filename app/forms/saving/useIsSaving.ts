import { useNavigation } from "react-router";

/** Whether a form of this page is being submitted, or the page is revalidating after it. */
export function useIsSaving(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== "idle" && formMethod !== undefined && formMethod !== "GET";
}
