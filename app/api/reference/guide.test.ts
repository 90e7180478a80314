import { expect, test } from "vitest";
import { apiGuide } from "./guide.server.ts";

const guide = (lang: "pt" | "en") => apiGuide("https://mare.example", lang);

test("what everybody may use comes first, all of it in Portuguese; the rest says that it is English", () => {
  const groups = guide("pt");
  const firstOfStaff = groups.findIndex(({ isForStaff }) => isForStaff);
  for (const [index, { isForStaff, nameLang, operations }] of groups.entries()) {
    expect(isForStaff).toBe(index >= firstOfStaff);
    expect(nameLang).toBe(isForStaff ? "en" : undefined);
    for (const { id, summaryLang } of operations) {
      expect(summaryLang, id).toBe(isForStaff ? "en" : undefined);
    }
    if (isForStaff) expect(operations.filter((operation) => !operation.isForStaff)).toEqual([]);
  }
});
