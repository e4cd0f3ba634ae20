import type { DreamLanguage } from "../language.ts";
import { actorOf, doerOf, isOfOthers, together } from "./actors.ts";
import type { Action, Activity } from "./catalogue.ts";
import { goesOnSteps, risesIntoSky } from "./steps.ts";
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

/** Who climbs on a roof and flies from it is seen to fly. */
const strongerOf = (before: Action | null, now: Action): Action =>
  now === "flying" && (before === "climbing" || before === "running") ? now : (before ?? now);

/** "My body floated up": the dreamer does, whatever else is named before. */
const BODY =
  /(?:(?:^|[ 는가])몸이|体が|身体が|my (?:own )?body|mon corps|mio corpo|mi cuerpo|meu corpo|mein Körper|моё тело|мое тело|جسمي|جسدي|मेरा शरीर|vücudum|bedenim|我的身体|身体)[^.!?]{0,14}$/iu;
const isOfBody = (verb: Mention, text: string) =>
  (verb.id === "flying" || verb.id === "falling") &&
  BODY.test(text.slice(Math.max(0, verb.at - 30), verb.at + 4));

/** Who cannot move in a dream with a bed lies in it. */
const CANNOT_MOVE =
  /(?:could(?:n['’]?t| not)|can['’]?t|cannot|unable to) move|paraly[sz]ed|pouvais (?:pas|plus) bouger|paralysée?|(?:riuscivo|potevo) a? ?(?:più )?(?:a )?muovermi|paralizzat[ao]|pod[íi]a moverme|paralizad[ao]|conseguia me (?:mexer|mover)|(?:conseguia|podia) mexer-me|konnte mich nicht (?:bewegen|rühren)|мог(?:ла)? (?:по)?шевел|(?:أستطيع|اقدر|أقدر|قادر(?:ة)?) (?:ال)?(?:أ?ن? ?)?(?:حركة|تحرك|أتحرك|اتحرك)|हिल (?:भी )?नहीं|体が動か|金縛り|움직일 수(?:가)? 없|움직이지 (?:않|못)|가위에? ?눌|(?:hareket edem|kıpırdayam|kımıldayam)|动不了|动弹不得|鬼压床/iu;

/** The thing right before a verb of going up. */
function riserOf(verb: Mention, all: readonly Mention[], text: string): Mention | undefined {
  const one = all.findLast(({ kind, end }) => (kind === "things" || kind === "people") && end <= verb.at);
  const near = one?.kind === "things" && !/[.,;!?]/u.test(text.slice(one.end, verb.at));
  return near && verb.at - one.end <= 16 ? one : undefined;
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
    // Its words name whom is chased, and stand beside the chaser.
    if (does === "fleeing") {
      acts.activity ??= does;
      const chaser = doerOf(verb, all, text, language);
      if (chaser && chaser.id !== "crowd") acts.ofOthers.set(chaser, "running");
      continue;
    }
    const found = isOfBody(verb, text)
      ? undefined
      : (otherOf(verb, all, text, language) ??
        (verb.kind === "actions" ? actorOf(verb, all, text, language) : undefined) ??
        doerOf(verb, all, text, language) ??
        thirdOf(verb, all, text, language));
    // A house that goes up into the sky flies there.
    const riser = does === "climbing" && risesIntoSky(verb, text) ? riserOf(verb, all, text) : undefined;
    if (riser) {
      acts.moving.push([riser, "flying"]);
      continue;
    }
    if (found === UNNAMED) continue;
    const doer = isCrowdAround(found, verb) ? undefined : found;
    if (doer?.kind === "people") {
      // Who flies with a balloon in hand is seen to fly, and who rides up is seen to ride.
      const before = acts.ofOthers.get(doer);
      if (before && (does === "holding" || (before === "riding" && does === "climbing"))) continue;
      acts.ofOthers.set(doer, does);
    } else if (doer) {
      if (does === "flying" || does === "falling") acts.moving.push([doer, does]);
    } else if (isOfBody(verb, text) || !isOfOthers(verb, text, language)) {
      if (verb.kind === "actions") acts.action = strongerOf(acts.action, does as Action);
      else acts.activity ??= does as Activity;
      for (const one of together(verb, all, text, language)) acts.ofOthers.set(one, does);
    }
  }
  if ((acts.action === null || acts.action === "holding") && goesOnSteps(all, text, language))
    acts.action = "climbing";
  if (CANNOT_MOVE.test(text) && all.some(({ kind, id }) => kind === "things" && id === "bed"))
    acts.activity ??= "inBed";
  return acts;
}
