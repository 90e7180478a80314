import { type RefObject, useEffect, useRef } from "react";
import type { Video } from "#app/files/videos.repo.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { chooseOwnLanguage } from "./captions.ts";
import { followWheel, holdWhileScrubbing } from "./gestures.ts";
import { PlayerClock } from "./PlayerClock.tsx";
import styles from "./PlayerControls.module.css";
import { PlayerSettings } from "./PlayerSettings.tsx";
import { seekStep } from "./playerSettings.ts";
import { useFailure } from "./useFailure.ts";
import { usePlayer } from "./usePlayer.ts";
import { usePlayerInput } from "./usePlayerInput.ts";

export interface PlayerControlsProps {
  /** The `<media-controller>` around the video. */
  player: RefObject<HTMLElement | null>;
  element: RefObject<HTMLVideoElement | null>;
  video: Video;
  /** Whether the focus was in what the controls take the place of. */
  takesFocus: boolean;
}

/** The control bar over the video, the large play button, the loading indicator and the error message. */
export function PlayerControls({ player: frame, element, video, takesFocus }: PlayerControlsProps) {
  const texts = useTexts("player");
  const { retry: again } = useTexts("common").error;
  // Before `usePlayer` loads a remembered quality, which briefly looks like a failure.
  const { hasFailed, retry } = useFailure(element);
  const playButton = useRef<HTMLElement>(null);
  const player = usePlayer(element, video.sources);
  useEffect(() => {
    if (takesFocus) playButton.current?.focus();
  }, [takesFocus]);
  usePlayerInput(frame, element);
  return (
    <>
      {hasFailed ? (
        <div slot="centered-chrome" className={styles.error}>
          <p role="alert">
            <strong>{texts.errorTitle}</strong>
            {texts.errors.unknown}
          </p>
          <Button
            onClick={() => {
              // The button disappears with the message; keep the keyboard focus in the player.
              playButton.current?.focus();
              retry();
            }}
          >
            {again}
          </Button>
        </div>
      ) : (
        <>
          <media-loading-indicator slot="centered-chrome" noautohide="" loadingdelay={250} />
          <media-play-button
            slot="centered-chrome"
            class={styles.big}
            // It disappears once the video plays; keep the keyboard focus in the player.
            onClick={() => playButton.current?.focus()}
          />
        </>
      )}
      <media-control-bar class={styles.bar}>
        <media-play-button ref={playButton} />
        <media-seek-backward-button seekoffset={seekStep} class={styles.roomy} />
        <media-seek-forward-button seekoffset={seekStep} class={styles.roomy} />
        <media-mute-button />
        <media-volume-range
          class={styles.volume}
          ref={(slider: HTMLElement | null) =>
            slider ? followWheel(slider, () => element.current) : undefined
          }
        />
        <media-time-range
          class={styles.time}
          onPointerDown={({ button }) => {
            if (button === 0 && element.current) holdWhileScrubbing(element.current);
          }}
        >
          {video.thumbnails && <media-preview-thumbnail slot="preview" />}
          <media-preview-time-display slot="preview" />
        </media-time-range>
        <PlayerClock element={element} />
        {video.captions.length > 0 && (
          <media-captions-button
            ref={(button: HTMLElement | null) => {
              // The element has the role of a button, which does not allow `aria-checked`.
              button?.setAttribute("role", "switch");
              return button ? chooseOwnLanguage(button, () => element.current) : undefined;
            }}
          />
        )}
        <PlayerSettings player={player} video={video} />
        <media-airplay-button class={styles.optional} />
        <media-pip-button class={styles.optional} />
        <media-fullscreen-button class={styles.optional} />
      </media-control-bar>
    </>
  );
}
