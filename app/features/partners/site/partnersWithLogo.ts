import type { PartnerType, PublicPartner } from "../partners.schema.ts";

export type PartnerWithLogo = PublicPartner & { image: string };

/** The partners of a type that have a logo. */
export function partnersWithLogo(
  partners: readonly PublicPartner[],
  type: PartnerType,
): PartnerWithLogo[] {
  return partners.filter(
    (partner): partner is PartnerWithLogo => partner.type === type && partner.image !== null,
  );
}
