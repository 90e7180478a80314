// @vitest-environment jsdom
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { autosaveParam } from "#app/forms/drafts/formButtons.ts";
import { DescribeLink } from "#app/forms/files/DescribeLink.tsx";
import { useDescribing } from "#app/forms/files/describing.ts";
import { nothingSaid } from "#app/forms/files/placeAltField.tsx";
import { adminCommon } from "#app/i18n/pt/adminCommon.ts";
import { adminMedia } from "#app/i18n/pt/adminMedia.ts";
import { common } from "#app/i18n/pt/common.ts";
import { discardTagParam } from "#app/paths.ts";
import { DescribeDialog } from "./DescribeDialog.tsx";
import { DescribeProvider } from "./DescribeProvider.tsx";

/* What the dialog sends, without a browser: jsdom draws nothing, but has keys, buttons and forms. */

const path = "images/a.webp";
const text = "Alterações não publicadas: rascunho de Bia, há 5 minutos.";
const draft = { kind: "files", id: 1, tag: "7#bia", text, content: "packed" };
const description = { altPt: "Rio", altEn: "", isDecorative: false, focalX: 50, focalY: 50 };
const opened = {
  file: { id: 1, path, width: 10, height: 10, altEn: "", altEnSource: "" },
  description: { ...description, confirmed: false, version: 1 },
  draft,
  presence: undefined,
};

interface Sent {
  query: URLSearchParams;
  fields: Record<string, FormDataEntryValue>;
}

let root: Root;
let sent: Sent[];
let answer: object;
const onClose = vi.fn();
const change = vi.fn();
const inPlace = {
  ...{ name: "bannerImageAlt", id: "a", errorId: "b", errors: undefined },
  ...{ value: nothingSaid, isSaid: false, change },
};

beforeEach(async () => {
  vi.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  // jsdom knows no `CSS`; every box grows by itself.
  Object.assign(globalThis, { CSS: { supports: () => true } });
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  sent = [];
  answer = { isKept: true };
  onClose.mockReset();
  await show(
    <DescribeDialog
      picture={{ path, label: "Foto", inPlace }}
      {...{ onClose, onDone: onClose, onSaved: onClose }}
    />,
  );
});

async function show(page: ReactNode) {
  const texts = { adminCommon, adminMedia, common };
  const router = createMemoryRouter(
    [
      { id: "page", path: "/", element: page, loader: () => ({ texts }) },
      {
        path: "/admin/arquivos/:folder/:name/descricao",
        loader: () => opened,
        action: async ({ request }) => {
          const fields = Object.fromEntries(await request.formData());
          sent.push({ query: new URL(request.url).searchParams, fields });
          return answer;
        },
      },
    ],
    { hydrationData: { loaderData: { page: { texts } } } },
  );
  root = createRoot(document.body.appendChild(document.createElement("main")));
  await act(async () => root.render(<RouterProvider router={router} />));
  await settle();
}

/** Opens three pictures, one after the other. */
function OpensThree() {
  const describing = useDescribing();
  const labels = ["Foto 1", "Foto 2", "Foto 3"];
  const open = () => describing?.open(...labels.map((label) => ({ path, label, inPlace })));
  return (
    <button type="button" onClick={open}>
      Descrever
    </button>
  );
}

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** Lets time pass: what is sent after a pause goes, and its answer arrives. */
const settle = (ms = 10) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll("button")];
  const found = all.find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`No button ${name} in ${document.body.textContent}`);
  return found;
}

async function press(name: string) {
  await act(async () => button(name).click());
  await settle();
}

