import { expect, test } from "vitest";
import { DiskFullError, EmptyFileError } from "#app/features/media/mediaErrors.ts";
import { isDiskFull } from "./diskFull.ts";

const withCode = (code: string) => Object.assign(new Error(code), { code });

test.each([
  [withCode("ENOSPC"), true],
  [withCode("EDQUOT"), true],
  [withCode("SQLITE_FULL"), true],
  [new DiskFullError(), true],
  [withCode("ENOENT"), false],
  [new EmptyFileError(), false],
  [{ code: "ENOSPC" }, false],
  [undefined, false],
])("%s: %s", (error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
