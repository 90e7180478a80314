import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { type RequestInfo, requestContext } from "#app/context.ts";
import { pickTexts, translate } from "#app/i18n/texts.server.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import * as Media from "../media.repo.server.ts";
import { store } from "../store.server.ts";
import { action, loader } from "./describeFile.tsx";
import { FilmFields } from "./FilmFields.tsx";
import { PictureFields } from "./PictureFields.tsx";

setupTestDatabase();
setupTestStorage();

/** What the framework hands to a loader or an action of the screen for this file. */
function argsFor(path: string, body?: FormData) {
  const [folder = "", name = ""] = path.split("/");
  const context = new RouterContextProvider();
  context.set(requestContext, { lang: "pt", t: translate("pt") } as RequestInfo);
  const url = new URL(`http://x/admin/arquivos/${path}`);
  const request = new Request(url, body ? { method: "POST", body } : {});
  const pattern = "/admin/arquivos/:folder/:name";
  const args = { request, url, pattern, params: { folder, name }, context };
  return args as Parameters<typeof loader>[0];
}

function render(element: React.ReactNode) {
  const texts = pickTexts("pt", "adminMedia", "adminCommon");
  const router = createMemoryRouter([{ id: "page", path: "/", element }], {
    hydrationData: { loaderData: { page: { texts } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a picture's description is saved from the plain form, and shown again", async () => {
  const { id } = await store([await samples.png()], { originalName: "a.png", accept: "image" });
  const body = new FormData();
  for (const [name, value] of Object.entries({ altPt: "Rio", focalX: "20", focalY: "80" })) {
    body.append(name, value);
  }
  const answer = await action(argsFor(id, body)).catch((error: unknown) => error);
  expect(answer).toMatchObject({ status: 303 });
  expect((await Media.describe([id], "pt"))[id]).toMatchObject({
    alt: "Rio",
    focal: { x: 20, y: 80 },
  });
  const { file } = await loader(argsFor(id));
  const html = render(<PictureFields file={file} />);
  expect(html).toContain(">Rio</textarea>");
  expect(html).toContain('name="focalX" value="20"');
});

test("a film's captions travel with its plain form; what is no WebVTT is refused with a reason", async () => {
  const { id } = await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  const form = (bytes: Buffer) => {
    const body = new FormData();
    body.append("upload:captionsPt", new File([new Uint8Array(bytes)], "a.vtt"));
    body.append("transcriptPt", "A maré sobe");
    return body;
  };
  const refused = await action(argsFor(id, form(samples.pdf)));
  expect(refused).toMatchObject({ init: { status: 415 } });
  await Promise.resolve(action(argsFor(id, form(samples.captions)))).catch(() => undefined);
  const { file, film, progress } = await loader(argsFor(id));
  expect(film).toMatchObject({ captions: [{ lang: "pt" }], transcript: "A maré sobe" });
  if (!film) throw new Error("A film is described as one");
  expect(render(<FilmFields file={file} film={film} progress={progress} />)).toContain(
    "Já há legendas",
  );
});

test("what is no picture and no film has no such screen", async () => {
  const { id } = await store([samples.pdf], { originalName: "a.pdf", accept: "any" });
  for (const path of [id, "images/none.webp"]) {
    await expect(loader(argsFor(path))).rejects.toMatchObject({ status: 404 });
  }
});
