import type { Rect } from "#app/files/picture/frames.ts";
import { svgTransform } from "#app/files/picture/orientation.ts";
import { paths } from "#app/paths.ts";
import type { PictureLook } from "./usePictureLook.ts";

interface ShownPartProps {
  path: string;
  look: Pick<PictureLook, "size" | "shown" | "orientation">;
  /** In pixels of the picture as it is seen; all of it by default. */
  rect?: Rect;
  className?: string | undefined;
  /** Its text; without one it is left out for assistive technology. */
  label?: string;
}

/**
 * A picture, or a part of it, as it will be turned: drawn by the browser, so that it changes at once. As an SVG, since
 * the page's CSP allows no style attribute.
 */
export function ShownPart({ path, look, rect, className, label }: ShownPartProps) {
  const { left, top, width, height } = rect ?? { left: 0, top: 0, ...look.shown };
  return (
    <svg
      viewBox={[left, top, width, height].map((value) => Math.round(value * 10) / 10).join(" ")}
      width={Math.round(width)}
      height={Math.round(height)}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <image
        href={paths.stored(path)}
        width={look.size.width}
        height={look.size.height}
        transform={svgTransform(look.size, look.orientation)}
      />
    </svg>
  );
}
