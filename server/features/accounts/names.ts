import { AppError } from "#server/errors.ts";
import { NAME_MIN } from "#shared/limits.ts";

/** Control characters, line separators, private and unassigned characters become spaces. */
const UNPRINTABLE = /[\p{Cc}\p{Co}\p{Cn}\p{Zl}\p{Zp}]+/gu;
/** Joiners are needed in Hindi and Persian words and in emoji; elsewhere they are invisible. */
const JOINER = /(?<=[\p{L}\p{M}\p{Emoji}])[\u200C\u200D](?=[\p{L}\p{M}\p{Emoji}])/u;
/** Characters that are invisible or change the text direction. */
const INVISIBLE = new RegExp(`(?!${JOINER.source})[\\p{Cf}\\p{Default_Ignorable_Code_Point}\\u2800]`, "gu");
/** Characters that make no name on their own. */
const NOT_COUNTED = /[\p{M}\p{Z}\p{C}]/gu;

export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A display name on one line, without invisible characters. Throws `invalid_input` when it is too short then. */
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
