import { fill } from "#app/i18n/fill.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { trimmed } from "#app/text/blank.ts";
import { Marquee } from "#app/ui/Marquee.tsx";
import type { PartnerWithLogo } from "../partners.schema.ts";
import { PartnerLogo, type PartnerLogoLook } from "./PartnerLogo.tsx";

interface PartnerMarqueeProps extends PartnerLogoLook {
  partners: readonly PartnerWithLogo[];
  label: string;
  pauseLabel: string;
  /** Name of a partner without one, by its position: `{{position}}`. */
  nameless: string;
  copies: 2 | 3;
}

/** A moving strip of partners' logos. */
export function PartnerMarquee(props: PartnerMarqueeProps) {
  const { partners, label, pauseLabel, nameless, copies, ...look } = props;
  return (
    <Marquee label={label} pauseLabel={pauseLabel} copies={copies}>
      {(tabIndex) =>
        partners.map((partner, index) => (
          <PartnerLogo
            key={partner.id}
            {...look}
            image={partner.image}
            inPlace={partner.imageAlt}
            link={partner.link}
            name={trimmed(partner.name) || fill(nameless, { position: index + 1 })}
            nameLang={langOf(partner, "name")}
            tabIndex={tabIndex}
          />
        ))
      }
    </Marquee>
  );
}
