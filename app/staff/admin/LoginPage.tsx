import type { ReactNode } from "react";
import { Link } from "react-router";
import { brand } from "#app/brand.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import "#app/ui/adminIcons.tsx";
import { Logo } from "#app/ui/Logo.tsx";
import { TideLines } from "#app/ui/Tide.tsx";
import styles from "./LoginPage.module.css";

interface LoginPageProps {
  title: string;
  subtitle: string;
  /** Such as why a member of staff has to sign in again. */
  notice?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/**
 * The two columns of the sign-in page (spec 2) and of the other pages that lead to an account: the brand's
 * tagline, and the welcome with the form.
 */
export function LoginPage({ title, subtitle, notice, children }: LoginPageProps) {
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
          <h1>{title}</h1>
          <p className={styles.subtitle}>{subtitle}</p>
          {notice && (
            <p role="status" className={styles.reason}>
              <Icon name="info" />
              {notice}
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
