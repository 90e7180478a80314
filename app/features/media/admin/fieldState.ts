import type { FieldState } from "#app/forms/Field.tsx";

/** The wiring of a field whose form needs no conform. */
export function fieldState(name: string, initialValue = ""): FieldState {
  return {
    id: name,
    name,
    errorId: `${name}-error`,
    descriptionId: `${name}-hint`,
    initialValue,
  };
}
