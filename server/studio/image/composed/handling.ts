import type { CastMember } from "../../reading/scene/cast.ts";
import type { PersonId, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Handling } from "../../reading/scene/handling.ts";
import type { Costume } from "../figures/dressed.ts";
import * as acts from "../figures/handled.ts";
import { played } from "../figures/handled-music.ts";
import * as work from "../figures/handled-work.ts";
import { person } from "../figures/people.ts";
import { costumeOf } from "../figures/roles.ts";
import { isLarge, isVessel, tallOf } from "../figures/thing-figures.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { itemOf, type Item } from "./layout.ts";
import { lookOf } from "./people.ts";

export interface Handlings {
  /** The dreamer with what they handle. */
  dreamer?: Item;
  /** Others with what they handle. */
  items: Item[];
  /** Whom the figures show already. */
  shown: CastMember[];
  /** The things that stand by themselves. */
  rest: Item[];
}

/** Height of a person where somebody is drawn with a thing, in design units. */
const PERSON = 220;
/** Of a person who stands beside things. */
const USUAL = 140;
const UNITS = 100;

/** Too heavy for the arms, whatever its height. */
// prettier-ignore
const HEAVY = new Set<Thing>([
  "sofa", "bed", "table", "bathtub", "washingMachine", "stove", "car", "tractor", "bench", "pig", "boat", "motorbike",
  "armchair", "desk", "fridge", "piano", "rock", "gurney", "tiger", "wolf", "cart", "wheelchair", "bicycle", "television",
]);
/** High, but light. */
// prettier-ignore
const LIGHT = new Set<Thing>([
  "balloon", "sword", "flag", "umbrella", "fishingRod", "oud", "saz", "sitar", "dress", "weddingDress", "coat", "suit",
  "skeleton", "birdCage", "cagedBird", "telescope", "harp", "snake", "broom", "mermaid", "ghost", "crystal", "hourglass",
  "goat", "trophy", "flower", "sunflower", "rose", "owl", "peacock", "swan", "cello", "cactus", "scarecrow", "bow", "spear",
  "chameleon", "monkey", "sloth", "calf", "foal", "cat", "dog", "fox", "lantern", "branch", "clock", "guitar", "violin",
]);
const isHeavy = (thing: Thing) =>
  HEAVY.has(thing) || isVessel(thing) || (!LIGHT.has(thing) && (isLarge(thing) || tallOf(thing) >= 160));

const SHARED_PLACE = new Set<string>([
  "riding",
  "swimming",
  "flying",
  "falling",
  "climbing",
  "sleeping",
  "dancing",
]);
/** What is done to a vessel with all that is in it. */
const CARRIED = new Set<Handling["way"]>(["hold", "push", "pull", "give", "sell", "back"]);
/** States in which the dreamer is seen whatever else they do. */
const STATES = new Set<string>([
  "inBed",
  "drowning",
  "hiding",
  "naked",
  "pregnant",
  "birthing",
  "nursing",
  "driving",
  "tied",
  "jailed",
]);

/** How a person handles a thing or another person. */
function figureOf(handling: Handling, costume: Costume, { thing, other, load }: Parties): Figure | undefined {
  const { way, thing: name } = handling;
  if (handling.person) return withPerson(way, costume, { thing, other, load });
  if (!thing || !name) return undefined;
  switch (way) {
    case "hold":
      return isHeavy(name) ? acts.overhead(costume, thing) : acts.inArms(costume, thing, false);
    case "hug":
      return isHeavy(name) ? acts.embraced(costume, thing) : acts.inArms(costume, thing, true);
    case "back":
      return acts.onBack(costume, thing);
    case "give":
      return acts.given(costume, thing, other);
    case "push":
      return acts.pushed(costume, thing, load);
    case "pull":
      return acts.pulled(costume, thing, load);
    case "lead":
      return acts.led(costume, thing);
    case "throw":
      return acts.thrown(costume, thing, other);
    case "catch":
      return acts.caught(costume, thing);
    case "eat":
      return acts.eaten(costume, thing);
    case "drink":
      return acts.drunk(costume, thing);
    case "sell":
      return acts.sold(costume, thing);
    case "feed":
      return work.fed(costume, thing);
    case "water":
      return work.watered(costume, thing);
    case "dig":
    case "bury":
      return work.dug(costume, thing);
    case "wash":
      return work.washed(costume, thing);
    case "cook":
      return work.cooked(costume, thing);
    case "paint":
      return work.painted(costume, thing);
    case "repair":
      return work.repaired(costume, thing);
    case "play":
      return played(costume, thing, name);
    case "plant":
      return work.planted(costume, thing);
    case "pick":
      return work.picked(costume, thing);
    case "kiss":
      return isHeavy(name) ? acts.embraced(costume, thing) : work.kissed(costume, thing);
    case "comb":
      return work.combed(costume, thing);
    case "cut":
      return work.cutUp(costume, thing);
    case "stroke":
      return work.stroked(costume, thing);
  }
}

