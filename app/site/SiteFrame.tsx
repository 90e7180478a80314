import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useStayWithoutConnection } from "#app/connection/useStayWithoutConnection.ts";
import { Footer } from "./Footer.tsx";
import { Header } from "./Header.tsx";
import { opensWithPicture } from "./menu.ts";
import { PrefetchOnIntent } from "./PrefetchOnIntent.tsx";
import type { MenuProject } from "./ProjectsMenu.tsx";
import styles from "./SiteFrame.module.css";
import { anchors, SkipLinks } from "./SkipLinks.tsx";
import { useRememberedLang } from "./useRememberedLang.ts";

/** What the frame needs from its route's loader. */
export interface FrameData {
  projects: MenuProject[];
}

/** The common wrapper of public pages (spec 2). `plain`: the page does not open with a picture. */
export function SiteFrame({
  data: { projects },
  plain = false,
  children,
}: {
  data: FrameData;
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
    </>
  );
}
