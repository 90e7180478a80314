/** Apart from the schema: pages of visitors ask this, and load no zod. */
interface Words {
  text?: unknown;
  decorative?: unknown;
}

/** Whether it says anything, in its language or in Portuguese: else the file's own description holds. */
export function isSaid(alt: Words | undefined): boolean {
  return Boolean(alt?.decorative) || String(alt?.text ?? "").trim() !== "";
}

/** The same in any language. */
export function isSaidAnyhow(alt: (Words & { en?: Words | undefined }) | undefined): boolean {
  return isSaid(alt) || isSaid({ text: alt?.en?.text });
}
