import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, test } from "vitest";
import type { MediaDescription } from "#app/files/mediaDescription.ts";
import { focalClass, Picture } from "./Picture.tsx";
import { sizesOf } from "./pictureSources.ts";
import { slots } from "./slots.ts";

const media: MediaDescription = {
  width: 1600,
  height: 800,
  alt: "Barcos no cais",
  placeholder: "data:image/webp;base64,AAAA",
  focal: { x: 50, y: 50 },
  variants: [320, 640],
  crops: {},
};

function render(element: React.ReactNode, known: Record<string, MediaDescription>) {
  const router = createMemoryRouter([{ id: "page", path: "/", element }], {
    hydrationData: { loaderData: { page: { media: known } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

describe("a picture", () => {
  test("comes in both formats, with its dimensions and text", () => {
    const html = render(<Picture image="images/a.webp" slot="card" />, { "images/a.webp": media });
    expect(html).toContain(
      'type="image/avif" srcSet="/storage/images/a-320.avif 320w, /storage/images/a-640.avif 640w"',
    );
    expect(html).toContain(
      'srcSet="/storage/images/a-320.webp 320w, /storage/images/a-640.webp 640w"',
    );
    expect(html).toContain('src="/storage/images/a.webp"');
    expect(html).toContain('width="1600" height="800" alt="Barcos no cais" loading="lazy"');
    expect(html).not.toContain("style=");
  });

  test("has its placeholder in the page only where it stands in the first screen", () => {
    const known = { "images/a.webp": media };
    const placeholder = 'src="data:image/webp;base64,AAAA" alt="" aria-hidden="true"';
    const picture = (isEager: boolean) => (
      <Picture image="images/a.webp" slot="card" isEager={isEager} />
    );
    expect(render(picture(true), known)).toContain(placeholder);
    expect(render(picture(false), known)).not.toContain(placeholder);
  });

  test("serves the original until variants are ready", () => {
    const known = { "images/a.webp": { ...media, variants: [], placeholder: "" } };
    const html = render(<Picture image="images/a.webp" slot="banner" alt="" />, known);
    expect(html).not.toContain("srcSet");
    expect(html).not.toContain("<source");
    expect(html).toContain('src="/storage/images/a.webp" width="1600" height="800" alt=""');
    expect(html).toContain('loading="eager"');
  });

  test("shows another file on narrow screens where one is given", () => {
    const known = { "images/a.webp": media, "images/b.webp": { ...media, width: 800 } };
    const html = render(
      <Picture image="images/a.webp" narrow="images/b.webp" slot="promo" />,
      known,
    );
    const [first, second, third] = html.split("<source").slice(1);
    expect(first).toMatch(/max-width.*avif.*b-320\.avif/);
    expect(second).toMatch(/max-width.*b-320\.webp/);
    expect(third).toMatch(/^ type="image\/avif".*a-320\.avif/);
  });

  test("shows phones no more of a flat picture than a high slot needs", () => {
    const known = {
      "images/a.webp": { ...media, focal: { x: 21, y: 50 }, crops: { phone: [312] } },
    };
    const html = render(<Picture image="images/a.webp" slot="banner" />, known);
    const [first, second, third] = html.split("<source").slice(1);
    expect(first).toContain('media="(max-width: 30rem)" type="image/avif"');
    expect(first).toContain('srcSet="/storage/images/a-phone20-312.avif 312w"');
    expect(first).toContain('width="640" height="800"');
    expect(second).toContain("a-phone20-312.webp 312w");
    expect(third).toMatch(/^ type="image\/avif".*a-320\.avif/);
    expect(render(<Picture image="images/a.webp" slot="card" />, known)).not.toContain("phone");
  });

  test("shows every screen no more of a flat picture than a card needs", () => {
    const crops = { phone: [312], card: [320, 420] };
    const known = { "images/a.webp": { ...media, focal: { x: 21, y: 50 }, crops } };
    const html = render(<Picture image="images/a.webp" slot="card" />, known);
    expect(html.split("<source")).toHaveLength(2);
    expect(html).toContain(
      '<source type="image/avif" srcSet="/storage/images/a-card20-320.avif 320w, /storage/images/a-card20-420.avif 420w"',
    );
    expect(html).toContain(
      'src="/storage/images/a.webp" srcSet="/storage/images/a-card20-320.webp 320w, /storage/images/a-card20-420.webp 420w"',
    );
    expect(html).toContain('width="1200" height="800"');
    expect(html).not.toContain("phone");
    expect(render(<Picture image="images/a.webp" slot="menu" />, known)).not.toContain("-card");
  });

  test("shows the part that staff have framed, around its own centre", () => {
    const crops = { phone: [312], banner: [320, 680] };
    const frames = { banner: "x300y500s80" };
    const known = {
      "images/a.webp": { ...media, focal: { x: 20, y: 50 }, crops, frames },
    };
    const html = render(<Picture image="images/a.webp" slot="banner" />, known);
    const [phones, , others] = html.split("<source").slice(1);
    expect(phones).toContain("a-phone20-312.avif");
    expect(others).toContain("/storage/images/a-bannerx300y500s80-680.avif 680w");
    // Phones, which get no part of their own, keep the focal point.
    expect(html).toMatch(/class="[^"]*_x20_\w+ _y50_\w+ _framed_\w+"/);
    expect(html).not.toContain("framedPhone");
    expect(render(<Picture image="images/a.webp" slot="results" />, known)).not.toContain("x300y");
    const both = { ...known["images/a.webp"], frames: { ...frames, phone: "x1y2s30" } };
    const framed = render(<Picture image="images/a.webp" slot="banner" />, {
      "images/a.webp": both,
    });
    expect(framed).toContain("a-phonex1y2s30-312.avif");
    expect(framed).toContain("framedPhone");
  });

  test("is shown as staff have turned it", () => {
    const turned = { ...media, path: "images/a-r90.webp", width: 800, height: 1600 };
    const html = render(<Picture image="images/a.webp" slot="results" />, {
      "images/a.webp": turned,
    });
    expect(html).toContain('src="/storage/images/a-r90.webp"');
    expect(html).toContain("/storage/images/a-r90-640.avif 640w");
    expect(html).toContain('width="800" height="1600"');
    expect(html).not.toContain("images/a-640");
  });

  test.each([
    // 15 rem wide, or 8.45 high: at twice the width 270 pixels, or 405, 540 and 810.
    ["menu", [160, 200, 250, 312, 390, 480, 600, 750, 930, 1160], [312, 480, 600, 930]],
    ["menu", [160, 640], [640]],
    ["menu", [160, 200], [200]],
    // 128 pixels, 192, 256 and 384.
    ["logoStrip", [160, 200, 250, 312, 390, 480, 640], [160, 200, 312, 390]],
    ["card", [160, 200, 312, 1440], [312, 1440]],
    ["card", [160, 200], [200]],
    ["card", [312, 480, 600, 620], [312, 480, 620]],
  ] as const)(
    "offers the %s slot of %o what screens ask for, and no more",
    (slot, variants, offered) => {
      const known = { "images/a.webp": { ...media, variants: [...variants] } };
      const html = render(<Picture image="images/a.webp" slot={slot} />, known);
      const srcSet = offered.map((width) => `/storage/images/a-${width}.avif ${width}w`).join(", ");
      expect(html).toContain(`srcSet="${srcSet}"`);
    },
  );

  test("alone on a phone without scripts is the file of the grid, which is there", () => {
    const known = { "images/a.webp": media };
    const offers = (slot: "gallery" | "lightbox") =>
      render(<Picture image="images/a.webp" slot={slot} />, known).match(/<source[^>]+>/g) ?? [];
    const chosen = (tag = "") => /srcSet="([^"]+)" sizes="([^"]+)"/.exec(tag)?.slice(1) ?? [];
    const [files, sizes = ""] = chosen(offers("lightbox")[0]);
    const [inGrid, gridSizes = ""] = chosen(offers("gallery")[0]);
    expect(files).toBe(inGrid);
    const [onPhones] = sizes.split(", min(");
    const unscripted = "(scripting: none) and (max-width: 39.99rem) ";
    expect(onPhones?.startsWith(unscripted)).toBe(true);
    expect(gridSizes.endsWith(`, ${onPhones?.slice(unscripted.length)}`)).toBe(true);
  });

  test("is nothing where there is none, and whole where no loader described it", () => {
    expect(render(<Picture image={null} slot="card" />, {})).toBe("");
    expect(render(<Picture image="images/a.webp" slot="logo" alt="x" />, {})).toContain(
      '<img src="/storage/images/a.webp" alt="x"',
    );
  });
});

test("a crop of fixed height asks for a file as wide as the crop needs", () => {
  expect(sizesOf(slots.menu, { width: 1600, height: 800 })).toBe("max(15rem, 16.9rem)");
  expect(sizesOf(slots.logo, { width: 300, height: 100 })).toBe("min(10.5rem, 16.5rem)");
  expect(sizesOf(slots.comparison, media)).toBe(
    "(min-width: 62rem) 930px, calc(100vw - 2 * clamp(1.25rem, 0.75rem + 2.2vw, 3rem))",
  );
});

test("a photo alone on a phone needs no wider a file than the grid has loaded: it leaves a margin", () => {
  const photo = { width: 1500, height: 1000 };
  expect(sizesOf(slots.lightbox, photo)).toMatch(/, min\(100vw - 1\.5rem, 150vh\)$/);
});

test("a focal point becomes the nearest pair of classes; the centre none", () => {
  expect(focalClass({ x: 50, y: 50 })).toBeUndefined();
  expect(focalClass({ x: 12, y: 101 })).toMatch(/x10.*y100/);
});
