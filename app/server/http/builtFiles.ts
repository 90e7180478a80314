import sirv from "sirv";
import type { Step } from "./exchange.ts";

/** The built assets and the files of `public/`; hashed names never change their content. */
export function builtFiles(folder: string): Step {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, pathname) => {
      res.setHeader(
        "Cache-Control",
        pathname.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  return ({ req, res }) =>
    new Promise((resolve) => {
      res.once("close", () => resolve(true));
      serve(req, res, () => resolve(false));
    });
}
