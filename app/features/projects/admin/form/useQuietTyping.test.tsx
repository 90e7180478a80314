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

/** Whether a listener at the field, as the browser's own, or on the document, as conform's, hears it. */
function hears(at: "field" | "document", name: string, type: string): boolean {
  const field = document.querySelector(`[name=${name}]`);
  const heard = vi.fn();
  (at === "field" ? field : document)?.addEventListener(type, heard, { once: true });
  field?.dispatchEvent(new Event(type, { bubbles: true }));
  return heard.mock.calls.length > 0;
}

test("the browser does not hear that the caret of the form's text boxes moves", () => {
  expect(hears("field", "subtitle", "selectionchange")).toBe(false);
  expect(hears("field", "link", "selectionchange")).toBe(false);
  expect(hears("field", "word", "selectionchange")).toBe(true);
});

test("what is typed is heard by conform in refused fields only, and at the field itself", () => {
  expect(hears("document", "subtitle", "input")).toBe(false);
  expect(hears("document", "link", "input")).toBe(true);
  expect(hears("document", "word", "input")).toBe(true);
  expect(hears("field", "subtitle", "input")).toBe(true);
});

test("a form that is gone holds nothing back", async () => {
  await act(async () => root.render(<textarea name="subtitle" form="editor" />));
  document.body.insertAdjacentHTML("beforeend", "<form id=editor></form>");
  expect(hears("document", "subtitle", "input")).toBe(true);
  expect(hears("field", "subtitle", "selectionchange")).toBe(true);
});
