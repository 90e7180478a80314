import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialledAbroad, phonePattern, toPhone } from "./phone.ts";
import {
  followTrail,
  insertComplete,
  maskPhone,
  maxCharacters,
  noTrail,
  type Typed,
} from "./phoneMask.ts";

/** `|` is the caret. */
const read = (text: string): Typed => ({ value: text.replace("|", ""), caret: text.indexOf("|") });
const show = ({ value, caret }: Typed) => `${value.slice(0, caret)}|${value.slice(caret)}`;
const masked = (text: string) => show(maskPhone(read(text)));

/** Types one character after the other at the caret. */
function type(text: string, typed: Typed = { value: "", caret: 0 }) {
  let trail = noTrail;
  return show(
    [...text].reduce((field, character) => {
      const { value, caret } = field;
      const followed = followTrail(trail, { value, start: caret, end: caret }, character);
      if (!followed) return press(field, character);
      trail = followed;
      return { value: followed.shown, caret: followed.shown.length };
    }, typed),
  );
}

/** Like a browser, which inserts nothing into a full field by itself. */
function press({ value, caret }: Typed, character: string): Typed {
  const whole = insertComplete({ value, start: caret, end: caret }, character);
  if (whole) return whole;
  if (value.length >= maxCharacters) return { value, caret };
  const typed = value.slice(0, caret) + character + value.slice(caret);
  return maskPhone({ value: typed, caret: caret + 1 });
}

describe("typing", () => {
  test.each([
    ["8", "(8|"],
    ["81", "(81|"],
    ["813", "(81) 3|"],
    ["8133334", "(81) 3333-4|"],
    ["8133334444", "(81) 3333-4444|"],
    ["81999998888", "(81) 99999-8888|"],
    ["819999988887777", "(81) 99999-8888|"],
    ["(81) 99999-8888", "(81) 99999-8888|"],
    ["081999998888", "(81) 99999-8888|"],
    ["+55 81 99999-8888", "(81) 99999-8888|"],
    ["+5581999998888", "(81) 99999-8888|"],
    ["5581999998888", "(81) 99999-8888|"],
    ["558133550000", "(81) 3355-0000|"],
    ["08133334444", "(81) 3333-4444|"],
    ["015 81 99999-8888", "(81) 99999-8888|"],
    ["01581999998888", "(81) 99999-8888|"],
    ["0 15 81 3333 4444", "(81) 3333-4444|"],
    ["021 31 3333-4444", "(31) 3333-4444|"],
    ["021 91 99999-8888", "(91) 99999-8888|"],
    // Left as typed, to be refused: one digit short, and carrier or number.
    ["0158199999888", "0158199999888|"],
    ["0213133334444", "0213133334444|"],
    ["0055 81 99999 8888", "(81) 99999-8888|"],
    ["5591999998888", "(91) 99999-8888|"],
    ["55 91 99999-8888", "(91) 99999-8888|"],
    ["559133334444", "(91) 3333-4444|"],
    // One digit too many or too few: stays an invalid number instead of becoming a different one.
    ["559999988887", "559999988887|"],
    ["abc", "|"],
    ["+1 202 555 0143", "+1 202 555 0143|"],
    ["+44 20 7946 0958", "+44 20 7946 0958|"],
    ["+351 912 345 678", "+351 912 345 678|"],
    ["00351 912 345 678", "00351 912 345 678|"],
  ])("%s gives %s", (text, result) => {
    expect(type(text)).toBe(result);
  });

  test("in the middle of a whole number a digit is refused: it would push the last one out", () => {
    const middle = read("(81) 9|9999-8888");
    expect(type("7", middle)).toBe("(81) 9|9999-8888");
    expect(type("7", read("+351 912| 345 678"))).toBe("+351 9127| 345 678");
  });
});

test("a number typed into a field that was emptied begins anew", () => {
  const empty = { value: "", start: 0, end: 0 };
  const trail = followTrail({ typed: "015", shown: "(15" }, empty, "0");
  expect(trail).toEqual({ typed: "0", shown: "0" });
});

