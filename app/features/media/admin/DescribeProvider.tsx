import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useLocation } from "react-router";
import type { PictureFacts } from "#app/files/fileFacts.server.ts";
import { DescribingContext, type ShownPicture } from "#app/forms/files/describing.ts";
import { DescribeDialog } from "./DescribeDialog.tsx";

const nothing: readonly ShownPicture[] = [];
const none: Readonly<Record<string, PictureFacts>> = {};

/**
 * Opens the description of a picture over whatever form shows it. Its dialog stands beside the page: a form in a form
 * would be sent with it.
 */
export function DescribeProvider({ children }: { children: ReactNode }) {
  const [{ pictures, at }, setOpened] = useState({ pictures: nothing, at: 0 });
  const { pathname } = useLocation();
  // Another page's loaders know better.
  const [learnt, setLearnt] = useState({ pathname, saved: none });
  const saved = learnt.pathname === pathname ? learnt.saved : none;
  const learn = useCallback(
    (path: string, facts: PictureFacts) =>
      setLearnt((known) => {
        const others = known.pathname === pathname ? known.saved : none;
        return { pathname, saved: { ...others, [path]: facts } };
      }),
    [pathname],
  );
  const describing = useMemo(() => {
    const open = (...pictures: readonly ShownPicture[]) => setOpened({ pictures, at: 0 });
    return { open, saved, learn };
  }, [saved, learn]);
  const picture = pictures[at];
  const goOn = () => setOpened({ pictures, at: at + 1 });
  return (
    <DescribingContext value={describing}>
      {children}
      {picture && (
        <DescribeDialog
          picture={picture}
          position={at + 1}
          count={pictures.length}
          onClose={() => setOpened({ pictures: nothing, at: 0 })}
          onDone={goOn}
          onSaved={(facts) => {
            learn(picture.path, facts);
            goOn();
          }}
        />
      )}
    </DescribingContext>
  );
}
