import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";

/** `altEn` is "Texto alternativo (inglês)". */
export function useLabelOf(): (name: string) => string | undefined {
  const texts = useTexts("adminMedia");
  const { english } = useTexts("adminCommon");
  const inBoth = (label: string) => ({ pt: label, en: fill(english.fieldLabel, { label }) });
  const alt = inBoth(texts.alt);
  const transcript = inBoth(texts.transcript);
  const captions = inBoth(texts.captions);
  const labels: Record<string, string> = {
    altPt: alt.pt,
    altEn: alt.en,
    isDecorative: texts.decorative,
    focalX: `${texts.focal}: ${texts.focalX}`,
    focalY: `${texts.focal}: ${texts.focalY}`,
    transcriptPt: transcript.pt,
    transcriptEn: transcript.en,
    captionsPt: captions.pt,
    captionsEn: captions.en,
  };
  return (name) => labels[name];
}
