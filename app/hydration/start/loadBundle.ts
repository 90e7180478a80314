import { report } from "../progress.ts";
import { afterFrame } from "./afterFrame.ts";
import type { StartOptions } from "./start.ts";

let isLoading = false;

/**
 * Loads the page's client bundle, which hydrates it when `whenFree` calls back; a failure is reported. Only the first
 * call counts.
 */
export function loadBundle(
  { source, modules, data }: StartOptions,
  whenFree: (act: () => void) => void = (act) => act(),
): void {
  if (isLoading) return;
  isLoading = true;
  const onerror = () => report("failed");
  // Sent by its source where that could not import the entry.
  addEventListener("unloadable", onerror);
  const run = async () => {
    await runApart(modules);
    add("script", { type: "module", text: source, onerror });
  };
  fetchApart(modules);
  const free = () => whenFree(run);
  if (data) add("script", { src: data, onload: free, onerror });
  else free();
}

/** Asks for one a frame: each takes a slow phone 6 to 20 ms, and it may be scrolling, or about to be touched. */
async function fetchApart(modules: string[]): Promise<void> {
  for (const href of modules) {
    await new Promise<void>(afterFrame);
    add("link", { rel: "modulepreload", href });
  }
}

/**
 * Runs what the entry, the last of the modules, is made of: each in a task of its own, between which a phone draws and
 * answers. The bundle's source imports them again, and tells of one that is missing.
 */
async function runApart(modules: string[]): Promise<void> {
  for (const module of modules.slice(0, -1)) {
    await import(/* @vite-ignore */ module).catch(() => undefined);
  }
}

function add<Name extends "link" | "script">(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), properties));
}
