import fc from "fast-check";

/** A share of the length; most doubles are close to 0. */
const at = fc.nat(999_999).map((millionths) => millionths / 1_000_000);
const change = fc.oneof(
  fc.record({ kind: fc.constant("byte" as const), at, value: fc.nat(255) }),
  fc.record({
    kind: fc.constant("number" as const),
    at,
    value: fc.constantFrom(0, 1, 0x7fffffff, 0xffffffff, 16),
  }),
  fc.record({ kind: fc.constant("cut" as const), at, value: fc.constant(0) }),
  fc.record({ kind: fc.constant("repeat" as const), at, value: fc.integer({ min: 1, max: 200 }) }),
  fc.record({ kind: fc.constant("noise" as const), at, value: fc.nat(255) }),
);
// With its bias, the first sample has small values: damage at the beginning only.
const changes = fc.noBias(fc.array(change, { minLength: 1, maxLength: 3 }));

/** A damaged copy of a file, the same for the same seed and number: bytes and lengths changed, parts cut or repeated. */
export function damaged(file: Buffer, seed: number, number: number): Buffer {
  const [wanted] = fc.sample(changes, { seed: Math.imul(seed, 0x9e3779b1) ^ number, numRuns: 1 });
  let bytes = Buffer.from(file);
  for (const { kind, at, value } of wanted!) {
    // Most lengths and sizes stand in the first bytes.
    const place = Math.floor(bytes.length * (number % 8 < 6 ? at : at ** 4));
    if (kind === "byte" && place < bytes.length) bytes[place] = value;
    if (kind === "number" && place + 4 <= bytes.length) bytes.writeUInt32BE(value, place);
    if (kind === "cut") bytes = bytes.subarray(0, place);
    if (kind === "repeat") {
      const part = bytes.subarray(place, place + 500);
      bytes = Buffer.concat([bytes.subarray(0, place), ...Array.from({ length: value }, () => part)]);
    }
    if (kind === "noise") bytes.fill(value, place, Math.min(place + 64, bytes.length));
  }
  return bytes;
}
