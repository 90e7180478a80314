import type { ReactNode } from "react";
import { brand, postalAddress } from "#app/brand.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon, type IconName } from "#app/ui/Icon.tsx";
import styles from "./ContactInfo.module.css";

/** Phone, e-mail, address, social handle, and links to the agency's profiles. */
export function ContactInfo() {
  const { info, follow } = useTexts("contact");
  const lang = useLang();
  const [handle] = brand.social;
  return (
    <div className={styles.info}>
      <h2>{info.title}</h2>
      <p>{info.text}</p>
      <dl className={styles.ways}>
        <Way icon="phone" label={info.phone}>
          <a href={brand.phone.href}>{brand.phone.text[lang]}</a>
        </Way>
        <Way icon="mail" label={info.email}>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </Way>
        <Way icon="map-pin" label={info.address}>
          {postalAddress(lang).map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Way>
        <Way icon={handle.id} label={info.social}>
          <ExternalLink href={handle.url}>{handle.handle}</ExternalLink>
        </Way>
      </dl>
      <h2 className={styles.follow}>{follow.title}</h2>
      <ul className={styles.social}>
        {brand.social.map((network) => (
          <li key={network.id}>
            <ExternalLink href={network.url}>
              <Icon name={network.id} />
              {network.name}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Way({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.way}>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
