/** Besides letters; an accent that waits for its letter is lost, since what becomes of both is the keyboard's. */
const held = ["Backspace", "Enter", "Dead"];

/**
 * Holds back what is typed until there is a field for it: else it would go into the form behind.
 *
 * @returns ends that, and tells what was typed
 */
export function holdKeys(): () => string {
  let typed = "";
  const hold = (event: KeyboardEvent) => {
    const { key } = event;
    const isLetter = [...key].length === 1;
    if (event.ctrlKey || event.metaKey || !(isLetter || held.includes(key))) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLetter) typed += key;
    if (key === "Backspace") typed = [...typed].slice(0, -1).join("");
  };
  window.addEventListener("keydown", hold, { capture: true });
  return () => {
    window.removeEventListener("keydown", hold, { capture: true });
    return typed;
  };
}
