// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { adminCommon } from "#app/i18n/pt/adminCommon.ts";
import { EnglishField } from "./EnglishField.tsx";

const field = (name: string, initialValue = "") => ({
  ...{ name, initialValue, id: name, errorId: `${name}-error`, errors: undefined },
  ...{ key: name, formId: "form", descriptionId: `${name}-about`, valid: true },
});

test("Tab from the English text leads past a confirmation that is no longer asked for", async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const [pt, en, confirmed] = [field("title", "Rio"), field("en.title"), field("en.confirmed")];
  const element = <EnglishField label="Título" {...{ pt, en, confirmed }} />;
  const texts = { adminCommon };
  const router = createMemoryRouter(
    [{ id: "page", path: "/", element, loader: () => ({ texts }) }],
    {
      hydrationData: { loaderData: { page: { texts } } },
    },
  );
  const root = createRoot(document.body.appendChild(document.createElement("main")));
  await act(async () => root.render(<RouterProvider router={router} />));
  const confirmations = () => document.querySelectorAll("[type=checkbox]").length;
  expect(confirmations()).toBe(1);

  const box = document.querySelector<HTMLInputElement>("[name='en.title']");
  await act(async () => {
    if (box) box.value = "River";
    box?.dispatchEvent(new Event("input", { bubbles: true }));
    box?.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab", bubbles: true }));
  });
  expect(confirmations()).toBe(0);
  await act(async () => root.unmount());
});
