/** Files that were dropped on a list, on their way to the form of many new records. */
let dropped: readonly File[] = [];

export function bringDropped(files: readonly File[]): void {
  dropped = files;
}

/** Each file once. */
export function takeDropped(): readonly File[] {
  const files = dropped;
  dropped = [];
  return files;
}
