import { type ComponentType, useEffect, useRef, useState } from "react";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { transparentPixel } from "#app/ui/transparentPixel.ts";
import { useNear } from "#app/ui/useNear.ts";
import { loadControls } from "./player/loadControls.ts";
import type { PlayerControlsProps } from "./player/PlayerControls.tsx";
import { closestSource } from "./player/quality.ts";
import styles from "./VideoPlayer.module.css";
import type { Video } from "./videos.repo.server.ts";

/**
 * A video with its captions in both languages. It has the browser's own controls until, near the viewport,
 * the site's controls have been loaded; they take over the same element, so that playback continues.
 * Visitors who do not scroll to it download nothing: the poster is a lazy picture, which lies behind the
 * video until media-chrome shows it in front. The page's loader must include the `player` texts.
 */
export function VideoPlayer({ video, title }: { video: Video; title: string }) {
  const texts = useTexts("player");
  const lang = useLang();
  const player = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const [isNear, setNear] = useState(false);
  const controls = useControls(isNear, lang);
  const source = closestSource(video.sources) ?? video;

  useNear(player, () => setNear(true));

  return (
    <media-controller
      ref={player}
      class={styles.player}
      lang={lang}
      aria-label={fill(texts.label, { title })}
      nohotkeys=""
      novolumepref=""
      nomutedpref=""
      nosubtitleslangpref=""
    >
      {video.poster && (
        <img
          slot="poster"
          className={styles.poster}
          src={paths.stored(video.poster)}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <video
        ref={element}
        slot="media"
        className={styles.video}
        controls={!controls}
        playsInline
        preload={isNear || !video.poster ? "metadata" : "none"}
        // Chrome paints a video without one grey, which would hide the picture behind it.
        {...(video.poster && { poster: transparentPixel })}
        aria-label={fill(texts.label, { title })}
        {...(video.width && video.height && { width: video.width, height: video.height })}
      >
        <source src={paths.stored(source.path)} type={source.type} />
        {video.captions.map((captions) => (
          <track
            key={captions.lang}
            kind="captions"
            src={paths.stored(captions.path)}
            srcLang={captions.lang}
            label={texts.captionTracks[captions.lang]}
          />
        ))}
        {/* Only the site's controls show thumbnails. */}
        {isNear && video.thumbnails && (
          <track
            ref={loadTrack}
            kind="metadata"
            label="thumbnails"
            default
            src={paths.stored(video.thumbnails)}
          />
        )}
        <a href={paths.stored(video.path)}>{texts.download}</a>
      </video>
      {controls && (
        // Keyed by language: media-chrome's elements read their texts only on creation.
        <controls.Controls key={controls.lang} player={player} element={element} video={video} />
      )}
    </media-controller>
  );
}

/** Firefox does not load a track added later than its video, even a default one. */
function loadTrack(element: HTMLTrackElement | null) {
  if (element) element.track.mode = "hidden";
}

/** The site's controls and the language of their texts; until they load, the browser's own stay. */
function useControls(isWanted: boolean, lang: Lang) {
  const [loaded, setLoaded] = useState<{
    Controls: ComponentType<PlayerControlsProps>;
    lang: Lang;
  }>();
  useEffect(() => {
    if (!isWanted) return;
    const current = new AbortController();
    const { signal } = current;
    const load = () =>
      loadControls(lang).then(
        (Controls) => !signal.aborted && setLoaded({ Controls, lang }),
        () => window.addEventListener("online", load, { once: true, signal }),
      );
    load();
    return () => current.abort();
  }, [isWanted, lang]);
  return loaded;
}
