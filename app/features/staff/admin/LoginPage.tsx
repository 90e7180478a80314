import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Logo } from "#app/ui/Logo.tsx";
import { TideLines } from "#app/ui/Tide.tsx";
import styles from "./LoginPage.module.css";

interface LoginPageProps {
  /** Why a member of staff has to sign in again. */
  reason: "pending" | "expired" | undefined;
  /** The form. */
  children: ReactNode;
}

/** The sign-in page's two columns (spec 2): the brand's tagline, and the welcome with the form. */
export function LoginPage({ reason, children }: LoginPageProps) {
  const texts = useTexts("adminLogin");
  const lang = useLang();
  return (
    <div className={styles.page}>
      <header className={styles.brand} data-tone="deep">
        <Logo label={brand.name} className={styles.logo} />
        <p className={styles.tagline}>{brand.tagline[lang]}</p>
        <TideLines className={styles.tide} />
      </header>
      <main id="content" className={styles.main}>
        <div className={styles.box}>
          <h1>{fill(texts.title, { name: brand.shortName })}</h1>
          <p className={styles.subtitle}>{texts.subtitle}</p>
          {reason && (
            <p role="status" className={styles.reason}>
              <Icon name="info" />
              {texts[reason]}
            </p>
          )}
          {children}
          <Link to={paths.home} className={styles.site}>
            {texts.site}
          </Link>
        </div>
      </main>
    </div>
  );
}
