import { useTexts } from "#app/i18n/useTexts.ts";
import { ButtonLink } from "../Button.tsx";
import { toPageBehind } from "../withoutConnection.ts";

interface CancelLinkProps {
  /** The page behind. */
  to: string;
  /** Id of the element that holds the question. */
  describedBy?: string;
}

/** "Cancelar" at a dialog's foot: closes it as `useCloseTo` does, and works without JavaScript. */
export function CancelLink({ to, describedBy }: CancelLinkProps) {
  const { cancel } = useTexts("adminCommon");
  return (
    <ButtonLink
      look="outline"
      to={to}
      state={toPageBehind}
      preventScrollReset
      {...(describedBy && { describedBy })}
    >
      {cancel}
    </ButtonLink>
  );
}
