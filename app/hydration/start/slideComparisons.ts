/**
 * Moves the divider of a before and after (`data-compare`) with the field that lies over the pictures until
 * its slider is there. The style sheet reads `--divider`.
 */
export function slideComparisons(): void {
  addEventListener("input", ({ target }) => {
    const field = target as HTMLInputElement;
    const pair = field.closest<HTMLElement>("[data-compare]");
    pair?.style.setProperty("--divider", `${field.value}%`);
  });
}
