import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Picture } from "#app/media/Picture.tsx";
import { useAlt } from "#app/media/useMedia.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./Lightbox.module.css";
import type { ProjectSections } from "./sections.ts";
import { useSwipe } from "./useSwipe.ts";
import { useZoomed } from "./useZoomed.ts";

interface LightboxProps {
  /** In the grid's order. */
  photos: ProjectSections["gallery"];
  /** Index of the visible photo. */
  shown: number;
  /** It takes the place of the one without scripts. */
  wasOpen: boolean;
  /** The project's name, for photos without a description. */
  name: string;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * One photo alone on the screen: arrows, keys and swipes cycle; Escape, the button and a click beside the
 * photo close it. The adjacent photos are preloaded.
 */
export function Lightbox({ photos, shown, wasOpen, name, onShow, onClose }: LightboxProps) {
  const { detail } = useTexts("projects");
  const dialog = useRef<HTMLDialogElement>(null);
  const positionId = useId();
  const total = photos.length;
  // Without a description only the position can be announced.
  const { image = null, inPlace } = photos[shown] ?? {};
  const described = useAlt(image, { inPlace, fallback: "" });
  const go = (step: 1 | -1) => onShow((shown + step + total) % total);
  const swipe = useSwipe(go);
  const isZoomed = useZoomed();

  // Close it before it is removed: only then does the browser return the focus to the photo.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === "ArrowLeft") go(-1);
    if (key === "ArrowRight") go(1);
  }

  function onClick({ target, detail: count }: MouseEvent) {
    // The second click of a double click, whose first one opened this.
    if (count > 1) return;
    if (target instanceof Element && !target.closest("img, button")) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-zoomed={isZoomed || undefined}
      data-instant={wasOpen || undefined}
      aria-label={detail.gallery}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...swipe}
    >
      {around(shown, total).map((index) => (
        <Photo
          key={index}
          {...(photos[index] ?? noPhoto)}
          label={fill(detail.photo, { position: index + 1, total, name })}
          isShown={index === shown}
        />
      ))}
      <p id={positionId} className={styles.position} aria-live="polite" aria-atomic="true">
        {/* Keyed, so that it is replaced whole: each changed text node would be announced separately. */}
        <span key={shown}>
          {fill(detail.photoPosition, { position: shown + 1, total })}
          {described?.alt && (
            <>
              <span className="visually-hidden">: </span>
              <span className={styles.caption} lang={described.altLang}>
                {described.alt}
              </span>
            </>
          )}
        </span>
      </p>
      <button
        type="button"
        className={styles.close}
        aria-label={detail.closePhoto}
        aria-describedby={positionId}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {total > 1 && (
        <>
          <button
            type="button"
            className={styles.previous}
            aria-label={detail.previousPhoto}
            onClick={() => go(-1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className={styles.next}
            aria-label={detail.nextPhoto}
            onClick={() => go(1)}
          >
            <Icon name="arrow-right" />
          </button>
        </>
      )}
    </dialog>
  );
}

const noPhoto = { image: "", inPlace: undefined };

interface PhotoProps extends Readonly<ProjectSections["gallery"][number]> {
  label: string;
  isShown: boolean;
}

function Photo({ image, inPlace, label, isShown }: PhotoProps) {
  const alt = useAlt(image, { inPlace, fallback: label });
  return (
    <div className={styles.photo} hidden={!isShown}>
      <Picture image={image} slot="lightbox" {...alt} isEager />
    </div>
  );
}

/** The photo and its neighbours on both sides, without duplicates. */
function around(index: number, total: number): number[] {
  return [...new Set([index, (index + 1) % total, (index - 1 + total) % total])];
}
