import { useTexts } from "#app/i18n/useTexts.ts";
import { SaveButton } from "../saving/SaveButton.tsx";
import { draftButton } from "./formButtons.ts";

/** "Salvar rascunho" of a form whose first button publishes: it keeps what is typed, and visitors see nothing of it. */
export function DraftButton() {
  const { drafts } = useTexts("adminCommon");
  return <SaveButton {...draftButton} look="outline" label={drafts.save} />;
}
