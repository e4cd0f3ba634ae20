/** Returns the next number, 0 <= n < 1. */
export type Random = () => number;

function scramble(h: number): number {
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A 32-bit hash of a text (FNV-1a, then murmur3's finalizer). */
function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return scramble(h);
}

/**
 * A random stream per named element (sfc32), so that more draws for one element do not change the others.
 */
export function randomStream(seed: string, name: string): Random {
  let a = hashText(`${name}|${seed}`);
  let b = scramble(a + 0x9e3779b9);
  let c = hashText(`${seed}|${name}`);
  let d = 1;
  const next = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A number from `low` to `high`. */
export function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random();
}

/** One of the items, with equal probability. */
export function pick<T>(random: Random, items: readonly T[]): T {
  return items[Math.floor(random() * items.length)]!;
}

/** A shuffled copy of the items. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [out[i], out[j]] = [out[j]!, out[i]!];
  }
  return out;
}
