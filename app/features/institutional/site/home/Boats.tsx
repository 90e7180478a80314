import type { ReactNode } from "react";

/* Drawn in the page itself, as `ui/Tide.tsx` says. Each needs an id of its own, for its reflection. */

/** A rowing boat with its rower. */
export function RowingBoat({ id }: { id: string }) {
  return (
    <Boat id={id} viewBox="-130 -140 264 210">
      <path d="M-6-32L-2-78" stroke="#ebcbbb" strokeWidth="30" strokeLinecap="round" />
      <path d="M-4-86L34-58" stroke="#7e4129" strokeWidth="9" strokeLinecap="round" />
      <circle cx="-2" cy="-107" r="14" fill="#7e4129" />
      <path d="M-30-116Q-2-126 26-116Q12-136-2-136Q-16-136-30-116Z" fill="#ea9d4c" />
      <path d="M16-66L74 6" stroke="#a35f3d" strokeWidth="6" />
      <path d="M-126-36Q-110-2-80 0H76Q106-2 130-44Q0-14-126-36Z" fill="#e24e2e" />
      <path d="M-119-20Q-106-1-80 0H76Q102-1 119-20Q0 7-119-20Z" fill="#a24530" />
    </Boat>
  );
}

/** A sailing boat. */
export function SailingBoat({ id }: { id: string }) {
  return (
    <Boat id={id} viewBox="-130 -266 264 400">
      <path d="M10-262Q-128-130-112-34Q-40-58 22-40Q6-140 10-262Z" fill="#ebcbbb" />
      <path d="M10-262Q-30-130-22-48Q2-48 22-40Q6-140 10-262Z" fill="#d5bbae" />
      <path
        d="M10-262Q4-130 24-10M-114-34Q-40-60 26-40"
        stroke="#76513b"
        strokeWidth="6"
        fill="none"
      />
      <path d="M-120-14Q-126 0-108 0H96Q118-2 128-22Q100-12-120-14Z" fill="#a35f3d" />
    </Boat>
  );
}

/** What floats, its reflection, and the light on the water before it, which is at 0. */
function Boat({ id, viewBox, children }: { id: string; viewBox: string; children: ReactNode }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true">
      <use href={`#${id}`} transform="scale(1 -.5)skewX(8)" opacity=".24" />
      <path
        d="M-126 6H114M-92 15H96M-58 24H78"
        stroke="#ffd9a3"
        strokeWidth="6"
        strokeLinecap="round"
        opacity=".35"
      />
      <g id={id}>{children}</g>
    </svg>
  );
}
