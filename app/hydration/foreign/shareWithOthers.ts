import { observed } from "../start/recordChanges.ts";
import {
  followChanges,
  inPlaceOf,
  isDisplaced,
  removeDisplaced,
  showWritten,
} from "./displaced.ts";
import { OriginalView } from "./originalView.ts";

/**
 * Lets React and others change the same page: translators put `<font>` in the place of texts, extensions wrap
 * fields and insert elements, blockers remove some (`docs/decisions`). While React hydrates, it sees the page
 * as the server sent it (`originalView.ts`). From then on its changes are made where its nodes are now
 * (`displaced.ts`), where it would throw, or write into a text that is not on the page.
 *
 * Call it before hydration.
 *
 * @returns a function to call when React has hydrated the page
 */
export function shareWithOthers(): () => void {
  const view = new OriginalView();
  let isHydrated = false;
  const texts = new Set<Text>();
  const observer = new MutationObserver(follow);

  function follow(changes: MutationRecord[]): void {
    // React sets what a text box holds as its children.
    const shared = changes.filter(({ target }) => !(target instanceof HTMLTextAreaElement));
    if (!isHydrated) view.add(shared);
    for (const node of followChanges(shared)) {
      if (node instanceof Text) {
        if (isHydrated) whenWritten(node, showWritten);
        else texts.add(node);
      } else if (/^(LINK|META|TITLE)$/.test(node.nodeName) && !node.parentNode) {
        // React removes these from wherever they are, which must be somewhere.
        document.createDocumentFragment().append(node);
      }
    }
  }

  follow(recordedChanges());
  observer.observe(document, observed);
  tolerate(() => follow(observer.takeRecords()));
  return () => {
    follow(observer.takeRecords());
    isHydrated = true;
    view.end();
    for (const text of texts) whenWritten(text, showWritten);
  };
}

/** What has changed before; from now on this file observes the page. */
function recordedChanges(): MutationRecord[] {
  const { recordedChanges } = window;
  if (!recordedChanges) return [];
  const { observer, records } = recordedChanges;
  const all = [...records, ...observer.takeRecords()];
  observer.disconnect();
  delete window.recordedChanges;
  return all;
}

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");

/** Calls `act` when React, which uses `nodeValue`, writes into a text. */
function whenWritten(text: Text, act: (text: Text) => void): void {
  Object.defineProperty(text, "nodeValue", {
    configurable: true,
    get: () => nodeValue?.get?.call(text),
    set(written) {
      nodeValue?.set?.call(text, written);
      act(text);
    },
  });
}

/**
 * Makes the two methods by which React removes and inserts nodes find those that others have displaced: they
 * would throw, and the page would be replaced by an error (facebook/react#11538). For all other nodes they do
 * what they always did.
 *
 * @param catchUp follows the changes that have not been reported yet
 */
function tolerate(catchUp: () => void): void {
  const { insertBefore, removeChild } = Node.prototype;
  const isAway = (node: Node, parent: Node) => {
    if (node.parentNode === parent) return false;
    catchUp();
    return isDisplaced(node, parent);
  };
  Node.prototype.insertBefore = function <Inserted extends Node>(
    this: Node,
    node: Inserted,
    before: Node | null,
  ): Inserted {
    const next = before && isAway(before, this) ? inPlaceOf(before, this) : before;
    return insertBefore.call(this, node, next) as Inserted;
  };
  Node.prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    if (!isAway(node, this)) return removeChild.call(this, node) as Removed;
    removeDisplaced(node, this);
    return node;
  };
}
