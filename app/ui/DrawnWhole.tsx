/**
 * The end of a block that is drawn whole: the page's first frame waits until it has arrived. On a slow
 * phone a block that is drawn by halves moves its own words (CLS). Browsers without `rel=expect` draw as
 * they receive.
 *
 * @param id of this end, which the browser waits for: Chromium takes a block for there when it begins
 */
export function DrawnWhole({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}
