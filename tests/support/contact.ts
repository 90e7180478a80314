import type { Page } from "playwright";
import { queryRows } from "./siteDatabase.ts";

/** A valid message. */
export const goodMessage = {
  name: "Ana Lima",
  email: "ana@example.org",
  phone: "(81) 99999-8888",
  subject: "projects",
  message: "Olá! Gostaria de saber mais sobre os projetos da agência.",
};

/** Fills in the contact form with it. */
export async function fillContact(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(goodMessage)) {
    const field = page.locator(`form[method=post] [name=${name}]`);
    if (name === "subject") await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Sends a message to the JSON endpoint. */
export function postMessage(url: string, fields: Record<string, unknown> = {}): Promise<Response> {
  return fetch(`${url}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...goodMessage, ...fields }),
  });
}

/** Queries a server's database from outside, read-only. */
export function query<Row = Record<string, unknown>>(
  storageDir: string,
  sql: string,
  ...values: unknown[]
): Row[] {
  return queryRows<Row>(storageDir, sql, values);
}

/**
 * Polls until a condition holds.
 *
 * @param ms long, because the test machine may be busy, but less than the outbox sleeps when nobody wakes it
 */
export async function until(condition: () => boolean, ms = 30_000): Promise<void> {
  const end = performance.now() + ms;
  while (!condition()) {
    if (performance.now() > end) throw new Error(`Not within ${ms} ms: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
