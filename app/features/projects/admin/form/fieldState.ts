import { useField } from "@conform-to/react";
import type { FieldState } from "#app/forms/Field.tsx";

/**
 * One field of the project form, as the shared pieces want it. Only what they need is read: conform
 * then renders a field again when its own message changes, not at every key pressed.
 *
 * @param name as in the form: `posts[0].title`
 */
export function useFieldState(name: string): FieldState {
  const [{ id, errorId, descriptionId, errors, initialValue }] = useField<string>(name);
  return { id, name, errorId, descriptionId, errors, initialValue };
}
