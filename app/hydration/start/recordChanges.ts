/** Changes of the page, from the end of its parsing until the client bundle takes over. */
interface RecordedChanges {
  observer: MutationObserver;
  records: MutationRecord[];
}

declare global {
  interface Window {
    recordedChanges?: RecordedChanges;
  }
}

/** What is observed of the page: its tree and its texts. React does not compare attributes. */
export const observed = {
  childList: true,
  subtree: true,
  characterData: true,
  characterDataOldValue: true,
};

/**
 * Records what others (a translator, an extension, a content blocker) change in the page before hydration,
 * which only they do: see `foreignChanges.ts`.
 */
export function recordChanges(): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((batch) => {
    for (const record of batch) records.push(record);
  });
  observer.observe(document, observed);
  window.recordedChanges = { observer, records };
}
