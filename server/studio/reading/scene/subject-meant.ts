import { isLiving } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

/** Whether a pronoun at `at` may mean one who is named before it. */
export const isNear = (one: Mention, at: number): boolean =>
  one.end <= at && at - one.end < 130 && one.id !== "crowd";

/** Whom a pronoun means: the last one named before it, people first. */
export const meantBy = (at: number, all: readonly Mention[]): Mention | "other" =>
  all.findLast((one) => one.kind === "people" && isNear(one, at)) ??
  all.findLast((one) => isLiving(one) && isNear(one, at)) ??
  "other";
