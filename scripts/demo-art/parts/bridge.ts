import { darker, hue, lighter } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, dashes, line, rect, repeat, round, shape } from "../svg.ts";

interface Span {
  from: number;
  to: number;
  /** Height of the road above the water line. */
  deck: number;
  water: number;
  color?: string;
  distance?: number;
}

/** A low stone bridge of round arches, with balustrade and lamps. */
export function archBridge(
  stage: Stage,
  { from, to, deck, water, color = hue.dune, distance = 0 }: Span,
) {
  const wall = stage.paint(color, distance);
  const count = Math.max(2, Math.round((to - from) / 300));
  const span = (to - from) / count;
  const road = water - deck;
  const rise = deck * 0.66;
  let d = `M${round(from)} ${round(road)}H${round(to)}V${round(water + 6)}`;
  for (let i = count; i > 0; i--) {
    const right = from + span * i - span * 0.1;
    const left = from + span * (i - 1) + span * 0.1;
    d += `H${round(right)}A${round((right - left) / 2)} ${round(rise)} 0 0 0 ${round(left)} ${round(water + 6)}`;
  }
  d += `H${round(from)}Z`;
  const edges = repeat(count, (i) => {
    const left = from + span * i + span * 0.1;
    const right = left + span * 0.8;
    return shape(
      `M${round(left)} ${round(water + 6)}A${round(span * 0.4)} ${round(rise)} 0 0 1 ${round(right)} ${round(water + 6)}`,
      "none",
      `stroke="${lighter(wall, 0.35)}" stroke-width="9"`,
    );
  });
  const posts = repeat(count + 1, (i) => {
    const x = from + span * i;
    return (
      rect(x - span * 0.075, road - 34, span * 0.15, deck + 40, lighter(wall, 0.12)) +
      rect(x + span * 0.02, road - 34, span * 0.055, deck + 40, darker(wall, 0.16)) +
      rect(x - span * 0.09, road - 38, span * 0.18, 9, lighter(wall, 0.3))
    );
  });
  return (
    shape(d, stage.gradient([wall, darker(wall, 0.28)])) +
    edges +
    dashes([from, road - 15], [to, road - 15], lighter(wall, 0.1), 20, 6, 10) +
    rect(from, road - 32, to - from, 7, lighter(wall, 0.28)) +
    rect(from, road - 4, to - from, 9, lighter(wall, 0.22)) +
    posts +
    repeat(count, (i) => lamp(stage, from + span * (i + 0.5), road - 28, 78, distance))
  );
}

/** An iron bridge: portals at both ends and crossed lattice between, as at Boa Vista. */
export function ironBridge(
  stage: Stage,
  { from, to, deck, water, color = hue.mangrove, distance = 0 }: Span,
) {
  const iron = stage.paint(color, distance);
  const road = water - deck;
  const height = 92;
  const panels = Math.round((to - from) / 86);
  const w = (to - from) / panels;
  const lattice = repeat(panels, (i) => {
    const x = from + w * i;
    return (
      line([x, road], [x + w, road - height], iron, 6) +
      line([x, road - height], [x + w, road], darker(iron, 0.15), 6) +
      line([x, road], [x, road - height], iron, 8)
    );
  });
  const piers = repeat(Math.round((to - from) / 420) + 1, (i) => {
    const x = from + ((to - from) * i) / Math.round((to - from) / 420);
    const stone = stage.paint(hue.stone, distance);
    return (
      rect(x - 26, road, 52, deck + 8, stone) +
      rect(x + 6, road, 20, deck + 8, darker(stone, 0.2)) +
      rect(x - 34, road, 68, 14, lighter(stone, 0.2))
    );
  });
  const portal = (x: number) =>
    shape(
      `M${round(x - 34)} ${round(road)}V${round(road - 150)}q34 -56 68 0V${round(road)}h-16V${round(road - 128)}q-18 -26 -36 0V${round(road)}Z`,
      darker(iron, 0.12),
    ) + circle(x, road - 176, 9, stage.paint(hue.ochre, distance));
  return (
    piers +
    lattice +
    rect(from, road - height - 6, to - from, 12, lighter(iron, 0.15)) +
    rect(from - 30, road - 6, to - from + 60, 18, darker(iron, 0.25)) +
    rect(from - 30, road - 6, to - from + 60, 5, lighter(iron, 0.2)) +
    portal(from) +
    portal(to)
  );
}

/** A street lamp of height `h`; glows when the hour has lamps. */
export function lamp(stage: Stage, x: number, y: number, h: number, distance = 0): string {
  const post = stage.paint(hue.ink, distance);
  const bulb = stage.light.lamp ?? stage.paint(hue.sand, distance);
  return (
    (stage.light.lamp
      ? circle(x, y - h, Math.min(150, h * 0.62), stage.glow(stage.light.lamp, 0.6))
      : "") +
    line([x, y], [x, y - h * 0.92], post, Math.min(10, Math.max(3, h * 0.045))) +
    line([x - h * 0.07, y - h * 0.88], [x + h * 0.07, y - h * 0.88], post, Math.min(7, h * 0.04)) +
    circle(x, y - h, Math.min(20, h * 0.1), bulb)
  );
}
