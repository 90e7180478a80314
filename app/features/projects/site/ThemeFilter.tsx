import { Link } from "react-router";
import { counted, fill, grouped } from "#app/i18n/fill.ts";
import { Localized, langOf } from "#app/i18n/Localized.tsx";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import type { Theme } from "../projects.repo.server.ts";
import { projectsLink } from "./projectsLink.ts";
import styles from "./ThemeFilter.module.css";

interface ThemeFilterProps {
  themes: readonly (Omit<Theme, "ids"> & { count: number })[];
  /** The slug in the address; that of no theme finds nothing. */
  current: string | undefined;
  /** How many projects there are, and how many of them are found. */
  all: number;
  total: number;
}

/** Links to the projects of each theme, and how many there are; nothing where all projects have the same. */
export function ThemeFilter({ themes, current, all, total }: ThemeFilterProps) {
  const { list } = useTexts("projects");
  const lang = useLang();
  const theme = themes.find(({ slug }) => slug === current);
  const isMissing = current !== undefined && !theme;
  const links = [{ slug: undefined, count: all }, ...themes];
  const isChoice = current !== undefined || themes.some(({ count }) => count < all);
  return (
    <div className={styles.filter}>
      {isChoice && themes.length > 0 && (
        <nav aria-label={list.themes}>
          <ul className={styles.themes}>
            {links.map(({ count, ...each }) => (
              <li key={each.slug ?? ""}>
                <Link
                  to={projectsLink(1, each.slug)}
                  aria-current={each.slug === current ? "page" : undefined}
                  className={styles.theme}
                  preventScrollReset
                >
                  {"theme" in each ? <Localized of={each} field="theme" /> : list.allThemes}{" "}
                  <span className={styles.count}>{grouped(count, lang)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status" className={styles.found}>
        {theme && <Found theme={theme} total={total} />}
        {isMissing && list.noSuchTheme}
      </p>
      {isMissing && (
        <p>
          <ButtonLink to={projectsLink(1)} look="outline" icon="arrow-right">
            {list.all}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

/** The name may be in another language than the sentence around it. */
function Found({ theme, total }: { theme: ThemeFilterProps["themes"][number]; total: number }) {
  const { list } = useTexts("projects");
  const lang = useLang();
  const sentence = counted(total, lang, list.withThemeOne, list.withTheme);
  if (!langOf(theme, "theme")) return fill(sentence, { theme: theme.theme });
  const [before, after] = sentence.split("{{theme}}");
  return (
    <>
      {before}
      <Localized of={theme} field="theme" />
      {after}
    </>
  );
}
