import type { Page } from "playwright";

/** What a screen reader would call the element that has the focus. */
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

/** Presses Tab until the focus is on the control of that name, as somebody without a mouse does. */
export async function tabTo(page: Page, name: string, key = "Tab"): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 150; presses++) {
    if ((await focusedName(page)) === name) return;
    await page.keyboard.press(key);
    passed.push(await focusedName(page));
  }
  throw new Error(`${key} never reached "${name}", but ${[...new Set(passed)].join(" | ")}`);
}

/** Goes to a control by Tab and presses a key on it. */
export async function tabAndPress(page: Page, name: string, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}
