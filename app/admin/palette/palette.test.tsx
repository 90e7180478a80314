// @vitest-environment jsdom
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { adminCommon } from "#app/i18n/pt/adminCommon.ts";
import { common } from "#app/i18n/pt/common.ts";
import { usePalette } from "./PaletteButton.tsx";

let root: Root;

function Screen() {
  const { palette } = usePalette();
  return (
    <>
      <input aria-label="Subtítulo" />
      {palette}
      <details id="secao-posts" data-section="">
        <summary>
          <h2>Fique por dentro</h2>
        </summary>
      </details>
    </>
  );
}

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  const texts = { adminCommon, common };
  const router = createMemoryRouter(
    [
      { id: "page", path: "/", element: <Screen />, loader: () => ({ texts }) },
      { path: "*", loader: () => ({ records: [] }) },
    ],
    { hydrationData: { loaderData: { page: { texts } } } },
  );
  root = createRoot(document.body.appendChild(document.createElement("main")));
  root.render(<RouterProvider router={router} />);
  await expect.poll(() => document.querySelector("input")).not.toBeNull();
});

afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

/** Whether the key would still do what it does in the element that has the focus. */
function press(key: string, ctrlKey = false): boolean {
  const event = new KeyboardEvent("keydown", { key, ctrlKey, bubbles: true, cancelable: true });
  return (document.activeElement ?? document.body).dispatchEvent(event);
}

test("what is typed before it is there goes into it, and not into the form behind", async () => {
  document.querySelector("input")?.focus();
  // Once the screen listens.
  await expect.poll(() => press("k", true)).toBe(false);
  const reached = [..."fiqwue"].map((letter) => press(letter));
  expect([...reached, press("Enter")]).not.toContain(true);
  for (const _ of "wue") press("Backspace");
  for (const letter of "ue") press(letter);
  const field = () => document.querySelector<HTMLInputElement>("[role=combobox]");
  await expect.poll(() => field()?.value).toBe("fique");
  expect(document.activeElement).toBe(field());
  // From here on the keys are the field's.
  expect(press("x")).toBe(true);
});

test("the section that it leads to keeps the focus, however late the dialog gives it back", async () => {
  const frames: FrameRequestCallback[] = [];
  const late = vi
    .spyOn(window, "requestAnimationFrame")
    .mockImplementation((draw) => frames.push(draw));
  document.querySelector("input")?.focus();
  await expect.poll(() => press("k", true)).toBe(false);
  await expect.poll(() => document.querySelector("[role=option]")).not.toBeNull();
  for (const letter of "fique") press(letter);
  const field = () => document.querySelector<HTMLInputElement>("[role=combobox]");
  await expect.poll(() => document.activeElement).toBe(field());
  press("Enter");
  await expect.poll(() => field()).toBeNull();
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const draw of frames) draw(0);
  late.mockRestore();
  expect(document.activeElement?.textContent).toBe("Fique por dentro");
});
