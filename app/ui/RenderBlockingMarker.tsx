/**
 * Marks the end of a block that must be painted in one go: the page's first frame waits until it has arrived
 * (`rel=expect`). On a slow phone a half-painted block shifts its own text (CLS). Browsers without
 * `rel=expect` paint as they receive.
 *
 * @param id of this end marker: Chromium considers a block present as soon as it begins
 */
export function RenderBlockingMarker({ id }: { id: string }) {
  return (
    <>
      <link rel="expect" href={`#${id}`} blocking="render" />
      <span id={id} hidden />
    </>
  );
}
