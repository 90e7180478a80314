/** Joins the class names that are truthy: `classes("a", open && "b")`. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
