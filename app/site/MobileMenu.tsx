import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import { SearchForm } from "#app/features/search/site/SearchForm.tsx";
import { langOf } from "#app/i18n/Localized.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { closeOnChoice, useCloseOutside } from "#app/ui/closeMenu.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import styles from "./MobileMenu.module.css";
import { isOfProjects, pages } from "./menu.ts";
import type { MenuProject } from "./ProjectsMenu.tsx";

/**
 * The full-screen menu under 1024 px (spec 2). A native `<details>`: CSS locks the page's scrolling while it
 * is open; the script keeps the focus inside and closes it on Escape and on any choice.
 */
export function MobileMenu({ projects }: { projects: MenuProject[] }) {
  const { menu } = useTexts("common");
  const ref = useRef<HTMLDetailsElement>(null);
  useShutPage(ref);
  useCloseOutside(ref);
  useCloseWhenWide(ref);
  useCloseOnNewPage(ref);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <details ref={ref} className={styles.menu} onToggle={keepFocusInside} onClick={closeOnChoice}>
      <summary className={styles.toggle}>
        <span className={styles.open}>{menu.mobile}</span>
        <span className={styles.close}>{menu.close}</span>
        <Icon name="menu" className={styles.open} />
        <Icon name="close" className={styles.close} />
      </summary>
      <nav aria-label={menu.mobile} className={styles.panel} data-tone="ink">
        <div className={styles.scroller}>
          <SearchForm id="menu-q" isInFrame />
          <ul className={styles.entries}>
            <li>
              <NavLink to={paths.home} end>
                {menu.home}
              </NavLink>
            </li>
            <li>
              {projects.length > 0 ? (
                <ProjectList projects={projects} />
              ) : (
                <NavLink to={paths.projects}>{menu.projects}</NavLink>
              )}
            </li>
            {pages.map(({ key, to }) => (
              <li key={key}>
                <NavLink to={to}>{menu[key]}</NavLink>
              </li>
            ))}
          </ul>
          <div className={styles.foot}>
            <ButtonLink nav to={paths.contact}>
              {menu.contact}
            </ButtonLink>
            <LanguageSwitch />
          </div>
        </div>
      </nav>
    </details>
  );
}

/** The projects, and the way to all of them. */
function ProjectList({ projects }: { projects: MenuProject[] }) {
  const { menu } = useTexts("common");
  const { pathname } = useLocation();
  return (
    <details className={styles.projects}>
      <summary aria-current={isOfProjects(pathname) || undefined}>
        {menu.projects}
        <Icon name="chevron-down" />
      </summary>
      <ul>
        {projects.map((project) => (
          <li key={project.id}>
            <NavLink to={paths.project(project)} lang={langOf(project, "name")}>
              {project.name}
            </NavLink>
          </li>
        ))}
        <li>
          <NavLink to={paths.projects} end>
            {menu.seeMore}
          </NavLink>
        </li>
      </ul>
    </details>
  );
}

/** Shuts the page when the touch that opened the menu was the first one, and came before hydration. */
function useShutPage(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    shutPage(menu.current?.open ?? false);
    return () => shutPage(false);
  }, [menu]);
}

/** When the screen becomes too wide for the menu (a tablet is turned), the page must not stay inert. */
function useCloseWhenWide(menu: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const wide = matchMedia("(min-width: 64rem)");
    const close = () => {
      if (menu.current && wide.matches) menu.current.open = false;
    };
    // The screen may have been turned before hydration.
    close();
    wide.addEventListener("change", close);
    return () => wide.removeEventListener("change", close);
  }, [menu]);
}

/** Back and Forward change the page without a choice in the menu. */
function useCloseOnNewPage(menu: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (!menu.current?.open) return;
    menu.current.open = false;
    // Without waiting for the `toggle` event: the new page's title is about to take the focus.
    shutPage(false);
  }, [key, menu]);
}

/** While the menu covers the page, the page behind it is inert. */
function keepFocusInside({ target, currentTarget }: SyntheticEvent<HTMLDetailsElement>) {
  // Also receives the `toggle` of the list of projects inside.
  if (target === currentTarget) shutPage(currentTarget.open);
}

function shutPage(isShut: boolean) {
  for (const block of document.querySelectorAll<HTMLElement>("main, footer")) {
    block.inert = isShut;
  }
}
