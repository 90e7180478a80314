import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import styles from "./Ripples.module.css";

/** A decorative drawing: the city at the centre of widening ripples. */
export function Ripples() {
  return (
    <div className={styles.ripples}>
      <BrandPicture name="map" sizes="min(23rem, 66vw)" />
    </div>
  );
}
