import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { logos } from "./logos.ts";
import { drawPicture } from "./picture.ts";
import { pictures } from "./pictures.ts";

test("every kept picture has its drawing, and every drawing is kept", () => {
  const drawn = [
    ...Object.keys(pictures).map((name) => `${name}.webp`),
    ...Object.keys(logos).map((name) => `${name}.png`),
  ];
  expect(readdirSync("app/demo/files/pictures").sort()).toEqual(drawn.sort());
});

test("the same description draws the same picture; before and after share their view", () => {
  const view = { scene: "cycle", hour: "afternoon", seed: 3, width: 300, height: 200 } as const;
  expect(drawPicture(view)).toBe(drawPicture(view));
  const before = drawPicture({ ...view, moment: "before" });
  expect(before).not.toBe(drawPicture(view));
  const box = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1];
  expect(box(before)).toBe(box(drawPicture(view)));
});
