import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFormStatus } from "#app/forms/saving/formActivity.ts";
import { defaultLang, type Lang, langKey, langLabels, langs } from "#app/i18n/lang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { framedParam, paths } from "#app/paths.ts";
import { reveal } from "#app/ui/reveal.ts";
import { sectionId } from "../sectionNames.ts";
import styles from "./PreviewPane.module.css";
import { sectionInForm, sectionInPage } from "./pageSections.ts";

/** The width of a phone, and of a screen on a desk, in pixels. */
const widths = { phone: 390, desktop: 1280 } as const;
type Width = keyof typeof widths;

/** By project: a save makes the form anew, and the page stays where it was. */
const scrolled = new Map<number, number>();
let lastShown: { lang: Lang; width: Width } = { lang: defaultLang, width: "phone" };

/**
 * The page of the draft beside its form. It follows what has been kept and the section that is being edited; a click
 * on a part of it leads to that part's fields.
 */
export function PreviewPane({ id }: { id: number }) {
  const texts = useTexts("adminPreview");
  const [{ lang, width }, setShown] = useState(lastShown);
  const frame = useRef<HTMLIFrameElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const { width: room, height } = useSize(pane);
  useReload(frame);
  useFollowForm(frame, id);
  const scale = Math.min(1, room / widths[width]);
  const show = (choice: Partial<typeof lastShown>) => {
    lastShown = { lang, width, ...choice };
    setShown(lastShown);
  };
  const query = new URLSearchParams({ [langKey]: lang, [framedParam]: "" });

  return (
    <aside className={styles.pane} aria-label={texts.bar}>
      <div className={styles.choices}>
        <fieldset>
          <legend className="visually-hidden">{texts.width}</legend>
          {(["phone", "desktop"] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={width === each}
              onClick={() => show({ width: each })}
            >
              {texts[each]}
            </button>
          ))}
        </fieldset>
        <fieldset>
          <legend className="visually-hidden">{texts.language}</legend>
          {langs.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={lang === each}
              onClick={() => show({ lang: each })}
            >
              {langLabels[each]}
            </button>
          ))}
        </fieldset>
      </div>
      <div ref={pane} className={styles.room}>
        {room > 0 && (
          <iframe
            // Another address in the same frame would be a step of the browser's history.
            key={lang}
            ref={frame}
            title={texts.frame}
            src={`${paths.admin.preview(id)}?${query}`}
            onLoad={({ currentTarget }) => prepare(currentTarget, id)}
            className={styles.frame}
            style={{
              inlineSize: widths[width],
              blockSize: height / scale,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
      <p className={styles.hint}>{texts.hint}</p>
    </aside>
  );
}

function prepare(frame: HTMLIFrameElement, id: number) {
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) return;
  view.scrollTo({ top: scrolled.get(id) ?? 0, behavior: "instant" });
  view.addEventListener("scroll", () => scrolled.set(id, view.scrollY), { passive: true });
  page.addEventListener("submit", (event) => event.preventDefault());
  page.addEventListener("click", (event) => {
    event.preventDefault();
    const section = sectionInPage(event.target);
    if (section) reveal(document.getElementById(sectionId(section)));
  });
}

/** Fetches the page anew once what was typed has been kept, when the browser has nothing else to do. */
function useReload(frame: RefObject<HTMLIFrameElement | null>) {
  const { autosave } = useFormStatus();
  const keptAt = autosave?.is === "kept" ? autosave.at : undefined;
  useEffect(() => {
    if (!keptAt) return;
    const timer = setTimeout(() => frame.current?.contentWindow?.location.reload());
    return () => clearTimeout(timer);
  }, [keptAt, frame]);
}

/** Shows the part of the page whose fields get the focus, also of a page that has not arrived whole. */
function useFollowForm(frame: RefObject<HTMLIFrameElement | null>, id: number) {
  useEffect(() => {
    let last: Element | null = null;
    const follow = ({ target }: FocusEvent) => {
      const fields = (target as Element).closest("details[data-section]");
      if (!fields || fields === last) return;
      last = fields;
      const { contentDocument: page, contentWindow: view } = frame.current ?? {};
      const part = page && sectionInForm(fields.id, page);
      part?.scrollIntoView({ block: "start", behavior: "instant" });
      if (part && view) scrolled.set(id, view.scrollY);
    };
    document.addEventListener("focusin", follow);
    return () => document.removeEventListener("focusin", follow);
  }, [frame, id]);
}

function useSize(element: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
