import type { ComponentProps } from "react";
import { FileField } from "#app/forms/files/FileField.tsx";
import { useFieldState } from "./fieldState.ts";

/** A file field of the project, by its name in the form. */
export function StoredFileField({
  name,
  ...rest
}: { name: string } & Omit<ComponentProps<typeof FileField>, "field">) {
  return <FileField field={useFieldState(name)} {...rest} />;
}
