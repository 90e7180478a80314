import { type PartnerType, partnerTypes } from "../partners.schema.ts";

/** The page that a partner is for, as an address or a form names it; the home page by default. */
export function partnerTypeOf(named: unknown): PartnerType {
  return named === String(partnerTypes.whatWeDo) ? partnerTypes.whatWeDo : partnerTypes.home;
}
