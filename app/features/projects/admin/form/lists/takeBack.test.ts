import { expect, test } from "vitest";
import { takeBack } from "./useSelection.ts";

test("photos that were removed come back, each with what was said in its place, one that stands twice too", () => {
  const photo = (file: string, text: string) => ({ file, fileAlt: { text } });
  const first = photo("images/a.webp", "De manhã");
  const other = photo("images/b.webp", "A ponte");
  const again = photo("images/a.webp", "De noite");
  const before = [first, other, again];
  expect(takeBack({ before, after: [first, other] }, [first, other])).toEqual(before);
  expect(takeBack({ before, after: [other, again] }, [other, again])).toEqual(before);
  // What was said since then stays.
  const changed = photo("images/a.webp", "À noite");
  expect(takeBack({ before, after: [again, first] }, [changed, first])).toEqual([
    first,
    other,
    changed,
  ]);
});
