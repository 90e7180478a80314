import Bowser from "bowser";

/** A browser and the system that it runs on, as far as its `User-Agent` tells. */
export interface BrowserName {
  browser: string | undefined;
  system: string | undefined;
}

/** @param userAgent "" for an unknown one */
export function browserNameOf(userAgent: string): BrowserName {
  if (userAgent === "") return { browser: undefined, system: undefined };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: browser.name || undefined, system: os.name || undefined };
}
