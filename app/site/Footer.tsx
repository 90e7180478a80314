import { Link } from "react-router";
import { brand, postalAddress } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import { langOf } from "#app/i18n/Localized.tsx";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { Logo } from "#app/ui/Logo.tsx";
import { Container } from "#app/ui/Section.tsx";
import { TideEdge } from "#app/ui/Tide.tsx";
import styles from "./Footer.module.css";
import { pages } from "./menu.ts";
import type { MenuProject } from "./ProjectsMenu.tsx";
import { anchors } from "./SkipLinks.tsx";

/** How many projects the footer lists before it links to the rest. */
const projectsShown = 6;

/** The site's footer (spec 2): the agency and where it is, navigation, social networks, legal links. */
export function Footer({ projects }: { projects: MenuProject[] }) {
  const { footer, menu } = useTexts("common");
  const lang = useLang();
  return (
    <footer id={anchors.footer} tabIndex={-1} className={styles.footer} data-tone="deep">
      <TideEdge at="top" />
      <Container className={styles.blocks}>
        <div className={styles.agency}>
          <Logo label={brand.shortName} className={styles.logo} />
          <p className={styles.name}>{brand.name}</p>
          <address className={styles.reach}>
            {postalAddress(lang).map((line) => (
              <div key={line}>{line}</div>
            ))}
            <a href={brand.phone.href}>{brand.phone.text[lang]}</a>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </address>
          <p>{fill(footer.credits, { names: brand.photoCredits })}</p>
        </div>
        <nav aria-labelledby="footer-menu">
          <h2 id="footer-menu">{footer.menu}</h2>
          <ul className={styles.list}>
            <li>
              <Link to={paths.home}>{menu.home}</Link>
            </li>
            {pages.map(({ key, to }) => (
              <li key={key}>
                <Link to={to}>{menu[key]}</Link>
              </li>
            ))}
            <li>
              <Link to={paths.contact}>{menu.contact}</Link>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-projects">
          <h2 id="footer-projects">{footer.projects}</h2>
          <ul className={styles.list}>
            {projects.slice(0, projectsShown).map((project) => (
              <li key={project.id}>
                <Link to={paths.project(project)} lang={langOf(project, "name")}>
                  {project.name}
                </Link>
              </li>
            ))}
            <li>
              <Link to={paths.projects}>{menu.allProjects}</Link>
            </li>
          </ul>
        </nav>
        <div>
          <h2>{footer.social}</h2>
          <ul className={styles.list}>
            {brand.social.map(({ id, name, url }) => (
              <li key={id}>
                <ExternalLink href={url} className={styles.social}>
                  <Icon name={id} />
                  {name}
                  <Icon name="arrow-out" className={styles.out} />
                </ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </Container>
      <Container className={styles.imprint}>
        <p>{fill(footer.copyright, { name: brand.shortName })}</p>
        <ul className={styles.legal}>
          <li>
            <Link to={paths.terms}>{footer.terms}</Link>
          </li>
          <li>
            <Link to={paths.privacy}>{footer.privacy}</Link>
          </li>
          <li>
            <Link to={paths.api}>{footer.api}</Link>
          </li>
        </ul>
      </Container>
    </footer>
  );
}
