// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { inNextFrame, rememberFocus } from "./returnFocus.ts";

/* A closed dialog gives the focus back a frame later: on a busy machine somebody has gone on by then. */

let giveBack: () => void;

const of = (id: string) => document.getElementById(id) as HTMLElement;
const focusedId = () => document.activeElement?.id;
const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeEach(() => {
  document.body.innerHTML = `
    <main id="content" tabindex="-1"><h1 id="title" tabindex="-1"></h1><ul>
      <li><button id="opener"></button></li>
      <li><button id="next"></button></li>
    </ul></main>
    <dialog open><button id="inside"></button></dialog>`;
  of("opener").focus();
  giveBack = rememberFocus();
  of("inside").focus();
});

test("from a closed dialog to its opener", () => {
  giveBack();
  expect(focusedId()).toBe("opener");
});

test("from a removed dialog to its opener", () => {
  document.querySelector("dialog")?.remove();
  giveBack();
  expect(focusedId()).toBe("opener");
});

test("to what took the place of a removed opener, else to the page's content", () => {
  of("opener").closest("li")?.remove();
  giveBack();
  expect(focusedId()).toBe("next");

  document.querySelector("ul")?.remove();
  giveBack();
  expect(focusedId()).toBe("content");
});

test("also from the title, which an action focuses that leaves none of its own", async () => {
  document.querySelector("dialog")?.remove();
  inNextFrame(giveBack);
  of("title").focus();
  await frame();
  expect(focusedId()).toBe("opener");
});

test.each([
  ["pressed Tab", new KeyboardEvent("keydown", { key: "Tab" })],
  ["clicked into another field", new Event("pointerdown")],
])("not from whoever has %s since", async (_what, event) => {
  inNextFrame(giveBack);
  dispatchEvent(event);
  of("next").focus();
  await frame();
  expect(focusedId()).toBe("next");
});
