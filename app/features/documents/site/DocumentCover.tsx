import { coverPath } from "#app/files/cover/coverPath.ts";
import { Picture } from "#app/media/Picture.tsx";
import { useMedia } from "#app/media/useMedia.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./DocumentCover.module.css";

/** A page so much wider than high is shown whole, as a slide; of others the upper part can be read. */
const wideRatio = 1.15;

/** A document's first page as it is drawn in the background; until then, or where it cannot be, a sheet with an icon. */
export function DocumentCover({ file }: { file: string | null }) {
  const path = file === null ? null : coverPath(file);
  const cover = useMedia(path);
  const isWide = cover !== undefined && cover.width > wideRatio * cover.height;
  return (
    <div className={styles.cover} data-wide={isWide || undefined}>
      {cover ? (
        <Picture image={path} slot={isWide ? "coverWide" : "cover"} alt="" />
      ) : (
        <span className={styles.sheet}>
          <Icon name="document" className={styles.icon} />
        </span>
      )}
    </div>
  );
}
