import { useField } from "@conform-to/react";

/** Whether any field in a row has an error, so that the row must not be collapsed. */
export function useRowHasError(name: string): boolean {
  const [row] = useField<object>(name);
  return Object.keys(row.allErrors).length > 0;
}
