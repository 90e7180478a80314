import type { ComponentProps } from "react";
import { paths } from "#app/paths.ts";
import { useFileFacts } from "./describing.ts";

/** A small picture of a stored file beside its fields, turned as the site shows it. */
export function StoredImage({ path, alt, ...rest }: { path: string } & ComponentProps<"img">) {
  const shown = useFileFacts(path)?.shown ?? path;
  return <img src={paths.stored(shown)} alt={alt} loading="lazy" decoding="async" {...rest} />;
}
