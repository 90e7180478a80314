import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import styles from "./SkipLinks.module.css";

/** Targets of the skip links: ids of the page's blocks; the search link focuses its field. */
export const anchors = { content: "conteudo", menu: "menu", footer: "rodape" } as const;

/** The access keys customary on Brazilian public sites. */
const shortcuts = [
  { name: "content", href: `#${anchors.content}`, key: "1" },
  { name: "menu", href: `#${anchors.menu}`, key: "2" },
  { name: "search", href: `${paths.search}#q`, key: "3" },
  { name: "footer", href: `#${anchors.footer}`, key: "4" },
] as const;

/** Skip links to the page's blocks (eMAG 1.5), first in the tab order. */
export function SkipLinks() {
  const { skip } = useTexts("common");
  return (
    <nav aria-label={skip.label} className={styles.links}>
      {shortcuts.map(({ name, href, key }) => (
        // biome-ignore lint/a11y/noAccessKey: eMAG asks for them, and they are only digits
        <a key={name} href={href} accessKey={key}>
          {skip[name]} [{key}]
        </a>
      ))}
    </nav>
  );
}
