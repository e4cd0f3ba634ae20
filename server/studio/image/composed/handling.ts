import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Handling } from "../../reading/scene/ways.ts";
import { type Counterpart, counterpartOf } from "../figures/counterparts.ts";
import { dreamerCostume, nearOf } from "./dreamer-look.ts";
import { type Costume, dressed } from "../figures/dressed.ts";
import * as acts from "../figures/handled.ts";
import * as food from "../figures/handled-food.ts";
import * as between from "../figures/handled-given.ts";
import * as moved from "../figures/handled-moved.ts";
import { played } from "../figures/handled-music.ts";
import * as work from "../figures/handled-work.ts";
import { SKY_FIGURES } from "../figures/handled-sky.ts";
import { grouped } from "../figures/groups.ts";
import { onTopOf } from "../figures/handled-up.ts";
import { person } from "../figures/people.ts";
import { onFoot } from "../figures/relatives.ts";
import { costumeOf } from "../figures/roles.ts";
import { mateIn, mateOf } from "./driven.ts";
import { seatedWith } from "./seated.ts";
import { cooked, heldOtherwise, joinedTo, TOOLS_OF, vehicleWith } from "./handled-ways.ts";
import { tallOf } from "../figures/thing-figures.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import type { Kind } from "./cabins.ts";
import { isHeavy } from "./heavy.ts";
import { infantIn } from "./infants.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { personInside } from "./person-inside.ts";
import { lookOf, oneOfMany, sexOf } from "./looks.ts";

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

const SHARED_PLACE = new Set<string>([
  "riding",
  "swimming",
  "flying",
  "falling",
  "climbing",
  "sleeping",
  "dancing",
]);
/** People of a crowd who hold something. */
const CROWD = 4;
/** What several do, each with one of it. */
// prettier-ignore
const IN_HANDS = new Set<Handling["way"]>([
  "hold", "hug", "eat", "drink", "play", "back", "comb", "kiss", "head", "shoulder", "hang", "sweep", "count", "ride",
]);
/** What is done to a vessel with all that is in it. */
const CARRIED = new Set<Handling["way"]>(["ride", "hold", "push", "pull", "give", "sell", "back"]);
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
function figureOf(
  handling: Handling,
  costume: Costume,
  { thing, other, load, animal, runs, outside }: Parties,
): Figure | undefined {
  const { way, thing: name } = handling;
  if (handling.person) return withPerson(way, costume, { thing, other, load });
  if (!thing) return undefined;
  if (animal) return between.givenTo(costume, thing, animal, way === "throw");
  switch (way) {
    case "hold":
      if (runs) return acts.onTheRun(costume, thing);
      return (
        heldOtherwise(costume, thing, name) ??
        (name && isHeavy(name) ? acts.overhead(costume, thing) : acts.inArms(costume, thing, false))
      );
    case "hug":
      return name && isHeavy(name) ? acts.embraced(costume, thing) : acts.inArms(costume, thing, true);
    case "back":
      return acts.onBack(costume, thing);
    case "give":
      return between.given(costume, thing, other);
    case "push":
      return moved.pushed(costume, thing, load);
    case "pull":
      return moved.pulled(costume, thing, load);
    case "lead":
      return moved.led(costume, thing);
    case "throw":
      return between.thrown(costume, thing, other);
    case "catch":
      return acts.caught(costume, thing);
    case "eat":
      return food.eaten(costume, thing);
    case "drink":
      return food.drunk(costume, thing);
    case "sell":
      return food.sold(costume, thing);
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
      return cooked(costume, thing, name, outside === true);
    case "paint":
      return work.painted(costume, thing);
    case "repair":
      return work.repaired(costume, thing);
    case "play":
      if (name === "whistle") return heldOtherwise(costume, thing, name);
      return name && played(costume, thing, name);
    case "plant":
      return work.planted(costume, thing);
    case "pick":
      return work.picked(costume, thing);
    case "kiss":
      return name && isHeavy(name) ? acts.embraced(costume, thing) : work.kissed(costume, thing);
    case "comb":
      return work.combed(costume, thing);
    case "cut":
      return food.cutUp(costume, thing);
    case "stroke":
      return work.stroked(costume, thing);
    default:
      return joinedTo(way, costume, thing, name);
  }
}

interface Parties {
  thing?: acts.Handled | undefined;
  other?: acts.Other | undefined;
  load?: acts.Other | undefined;
  animal?: acts.Handled | undefined;
  runs?: boolean;
  /** In the open, where no stove stands. */
  outside?: boolean;
}