interface Parties {
  thing?: acts.Handled | undefined;
  other?: acts.Other | undefined;
  load?: acts.Other | undefined;
}

function withPerson(way: Handling["way"], costume: Costume, { thing, other }: Parties): Figure | undefined {
  if (way === "push" && thing && other) return acts.pushed(costume, thing, other);
  if (way === "pull" && thing && other) return acts.pulled(costume, thing, other);
  if ((way === "back" || way === "hold") && other) return acts.piggyback(costume, other);
  return undefined;
}

const isSmall = ({ id, young }: CastMember) => id === "child" || young === true;
const otherOf = ({ does: _, handles: __, ...member }: CastMember, i: number): acts.Other => ({
  costume: costumeOf(lookOf(member, i)),
  size: isSmall(member) ? 0.76 : 1,
});

/** Draws those of a scene who do something with a thing together with it. */
export function handlingsOf(
  palette: Palette,
  scene: SceneDescription,
  things: readonly Item[],
  { cast, woman, free }: { cast: readonly CastMember[]; woman: boolean; free: boolean },
): Handlings {
  const shown: CastMember[] = [];
  const items: Item[] = [];
  let rest = [...things];
  let dreamerUsed = false;
  const mine = costumeOf({
    woman,
    shade: 0,
    ...(scene.outfit && { outfit: scene.outfit }),
    ...(scene.headwear && { headwear: scene.headwear }),
    ...(scene.outfitColour && { colour: scene.outfitColour }),
  });
  const find = (id: PersonId | undefined, not?: CastMember) =>
    cast.find((one) => one.id === id && one !== not && !shown.includes(one));
  const make = (handling: Handling, costume: Costume, self: CastMember | undefined): Item | undefined => {
    // A basket with its eggs is carried; a loaf with a watch in it is seen by itself.
    const same = rest.filter(
      ({ thing, pair }) => thing === handling.thing && (!pair || CARRIED.has(handling.way)),
    );
    if (handling.thing && same.length === 0) return undefined;
    const partner = find(handling.person ?? (handling.to === "dreamer" ? undefined : handling.to), self);
    const isMe = handling.to === "dreamer" && self !== undefined;
    if (handling.person && !partner) return undefined;
    const thing = same[0] && {
      figure: same[0].figure,
      tall: (tallOf(same[0].thing!) / USUAL) * UNITS * (same[0].pair ? 1.5 : 1),
      many: same.length > 1,
    };
    const other = isMe
      ? { costume: mine, size: 1 }
      : partner?.id === "baby"
        ? { costume: mine, size: 0.5 }
        : partner && otherOf(partner, 2);
    const figure =
      partner?.id === "baby" && handling.person
        ? acts.inArms(costume, { figure: person(palette, "baby"), tall: 62, many: false }, false)
        : figureOf(handling, costume, { thing, other });
    if (!figure) return undefined;
    if (isMe) dreamerUsed = true;
    if (partner) shown.push(partner);
    if (self) shown.push(self);
    rest = rest.filter((one) => !same.includes(one));
    const { top, bottom } = figure.box;
    const size = self && isSmall(self) ? 0.8 : 1;
    return {
      ...itemOf(
        { figure, habit: "breathes" },
        ((PERSON * (bottom - top)) / UNITS) * size * (handling.thing ? 1 : 1.3),
        { row: "front", ...(handling.thing && { thing: handling.thing }) },
      ),
      flip: false,
    };
  };
  for (const member of cast) {
    if (!member.handles || member.count || shown.includes(member)) continue;
    if (member.handles.to === "dreamer" && !free) continue;
    const { does: _, ...still } = member;
    const item = make(member.handles, costumeOf(lookOf(still, 1)), member);
    if (item) items.push(item);
  }
  const own = free && !dreamerUsed && scene.handles ? make(scene.handles, mine, undefined) : undefined;
  // Whom another gives something is seen with them.
  const [first, ...others] = items;
  if (dreamerUsed) return { dreamer: first!, items: others, shown, rest };
  return { ...(own && { dreamer: own }), items, shown, rest };
}

/** Whether the dreamer is not seen in another state or on something. */
export const isFree = ({ action, activity, aboard }: SceneDescription): boolean =>
  !aboard &&
  (action === null || !SHARED_PLACE.has(action)) &&
  (activity === undefined || !STATES.has(activity));
