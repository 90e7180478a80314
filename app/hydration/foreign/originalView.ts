/**
 * Lets React hydrate a page that others have changed: to React, which walks the tree by `firstChild` and
 * `nextSibling` and compares texts by `nodeValue` and `textContent`, the page looks as the server sent it.
 * Nothing is moved, so that nothing flickers and no focus is lost; the changed nodes get properties of their
 * own, until the page is hydrated.
 */
export class OriginalView {
  /** The children that a changed node had. */
  #children = new Map<Node, readonly Node[]>();
  /** What a changed text was. */
  #texts = new Map<Node, string>();
  #presented: [Node, string][] = [];

  /** @param records all changes since the last call, in their order */
  add(records: readonly MutationRecord[]): void {
    const changes = new Map<Node, MutationRecord[]>();
    for (const record of records) {
      const { type, target, oldValue } = record;
      if (type === "characterData") {
        if (!this.#texts.has(target)) this.#texts.set(target, oldValue ?? "");
        this.#present(target, "nodeValue", this.#texts.get(target));
      } else if (!this.#children.has(target)) {
        const known = changes.get(target);
        if (known) known.push(record);
        else changes.set(target, [record]);
      }
    }
    for (const [parent, ofParent] of changes) {
      this.#children.set(parent, childrenBefore(parent, ofParent));
      this.#presentChildren(parent);
    }
    for (const { type, target } of records) {
      if (type === "characterData") this.#presentText(this.#parentOf(target));
    }
  }

  /** Shows the page as it is again. */
  end(): void {
    for (const [node, name] of this.#presented) Reflect.deleteProperty(node, name);
    this.#presented = [];
  }

  #presentChildren(parent: Node): void {
    const children = this.#children.get(parent) ?? [];
    this.#present(parent, "firstChild", children[0] ?? null);
    for (const [index, child] of children.entries()) {
      this.#present(child, "nextSibling", children[index + 1] ?? null);
    }
    this.#presentText(parent);
  }

  /** React compares the text of an element that has nothing else in it. */
  #presentText(parent: Node | null): void {
    const children = parent && (this.#children.get(parent) ?? [...parent.childNodes]);
    if (!children?.every((child) => child.nodeType === Node.TEXT_NODE)) return;
    const texts = children.map((child) => this.#texts.get(child) ?? child.nodeValue);
    this.#present(parent as Node, "textContent", texts.join(""));
  }

  #parentOf(text: Node): Node | null {
    for (const [parent, children] of this.#children) if (children.includes(text)) return parent;
    return text.parentNode;
  }

  #present(node: Node, name: string, value: unknown): void {
    this.#presented.push([node, name]);
    Object.defineProperty(node, name, {
      configurable: true,
      get: () => value,
      set(written) {
        Reflect.deleteProperty(node, name);
        Reflect.set(node, name, written);
      },
    });
  }
}

/** What a node's children were before these changes, which are undone from the last to the first. */
function childrenBefore(parent: Node, changes: readonly MutationRecord[]): Node[] {
  const children: Node[] = [...parent.childNodes];
  for (const { addedNodes, removedNodes, previousSibling } of [...changes].reverse()) {
    const start = previousSibling ? children.indexOf(previousSibling as ChildNode) + 1 : 0;
    children.splice(start, addedNodes.length, ...removedNodes);
  }
  return children;
}
