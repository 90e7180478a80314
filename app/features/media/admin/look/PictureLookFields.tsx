import type { Media } from "#app/files/media.repo.server.ts";
import { CropList } from "./CropList.tsx";
import styles from "./look.module.css";
import { Measures } from "./Measures.tsx";
import { Stage } from "./Stage.tsx";
import { Turning } from "./Turning.tsx";
import { type DescriptionFields, usePictureLook } from "./usePictureLook.ts";

/**
 * What of a picture the site shows: how it is turned, the focal point that every crop keeps, and what is framed for one
 * place. All of it is seen before it is saved.
 */
export function PictureLookFields({ file, fields }: { file: Media; fields: DescriptionFields }) {
  const look = usePictureLook(file, fields);
  return (
    <div className={styles.look}>
      <Turning look={look} fields={fields} />
      <div className={styles.point}>
        <Stage file={file} look={look} />
        <CropList file={file} look={look} />
      </div>
      <Measures look={look} fields={fields} />
    </div>
  );
}
