import { AppError } from "#server/errors.ts";
import { NAME_MIN } from "#shared/limits.ts";

/** Controls, and the marks that turn the direction of everything after them. */
const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu;

/** The address that makes an account unique. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** A display name on one line. Throws `invalid_input` when too little of it is left. */
export function cleanName(name: string): string {
  const clean = name.toWellFormed().normalize("NFC").replace(UNPRINTABLE, " ").replace(/\s+/g, " ").trim();
  if (clean.length < NAME_MIN) {
    throw new AppError("invalid_input", { issues: [{ path: "name", message: "nameMinLength" }] });
  }
  return clean;
}
