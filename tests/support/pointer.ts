import type { Locator, Page } from "playwright";

interface Point {
  x: number;
  y: number;
}

/** The centre of an element, in viewport pixels; scrolls it into view first. */
export async function middleOf(element: Locator): Promise<Point> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error("The element is not on screen");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Drags with the mouse.
 *
 * @param follow waits until the page has followed the pointer to its end: released before, the item would be
 *   dropped where the page last drew it
 */
export async function dragWithMouse(
  page: Page,
  from: Point,
  to: Point,
  follow: () => Promise<unknown>,
): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y, { steps: 2 });
  await page.mouse.move(to.x, to.y, { steps: 12 });
  await follow();
  await page.mouse.up();
}

/** A single touch on a page opened with `hasTouch`. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  return {
    down: (at: Point) => send("touchStart", [at]),
    move: async (from: Point, to: Point, steps = 10) => {
      for (let step = 1; step <= steps; step++) {
        const share = step / steps;
        const x = from.x + (to.x - from.x) * share;
        await send("touchMove", [{ x, y: from.y + (to.y - from.y) * share }]);
      }
    },
    up: () => send("touchEnd", []),
  };
}
