import { data, Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { recordPath } from "#app/features/schedule/recordPaths.ts";
import { defaultLang, langKey, langLabels, langs } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { framedParam, phoneWidth, widthParam } from "#app/paths.ts";
import type { Route } from "./+types/preview.ts";
import styles from "./preview.module.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { lang, preview } = context.get(requestContext);
  if (!preview) throw data(null, 404);
  const { kind, id, path, isFramed } = preview;
  return {
    // The team's own words, whatever language the page is in.
    texts: pickTexts(defaultLang, "adminPreview"),
    path,
    form: recordPath(kind, id),
    lang,
    isFramed,
    isPhone: url.searchParams.get(widthParam) === phoneWidth,
    hasDraft: (await Drafts.find(kind, id)) !== undefined,
  };
}

/**
 * /admin/projetos/{id}/previa and its like: the public page with a record's draft in it, above a bar. A phone's width
 * is a frame of that width, so that the page finds itself on a phone.
 */
export default function Preview({ loaderData }: Route.ComponentProps) {
  const { path, form, lang, isFramed, isPhone, hasDraft } = loaderData;
  const texts = useTexts("adminPreview");
  if (isFramed) return <Outlet />;
  const address = (query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;
  const width: Record<string, string> = isPhone ? { [widthParam]: phoneWidth } : {};
  return (
    <>
      {isPhone ? (
        <div className={styles.desk}>
          <iframe
            title={texts.frame}
            src={address({ [langKey]: lang, [framedParam]: "" })}
            className={styles.phone}
          />
        </div>
      ) : (
        <Outlet />
      )}
      <aside className={styles.bar} aria-label={texts.bar} lang={defaultLang} data-tone="ink">
        <p className={styles.note}>{hasDraft ? texts.draft : texts.published}</p>
        <nav aria-label={texts.language}>
          {langs.map((choice) => (
            <a
              key={choice}
              href={address({ [langKey]: choice, ...width })}
              aria-current={choice === lang || undefined}
            >
              {langLabels[choice]}
            </a>
          ))}
        </nav>
        <nav aria-label={texts.width} className={styles.widths}>
          <a href={address({ [langKey]: lang })} aria-current={!isPhone || undefined}>
            {texts.desktop}
          </a>
          <a
            href={address({ [langKey]: lang, [widthParam]: phoneWidth })}
            aria-current={isPhone || undefined}
          >
            {texts.phone}
          </a>
        </nav>
        <a href={form}>{texts.edit}</a>
      </aside>
    </>
  );
}
