/** Of the keys under which the script for large files keeps where they go on. */
const prefix = "tus::";
/** As long as what is kept of forms. */
const keptMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Takes files on their way off this browser's list: all, or those that nobody has gone on with for a week. The site
 * has swept their parts long before.
 */
export function forgetUploads(which: "all" | "old"): void {
  try {
    for (const key of Object.keys(localStorage).filter((key) => key.startsWith(prefix))) {
      if (which === "all" || isOld(localStorage.getItem(key))) localStorage.removeItem(key);
    }
  } catch {
    // Where cookies are blocked there is no list.
  }
}

function isOld(entry: string | null): boolean {
  try {
    const begun = Date.parse(JSON.parse(entry ?? "").creationTime);
    return !(begun > Date.now() - keptMs);
  } catch {
    return true;
  }
}
