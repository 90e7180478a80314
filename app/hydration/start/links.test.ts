import { afterEach, expect, test, vi } from "vitest";
import { paths } from "#app/paths.ts";
import { keepLanguage } from "./keepLanguage.ts";
import { showLeaving } from "./showLeaving.ts";

/* What the page's first script does with a press on a link. */

afterEach(() => vi.unstubAllGlobals());

const origin = "https://mare.example";

/** Presses a link, on the English documents page in a browser without cookies where nothing else is said. */
function press(
  pathname: string,
  begin: () => void,
  { on = paths.documents as string, cookie = "", written = [] as unknown[] } = {},
) {
  const dataset: Record<string, string> = {};
  const listeners = new Map<string, (event: unknown) => void>();
  const link = { pathname, origin, search: "", target: "", hasAttribute: () => false };
  vi.stubGlobal("location", { origin, pathname: on, search: "?lang=en" });
  vi.stubGlobal("document", {
    cookie,
    documentElement: { dataset },
    querySelectorAll: () => written,
  });
  vi.stubGlobal("addEventListener", (name: string, listener: (event: unknown) => void) => {
    listeners.set(name, listener);
  });
  begin();
  listeners.get("click")?.({ target: { closest: () => link }, stopPropagation: () => {} });
  return { search: link.search, isLeaving: "leaving" in dataset };
}

const document = paths.document({ id: 3, title: "Ata" });

test.each([
  [paths.about, "?lang=en", true],
  [paths.documents, "?lang=en", true],
  [document, "", false],
  [paths.stored("files/a.pdf"), "", false],
  [paths.admin.login, "", false],
])("in English without cookies, a link to %s gets %j", (path, search, isLeaving) => {
  expect(press(path, keepLanguage)).toEqual({ search, isLeaving });
});

test.each([
  ["/admin/projetos/5/previa", "lang=pt", "?lang=en", "?lang=en"],
  ["/admin/impacto/previa/o-que-fazemos", "lang=en", "?lang=en", "?lang=en"],
  ["/projeto/previas-de-carnaval/7", "", "?lang=en", "?lang=en"],
  ["/projeto/previas-de-carnaval/7", "lang=en", "", ""],
])(
  "on %s, with the cookie %j, a written link keeps %j and a pressed one gets %j",
  (on, cookie, kept, carried) => {
    const written = { href: `${on}?lang=en` };
    const element = {
      getAttribute: () => written.href,
      setAttribute: (_: string, href: string) => Object.assign(written, { href }),
    };
    const { search } = press(paths.about, keepLanguage, { on, cookie, written: [element] });
    expect([written.href, search]).toEqual([on + kept, carried]);
  },
);

test.each([
  [paths.about, true],
  [paths.admin.login, true],
  [document, false],
  [paths.stored("files/a.pdf"), false],
  [paths.documentsFeed, false],
])("a link to %s shows that the page is left: %s", (path, isLeaving) => {
  expect(press(path, showLeaving).isLeaving).toBe(isLeaving);
});
