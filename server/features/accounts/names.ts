import { AppError } from "#server/errors.ts";
import { NAME_MIN } from "#shared/limits.ts";

/** Controls, separators of lines, private and unassigned characters: each becomes a space. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;
/** Joiners shape Hindi and Persian words and join emoji; anywhere else they are invisible. */
const JOINER = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200C\u200D](?=[\p{L}\p{M}\p{Emoji}])/u;
/** What shows nothing, or turns the direction of all that follows. */
const INVISIBLE = new RegExp(`(?!${JOINER.source})[\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]`, "gu");
/** What stays of a name when nothing invisible counts: marks alone are no name either. */
const NOT_COUNTED = /[\p{M}\p{Z}\p{C}]/gu;

/** The email address that makes an account unique. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A display name on one line, without invisible characters. Throws `invalid_input` when too little of it is left. */
export function cleanName(name: string): string {
  const clean = name
    .toWellFormed()
    .normalize("NFC")
    .replace(UNPRINTABLE, " ")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .replace(/\s+/g, " ")
    .trim();
  if (clean.length < NAME_MIN || clean.replace(NOT_COUNTED, "") === "") {
    throw new AppError("invalid_input", { issues: [{ path: "name", message: "nameMinLength" }] });
  }
  return clean;
}