function withPerson(way: Handling["way"], costume: Costume, { thing, other }: Parties): Figure | undefined {
  if (way === "push" && thing && other) return moved.pushed(costume, thing, other);
  if (way === "pull" && thing && other) return moved.pulled(costume, thing, other);
  if (way === "hold" && other && other.size < 1)
    return acts.inArms(costume, { figure: dressed(other.costume), tall: 100, many: false }, true);
  if ((way === "back" || way === "hold") && other) return acts.piggyback(costume, other);
  return undefined;
}

const isSmall = ({ id, young }: CastMember) => id === "child" || young === true;
const otherOf = ({ does: _, handles: __, ...member }: CastMember, i: number): acts.Other => ({
  costume: onFoot(costumeOf(lookOf(member, i))),
  size: isSmall(member) ? 0.76 : 1,
});

const handledOf = ([first, ...more]: readonly Item[]): acts.Handled | undefined =>
  first?.thing && {
    thing: first.thing,
    figure: acts.withoutStand(first.figure),
    tall: (tallOf(first.thing) / USUAL) * UNITS * (first.pair ? 1.5 : 1),
    many: more.length > 0,
  };

/** A figure as an item of the scene; two people without a thing are a little larger. */
function itemOfHandled(figure: Figure, { thing }: Handling, self: CastMember | undefined): Item {
  const { top, bottom } = figure.box;
  const size = self?.state?.size === "giant" ? 1.5 : self?.state?.size === "tiny" ? 0.42 : 1;
  const young = self && isSmall(self) ? 0.8 : 1;
  const tall = ((PERSON * (bottom - top)) / UNITS) * young * size * (thing ? 1 : 1.3);
  const item = itemOf({ figure, habit: "breathes" }, tall, { row: "front", ...(thing && { thing }) });
  return { ...item, flip: false, ...(self && { by: self, adult: UNITS / (young * size) }) };
}

