import type { Page } from "playwright";

/** The accessible name of the focused element, roughly. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLInputElement | null;
    const labelledBy = focused?.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const names = [
      focused?.getAttribute("aria-label"),
      labelledBy.map((id) => document.getElementById(id)?.textContent).join(" "),
      focused?.labels?.[0]?.textContent,
      focused?.textContent,
    ];
    return names.find((name) => name?.trim())?.trim() ?? "";
  });
}

/** Presses Tab until the control of that name has the focus. */
export async function tabTo(page: Page, name: string, key = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 150; presses++) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press(key);
    passed.push(await focusedName(page));
  }
  throw new Error(`${key} never reached "${name}", but ${[...new Set(passed)].join(" | ")}`);
}

/** Moves to a control by Tab and presses a key on it. */
export async function tabAndPress(page: Page, name: string, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}
