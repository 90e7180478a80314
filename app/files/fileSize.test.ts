import { expect, test } from "vitest";
import { translate } from "#app/i18n/texts.server.ts";
import { fileSize, sizeLimit } from "./fileSize.ts";
import { mediaMessage } from "./mediaMessage.ts";

test.each([
  [1, "pt", "1 KB"],
  [84_300, "pt", "84 KB"],
  [1_234_000, "pt", "1,2 MB"],
  [1_234_000, "en", "1.2 MB"],
  [25_000_000, "en", "25 MB"],
] as const)("%i bytes in %s read %s", (bytes, lang, text) => {
  expect(fileSize(bytes, lang)).toBe(text);
});

test.each([
  [25, "25 MB"],
  [1024, "1 GB"],
  [2048, "2 GB"],
  [1500, "1500 MB"],
])("a limit of %i MB reads %s", (megabytes, text) => {
  expect(sizeLimit(megabytes)).toBe(text);
});

test("a refusal says the limit in the same way, also one that was kept by an earlier version", () => {
  const reason = {
    key: "api.files.tooLarge",
    values: { megabytes: 2048 },
    fileName: "a.mp4",
  } as const;
  expect(mediaMessage(reason, translate("pt"))).toContain("passa do limite de 2 GB");
});
