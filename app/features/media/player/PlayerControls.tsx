import { useTexts } from "#app/i18n/useTexts.ts";
import type { Video } from "../videos.repo.server.ts";
import styles from "./PlayerControls.module.css";
import { PlayerSettings } from "./PlayerSettings.tsx";
import { seekStep } from "./playerSettings.ts";
import type { Player } from "./usePlayer.ts";

/** The bar over the film, the big button on it, what turns while it loads, and what went wrong. */
export function PlayerControls({ player, video }: { player: Player; video: Video }) {
  const texts = useTexts("player");
  return (
    <>
      <media-loading-indicator slot="centered-chrome" noautohide="" loadingdelay={250} />
      {player.hasFailed ? (
        <p slot="centered-chrome" role="alert" className={styles.error}>
          <strong>{texts.errorTitle}</strong>
          {texts.errors.unknown}
        </p>
      ) : (
        <media-play-button slot="centered-chrome" class={styles.big} />
      )}
      <media-control-bar class={styles.bar}>
        <media-play-button />
        <media-seek-backward-button seekoffset={seekStep} class={styles.roomy} />
        <media-seek-forward-button seekoffset={seekStep} class={styles.roomy} />
        <media-mute-button />
        <media-volume-range class={styles.volume} />
        <media-time-range class={styles.time}>
          {video.thumbnails && <media-preview-thumbnail slot="preview" />}
          <media-preview-time-display slot="preview" />
        </media-time-range>
        <media-time-display notoggle="" showduration="" class={styles.roomy} />
        {video.captions.length > 0 && <media-captions-button ref={asSwitch} />}
        <PlayerSettings player={player} video={video} />
        <media-pip-button class={styles.optional} />
        <media-fullscreen-button class={styles.optional} />
      </media-control-bar>
    </>
  );
}

/** The captions' button calls itself a button, which may not be `aria-checked`. */
function asSwitch(element: HTMLElement | null) {
  element?.setAttribute("role", "switch");
}
