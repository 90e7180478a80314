import { Link, NavLink } from "react-router";
import { brand } from "#app/brand.ts";
import { HeaderSearch } from "#app/features/search/site/HeaderSearch.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Logo } from "#app/ui/Logo.tsx";
import { RenderBlockingMarker } from "#app/ui/RenderBlockingMarker.tsx";
import { Container } from "#app/ui/Section.tsx";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MobileMenu } from "./MobileMenu.tsx";
import { pages } from "./menu.ts";
import { type MenuProject, ProjectsMenu } from "./ProjectsMenu.tsx";
import { anchors } from "./SkipLinks.tsx";
import { useScrolled } from "./useScrolled.ts";

/**
 * The site's fixed header (spec 2). Its text is white on pages that open with a picture; once scrolled, it
 * gets a background. Under 1024 px the menu fills the screen instead.
 */
export function Header({ projects, isWhite }: { projects: MenuProject[]; isWhite: boolean }) {
  const { menu } = useTexts("common");
  const scrolled = useScrolled();
  return (
    <header
      id={anchors.menu}
      tabIndex={-1}
      className={styles.header}
      data-tone={isWhite ? "ink" : "paper"}
      data-scrolled={scrolled || undefined}
    >
      <Container className={styles.bar}>
        <Link to={paths.home} className={styles.logo}>
          <Logo label={brand.shortName} />
        </Link>
        <nav aria-label={menu.label} className={styles.nav}>
          <ul className={styles.entries}>
            <li>
              <NavLink to={paths.home} end className={styles.entry}>
                {menu.home}
              </NavLink>
            </li>
            <li>
              {projects.length > 0 ? (
                <ProjectsMenu projects={projects} />
              ) : (
                <NavLink to={paths.projects} className={styles.entry}>
                  {menu.projects}
                </NavLink>
              )}
            </li>
            {pages.map(({ key, to }) => (
              <li key={key}>
                <NavLink to={to} className={styles.entry}>
                  {menu[key]}
                </NavLink>
              </li>
            ))}
          </ul>
          <HeaderSearch />
          <LanguageSwitch />
          <ButtonLink nav to={paths.contact} className={styles.contact}>
            {menu.contact}
          </ButtonLink>
        </nav>
        <MobileMenu projects={projects} />
      </Container>
      <RenderBlockingMarker id="header-end" />
    </header>
  );
}
