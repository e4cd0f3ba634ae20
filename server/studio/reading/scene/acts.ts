import type { DreamLanguage } from "../language.ts";
import { actorOf, doerOf, isOfOthers, together } from "./actors.ts";
import { type Action, ACTIONS, type Activity } from "./catalogue.ts";
import { creatureAfter } from "./creature-after.ts";
import { isDoneByAnother } from "./done-by-another.ts";
import { allWhoDo } from "./everybody.ts";
import { isLate, isWaiting } from "./lateness.ts";
import { isSaidOfOthers } from "./other-subject.ts";
import { goesOnSteps, risesIntoSky } from "./steps.ts";
import { otherOf, thirdOf, UNNAMED } from "./others.ts";
import { hasProp } from "./props.ts";
import { settled, subjectOf } from "./subject.ts";
import { otherSubject } from "./unknown-subject.ts";
import type { Mention } from "./vocabulary.ts";

interface Acts {
  /** What the dreamer does. */
  action: Action | null;
  activity: Activity | undefined;
  /** What others do. */
  ofOthers: Map<Mention, Action | Activity>;
  /** Things that fly or fall by themselves. */
  moving: [Mention, "flying" | "falling"][];
  /** Animals that sleep. */
  asleep: Mention[];
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

/** Behind a verb that ships and swimmers have in common: "плывёт белый корабль". */
const VESSEL_SWIMS: Partial<Record<DreamLanguage, RegExp>> = {
  ru: /^ (?:\p{L}+ ){0,2}(?:корабл|лодк|парусник|пароход|облак|льдин|плот)/iu,
};

/** What one does beside another act, which is drawn. */
const WEAK = new Set<Activity>(["sitting", "lying", "screaming", "atWindow", "smoking", "stuck", "onStage"]);
const strongerAct = (before: Activity | undefined, now: Activity): Activity =>
  before === undefined || (WEAK.has(before) && !WEAK.has(now)) || (before === "sitting" && now !== "sitting")
    ? now
    : before;

/** Wings and bags on a back are no burden, and an infant is held. */
const BORNE = new Set(["wings", "backpack", "baby", "child", "parachute"]);
/** What one is bent under. */
// prettier-ignore
const LOADS = new Set<string>(["sack", "bag", "suitcase", "box", "chest", "basket", "firewood", "log", "rock", "bricks", "coal", "trashBag"]);
const HEAVY = /heav|pesant|pesad|lourd|schwer|тяж|ağır|ثقيل|भारी|重|무거|沉/iu;
const isBurden = (verb: Mention, all: readonly Mention[]): boolean => {
  const isNear = (ids: ReadonlySet<string>, most: number) =>
    all.some(({ id, at }) => ids.has(id) && Math.abs(at - verb.at) < most);
  return verb.id !== "carrying" || (!isNear(BORNE, 40) && (HEAVY.test(verb.text) || isNear(LOADS, 60)));
};

/** "My teeth fell out", "no sound came out": the subject is a part of the dreamer. */
const OWN_VOICE =
  /^(?:ses|no (?:sound|voice)|声|목소리|kein|aucun|la voz|a voz|não sa|non mi|no me sal|आवाज|आवाज़|叫不出|喊不出)/iu;
const isOfOwnBody = ({ id, text }: Mention): boolean =>
  id === "toothless" || id === "stuck" || (id === "screaming" && OWN_VOICE.test(text));

// prettier-ignore
const MOUNTS = new Set([
  "horse", "camel", "elephant", "donkey", "unicorn", "pegasus", "dragon", "whale", "dolphin", "lion", "tiger", "bear", "bull",
  "buffalo", "bicycle", "motorbike", "scooter", "sled", "llama", "ostrich", "swan",
]);
/** Who sits on a horse rides. */
const sitsOnMount = (verb: Mention, all: readonly Mention[]): boolean =>
  verb.id === "sitting" &&
  all.some(
    ({ kind, id, at, end }) => kind === "things" && MOUNTS.has(id) && at - verb.end < 14 && verb.at - end < 8,
  );

/** Who sits close to a table is at it. */
const sitsAtTable = (verb: Mention, all: readonly Mention[]): boolean =>
  verb.id === "sitting" &&
  all.some(
    ({ kind, id, at, end }) =>
      kind === "things" && id === "table" && at - verb.end < 24 && verb.at - end < 16,
  );

/** The crowd of which it is said, or nobody whom the scene shows. */
function ofAll(verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) {
  const found = allWhoDo(verb, all, text, language);
  return found === true ? UNNAMED : found || undefined;
}

/** Who does it by the words beside the verb. */
const besideVerb = (verb: Mention, all: readonly Mention[], text: string, language: DreamLanguage) =>
  otherOf(verb, all, text, language) ??
  (verb.kind === "actions" ? actorOf(verb, all, text, language) : undefined) ??
  doerOf(verb, all, text, language) ??
  thirdOf(verb, all, text, language) ??
  otherSubject(verb, all, text, language);

/** Gives each act of a dream to whom or what it belongs. */
export function actsOf(all: readonly Mention[], text: string, language: DreamLanguage): Acts {
  const acts: Acts = { action: null, activity: undefined, ofOthers: new Map(), moving: [], asleep: [] };
  // Activities come last: where a person does two things, the activity is drawn.
  const verbs = [
    ...all.filter(({ kind }) => kind === "actions"),
    ...all.filter((one) => one.kind === "activities" && isBurden(one, all) && !sitsOnMount(one, all)),
  ].filter((one) => hasProp(one, all, text));
  for (const verb of verbs) {
    const does = sitsAtTable(verb, all) ? "dining" : (verb.id as Action | Activity);
    // Its words name whom is chased, and stand beside the chaser.
    if (does === "fleeing") {
      acts.activity ??= does;
      const chaser = doerOf(verb, all, text, language);
      if (chaser && chaser.id !== "crowd") acts.ofOthers.set(chaser, "running");
      continue;
    }
    const subject = subjectOf(verb, { all, text, language });
    const saidOfOthers = isOfOthers(verb, text, language) || isSaidOfOthers(verb, verb.id, text, language);
    const isBody = isOfBody(verb, text);
    const found =
      isBody || isOfOwnBody(verb)
        ? undefined
        : (creatureAfter(verb, all, text, language) ??
          ofAll(verb, all, text, language) ??
          settled(besideVerb(verb, all, text, language), {
            read: { all, text, language },
            verb,
            subject,
            saidOfOthers,
          }));
    // A house that goes up into the sky flies there.
    const riser = does === "climbing" && risesIntoSky(verb, text) ? riserOf(verb, all, text) : undefined;
    if (riser) {
      acts.moving.push([riser, "flying"]);
      continue;
    }
    // Who goes up on a swing climbs nothing.
    if (does === "climbing" && all.some(({ kind, id }) => kind === "things" && id === "swing")) continue;
    if (found === UNNAMED || (does === "swimming" && VESSEL_SWIMS[language]?.test(text.slice(verb.end))))
      continue;
    const doer = isCrowdAround(found, verb) ? undefined : found;
    if (doer?.kind === "people") {
      // Who flies with a balloon in hand is seen to fly, and who rides up is seen to ride.
      const before = acts.ofOthers.get(doer);
      if (before && WEAK.has(does as Activity)) continue;
      if (before && (does === "holding" || (before === "riding" && does === "climbing"))) continue;
      acts.ofOthers.set(doer, does);
    } else if (doer) {
      if (does === "flying" || does === "falling") acts.moving.push([doer, does]);
      if (does === "sleeping") acts.asleep.push(doer);
    } else if (
      isBody ||
      (((subject?.who === "dreamer" && subject.sure) || !saidOfOthers) &&
        !isDoneByAnother(verb, all, text, language))
    ) {
      if (verb.kind === "actions") acts.action = strongerOf(acts.action, does as Action);
      else acts.activity = strongerAct(acts.activity, does as Activity);
      for (const one of together(verb, all, text, language)) acts.ofOthers.set(one, does);
    }
  }
  if ((acts.action === null || acts.action === "holding") && goesOnSteps(all, text, language))
    acts.action = "climbing";
  if (CANNOT_MOVE.test(text) && all.some(({ kind, id }) => kind === "things" && id === "bed"))
    acts.activity = acts.activity === "stuck" ? "inBed" : (acts.activity ?? "inBed");
  const free = acts.activity === undefined || acts.activity === "sitting";
  if (free && (acts.action === null || acts.action === "running") && isLate(text, language))
    acts.activity = "late";
  else if (acts.activity === undefined && acts.action === null && isWaiting(text, language))
    acts.activity = "waiting";
  return acts;
}

/** What is said of `selves`, who are the dreamer, is the dreamer's act. */
export function ownActs(acts: Acts, selves: readonly Mention[]): Acts {
  for (const one of selves) {
    const does = acts.ofOthers.get(one);
    if (!does) continue;
    acts.ofOthers.delete(one);
    if ((ACTIONS as readonly string[]).includes(does)) acts.action ??= does as Action;
    else acts.activity ??= does as Activity;
  }
  return acts;
}
