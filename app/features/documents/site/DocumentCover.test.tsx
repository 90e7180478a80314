import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { MediaDescription } from "#app/files/mediaDescription.ts";
import { DocumentCover } from "./DocumentCover.tsx";

const cover: MediaDescription = {
  ...{ width: 600, height: 848, alt: "", placeholder: "", focal: { x: 50, y: 50 } },
  ...{ variants: [250, 600], crops: {} },
};

function render(file: string | null, media: Record<string, MediaDescription>) {
  const element = <DocumentCover file={file} />;
  const router = createMemoryRouter([{ id: "page", path: "/", element }], {
    hydrationData: { loaderData: { page: { media } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("a document shows its first page, once it is drawn, and until then an icon", () => {
  const html = render("files/a.pdf", { "images/a-cover.webp": cover });
  expect(html).toContain("/storage/images/a-cover-250.avif 250w");
  expect(html).toContain('width="600" height="848" alt="" loading="lazy"');
  for (const file of ["files/a.pdf", "files/a.docx", null]) {
    const pending = render(file, {});
    expect(pending).toContain("<svg");
    expect(pending).not.toContain("<img");
  }
});

test("a page that is wider than high is shown whole", () => {
  const slide = { ...cover, width: 848, height: 477 };
  expect(render("files/a.pdf", { "images/a-cover.webp": slide })).toContain('data-wide="true"');
  expect(render("files/a.pdf", { "images/a-cover.webp": cover })).not.toContain("data-wide");
});
