import { constants } from "node:os";
import { expect, test } from "vitest";
import { DiskFullError, EmptyFileError } from "#app/files/mediaErrors.ts";
import { isDiskFull } from "./errors.ts";

const withCode = (code: string, errno?: number) => Object.assign(new Error(code), { code, errno });

test.each([
  [withCode("ENOSPC"), true],
  [withCode("EDQUOT"), true],
  // As Node says it, which has no name for it.
  [withCode("Unknown system error -122", -constants.errno.EDQUOT), true],
  [withCode("SQLITE_FULL"), true],
  [new DiskFullError(), true],
  [withCode("ENOENT", -constants.errno.ENOENT), false],
  [new EmptyFileError(), false],
  [{ code: "ENOSPC" }, false],
  [undefined, false],
])("%s: %s", (error, expected) => {
  expect(isDiskFull(error)).toBe(expected);
});
