import type { DreamLanguage } from "../language.ts";
import { actorOf, doerOf, isOfOthers, together } from "./actors.ts";
import type { Action, Activity } from "./catalogue.ts";
import { otherOf, thirdOf, UNNAMED } from "./others.ts";
import type { Mention } from "./vocabulary.ts";

interface Acts {
  /** What the dreamer does. */
  action: Action | null;
  activity: Activity | undefined;
  /** What others do. */
  ofOthers: Map<Mention, Action | Activity>;
  /** Things that fly or fall by themselves. */
  moving: [Mention, "flying" | "falling"][];
}

/** States of one person: "the bus was packed and I had no shoes" is not said of the crowd. */
const OF_ONE = new Set(["inBed", "barefoot", "naked", "pregnant", "hiding", "drowning"]);
const isCrowdAround = (found: Mention | undefined, verb: Mention): boolean =>
  found?.id === "crowd" && OF_ONE.has(verb.id) && verb.at - found.end > 14;

/** Gives each act of a dream to whom or what it belongs. */
export function actsOf(all: readonly Mention[], text: string, language: DreamLanguage): Acts {
  const acts: Acts = { action: null, activity: undefined, ofOthers: new Map(), moving: [] };
  // Activities come last: where a person does two things, the activity is drawn.
  const verbs = [
    ...all.filter(({ kind }) => kind === "actions"),
    ...all.filter(({ kind }) => kind === "activities"),
  ];
  for (const verb of verbs) {
    const does = verb.id as Action | Activity;
    // Its words name whom is chased, and stand beside the chaser.
    if (does === "fleeing") {
      acts.activity ??= does;
      const chaser = doerOf(verb, all, text, language);
      if (chaser && chaser.id !== "crowd") acts.ofOthers.set(chaser, "running");
      continue;
    }
    const found =
      otherOf(verb, all, text, language) ??
      (verb.kind === "actions" ? actorOf(verb, all, text, language) : undefined) ??
      doerOf(verb, all, text, language) ??
      thirdOf(verb, all, text, language);
    if (found === UNNAMED) continue;
    const doer = isCrowdAround(found, verb) ? undefined : found;
    if (doer?.kind === "people") {
      // Who flies with a balloon in hand is seen to fly, and who rides up is seen to ride.
      const before = acts.ofOthers.get(doer);
      if (before && (does === "holding" || (before === "riding" && does === "climbing"))) continue;
      acts.ofOthers.set(doer, does);
    } else if (doer) {
      if (does === "flying" || does === "falling") acts.moving.push([doer, does]);
    } else if (!isOfOthers(verb, text, language)) {
      if (verb.kind === "actions") acts.action ??= does as Action;
      else acts.activity ??= does as Activity;
      for (const one of together(verb, all, text, language)) acts.ofOthers.set(one, does);
    }
  }
  return acts;
}
