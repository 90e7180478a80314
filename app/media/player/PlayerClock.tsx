import { type RefObject, useEffect, useState } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { clock } from "./clock.ts";
import styles from "./PlayerControls.module.css";

/** The remaining time; a press switches to the elapsed time, and back (as in Plyr). */
export function PlayerClock({ element }: { element: RefObject<HTMLVideoElement | null> }) {
  const texts = useTexts("player");
  const [isElapsed, setElapsed] = useState(false);
  const { time, duration } = useTime(element);
  const shown = isElapsed ? clock(time) : `-${clock(Math.max(0, duration - time))}`;
  return (
    <button type="button" className={styles.clock} onClick={() => setElapsed(!isElapsed)}>
      <span className="visually-hidden">{isElapsed ? texts.elapsed : texts.remaining} </span>
      {shown}
    </button>
  );
}

/** In whole seconds, so that the clock renders only when it changes. */
function useTime(element: RefObject<HTMLVideoElement | null>) {
  const [time, setTime] = useState(0);
  const [duration, setDuration] = useState(0);

  useEffect(() => {
    const video = element.current;
    if (!video) return;
    const following = new AbortController();
    const read = () => {
      setTime(Math.floor(video.currentTime));
      setDuration(Number.isFinite(video.duration) ? Math.floor(video.duration) : 0);
    };
    read();
    for (const event of ["timeupdate", "seeking", "durationchange"]) {
      video.addEventListener(event, read, { signal: following.signal });
    }
    return () => following.abort();
  }, [element]);

  return { time, duration };
}
