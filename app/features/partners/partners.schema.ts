import { english } from "#app/validation/english.ts";
import { imageFile } from "#app/validation/file.ts";
import { link } from "#app/validation/link.ts";
import { placeAlt } from "#app/validation/placeAlt.ts";
import { withoutEnglish } from "#app/validation/schemaTree.ts";
import { line } from "#app/validation/text.ts";
import { z } from "#app/validation/zod.ts";

export const partnerTexts = ["name"] as const;

/** The page that shows a partner's logo (spec 3): 1 = home page, 2 = what-we-do page. */
export const partnerTypes = { home: 1, whatWeDo: 2 } as const;
export type PartnerType = (typeof partnerTypes)[keyof typeof partnerTypes];

const wrongType = { error: "validation.type" };

/** A new partner. */
export const partnerSchema = z
  .object(
    {
      image: imageFile,
      imageAlt: placeAlt,
      type: z
        .union([z.literal(1), z.literal(2)], { error: "validation.option" })
        .default(1)
        .meta({ description: "1: the home page, 2: the what-we-do page" }),
      link,
      name: line,
      en: english({ name: line }),
    },
    wrongType,
  )
  .meta({ title: "Partner" });
export type Partner = z.output<typeof partnerSchema>;

/**
 * A change of a partner: the logo, as in the contract. Name, link and their English change only if they are
 * sent, so that a new logo does not clear them; the type never changes.
 */
export const partnerChangeSchema = z
  .object(
    {
      image: imageFile,
      imageAlt: placeAlt,
      link: link.unwrap().optional(),
      name: line.unwrap().optional(),
      en: english({ name: line }),
    },
    wrongType,
  )
  .meta({ title: "PartnerChange" });
export type PartnerChange = z.output<typeof partnerChangeSchema>;

/** A partner in answers to staff. */
export const partnerResponse = z
  .object({ id: z.int(), ...partnerSchema.shape })
  .meta({ title: "Partner" });
/** A partner in answers to visitors, in one language. */
export const publicPartnerResponse = withoutEnglish(partnerResponse).meta({
  title: "PublicPartner",
});
export type PublicPartner = z.output<typeof publicPartnerResponse>;

/** The page that a partner is for, as an address or a form names it; the home page by default. */
export function partnerTypeOf(named: unknown): PartnerType {
  return named === String(partnerTypes.whatWeDo) ? partnerTypes.whatWeDo : partnerTypes.home;
}

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
