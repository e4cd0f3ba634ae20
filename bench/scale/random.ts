/** A seeded generator: the same seed gives the same data. */
export interface Random {
  /** 0 inclusive to 1 exclusive. */
  next(): number;
  below(limit: number): number;
  pick<T>(list: readonly T[]): T;
  /** Lower-case hexadecimal digits. */
  hex(digits: number): string;
  uuid(): string;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  /** Mulberry32. */
  const bits = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const next = () => bits() / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  const hex = (digits: number) => {
    let text = "";
    while (text.length < digits) text += bits().toString(16).padStart(8, "0");
    return text.slice(0, digits);
  };
  return {
    next,
    below,
    hex,
    pick: (list) => list[below(list.length)]!,
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
