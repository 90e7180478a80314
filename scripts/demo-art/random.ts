/** A seeded random source: the same seed always draws the same picture. */
export interface Random {
  (): number;
  between(from: number, to: number): number;
  whole(from: number, to: number): number;
  pick<T>(list: readonly T[]): T;
  chance(share: number): boolean;
}

/** Mulberry32, a small generator with good spread; `seed` is any whole number. */
export function createRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (from: number, to: number) => from + next() * (to - from);
  return Object.assign(next, {
    between,
    whole: (from: number, to: number) => Math.floor(between(from, to + 1)),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
    chance: (share: number) => next() < share,
  });
}
