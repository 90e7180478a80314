import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cropNames, crops } from "./crops.ts";
import {
  changedFrame,
  frameAtFocal,
  framedRect,
  frameTag,
  minFrameSize,
  pixelRect,
  type Rect,
  resizedFrame,
} from "./frames.ts";
import {
  mirrored,
  orientations,
  type Point,
  shownSize,
  svgTransform,
  toShown,
  toStored,
  turnedLeft,
  turnedPath,
  turnedRight,
} from "./orientation.ts";

const orientation = fc.constantFrom(...orientations);
const side = fc.integer({ min: 1, max: 16_383 });
const size = fc.record({ width: side, height: side });
const percent = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
const point = fc.record({ x: percent, y: percent });
const name = fc.constantFrom(...cropNames);
const frame = fc.record({
  ...{ x: percent, y: percent, size: fc.integer({ min: minFrameSize, max: 100 }) },
});

/** However it is come by: one of a hostile form, too. */
const anyPoint = fc.record({ x: fc.double({ noNaN: true }), y: fc.double({ noNaN: true }) });

function isIn({ width, height }: { width: number; height: number }, rect: Rect) {
  const spare = 1e-6 * Math.max(width, height);
  expect(rect.left).toBeGreaterThanOrEqual(0);
  expect(rect.top).toBeGreaterThanOrEqual(0);
  expect(rect.left + rect.width).toBeLessThanOrEqual(width + spare);
  expect(rect.top + rect.height).toBeLessThanOrEqual(height + spare);
}

function expectNear(at: Point, expected: Point, digits = 6) {
  expect(at.x).toBeCloseTo(expected.x, digits);
  expect(at.y).toBeCloseTo(expected.y, digits);
}

describe("a picture", () => {
  test("turned four times, or mirrored twice, is as it was", () => {
    for (const one of orientations) {
      expect(turnedRight(turnedRight(turnedRight(turnedRight(one))))).toBe(one);
      expect(turnedLeft(turnedRight(one))).toBe(one);
      expect(mirrored(mirrored(one))).toBe(one);
    }
  });

  test("takes its points along when it is turned or mirrored", () => {
    fc.assert(
      fc.property(orientation, point, (one, at) => {
        const { x, y } = toShown(at, one);
        expectNear(toShown(at, turnedRight(one)), { x: 100 - y, y: x });
        expectNear(toShown(at, mirrored(one)), { x: 100 - x, y });
        expectNear(toStored({ x, y }, one), at);
      }),
    );
  });

  test("is drawn before saving as its file will be", () => {
    fc.assert(
      fc.property(orientation, size, point, (one, stored, at) => {
        const matrices = (svgTransform(stored, one) ?? "").matchAll(/\(([^)]+)\)/g);
        const drawn = [...matrices].reduceRight<[number, number]>(
          ([x, y], [, numbers = ""]) => {
            const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.split(" ").map(Number);
            return [a * x + c * y + e, b * x + d * y + f];
          },
          [(stored.width * at.x) / 100, (stored.height * at.y) / 100],
        );
        const shown = shownSize(stored, one);
        const expected = toShown(at, one);
        const at100 = { x: (100 * drawn[0]) / shown.width, y: (100 * drawn[1]) / shown.height };
        expectNear(at100, expected);
      }),
    );
  });

  test("has another address for each way it stands", () => {
    const paths = orientations.map((one) => turnedPath("images/ab.webp", one));
    expect(new Set(paths).size).toBe(8);
    expect(paths.slice(0, 2)).toEqual(["images/ab.webp", "images/ab-r90.webp"]);
  });
});

describe("a frame", () => {
  test("lies in the picture and has the place's proportion, however the picture is turned", () => {
    fc.assert(
      fc.property(size, orientation, name, frame, (stored, one, crop, framed) => {
        const rect = framedRect(stored, one, crop, framed);
        isIn(shownSize(stored, one), rect);
        expect(rect.width / rect.height).toBeCloseTo(crops[crop].ratio, 6);
        const pixels = pixelRect(shownSize(stored, one), rect);
        isIn(shownSize(stored, one), pixels);
        expect(Object.values(pixels).every(Number.isInteger)).toBe(true);
        expect(Math.min(pixels.width, pixels.height)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test("stays so wherever it is dragged, and its centre is the one of what it shows", () => {
    fc.assert(
      fc.property(
        ...([size, orientation, name, anyPoint, fc.double({ noNaN: true })] as const),
        (stored, one, crop, to, wanted) => {
          const moved = changedFrame(stored, one, crop, { ...to, size: wanted });
          expect(moved.size).toBeGreaterThanOrEqual(minFrameSize);
          expect(moved.size).toBeLessThanOrEqual(100);
          const rect = framedRect(stored, one, crop, moved);
          isIn(shownSize(stored, one), rect);
          const again = changedFrame(stored, one, crop, {
            ...toShown(moved, one),
            size: moved.size,
          });
          expectNear(again, moved, 0);
        },
      ),
    );
  });

  test("resized by a corner keeps the opposite one", () => {
    const stored = { width: 4000, height: 3000 };
    const rect = framedRect(stored, "", "card", { x: 50, y: 50, size: 50 });
    const to = { x: rect.left, y: rect.top };
    const resized = resizedFrame(stored, "", "card", { rect, corner: { x: -1, y: -1 }, to });
    expect(resized).toEqual({ x: 50, y: 50, size: 50 });
    const larger = resizedFrame(stored, "", "card", {
      ...{ rect, corner: { x: 1, y: 1 }, to: { x: 99_999, y: 99_999 } },
    });
    const after = framedRect(stored, "", "card", larger);
    expect(after.width).toBeGreaterThan(rect.width);
    expect(Math.abs(after.left - rect.left)).toBeLessThan(stored.width / 100);
    expect(Math.abs(after.top - rect.top)).toBeLessThan(stored.height / 100);
  });

  test("starts as what the focal point shows", () => {
    const stored = { width: 4000, height: 1000 };
    expect(frameAtFocal(stored, "", "card", { x: 0, y: 50 })).toEqual({
      x: 18.8,
      y: 50,
      size: 100,
    });
    expect(frameAtFocal(stored, "f", "card", { x: 0, y: 50 })).toEqual({
      ...{ x: 18.8, y: 50, size: 100 },
    });
  });

  test("of another centre or size is another file", () => {
    fc.assert(
      fc.property(frame, frame, (one, other) => {
        const isSame = one.x === other.x && one.y === other.y && one.size === other.size;
        expect(frameTag(one) === frameTag(other)).toBe(isSame);
      }),
    );
  });
});
