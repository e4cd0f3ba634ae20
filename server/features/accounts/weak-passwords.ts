import { dictionary } from "@zxcvbn-ts/language-common";
import { AppError } from "#server/errors.ts";
import { PASSWORD_MIN } from "#shared/limits.ts";

/** The 49,000 most frequent passwords of data breaches, in lower case. */
const common = new Set(dictionary["passwords-common"].map((password) => String(password).toLowerCase()));
/** Shorter parts of names and email addresses occur in too many words. */
const CONTEXT_WORD_MIN = 3;

/** `blank`: only spaces; `common`: found in breaches; `context`: made of words of the account or the site. */
export type Weakness = "blank" | "common" | "context";

export interface PasswordContext {
  brandName: string;
  email: string;
  name: string;
}

/** Lower case without accents, as users write names in passwords. */
const fold = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ı", "i");

function contextWords({ brandName, email, name }: PasswordContext): string[] {
  const [box = "", host = ""] = email.split("@");
  const parts = [brandName, box, host, host.split(".")[0]!, name].flatMap((text) => {
    const folded = fold(text);
    return [folded, ...folded.split(/[^\p{L}\p{N}]+/u)];
  });
  // The longest first, so that a whole name is removed before its parts.
  return [...new Set(parts)]
    .filter((word) => word.length >= CONTEXT_WORD_MIN)
    .toSorted((a, b) => b.length - a.length);
}

/** Why a new password is too weak, or null. Without the words of its context it must still have the minimum length. */
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
