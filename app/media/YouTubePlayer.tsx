import { useState } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { youTubeHost, youTubeLink } from "#app/validation/youTube.ts";
import { Picture } from "./Picture.tsx";
import { useYouTubeError } from "./player/useYouTubeError.ts";
import styles from "./YouTubePlayer.module.css";

interface YouTubePlayerProps {
  /** Id of the video, as returned by `youTubeId`. */
  id: string;
  title: string;
  /** A stored picture; loading YouTube's own would reveal the visit to it. */
  poster: string | null;
}

/**
 * A video on YouTube. Before a click it is a stored picture with a button, or without JavaScript a link:
 * nothing is requested from YouTube. The page's loader must include the `player` texts.
 */
export function YouTubePlayer({ id, title, poster }: YouTubePlayerProps) {
  const texts = useTexts("player");
  const isHydrated = useHydrated();
  const [isPlaying, setPlaying] = useState(false);
  const label = fill(texts.play, { title });
  const play = <Icon name="play" className={styles.icon} />;
  return (
    <>
      <div className={styles.video} data-replay>
        {isPlaying ? (
          <Embed id={id} title={title} />
        ) : (
          <>
            <Picture image={poster} slot="video" alt="" />
            {isHydrated ? (
              <button
                type="button"
                aria-label={label}
                className={styles.play}
                onClick={() => setPlaying(true)}
              >
                {play}
              </button>
            ) : (
              <a href={youTubeLink(id)} aria-label={label} className={styles.play}>
                {play}
              </a>
            )}
          </>
        )}
      </div>
      <p className={styles.notice}>
        {texts.youTubeNotice}{" "}
        <ExternalLink href={youTubeLink(id)}>{texts.youTubeLink}</ExternalLink>
      </p>
    </>
  );
}

/** YouTube's own player; it takes the keyboard focus, and errors are shown in its place. */
function Embed({ id, title }: { id: string; title: string }) {
  const texts = useTexts("player");
  // In another language's address the video would start again.
  const [hl] = useState(useLang());
  const { frame, error, onLoad } = useYouTubeError();
  if (error !== null) {
    const reasons: Record<string, string> = texts.errors;
    return (
      <p role="alert" className={styles.error} tabIndex={-1} ref={takeLostFocus}>
        <strong>{texts.errorTitle}</strong>
        {reasons[error] ?? texts.errors.unknown}
      </p>
    );
  }
  const options = { autoplay: "1", enablejsapi: "1", playsinline: "1", rel: "0", hl };
  return (
    <iframe
      ref={frame}
      src={`${youTubeHost}/embed/${id}?${new URLSearchParams(options)}`}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // Without a referrer YouTube refuses to play (error 153).
      referrerPolicy="strict-origin-when-cross-origin"
      className={styles.frame}
      onLoad={onLoad}
    />
  );
}

/** The frame that the message replaces may have had the keyboard focus. */
function takeLostFocus(message: HTMLElement | null) {
  if (document.activeElement === document.body) message?.focus();
}
