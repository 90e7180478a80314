import { type Lang, localeTags } from "#app/i18n/lang.ts";
import { config } from "#app/platform/config.ts";

/** How long contact messages are kept, as text: `12 meses`, `1 month`. */
export function retentionText(lang: Lang, months = config().MESSAGE_RETENTION_MONTHS): string {
  const words = { style: "unit", unit: "month", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(localeTags[lang], words).format(months);
}
