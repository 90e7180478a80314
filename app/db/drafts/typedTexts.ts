import { getPaths } from "@conform-to/dom";

/**
 * What was typed in fields where it cannot be published as it is, such as half a link: by the field's name,
 * `posts[0].link`.
 */
export type TypedTexts = Readonly<Record<string, string>>;

/** A draft as its form shows it. Everybody else gets its content, which is valid without what stands here. */
export function asTyped<Content extends object>({
  content,
  typed,
}: {
  content: Content;
  typed: TypedTexts;
}): Content {
  const shown = structuredClone(content);
  for (const [name, text] of Object.entries(typed)) {
    const path = getPaths(name);
    const last = path.pop();
    let parent = shown as Record<string | number, unknown>;
    for (const key of path) {
      parent[key] ??= {};
      parent = parent[key] as typeof parent;
    }
    if (last !== undefined) parent[last] = text;
  }
  return shown;
}

/** Whether a draft could be published as it is, as far as its form has told. */
export function isComplete({ typed }: { typed: TypedTexts }): boolean {
  return Object.keys(typed).length === 0;
}
