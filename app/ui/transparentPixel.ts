/** A picture of one transparent pixel, inlined: it costs no request, unlike a picture that is merely hidden. */
export const transparentPixel =
  "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";
