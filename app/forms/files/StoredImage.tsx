import type { ComponentProps } from "react";
import { paths } from "#app/paths.ts";
import { useShownPath } from "./describing.ts";

/** A small picture of a stored file, turned as the site shows it. */
export function StoredImage({ path, alt, ...rest }: { path: string } & ComponentProps<"img">) {
  return (
    <img
      src={paths.stored(useShownPath(path))}
      alt={alt}
      loading="lazy"
      decoding="async"
      {...rest}
    />
  );
}
