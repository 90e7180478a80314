import { useField } from "@conform-to/react";

/** Whether something in a row of the form has a message, so that the row must not be folded. */
export function useRowHasError(name: string): boolean {
  const [row] = useField<object>(name);
  return Object.keys(row.allErrors).length > 0;
}
