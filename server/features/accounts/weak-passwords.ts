import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "#server/errors.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";

/** The passwords found most often in breaches, in lower case: 49,000 of them. */
const common = new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase()));
/** Parts of names and addresses shorter than this occur in too many words. */
const CONTEXT_WORD_MIN = 3;

/** `blank`: nothing but spaces; `common`: found in breaches; `context`: made of words that belong to the account. */
export type Weakness = "blank" | "common" | "context";

export interface PasswordContext {
  brandName: string;
  email: string;
  name: string;
}

/** Lower case without accents: what users leave out when they make a password of a name. */
const fold = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

function contextWords({ brandName, email, name }: PasswordContext): string[] {
  const [box = "", host = ""] = email.split("@");
  const parts = [brandName, box, host, host.split(".")[0]!, name].flatMap((text) => {
    const folded = fold(text);
    return [folded, ...folded.split(/[^\p{L}\p{N}]+/u)];
  });
  // The longest first, so that a whole name goes before its parts.
  return [...new Set(parts)]
    .filter((word) => word.length >= CONTEXT_WORD_MIN)
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Why a new password is too easily guessed, or null. Without the words of its context, a password must still be as
 * long as one has to be.
 */
export function weaknessOf(password: string, context: PasswordContext): Weakness | null {
  if (password.trim() === "") return "blank";
  if (common.has(password.toLowerCase())) return "common";
  const folded = fold(password);
  let rest = folded;
  for (const word of contextWords(context)) rest = rest.replaceAll(word, "");
  if (rest === folded) return null;
  return rest.length < PASSWORD_MIN || common.has(rest) ? "context" : null;
}

/** Throws `weak_password` with the reason. */
export function refuseWeak(password: string, context: PasswordContext): void {
  const reason = weaknessOf(password, context);
  if (reason) throw new AppError("weak_password", { reason, reasons: [reason] });
}
