import { useCallback, useState } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";

interface Measured {
  path: string;
  width: number;
  height: number;
}

/**
 * A hint for a picture so small that the site would show it blurred: less than half as wide as recommended.
 *
 * @param size recommended: `1440x532`; without it nothing is said
 */
export function useSizeHint(path: string, size: string | undefined) {
  const { tooSmall } = useTexts("adminCommon").files;
  const [measured, setMeasured] = useState<Measured>();
  const onMeasured = useCallback(
    (width: number, height: number) => setMeasured({ path, width, height }),
    [path],
  );
  const recommended = Number.parseInt(size ?? "0", 10);
  const isSmall = measured?.path === path && measured.width * 2 < recommended;
  return {
    onMeasured,
    sizeHint: isSmall
      ? fill(tooSmall, { width: measured.width, height: measured.height, size: size ?? "" })
      : undefined,
  };
}
