import fc from "fast-check";

/** Values that have broken other systems, for any position in any body. */
const known: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\udfff\ud800",
  "\u202e\u200b\ufeff",
  "💣".repeat(300),
  "a".repeat(20_001),
  "x".repeat(200_000),
  "'; drop table project; --",
  '" or 1=1 --',
  "%00%0a%0d",
  "{{7*7}}<%= 7*7 %>",
  "<script>alert(1)</script>",
  "../../site.sqlite",
  "/storage/../site.sqlite",
  "/storage/",
  "javascript:alert(1)",
  "//example.org",
  "/\\example.org",
  "https://example.org/\r\nSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "toString",
  "2025-02-30",
  "9999-12-31T23:59:59.999+14:00",
  "0000-01-01T00:00:00+14:00",
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1, valueOf: null },
  { en: { en: { en: {} } } },
  Array.from({ length: 201 }, () => ({})),
];

const key = fc.oneof(
  fc.constantFrom("__proto__", "constructor", "en", "id", "order", "version", "isHighlighted"),
  fc.string({ maxLength: 12 }),
);

/** One hostile value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...known),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(key, fc.constantFrom(...known), { maxKeys: 4 }),
);

/** A valid body with some values, anywhere in it, replaced by hostile ones, or something else entirely. */
export function hostileBody(good: unknown): fc.Arbitrary<unknown> {
  const places = placesOf(good);
  const damaged = fc
    .array(fc.tuple(fc.constantFrom(...places), hostileValue), { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((body, [place, value]) => replaced(body, place, value), good));
  return fc.oneof({ weight: 5, arbitrary: damaged }, { weight: 1, arbitrary: hostileValue });
}

/** JSON as sent by a hostile client: with `__proto__` keys, truncated, deeply nested, or in invalid UTF-8. */
export function hostileText(body: unknown): fc.Arbitrary<Uint8Array> {
  const text = JSON.stringify(body) ?? "";
  const texts = fc.oneof(
    { weight: 8, arbitrary: fc.constant(text) },
    { weight: 1, arbitrary: fc.nat(text.length).map((length) => text.slice(0, length)) },
    { weight: 1, arbitrary: fc.constant(text.replace("{", '{"__proto__":{"isAdmin":true},')) },
    { weight: 1, arbitrary: fc.constant(`${"[".repeat(50_000)}${text}`) },
    { weight: 1, arbitrary: fc.constant(`${text}\0`) },
  );
  const broken = fc.uint8Array({ maxLength: 40 });
  return fc.oneof(
    { weight: 12, arbitrary: texts.map((one) => new TextEncoder().encode(one)) },
    { weight: 1, arbitrary: broken },
  );
}

type Place = (string | number)[];

function placesOf(value: unknown, path: Place = []): Place[] {
  if (value === null || typeof value !== "object") return [path];
  const children = Object.entries(value).flatMap(([name, child]) =>
    placesOf(child, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length > 0 ? [path, ...children] : children;
}

function replaced(value: unknown, [first, ...rest]: Place, by: unknown): unknown {
  if (first === undefined) return by;
  if (value === null || typeof value !== "object") return value;
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  copy[first] = replaced(copy[first], rest, by);
  return copy;
}
