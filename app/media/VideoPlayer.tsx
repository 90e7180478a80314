import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from "react";
import type { Video } from "#app/files/videos.repo.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { transparentPixel } from "#app/ui/BrandPicture.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { useNear } from "#app/ui/useNear.ts";
import { clock } from "./player/clock.ts";
import { loadControls } from "./player/loadControls.ts";
import type { PlayerControlsProps } from "./player/PlayerControls.tsx";
import { closestSource } from "./player/quality.ts";
import styles from "./VideoPlayer.module.css";

/**
 * A video with its captions in both languages. It begins as a cover with a play button, which plays it before
 * any component is there (`hydration/start/playFilms.ts`), with the browser's own controls until, near the
 * viewport, the site's controls have been loaded; they take over the same element, so that playback continues.
 * Without JavaScript there is no cover. Visitors who do not scroll to it download nothing: the poster is a
 * lazy picture, which lies behind the video until media-chrome shows it in front. The page's loader must
 * include the `player` texts.
 */
export function VideoPlayer({ video, title }: { video: Video; title: string }) {
  const texts = useTexts("player");
  const lang = useLang();
  const player = useRef<HTMLElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const [isNear, setNear] = useState(false);
  const controls = useControls(isNear, lang, player);
  const source = closestSource(video.sources) ?? video;

  useNear(player, () => setNear(true));

  return (
    <div className={styles.film} data-film="">
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
        {video.poster && <Poster path={video.poster} slot="poster" />}
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
          <controls.Controls
            key={controls.lang}
            player={player}
            element={element}
            video={video}
            takesFocus={controls.takesFocus}
          />
        )}
      </media-controller>
      {!controls && (
        <button
          type="button"
          className={styles.cover}
          aria-label={fill(texts.play, { title })}
          data-play=""
        >
          {video.poster && <Poster path={video.poster} />}
          <Icon name="play" className={styles.icon} />
          {video.duration && <span className={styles.duration}>{clock(video.duration)}</span>}
        </button>
      )}
    </div>
  );
}

function Poster({ path, slot }: { path: string; slot?: string }) {
  return (
    <img
      {...(slot && { slot })}
      className={styles.poster}
      src={paths.stored(path)}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}

/** Firefox does not load a track added later than its video, even a default one. */
function loadTrack(element: HTMLTrackElement | null) {
  if (element) element.track.mode = "hidden";
}

interface LoadedControls {
  Controls: ComponentType<PlayerControlsProps>;
  /** The language of their texts. */
  lang: Lang;
  /** Whether what they take the place of had the focus. */
  takesFocus: boolean;
}

/** The site's controls; until they load, the browser's own stay. */
function useControls(isWanted: boolean, lang: Lang, player: RefObject<HTMLElement | null>) {
  const [loaded, setLoaded] = useState<LoadedControls>();
  useEffect(() => {
    if (!isWanted) return;
    const current = new AbortController();
    const { signal } = current;
    const show = (Controls: LoadedControls["Controls"]) => {
      const takesFocus = player.current?.parentElement?.matches(":focus-within") ?? false;
      if (signal.aborted) return;
      // Its elements take a slow phone half a second to make: a frame may come in between.
      startTransition(() => setLoaded({ Controls, lang, takesFocus }));
    };
    const load = () =>
      loadControls(lang).then(show, () =>
        window.addEventListener("online", load, { once: true, signal }),
      );
    load();
    return () => current.abort();
  }, [isWanted, lang, player]);
  return loaded;
}
