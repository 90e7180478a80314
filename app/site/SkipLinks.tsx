import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./SkipLinks.module.css";

/** Where the shortcuts lead: ids of the page's blocks. */
export const anchors = { content: "conteudo", menu: "menu", footer: "rodape" } as const;

/** The keys that Brazilian public sites use (3 is for a search). */
const shortcuts = [
  { block: "content", key: "1" },
  { block: "menu", key: "2" },
  { block: "footer", key: "4" },
] as const;

/** Shortcuts to the page's blocks (eMAG 1.5), the first things that the keyboard meets. */
export function SkipLinks() {
  const { skip } = useTexts("common");
  return (
    <nav aria-label={skip.label} className={styles.links}>
      {shortcuts.map(({ block, key }) => (
        // biome-ignore lint/a11y/noAccessKey: eMAG asks for them, and they are only digits
        <a key={block} href={`#${anchors[block]}`} accessKey={key}>
          {skip[block]} [{key}]
        </a>
      ))}
    </nav>
  );
}