async function type(value: string) {
  const field = document.querySelector<HTMLTextAreaElement>("[name=altPt]");
  if (!field) throw new Error(document.body.innerHTML);
  await act(async () => {
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("Ctrl+S keeps a draft of what is half written, and publishes nothing", async () => {
  await type("O r");
  const keys = { key: "s", ctrlKey: true, bubbles: true, cancelable: true };
  await act(async () => void document.dispatchEvent(new KeyboardEvent("keydown", keys)));
  await settle();
  expect(sent).toMatchObject([{ fields: { altPt: "O r" } }]);
  expect(sent[0]?.query.has(autosaveParam)).toBe(true);
});

test("a draft is discarded after a second press, with what this form has kept, and nothing is kept after it", async () => {
  await type("O r");
  await settle(2000);
  expect(sent).toHaveLength(1);
  await type("O ri");
  await press("Descartar rascunho");
  expect(sent).toHaveLength(1);
  expect(document.body.textContent).toContain(adminCommon.drafts.dialog.changed);
  answer = { isDiscarded: true };
  await press("Descartar");
  expect(sent[1]?.query.get(discardTagParam)).toBe(draft.tag);
  const [kept, discarded] = sent;
  expect(discarded?.fields.idempotencyKey).toBe(kept?.fields.idempotencyKey);
  await settle(20_000);
  expect(sent).toHaveLength(2);
});

test("why a draft could not be discarded is said, and what was typed stays", async () => {
  await type("O ri");
  answer = { message: "Outra pessoa salvou o rascunho de novo" };
  await press("Descartar rascunho");
  await press("Descartar");
  expect(document.querySelector("[role=alert]")?.textContent).toContain("Outra pessoa salvou");
  expect(document.querySelector<HTMLTextAreaElement>("[name=altPt]")?.value).toBe("O ri");
});

test("discarded words do not stay on the screen where the others cannot be read", async () => {
  await press("Descartar rascunho");
  answer = { isDiscarded: true };
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  await press("Descartar");
  expect(document.body.textContent).toContain(adminMedia.unreachable);
  expect(document.querySelector("[name=altPt]")).toBeNull();
  vi.restoreAllMocks();
});

test("its harmless button is called what it does: it closes, and keeps what was typed", async () => {
  await type("O r");
  await press("Fechar");
  expect(sent).toMatchObject([{ fields: { altPt: "O r" } }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test("a text of one place alone goes to the form behind, and “Em todo lugar onde…” takes it away there", async () => {
  const radio = (at: number) =>
    act(async () => document.querySelectorAll<HTMLInputElement>("[type=radio]")[at]?.click());
  await type("O rio");
  await radio(1);
  const field = document.querySelector<HTMLTextAreaElement>("textarea:not([name])");
  await act(async () => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value") ?? {};
    set?.call(field, "Daqui");
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  const said = { text: "Daqui", en: "", decorative: false };
  expect(change).toHaveBeenLastCalledWith(said);
  await radio(0);
  expect(change).toHaveBeenLastCalledWith(nothingSaid);
  // What was typed for everywhere is still there, and so is what was typed for here.
  expect(document.querySelector<HTMLTextAreaElement>("[name=altPt]")?.value).toBe("O rio");
  await radio(1);
  expect(change).toHaveBeenLastCalledWith(said);
});

test("whose changes a save has taken along is said", async () => {
  const toasts: unknown[] = [];
  const note = (event: Event) => toasts.push((event as CustomEvent).detail.message);
  addEventListener("toast", note);
  answer = {
    saved: { alt: "described" },
    message: "Descrição salva. O que Ana mudou também ficou.",
  };
  await press(adminMedia.save);
  removeEventListener("toast", note);
  expect(toasts).toEqual(["Descrição salva. O que Ana mudou também ficou."]);
});

test("several are described one after the other: saving or “Pronto” leads to the next, “Fechar” ends it", async () => {
  await act(async () => root.unmount());
  await show(
    <DescribeProvider>
      <OpensThree />
    </DescribeProvider>,
  );
  const title = () => document.querySelector("dialog h2")?.textContent ?? "";
  await press("Descrever");
  expect(title()).toBe("Foto 1: texto alternativo e recorte (1 de 3)");
  await type("O rio");
  answer = { saved: { alt: "described" } };
  await press(adminMedia.saveAndNext);
  expect(title()).toContain("Foto 2");
  const field = document.querySelector<HTMLTextAreaElement>("[name=altPt]");
  expect([field?.value, document.activeElement]).toEqual(["Rio", field]);
  await act(async () => document.querySelectorAll<HTMLInputElement>("[type=radio]")[1]?.click());
  await press(adminMedia.where.done);
  expect(title()).toContain("(3 de 3)");
  await press(adminMedia.save);
  expect(document.querySelector("dialog")).toBeNull();

  await press("Descrever");
  answer = { isKept: true };
  await type("O r");
  await press("Fechar");
  expect(document.querySelector("dialog")).toBeNull();
});

test("one without a text leads on to the others of its form that have none, from there on and around", async () => {
  await act(async () => root.unmount());
  const photo = (label: string, file: string) => (
    <DescribeLink path={`images/${file}.webp`} label={label} />
  );
  await show(
    <DescribeProvider>
      <form>
        {photo("Foto 1", "a")}
        {photo("Foto 2", "b")}
        {photo("Foto 2, no cartão", "b")}
        {photo("Foto 3", "c")}
      </form>
      <form>{photo("De outro formulário", "d")}</form>
    </DescribeProvider>,
  );
  const title = () => document.querySelector("dialog h2")?.textContent ?? "";
  const describe = async (label: string) => {
    const all = [...document.querySelectorAll<HTMLElement>("[data-describe]")];
    const found = all.find((each) => each.getAttribute("aria-label")?.endsWith(`: ${label}`));
    await act(async () => found?.click());
    await settle();
  };
  answer = { saved: { alt: "described" } };
  await describe("Foto 2");
  expect(title()).toBe("Foto 2: texto alternativo e recorte (1 de 3)");
  await press(adminMedia.saveAndNext);
  expect(title()).toBe("Foto 3: texto alternativo e recorte (2 de 3)");
  const field = document.querySelector<HTMLTextAreaElement>("[name=altPt]");
  const enter = { key: "Enter", bubbles: true, cancelable: true };
  await act(async () => void field?.dispatchEvent(new KeyboardEvent("keydown", enter)));
  await settle();
  expect(title()).toBe("Foto 1: texto alternativo e recorte (3 de 3)");
  await press(adminMedia.save);
  expect(document.querySelector("dialog")).toBeNull();

  // A text that is there is read again alone.
  await describe("Foto 1");
  expect(title()).toBe("Foto 1: texto alternativo e recorte");
});
