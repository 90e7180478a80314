import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pt } from "#app/i18n/pt.ts";
import type { PublicPlaceAlt } from "#app/validation/placeAlt.ts";
import { ProjectBanner } from "./ProjectBanner.tsx";

const described = {
  ...{ width: 1920, height: 870, alt: "Barcos no cais", placeholder: "" },
  ...{ focal: { x: 50, y: 50 }, variants: [], crops: {} },
};

function altOf(bannerImageAlt?: PublicPlaceAlt) {
  const project = {
    ...{ name: "Rio", subtitle: "", place: "", theme: "", bannerLogo: null },
    ...{ bannerImage: "images/a.webp", ...(bannerImageAlt && { bannerImageAlt }) },
  };
  const page = { id: "page", path: "/", element: <ProjectBanner project={project} /> };
  const texts = { projects: pt.projects };
  const loaderData = { page: { texts, media: { "images/a.webp": described } } };
  const router = createMemoryRouter([page], { hydrationData: { loaderData } });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return /<img src="\/storage\/images\/a.webp"[^>]* alt="([^"]*)"/.exec(html)?.[1];
}

test("a banner says what staff wrote of its picture, everywhere or in its place alone", () => {
  expect(altOf()).toBe("Barcos no cais");
  expect(altOf({ text: "O cais, antes da obra" })).toBe("O cais, antes da obra");
  expect(altOf({ text: "", decorative: true })).toBe("");
});
