/** Where a node belongs that others have taken out of its parent. */
interface Place {
  parent: Node;
  /** What others put around it or in its stead; none where they only removed it. */
  standIns: Node[];
  /** The sibling that followed it. */
  next: Node | null;
}

/** By node of the page, while it is away from its parent. */
const places = new WeakMap<Node, Place>();
/** By node that others put in, the node of the page that it stands for. */
const standsFor = new WeakMap<Node, Node>();
/** By text of the page, what others have cut from it; and the reverse. */
const pieces = new WeakMap<Node, Node[]>();
const cutFrom = new WeakMap<Node, Node>();
/** Nodes that others put into the page. */
const foreign = new WeakSet<Node>();

/**
 * Follows changes of the page, so that it is known which of its nodes others have displaced, and what stands
 * in their places: a translator's `<font>`, the wrapper around a field.
 *
 * @param records all changes since the last call, in their order. Those by React do no harm: it does not use
 *   again what it has removed.
 * @returns the nodes of the page that were taken out or split
 */
export function followChanges(records: readonly MutationRecord[]): Set<Node> {
  const fresh = new Set<Node>();
  const touched = new Set<Node>();
  for (const record of records) {
    const { target } = record;
    for (const node of record.addedNodes) {
      if (places.has(node) || isOfReact(node)) continue;
      foreign.add(node);
      fresh.add(node);
    }
    for (const node of record.removedNodes) {
      if (foreign.has(node)) passOn(node, record, fresh);
      else if (!places.has(node)) {
        const standIns = newcomers(record, fresh);
        for (const each of standIns) standsFor.set(each, node);
        places.set(node, { parent: target, standIns, next: record.nextSibling });
        touched.add(node);
      }
    }
    for (const node of record.addedNodes) if (places.get(node)?.parent === target) settle(node);
  }
  for (const { type, target } of records) {
    const cut = type === "characterData" && noteSplit(target, fresh);
    if (cut) touched.add(cut);
  }
  return touched;
}

/** Whether a node was taken out of this parent by others, and has not come back. */
export function isDisplaced(node: Node, parent: Node): boolean {
  return node.parentNode !== parent && places.get(node)?.parent === parent;
}

/** The child of `parent` that is now where a displaced node should be; null for the end. */
export function inPlaceOf(node: Node, parent: Node): Node | null {
  const seen = new Set<Node>();
  for (let at: Node | null = node; at && !seen.has(at); at = places.get(at)?.next ?? null) {
    seen.add(at);
    const there = childAround(at, parent) ?? standInOf(at, parent);
    if (there) return there;
  }
  return null;
}

/** Removes a displaced node for good, with what others put in its place. */
export function removeDisplaced(node: Node, parent: Node): void {
  const wrapper = childAround(node, parent);
  const standIns = places.get(node)?.standIns ?? [];
  places.delete(node);
  removePieces(node);
  if (!wrapper) {
    for (const each of standIns) if (each.parentNode === parent) parent.removeChild(each);
    return;
  }
  node.parentNode?.removeChild(node);
  if (!holdsOthers(wrapper)) parent.removeChild(wrapper);
}

/** What React has written into a text is shown: the text returns to its place, without what stood there. */
export function showWritten(text: Node): void {
  removePieces(text);
  const place = places.get(text);
  if (!place || childAround(text, place.parent)) return;
  place.parent.insertBefore(text, inPlaceOf(text, place.parent));
  settle(text);
}

/** A node that is back in its place needs nobody who stands for it. */
function settle(node: Node): void {
  const place = places.get(node);
  places.delete(node);
  for (const each of place?.standIns ?? []) {
    standsFor.delete(each);
    if (each.parentNode === place?.parent) each.parentNode?.removeChild(each);
  }
}

/** Nodes that others have just put where the record's node was removed. */
function newcomers(
  { addedNodes, previousSibling, nextSibling }: MutationRecord,
  fresh: ReadonlySet<Node>,
): Node[] {
  const isFree = (node: Node | null): node is Node =>
    node !== null && fresh.has(node) && !standsFor.has(node);
  const added = [...addedNodes].filter(isFree);
  if (added.length > 0) return added;
  return [previousSibling, nextSibling].filter(isFree).slice(0, 1);
}

/** Others have replaced what others put in: the newcomers are there for the same node of the page. */
function passOn(node: Node, record: MutationRecord, fresh: ReadonlySet<Node>): void {
  const others = newcomers(record, fresh);
  const original = standsFor.get(node);
  const place = original && places.get(original);
  if (original && place) {
    for (const each of others) standsFor.set(each, original);
    place.standIns = place.standIns.flatMap((each) => (each === node ? others : [each]));
  }
  const whole = cutFrom.get(node);
  if (whole) addPieces(whole, others);
}

/**
 * Part of a text may have been cut off and put behind it, to be wrapped.
 *
 * @returns the text of the page that was cut, maybe not for the first time
 */
function noteSplit(text: Node, fresh: ReadonlySet<Node>): Node | undefined {
  const siblings = [...(text.parentNode?.childNodes ?? [])];
  const behind = siblings.slice(siblings.indexOf(text as ChildNode) + 1);
  const end = behind.findIndex((node) => !fresh.has(node) || cutFrom.has(node));
  const cut = end < 0 ? behind : behind.slice(0, end);
  if (cut.length === 0) return undefined;
  const whole = cutFrom.get(text) ?? text;
  addPieces(whole, cut);
  return whole;
}

function addPieces(whole: Node, cut: readonly Node[]): void {
  for (const each of cut) cutFrom.set(each, whole);
  pieces.set(whole, [...(pieces.get(whole) ?? []), ...cut]);
}

function removePieces(text: Node): void {
  for (const each of pieces.get(text) ?? []) each.parentNode?.removeChild(each);
  pieces.delete(text);
}

/** The child of `parent` that a node is or is inside of. */
function childAround(node: Node, parent: Node): Node | undefined {
  let at: Node | null = node;
  while (at && at.parentNode !== parent) at = at.parentNode;
  return at ?? undefined;
}

function standInOf(node: Node, parent: Node): Node | undefined {
  return places.get(node)?.standIns.find((each) => each.parentNode === parent);
}

function holdsOthers(wrapper: Node): boolean {
  return [...wrapper.childNodes].some((node) => isOfReact(node) || holdsOthers(node));
}

let reactKey: string | undefined;

/** React marks its nodes; before hydration none has its mark. */
function isOfReact(node: Node): boolean {
  reactKey ??= Object.keys(document)
    .find((key) => key.startsWith("__reactContainer$"))
    ?.replace("Container", "Fiber");
  return reactKey !== undefined && reactKey in node;
}
