import { mix } from "../color.ts";
import { STAGE, type Stage } from "../stage.ts";
import { circle, rect, repeat, round, shape, stroke } from "../svg.ts";

interface Sky {
  /** Where the sky ends, stage units from the top. */
  horizon: number;
  /** The sun or moon: centre and radius. */
  sun?: { x: number; y: number; r: number };
  clouds?: number;
  birds?: number;
}

/** Sky with its sun, long flat clouds and a few birds. */
export function sky(stage: Stage, { horizon, sun, clouds = 5, birds = 0 }: Sky): string {
  const { light, random } = stage;
  const back = rect(0, 0, STAGE.width, horizon + 4, stage.gradient(light.sky));
  const stars =
    stage.hour === "night"
      ? repeat(70, () =>
          circle(
            random.between(0, STAGE.width),
            random.between(0, horizon * 0.75),
            random.between(1, 2.6),
            light.sun,
            `opacity="${random.between(0.2, 0.8).toFixed(2)}"`,
          ),
        )
      : "";
  return (
    back +
    stars +
    (sun ? disc(stage, sun) : "") +
    repeat(clouds, () =>
      cloud(
        stage,
        random.between(-100, STAGE.width) + stage.time * 7,
        random.between(40, horizon * 0.72),
      ),
    ) +
    repeat(birds, () => bird(stage, random.between(300, 2100), random.between(180, horizon * 0.6)))
  );
}

function disc(stage: Stage, { x, y, r }: { x: number; y: number; r: number }): string {
  const { sun, glow } = stage.light;
  return (
    circle(x, y, r * 3.4, stage.glow(glow, 0.75)) +
    circle(x, y, r * 1.45, mix(glow, sun, 0.25), 'opacity=".35"') +
    circle(x, y, r, sun)
  );
}

/** A cloud of stacked bars with round ends, as in a screen print; one path, so that no seam shows. */
function cloud(stage: Stage, x: number, y: number): string {
  const { random, light } = stage;
  const width = random.between(220, 560);
  const bars = repeat(random.whole(2, 4), (i) => {
    const w = width * random.between(0.35, 1) * (1 - i * 0.14);
    const left = x + random.between(0, width - w * 0.8);
    const top = y - i * 24;
    return `M${round(left)} ${round(top)}h${round(w)}a13 13 0 0 1 0 26h${round(-w)}a13 13 0 0 1 0 -26Z`;
  });
  return shape(bars, light.cloud, `opacity="${random.between(0.28, 0.62).toFixed(2)}"`);
}

function bird(stage: Stage, x: number, y: number): string {
  const s = stage.random.between(8, 18);
  return stroke(
    `M${x - s} ${y - s * 0.35}q${s * 0.6} ${-s * 0.3} ${s} ${s * 0.4}q${s * 0.4} ${-s * 0.7} ${s} ${-s * 0.4}`,
    stage.paint("#0e2f36", 0.25),
    3,
  );
}
