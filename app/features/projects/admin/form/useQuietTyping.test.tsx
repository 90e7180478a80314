// @vitest-environment jsdom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useQuietTyping } from "./useQuietTyping.ts";

let root: Root;

function Form() {
  useQuietTyping("editor");
  return (
    <>
      <form id="editor">
        <textarea name="subtitle" />
        <input name="link" aria-invalid="true" />
      </form>
      <form id="other">
        <textarea name="word" />
      </form>
    </>
  );
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  root = createRoot(document.body.appendChild(document.createElement("main")));
  await act(async () => root.render(<Form />));
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** Whether the event reaches a listener at the field, as the browser's own, or on the document, as conform's. */
function reaches(at: "field" | "document", name: string, type: string): boolean {
  const field = document.querySelector(`[name=${name}]`);
  const listener = vi.fn();
  (at === "field" ? field : document)?.addEventListener(type, listener, { once: true });
  field?.dispatchEvent(new Event(type, { bubbles: true }));
  return listener.mock.calls.length > 0;
}

test("the browser is not notified when the caret of the form's text boxes moves", () => {
  expect(reaches("field", "subtitle", "selectionchange")).toBe(false);
  expect(reaches("field", "link", "selectionchange")).toBe(false);
  expect(reaches("field", "word", "selectionchange")).toBe(true);
});

test("what is typed reaches conform from refused fields only, and the field itself always", () => {
  expect(reaches("document", "subtitle", "input")).toBe(false);
  expect(reaches("document", "link", "input")).toBe(true);
  expect(reaches("document", "word", "input")).toBe(true);
  expect(reaches("field", "subtitle", "input")).toBe(true);
});

test("a form that is gone stops no event", async () => {
  await act(async () => root.render(<textarea name="subtitle" form="editor" />));
  document.body.insertAdjacentHTML("beforeend", "<form id=editor></form>");
  expect(reaches("document", "subtitle", "input")).toBe(true);
  expect(reaches("field", "subtitle", "selectionchange")).toBe(true);
});
