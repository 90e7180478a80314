import { type ReactNode, useCallback, useMemo, useState } from "react";
import type { AltState } from "#app/files/mediaDescription.ts";
import { DescribingContext, type ShownPicture } from "#app/forms/files/describing.ts";
import { DescribeDialog } from "./DescribeDialog.tsx";

/**
 * Opens the description of a picture over whatever form shows it. Its dialog stands beside the page: a form in a form
 * would be sent with it.
 */
export function DescribeProvider({ children }: { children: ReactNode }) {
  const [picture, setPicture] = useState<ShownPicture>();
  const [saved, setSaved] = useState<Record<string, AltState>>({});
  const learn = useCallback(
    (path: string, state: AltState) => setSaved((known) => ({ ...known, [path]: state })),
    [],
  );
  const describing = useMemo(() => ({ open: setPicture, saved, learn }), [saved, learn]);
  const close = () => setPicture(undefined);
  return (
    <DescribingContext value={describing}>
      {children}
      {picture && (
        <DescribeDialog
          picture={picture}
          onClose={close}
          onSaved={(state) => {
            learn(picture.path, state);
            close();
          }}
        />
      )}
    </DescribingContext>
  );
}
