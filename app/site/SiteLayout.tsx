import { type ReactNode, useEffect } from "react";
import { useLocation } from "react-router";
import { langKey } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useStayWithoutConnection } from "#app/ui/withoutConnection.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { opensWithPicture } from "./menu.ts";
import { PastBar, type PastBarData } from "./PastBar.tsx";
import { PrefetchOnIntent } from "./PrefetchOnIntent.tsx";
import type { MenuProject } from "./ProjectsMenu.tsx";
import styles from "./SiteLayout.module.css";
import { anchors, SkipLinks } from "./SkipLinks.tsx";

/** What the frame needs from its route's loader. */
export interface LayoutData {
  projects: MenuProject[];
  /** Where staff walk the site as it was. */
  past?: PastBarData | undefined;
}

/** The common wrapper of public pages (spec 2). `plain`: the page does not open with a picture. */
export function SiteLayout({
  data: { projects, past },
  plain = false,
  children,
}: {
  data: LayoutData;
  plain?: boolean;
  children: ReactNode;
}) {
  useRememberedLang();
  useStayWithoutConnection();
  const { pathname } = useLocation();
  const isWhite = opensWithPicture(pathname) && !plain;
  return (
    <>
      <SkipLinks />
      <Header projects={projects} isWhite={isWhite} />
      <main id={anchors.content} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer projects={projects} />
      <PrefetchOnIntent />
      {past && <PastBar past={past} />}
    </>
  );
}

/** Also stores the language in local storage (contract 3); the server uses only the cookie. */
function useRememberedLang(): void {
  const lang = useLang();
  useEffect(() => {
    try {
      localStorage.setItem(langKey, lang);
    } catch {
      // Storage may be blocked; the cookie still remembers.
    }
  }, [lang]);
}
