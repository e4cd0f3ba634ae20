import type { FormRefusal } from "../../app/page-state.ts";

/** The sentence about a password that is refused as too easy to guess; undefined for every other failure. */
export function weakPassword(failure: Error | FormRefusal["error"] | undefined): string | undefined {
  return failure && "code" in failure && failure.code === "weak_password" ? failure.message : undefined;
}

/** Puts the focus back where another password is to be typed. */
export function focusWeakPassword(form: HTMLFormElement, failure: Error): void {
  if (weakPassword(failure)) form.querySelector<HTMLInputElement>('[name="password"]')?.focus();
}
