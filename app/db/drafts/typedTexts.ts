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

/**
 * What was typed in one row of a form, by the names of its own fields.
 *
 * @param row `partners[1].`
 * @returns undefined where all of it is valid
 */
export function typedIn(typed: TypedTexts, row: string): TypedTexts | undefined {
  const own = Object.entries(typed).filter(([name]) => name.startsWith(row));
  if (own.length === 0) return undefined;
  return Object.fromEntries(own.map(([name, text]) => [name.slice(row.length), text]));
}

/** Whether a draft could be published as it is, as far as its form has told. */
export function isComplete({ typed }: { typed: TypedTexts }): boolean {
  return Object.keys(typed).length === 0;
}
