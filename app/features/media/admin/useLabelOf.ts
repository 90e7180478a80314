import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { frameLabels } from "../description/frameLabels.ts";

/** `altEn` is "Texto alternativo (inglês)". */
export function useLabelOf(): (name: string) => string | undefined {
  const texts = useTexts("adminMedia");
  const { english } = useTexts("adminCommon");
  const inEnglish = (label: string) => fill(english.fieldLabel, { label });
  const labels: Record<string, string> = {
    altPt: texts.alt,
    altEn: inEnglish(texts.alt),
    isDecorative: texts.decorative,
    focalX: `${texts.focal}: ${texts.focalX}`,
    focalY: `${texts.focal}: ${texts.focalY}`,
    orientation: texts.turning.title,
    ...frameLabels(texts),
    transcriptPt: texts.transcript,
    transcriptEn: inEnglish(texts.transcript),
    captionsPt: texts.captions,
    captionsEn: inEnglish(texts.captions),
  };
  return (name) => labels[name];
}
