const coefficients = 64;

/**
 * Whether a JPEG holds every pass of its picture (ITU-T T.81, G.1): a progressive one that was cut between two
 * of them decodes without a warning, only coarsely.
 */
export function hasAllPasses(jpeg: Buffer): boolean {
  /** For each component, how many low bits of each coefficient are still to come; undefined for all. */
  const missing = new Map<number, (number | undefined)[]>();
  let isProgressive = false;
  for (const { marker, content } of segmentsOf(jpeg)) {
    if (marker === 0xc2) {
      isProgressive = true;
      for (let index = 0; index < (content[5] ?? 0); index++) {
        missing.set(content[6 + 3 * index] ?? 0, Array.from({ length: coefficients }));
      }
    }
    if (marker === 0xda) {
      const count = content[0] ?? 0;
      const [first = 0, last = 0, bits = 0] = content.subarray(1 + 2 * count);
      for (let index = 0; index < count; index++) {
        missing.get(content[1 + 2 * index] ?? 0)?.fill(bits & 0x0f, first, last + 1);
      }
    }
  }
  return !isProgressive || [...missing.values()].every((bits) => bits.every((left) => left === 0));
}

/** The marker segments in their order; between them stand the coded pictures. */
function* segmentsOf(jpeg: Buffer) {
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const marker = jpeg[at + 1] ?? 0;
    const isMarker = jpeg[at] === 0xff && marker !== 0 && marker !== 0xff;
    const hasLength = isMarker && (marker < 0xd0 || marker > 0xd9);
    if (hasLength) {
      const length = jpeg.readUInt16BE(at + 2);
      yield { marker, content: jpeg.subarray(at + 4, at + 2 + length) };
      at += 2 + length;
    } else {
      const next = jpeg.indexOf(0xff, at + 1);
      if (next < 0) return;
      at = next;
    }
  }
}
