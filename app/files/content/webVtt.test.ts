import { describe, expect, test } from "vitest";
import { caseFile } from "#tests/support/cases.ts";
import { isWebVtt } from "./verify.server.ts";

/** Captions of one cue with these times. */
const timed = (times: string) => Buffer.from(`WEBVTT\n\n${times}\nA maré sobe\n`);

describe("captions that browsers show are accepted", () => {
  test.each(["hours1.vtt", "nospace.vtt"])("%s", (name) => {
    expect(isWebVtt(caseFile(name))).toBe(true);
  });

  test.each([
    "00:01.000 --> 00:02.000",
    "0:00:01.000-->0:00:02.000",
    "100:00:01.000 --> 1000:00:02.000",
    "00:01.000\t-->\t00:02.000\tline:0",
    "00:01.000 --> 00:02.000align:start",
    "  00:01.000 --> 00:02.000  ",
  ])("%j", (times) => {
    expect(isWebVtt(timed(times))).toBe(true);
  });

  test.each([
    "\uFEFFWEBVTT - legendas\r\n\r\n1\r\n00:00:01.000 --> 00:00:02.000 line:0\r\nOi",
    "WEBVTT\r\r00:01.000 --> 00:02.000\rOi",
    "WEBVTT\n\nNOTE feito à mão\n\nSTYLE\n::cue { color: red }\n\n1 - início\n00:01.000 --> 00:02.000\nOi",
  ])("%j", (text) => {
    expect(isWebVtt(Buffer.from(text))).toBe(true);
  });
});

describe("captions that no browser shows are refused", () => {
  test.each([
    "0:01.000 --> 0:02.000",
    "00:01,000 --> 00:02,000",
    "00:01.00 --> 00:02.00",
    "00:01.0000 --> 00:02.0000",
    "00:61.000 --> 00:62.000",
    "00:99:01.000 --> 00:99:02.000",
    "00:01.000 -> 00:02.000",
  ])("%j", (times) => {
    expect(isWebVtt(timed(times))).toBe(false);
  });

  test.each([
    "WEBVTT\n",
    "1\n00:00:01,000 --> 00:00:02,000\nOi",
    "WEBVTTlegendas\n\n00:01.000 --> 00:02.000\nOi",
  ])("%j", (text) => {
    expect(isWebVtt(Buffer.from(text))).toBe(false);
  });

  test("in another encoding, which browsers would show as other letters", () => {
    const text = "WEBVTT\n\n00:01.000 --> 00:02.000\nA maré";
    expect(isWebVtt(Buffer.from(text, "latin1"))).toBe(false);
    expect(isWebVtt(Buffer.from(`\uFEFF${text}`, "utf16le"))).toBe(false);
  });
});
