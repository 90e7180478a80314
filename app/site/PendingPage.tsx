import { useLocation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { Skeleton, Spinner } from "#app/ui/Loading.tsx";
import { Section } from "#app/ui/Section.tsx";
import { opensWithPicture } from "./menu.ts";
import styles from "./PendingPage.module.css";

/**
 * Pages with a grid of cards are shown as six skeleton cards (spec 9) while loading; the others as a
 * spinner.
 */
const grids: readonly string[] = [paths.documents, paths.projects, paths.uploads];

/** The placeholder of a page that a client navigation is loading. */
export function PendingPage({ path }: { path: string }) {
  const { loading } = useTexts("common");
  const tone = opensWithPicture(useLocation().pathname) ? "deep" : "sand";
  return (
    <>
      <div data-tone={tone} className={styles.opening} />
      <Section>
        <Spinner label={loading} />
        {grids.includes(path) && (
          <div className={styles.cards}>
            <CardGrid>
              {cards.map((card) => (
                <Skeleton key={card} className={styles.card} />
              ))}
            </CardGrid>
          </div>
        )}
      </Section>
    </>
  );
}

const cards = [1, 2, 3, 4, 5, 6];
