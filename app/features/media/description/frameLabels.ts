import { cropNames } from "#app/files/picture/crops.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

/** Of every number of every place's frame, by its name in the form. */
export function frameLabels({ frame, crops }: Dictionary["adminMedia"]): Record<string, string> {
  const all = cropNames.flatMap((name) =>
    (["x", "y", "size"] as const).map((part) => {
      const label = `${fill(frame.title, { place: crops[name] })}: ${frame[part]}`;
      return [`frames.${name}.${part}`, label] as const;
    }),
  );
  return Object.fromEntries(all);
}
