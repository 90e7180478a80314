import { BrandPicture } from "#app/ui/BrandPicture.tsx";
import styles from "./Ripples.module.css";

/** The city in the middle of its ripples: what starts in a street reaches ever wider circles. */
export function Ripples() {
  return (
    <div className={styles.ripples}>
      <BrandPicture name="map" sizes="min(23rem, 66vw)" />
    </div>
  );
}
