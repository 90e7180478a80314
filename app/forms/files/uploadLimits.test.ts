import { expect, test } from "vitest";
import { megabytesFor } from "./uploadLimits.ts";

test("a file is held against the limit of its kind, by its type, or by its name where the system knows no type", () => {
  const limits = { file: 25, video: 2048 };
  const of = (name: string, type = "") => megabytesFor(new File([], name, { type }), limits);
  expect([
    of("ata.pdf", "application/pdf"),
    of("foto.png", "image/png"),
    of("ata.mp4.pdf"),
  ]).toEqual([25, 25, 25]);
  expect([of("filme.bin", "video/quicktime"), of("FILME.MOV"), of("a.webm")]).toEqual([
    2048, 2048, 2048,
  ]);
});
