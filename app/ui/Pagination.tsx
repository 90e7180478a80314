import { Link } from "react-router";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pagesAround } from "#app/paging.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Pagination.module.css";

/** Links to the other pages of a long list; nothing when there is only one. */
export function Pagination({
  page,
  pages,
  linkTo,
}: {
  page: number;
  pages: number;
  linkTo: (page: number) => string;
}) {
  const { paging } = useTexts("common");
  if (pages === 1) return null;
  return (
    <nav aria-label={paging.label} className={styles.paging}>
      {page > 1 && (
        <Link to={linkTo(page - 1)} rel="prev" className={styles.step}>
          <Icon name="arrow-left" />
          {paging.previous}
        </Link>
      )}
      <p className={styles.position}>{fill(paging.position, { page, pages })}</p>
      <ul className={styles.pages}>
        {pagesAround({ page, pages }).map((number, index, all) =>
          number === null ? (
            <li key={`after ${all[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                to={linkTo(number)}
                className={styles.page}
                aria-label={fill(paging.page, { page: number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ul>
      {page < pages && (
        <Link to={linkTo(page + 1)} rel="next" className={styles.step}>
          {paging.next}
          <Icon name="arrow-right" />
        </Link>
      )}
    </nav>
  );
}
