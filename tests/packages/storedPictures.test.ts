import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("staff and approvers see stored pictures turned as the site shows them: by StoredImage, or by shownPaths", () => {
  const odd = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      name.endsWith(".tsx") &&
      !name.endsWith("StoredImage.tsx") &&
      /<img[^>]*paths\.stored\((?!shown)/.test(readFileSync(`app/${name}`, "utf8")),
  );
  // The site's pictures know by their descriptions; a film's poster is not turned.
  expect(odd.toSorted()).toEqual(["media/Picture.tsx", "media/VideoPlayer.tsx"]);
});