describe("pasting", () => {
  test.each([
    ["+55 81 99999-8888|", "(81) 99999-8888|"],
    ["+55 (81) 3333.4444|", "(81) 3333-4444|"],
    ["0055 81 99999 8888|", "(81) 99999-8888|"],
    ["5581999998888|", "(81) 99999-8888|"],
    ["081 3333-4444|", "(81) 3333-4444|"],
    ["81.99999.8888|", "(81) 99999-8888|"],
    ["tel: 81 99999-8888|", "(81) 99999-8888|"],
    ["5581a33334444|", "(81) 3333-4444|"],
    ["550050000a000|", "550050000000|"],
    ["+55553020000000|", "+55553020000000|"],
    ["+44 20 7946 0958|", "+44 20 7946 0958|"],
    ["0044 20 7946 0958|", "0044 20 7946 0958|"],
    ["\u202A(81) 99999-8888\u202C|", "(81) 99999-8888|"],
    ["\u200e+55 81 99999-8888|", "(81) 99999-8888|"],
    ["015 81 99999-8888|", "(81) 99999-8888|"],
    ["(015) 81 3333-4444|", "(81) 3333-4444|"],
    ["01581999998888|", "(81) 99999-8888|"],
    ["+55 015 81 99999-8888|", "(81) 99999-8888|"],
    // More digits than a number has: none of them is cut off.
    ["1581999998888|", "1581999998888|"],
    ["81 99999-8888 81 3333-4444|", "81 99999-8888 81 3333-4444|"],
    ["(8) 99999-0000|", "(8) 99999-0000|"],
  ])("%s gives %s", (text, result) => {
    expect(masked(text)).toBe(result);
  });
});

/** Mostly digits, so that complete and overlong numbers occur. */
const anything = fc
  .array(fc.constantFrom(..."01234567890123456789055 ()+.-a"), { maxLength: 24, size: "max" })
  .map((characters) => characters.join(""));

describe("the caret stays behind its digit", () => {
  test.each([
    // A digit typed in the middle, deleted in the middle, a separator deleted.
    ["(81) 95|999-8888", "(81) 95|999-8888"],
    ["(81) 35|333-4444", "(81) 35|333-4444"],
    ["(81) 9|99-8888", "(81) 9|998-888"],
    ["(81)|9999-8888", "(81|) 9999-8888"],
    ["(81) 9999|8888", "(81) 9999|-8888"],
    ["(|1) 9999-8888", "(|19) 9998-888"],
    ["|", "|"],
  ])("%s gives %s", (text, result) => {
    expect(masked(text)).toBe(result);
  });

  test("whatever is typed where: at most 15 characters or what was typed, the caret inside, a second look changes nothing", () => {
    fc.assert(
      fc.property(anything, fc.nat(24), (value, place) => {
        const once = maskPhone({ value, caret: Math.min(place, value.length) });
        if (dialledAbroad(once.value) !== undefined) expect(once.value).not.toMatch(phonePattern);
        if (once.value.length > maxCharacters) expect(once.value).toBe(value.trimStart());
        expect(once.caret).toBeGreaterThanOrEqual(0);
        expect(once.caret).toBeLessThanOrEqual(once.value.length);
        expect(maskPhone(once)).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });

  test("ten and eleven digits typed always end in the spec's form", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{9,10}$/), (digits) => {
        const result = type(digits).replace("|", "");
        expect(result).toMatch(phonePattern);
        expect(result.replace(/\D/g, "")).toBe(digits);
      }),
    );
  });
});

test("the mask shows no number but the one that the rule makes of the same text", () => {
  const marked = fc.array(fc.constantFrom(..."01234567890123456789055 ()+.-\u202a\u200e\u00a0"), {
    maxLength: 24,
    size: "max",
  });
  fc.assert(
    fc.property(marked, (characters) => {
      const value = characters.join("");
      const shown = maskPhone({ value, caret: value.length }).value;
      const kept = toPhone(value);
      for (const phone of [shown, kept]) if (phonePattern.test(phone)) expect(shown).toBe(kept);
    }),
    { numRuns: 5_000 },
  );
});
