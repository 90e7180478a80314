import { type ReactNode, useCallback, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { PictureFacts } from "#app/files/fileFacts.server.ts";
import {
  type DescribablePicture,
  DescribingContext,
  type ShownPicture,
} from "#app/forms/files/describing.ts";
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
  const [{ saved, of }, setLearnt] = useState({ of: pathname, saved: none });
  // Another page's loaders know better, and so do this one's when somebody comes back to it.
  if (of !== pathname) setLearnt({ of: pathname, saved: none });
  const learn = useCallback(
    (path: string, facts: PictureFacts) =>
      setLearnt((known) => ({ ...known, saved: { ...known.saved, [path]: facts } })),
    [],
  );
  const offered = useRef(new Map<Element, DescribablePicture>());
  const describing = useMemo(() => {
    const open = (...pictures: readonly ShownPicture[]) => setOpened({ pictures, at: 0 });
    const offer = (button: Element, picture: DescribablePicture) => {
      offered.current.set(button, picture);
      return () => void offered.current.delete(button);
    };
    const openFrom = (button: Element) => open(...picturesFrom(button, offered.current));
    return { open, offer, openFrom, saved, learn };
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

/** The picture of a button; with the others of its form that lack a text, from there on and around, if it lacks one. */
function picturesFrom(button: Element, offered: ReadonlyMap<Element, DescribablePicture>) {
  const own = offered.get(button);
  if (!own?.isMissing) return own ? [own] : [];
  const form = button.closest("form");
  const missing = [...offered]
    .filter(([each, { isMissing }]) => isMissing && each.closest("form") === form)
    .sort(([a], [b]) => (isBefore(a, b) ? -1 : 1));
  const start = missing.findIndex(([each]) => each === button);
  const pictures = [...missing.slice(start), ...missing.slice(0, start)].map(([, each]) => each);
  // One that stands in two places is described once.
  return pictures.filter(
    ({ path }, index) => pictures.findIndex((each) => each.path === path) === index,
  );
}

function isBefore(a: Element, b: Element): boolean {
  return Boolean(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
}