/** Draws those of a scene who do something with a thing together with it. */
export function handlingsOf(
  palette: Palette,
  scene: SceneDescription,
  things: readonly Item[],
  {
    cast,
    known,
    woman,
    free,
    passengerOf,
  }: {
    cast: readonly CastMember[];
    /** Everybody of the dream, also who is seen in a vehicle. */
    known: readonly CastMember[];
    woman: boolean;
    free: boolean;
    /** The dreamer beside one who drives or rows. */
    passengerOf: (driver: CastMember) => Counterpart | undefined;
  },
): Handlings {
  const shown: CastMember[] = [];
  const items: Item[] = [];
  let rest = [...things];
  let dreamer: Item | undefined;
  const near = nearOf(scene, known);
  const outside = !isInside(scene.place) && scene.things.every(({ thing }) => thing !== "stove");
  const mine = dreamerCostume(scene, near, woman);
  const receiverOf = (giver: CastMember) =>
    scene.outfit || scene.animal ? undefined : counterpartOf(giver, woman);
  const itemsOf = (name: Thing | undefined) =>
    rest.filter(({ thing }) => thing !== undefined && thing === name);
  const make = (handling: Handling, costume: Costume, self?: CastMember): Item | undefined => {
    const { thing: name, person: id, to, toThing } = handling;
    // A basket with its eggs is carried; a loaf with a watch in it is seen by itself.
    const { sky } = handling;
    const used = itemsOf(name).filter(({ pair }) => !pair || CARRIED.has(handling.way));
    const animals = itemsOf(toThing);
    const wanted = id ?? (to === "dreamer" ? undefined : to);
    const partner = cast.find((one) => one.id === wanted && one !== self && !shown.includes(one));
    if ((name && used.length === 0) || (id && !partner)) return undefined;
    const isInfant = self?.id === "baby" && handling.way === "ride";
    if (isInfant || handling.way === "inside") {
      const host = used[0];
      const within = host && (isInfant ? infantIn(host, palette) : personInside(host, costume, palette));
      if (within && self) shown.push(self);
      if (within) rest = rest.filter((one) => one !== host);
      return within;
    }
    const carried = itemsOf(handling.holds);
    const mate = self && mateIn(self, cast, shown);
    const passenger = self && !mate ? passengerOf(self) : undefined;
    const vehicle =
      used[0] &&
      vehicleWith(handling.way, costume, used[0], handledOf(carried), {
        ...(mate && { mate: mateOf(mate) }),
        ...(passenger && { dreamer: passenger }),
      });
    if (vehicle) {
      if (self) shown.push(self, ...(mate ? [mate] : []));
      rest = rest.filter((one) => !used.includes(one) && !carried.includes(one));
      return { ...vehicle, ...(self && { by: self }) };
    }
    const isMe = to === "dreamer" && self !== undefined;
    const other = isMe ? (receiverOf(self) ?? { costume: mine, size: 1 }) : partner && otherOf(partner, 2);
    const figure =
      partner?.id === "baby"
        ? acts.inArms(costume, { figure: person(palette, "baby"), tall: 62, many: false }, false)
        : figureOf(handling, costume, {
            thing: sky ? { figure: SKY_FIGURES[sky], tall: 60, many: sky === "stars" } : handledOf(used),
            animal: handledOf(animals),
            outside,
            runs: (self ? self.does : scene.action) === "running",
            other,
          });
    if (!figure) return undefined;
    const seat = itemsOf(handling.on)[0];
    shown.push(...[partner, self].filter((one) => one !== undefined));
    const tools = TOOLS_OF[handling.way] ?? [];
    rest = rest.filter(
      (one) =>
        one !== seat && !used.includes(one) && !animals.includes(one) && !tools.includes(one.thing as Thing),
    );
    const sits =
      seat &&
      seatedWith(handling, costume, seat, { thing: handledOf(used), young: self ? isSmall(self) : false });
    if (sits) return { ...sits, flip: false, ...(self && { by: self }) };
    const whole = seat ? onTopOf(handledOf([seat])!, figure) : figure;
    return itemOfHandled(whole, handling, self);
  };
  /** Several with one of it in the hands of each. */
  const makeMany = (member: CastMember, count: number): Item | undefined => {
    const { handles, does: _, ...still } = member;
    const name = handles!.thing;
    const used = itemsOf(name).filter(({ pair }) => !pair);
    const way = handles!.way === "game" ? "hold" : handles!.way;
    if (!name || used.length === 0 || !IN_HANDS.has(way)) return undefined;
    const figures = Array.from({ length: count }, (_, i) => {
      const one = member.id === "crowd" ? oneOfMany(still, i) : sexOf(still, i);
      return figureOf({ ...handles!, way }, costumeOf(lookOf(one, i + 1)), {
        thing: handledOf(used.slice(0, 1)),
        outside,
      });
    }).filter((one) => one !== undefined);
    if (figures.length < count) return undefined;
    shown.push(member);
    rest = rest.filter((one) => !used.includes(one));
    const step = Math.max(...figures.map(({ box }) => box.right - box.left)) * 0.86;
    const group = grouped(figures, (i) => ({ x: i * step, y: i % 2 ? -7 : 0, size: 1 }));
    return itemOfHandled(group, handles!, member);
  };
  for (const member of cast) {
    const { handles: named, does: _, ...still } = member;
    // The dreamer with a thing of their own stands beside who gives them another one.
    const busy = named?.to === "dreamer" && itemsOf(scene.handles?.thing).length > 0;
    const handles = busy && named ? { ...named, to: undefined } : named;
    const toMe = handles?.to === "dreamer";
    if (!handles || shown.includes(member) || (toMe && (!free || dreamer))) continue;
    const many = member.id === "crowd" ? CROWD : (member.count ?? 1);
    if (many > 1) {
      const item = makeMany(member, many);
      if (item) items.push(item);
      continue;
    }
    const item = make(handles, onFoot(costumeOf(lookOf(still, 1))), member);
    if (!item) continue;
    // Who is given something stands with the giver.
    if (toMe) dreamer = item;
    else items.push(item);
  }
  if (free && !dreamer && scene.handles) {
    dreamer = make(scene.handles, mine);
  }
  return { ...(dreamer && { dreamer }), items, shown, rest };
}

/** Whether the dreamer is not seen in another state or on something; in a bus or on a deck they stand. */
export const isFree = (
  { action, activity, aboard, handles }: SceneDescription,
  cabin: Kind | undefined,
): boolean =>
  (!aboard || (cabin !== undefined && cabin !== "car" && !aboard.onTop)) &&
  (action === null ||
    !SHARED_PLACE.has(action) ||
    (action === "climbing" && (handles?.way === "back" || handles?.way === "head")) ||
    (cabin !== undefined && action === "riding")) &&
  (activity === undefined || !STATES.has(activity));
