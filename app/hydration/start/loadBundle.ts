import { report } from "../progress.ts";
import type { StartOptions } from "./start.ts";

let isLoading = false;

/** Loads the page's client bundle, which hydrates it; a failure is reported. Only the first call counts. */
export function loadBundle({ source, modules, data }: StartOptions): void {
  if (isLoading) return;
  isLoading = true;
  const onerror = () => report("failed");
  // Sent by it where it could not import a module.
  addEventListener("unloadable", onerror);
  const run = () => add("script", { type: "module", text: source, onerror });
  // One by one: each takes a slow phone some 6 ms, and a touch may come between two of them.
  for (const href of modules) setTimeout(() => add("link", { rel: "modulepreload", href }));
  if (data) add("script", { src: data, onload: run, onerror });
  else run();
}

function add<Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}
