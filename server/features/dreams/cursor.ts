import { createHash } from "node:crypto";
import { z } from "zod";
import { AppError } from "#server/errors.ts";

/** Where the next page of a list begins: after the dream with these values of what the list is sorted by. */
export type After =
  | readonly [night: string, createdAt: string, id: string]
  | readonly [rank: string, entry: string];

const number = z.string().regex(/^-?[0-9]{1,18}$/);
const cursorSchema = z.union([
  z.tuple([z.string(), z.iso.date(), z.iso.datetime(), z.string().max(64)]),
  z.tuple([z.string(), number, number]),
]);

/** Tells a list from one under other filters, where its cursors mean nothing. */
const digestOf = (filters: object) =>
  createHash("sha256").update(JSON.stringify(filters)).digest("base64url").slice(0, 8);

export const toCursor = (after: After, filters: object): string =>
  Buffer.from(JSON.stringify([digestOf(filters), ...after])).toString("base64url");

/** Throws `invalid_input` for a text that this list has not given out. */
export function readCursor(text: string, filters: object, keys: After["length"]): After {
  const invalid = () => new AppError("invalid_input", { issues: [{ path: "cursor", message: "invalid" }] });
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(text, "base64url").toString());
  } catch {
    throw invalid();
  }
  const read = cursorSchema.safeParse(value);
  if (!read.success) throw invalid();
  const [digest, ...after] = read.data;
  if (digest !== digestOf(filters) || after.length !== keys) throw invalid();
  return after;
}
