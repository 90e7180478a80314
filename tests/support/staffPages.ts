import type { Page } from "playwright";
import { hydrated } from "./browser.ts";
import { admin, type TestServer } from "./server.ts";

/** Signs in at /admin with the test's staff account and lands on `path`. */
export async function openAsStaff(page: Page, server: TestServer, path: string): Promise<void> {
  await page.goto(`${server.url}${path}`);
  await page.getByLabel("E-mail").fill(admin.email);
  await page.locator("input[name='password']").fill(admin.password);
  await page.getByRole("button", { name: "Entrar", exact: true }).click();
  await page.waitForURL(`${server.url}${path}`);
}

/** Opens a screen in a browser that is signed in; waits for the script where there is one. */
export async function openScreen(
  page: Page,
  server: TestServer,
  path: string,
  javaScriptEnabled = true,
): Promise<void> {
  await page.goto(`${server.url}${path}`);
  if (javaScriptEnabled) await hydrated(page);
}
