interface Click {
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/** Whether a click on a link opens it in another tab or window, or downloads it: the page stays. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: Click): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}
