/** Whether a key was pressed with the key for commands: Ctrl, or ⌘ where the keyboard has one. */
export function isCommand(event: KeyboardEvent, key: string): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey, isComposing } = event;
  // Ctrl and Alt together write letters on some keyboards.
  if (isComposing || altKey || shiftKey) return false;
  return event.key.toLowerCase() === key && (isMac() ? metaKey : ctrlKey);
}

/** That key's name. */
export function commandKey(): string {
  return isMac() ? "⌘" : "Ctrl";
}

function isMac(): boolean {
  return /Mac|iP(hone|ad|od)/.test(navigator.platform);
}
