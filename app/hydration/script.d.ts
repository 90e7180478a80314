/** A client file as the text of an inline script (`scripts/inlineScripts.ts`). */
declare module "*?script" {
  const text: string;
  export default text;
}
