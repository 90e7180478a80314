import { type RefObject, useEffect, useRef, useState } from "react";
import { youTubeHost } from "#app/validation/youTube.ts";

/** How often, in milliseconds, and how many times the embedded player is messaged until it answers. */
const handshake = { everyMs: 250, times: 40 };

interface YouTubeError {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Spec 8's code; null while there is no error. Only the first one counts. */
  error: number | null;
  /** Load handler of the frame: starts listening to the player inside. */
  onLoad: () => void;
}

/**
 * The error reported by an embedded YouTube player. Uses the messages of YouTube's own API script, so that
 * no third-party script has to run on the site's pages.
 */
export function useYouTubeError(): YouTubeError {
  const frame = useRef<HTMLIFrameElement>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const [error, setError] = useState<number | null>(null);

  useEffect(() => {
    frame.current?.focus();
    function onMessage({ origin, source, data }: MessageEvent) {
      if (origin !== youTubeHost || source !== frame.current?.contentWindow) return;
      clearInterval(timer.current);
      const code = errorIn(data);
      if (code !== undefined) setError((first) => first ?? code);
    }
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
      clearInterval(timer.current);
    };
  }, []);

  function onLoad() {
    let left = handshake.times;
    clearInterval(timer.current);
    timer.current = setInterval(() => {
      const player = frame.current?.contentWindow;
      player?.postMessage(message({ event: "listening" }), youTubeHost);
      player?.postMessage(
        message({ event: "command", func: "addEventListener", args: ["onError"] }),
        youTubeHost,
      );
      left -= 1;
      if (left === 0) clearInterval(timer.current);
    }, handshake.everyMs);
  }

  return { frame, error, onLoad };
}

function message(content: object): string {
  return JSON.stringify({ ...content, id: 1, channel: "widget" });
}

/** The code of `{"event": "onError", "info": 150}`; undefined for anything else. */
function errorIn(data: unknown): number | undefined {
  try {
    const { event, info } = JSON.parse(String(data)) as { event?: unknown; info?: unknown };
    return event === "onError" ? Number(info) : undefined;
  } catch {
    return undefined;
  }
}
