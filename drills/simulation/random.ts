/** Random choices that a seed repeats. */
export interface Random {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  int(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  bytes(count: number): Buffer;
}

/** The generator sfc32 by Chris Doty-Humphrey. */
export function createRandom(seed: number): Random {
  let [a, b, c, d] = [0x9e3779b9, seed | 0, (seed / 2 ** 32) | 0, 1];
  function word(): number {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t || 0;
    c |= 0;
    return t >>> 0;
  }
  for (let i = 0; i < 15; i++) word();
  const next = () => word() / 2 ** 32;
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (from) => from[int(0, from.length - 1)]!,
    bytes: (count) =>
      Buffer.from(Uint32Array.from({ length: Math.ceil(count / 4) }, word).buffer).subarray(0, count),
  };
}
