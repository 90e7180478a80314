// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { rememberFocus } from "./returnFocus.ts";

/* A closed dialog gives the focus back a frame later: on a busy machine somebody has gone on by then. */

let giveBack: () => void;

const of = (id: string) => document.getElementById(id) as HTMLElement;
const focusedId = () => document.activeElement?.id;

beforeEach(() => {
  document.body.innerHTML = `
    <main id="content" tabindex="-1"><ul>
      <li><button id="opener"></button></li>
      <li><button id="next"></button></li>
    </ul></main>
    <dialog open><button id="inside"></button></dialog>`;
  of("opener").focus();
  giveBack = rememberFocus(document.querySelector("dialog"));
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

test("not from whoever has pressed Tab since", () => {
  of("next").focus();
  giveBack();
  expect(focusedId()).toBe("next");
});
