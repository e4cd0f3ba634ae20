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
    const doer =
      otherOf(verb, all, text, language) ??
      (verb.kind === "actions" ? actorOf(verb, all, text, language) : undefined) ??
      doerOf(verb, all, text, language) ??
      thirdOf(verb, all, text, language);
    if (doer === UNNAMED) continue;
    if (doer?.kind === "people") acts.ofOthers.set(doer, does);
    else if (doer) {
      if (does === "flying" || does === "falling") acts.moving.push([doer, does]);
    } else if (!isOfOthers(verb, text, language)) {
      if (verb.kind === "actions") acts.action ??= does as Action;
      else acts.activity ??= does as Activity;
      for (const one of together(verb, all, text, language)) acts.ofOthers.set(one, does);
    }
  }
  return acts;
}
