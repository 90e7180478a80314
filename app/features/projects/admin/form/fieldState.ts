import { useField } from "@conform-to/react";
import type { FieldState } from "#app/forms/Field.tsx";

/**
 * One field of the project form, for the shared components. Only what they need is read: conform then
 * re-renders a field when its own errors change, not on every key press.
 *
 * @param name as in the form: `posts[0].title`
 */
export function useFieldState(name: string): FieldState {
  const [{ id, errorId, descriptionId, errors, initialValue }] = useField<string>(name);
  return { id, name, errorId, descriptionId, errors, initialValue };
}
