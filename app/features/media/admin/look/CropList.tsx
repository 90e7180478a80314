import type { Media } from "#app/files/media.repo.server.ts";
import type { CropName } from "#app/files/picture/crops.ts";
import { focalRect } from "#app/files/picture/frames.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./look.module.css";
import { ShownPart } from "./ShownPart.tsx";
import { type PictureLook, rectFor } from "./usePictureLook.ts";

/** The shapes in which the site cuts a picture (`slots.ts`): width by height. */
const shapes: readonly { name: CropName | "strip"; ratio: number }[] = [
  { name: "banner", ratio: 1440 / 870 },
  { name: "phone", ratio: 390 / 770 },
  { name: "card", ratio: 1.5 },
  { name: "comparison", ratio: 1.5 },
  { name: "description", ratio: 635 / 400 },
  { name: "results", ratio: 1410 / 700 },
  { name: "gallery", ratio: 416 / 409 },
  { name: "ebook", ratio: 560 / 585 },
  { name: "strip", ratio: 72 / 420 },
];

/** What each place makes of the picture; pressed, a place is framed by itself. */
export function CropList({ file, look }: { file: Media; look: PictureLook }) {
  const texts = useTexts("adminMedia");
  const isHydrated = useHydrated();
  return (
    <figure className={styles.crops}>
      <figcaption>{texts.crops.title}</figcaption>
      {isHydrated && <p className={styles.hint}>{texts.frame.choose}</p>}
      <ul>
        {shapes.map(({ name, ratio }) => {
          const isFramed = name !== "strip" && look.frames[name] !== undefined;
          const rect = isFramed
            ? rectFor(look, name)
            : focalRect(look.size, look.orientation, ratio, look.focal);
          const content = (
            <>
              <ShownPart
                {...{ path: file.path, look, rect }}
                className={classes(styles.crop, styles[name])}
              />
              <span>{texts.crops[name]}</span>
              {isFramed && <strong>{texts.frame.own}</strong>}
            </>
          );
          return (
            <li key={name}>
              {isHydrated && name !== "strip" ? (
                <button
                  type="button"
                  aria-pressed={look.place === name}
                  onClick={() => look.choose(look.place === name ? undefined : name)}
                >
                  {content}
                </button>
              ) : (
                content
              )}
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
