/** FNV-1a over UTF-16 code units, as an unsigned 32-bit number. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** Picks one of several variants, always the same one for the same source and purpose. */
export type Choose = <T>(variants: readonly T[], purpose: string) => T;

export function createChoice(source: string): Choose {
  return (variants, purpose) => variants[hash(`${source}\u0000${purpose}`) % variants.length]!;
}
