import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import type { Media } from "#app/files/media.repo.server.ts";
import { type CropName, focalPercent } from "#app/files/picture/crops.ts";
import { changedFrame, type Frame, type Rect, resizedFrame } from "#app/files/picture/frames.ts";
import { type Point, toShown, toStored } from "#app/files/picture/orientation.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import styles from "./look.module.css";
import { ShownPart } from "./ShownPart.tsx";
import { frameFor, type PictureLook, rectFor } from "./usePictureLook.ts";

interface StageProps {
  file: Media;
  look: PictureLook;
}

/** The whole picture, on which the focal point is set by a click, or the chosen place's frame dragged. */
export function Stage({ file, look }: StageProps) {
  const { place } = look;
  return (
    <div className={styles.stage}>
      <ShownPart
        path={file.path}
        look={look}
        className={styles.preview}
        label={file.altPt || file.originalName}
      />
      {place ? <FrameOverlay look={look} place={place} /> : <FocalOverlay look={look} />}
    </div>
  );
}

function FocalOverlay({ look }: { look: PictureLook }) {
  const { x, y } = toShown(look.focal, look.orientation);
  return (
    // The keyboard has the sliders below.
    <svg
      className={classes(styles.overlay, styles.focus)}
      aria-hidden="true"
      onClick={({ currentTarget, clientX, clientY }) => {
        const at = pointIn(currentTarget, { clientX, clientY });
        const rounded = { x: focalPercent(at.x / 100), y: focalPercent(at.y / 100) };
        look.change({ focal: toStored(rounded, look.orientation) });
      }}
    >
      <circle cx={`${x}%`} cy={`${y}%`} r="11" />
    </svg>
  );
}

/** Percent of an element, from the left and from the top. */
function pointIn(
  element: Element,
  { clientX, clientY }: { clientX: number; clientY: number },
): Point {
  const box = element.getBoundingClientRect();
  return {
    x: (100 * (clientX - box.left)) / box.width,
    y: (100 * (clientY - box.top)) / box.height,
  };
}

const corners = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 1 },
  { x: 1, y: 1 },
];

/** What keys do, in percent: to the right and down, and to the size. */
const moves: Record<string, readonly [across: number, down: number]> = {
  ...{ ArrowLeft: [-1, 0], ArrowRight: [1, 0] },
  ...{ ArrowUp: [0, -1], ArrowDown: [0, 1] },
};
const sizes: Record<string, number> = { "+": 2, "=": 2, "-": -2 };

/** What is being dragged: a corner, or the frame by a point at some distance from its centre. */
type Grip = { corner: Point } | { off: Point };

function FrameOverlay({ look, place }: { look: PictureLook; place: CropName }) {
  const texts = useTexts("adminMedia");
  const grip = useRef<Grip>(undefined);
  const overlay = useRef<HTMLDivElement>(null);
  const { shown, size, orientation } = look;
  const rect = rectFor(look, place);
  const frame = frameFor(look, place);
  const centre = toShown(frame, orientation);

  const set = (next: Frame) => look.change({ frames: { ...look.frames, [place]: next } });
  const move = (to: Point, by = frame.size) =>
    set(changedFrame(size, orientation, place, { ...to, size: by }));

  function hold(event: PointerEvent, corner?: Point) {
    if (!overlay.current || event.button !== 0) return;
    event.stopPropagation();
    overlay.current.setPointerCapture(event.pointerId);
    overlay.current.focus();
    // No text is selected, and nothing else takes the focus.
    event.preventDefault();
    const at = pointIn(overlay.current, event);
    grip.current = corner ? { corner } : { off: { x: at.x - centre.x, y: at.y - centre.y } };
  }

  function drag(event: PointerEvent) {
    if (!overlay.current || !grip.current) return;
    const at = pointIn(overlay.current, event);
    if ("off" in grip.current) {
      const { off } = grip.current;
      return move({ x: at.x - off.x, y: at.y - off.y });
    }
    const to = { x: (at.x * shown.width) / 100, y: (at.y * shown.height) / 100 };
    set(resizedFrame(size, orientation, place, { rect, corner: grip.current.corner, to }));
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [across, down] = moves[event.key] ?? [0, 0];
    const by = sizes[event.key] ?? 0;
    if (across === 0 && down === 0 && by === 0) return;
    event.preventDefault();
    const step = event.shiftKey ? 5 : 1;
    move({ x: centre.x + step * across, y: centre.y + step * down }, frame.size + by);
  }

  const letGo = () => {
    grip.current = undefined;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element is a frame that is moved by keys
    <div
      ref={overlay}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its keys move the frame
      tabIndex={0}
      aria-label={fill(texts.frame.title, { place: texts.crops[place] })}
      aria-describedby="frame-keys"
      className={classes(styles.overlay, styles.framing)}
      onKeyDown={press}
      onPointerDown={(event) => hold(event)}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <svg
        viewBox={`0 0 ${shown.width} ${shown.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={`M0 0h${shown.width}v${shown.height}h${-shown.width}z${outline(rect)}`} />
        <rect {...boxOf(rect)} className={look.frames[place] ? styles.own : undefined} />
      </svg>
      <svg aria-hidden="true">
        {corners.map((corner) => {
          const x = rect.left + (corner.x > 0 ? rect.width : 0);
          const y = rect.top + (corner.y > 0 ? rect.height : 0);
          return (
            <circle
              key={`${corner.x} ${corner.y}`}
              cx={`${(100 * x) / shown.width}%`}
              cy={`${(100 * y) / shown.height}%`}
              r="9"
              className={corner.x === corner.y ? styles.falling : styles.rising}
              onPointerDown={(event) => hold(event, corner)}
            />
          );
        })}
      </svg>
    </div>
  );
}

function outline({ left, top, width, height }: Rect): string {
  return `M${left} ${top}v${height}h${width}v${-height}z`;
}

function boxOf({ left, top, width, height }: Rect) {
  return { x: left, y: top, width, height };
}
