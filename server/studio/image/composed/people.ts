import type { CastMember } from "../../reading/scene/cast.ts";
import type { Action, Activity, Colour, Place } from "../../reading/scene/catalogue.ts";
import type { Animal } from "../../reading/scene/animals.ts";
import type { Outfit } from "../../reading/scene/outfit-names.ts";
import { colourTones } from "../figures/tones.ts";
import { CONDITIONS } from "../figures/conditions.ts";
import { HAIR } from "../figures/dressed.ts";
import { person, type PersonKind } from "../figures/people.ts";
import { dinner, embrace } from "../figures/embrace.ts";
import type { CrowdKind } from "../../reading/scene/crowds.ts";
import type { PersonState } from "../../reading/scene/person-states.ts";
import { kinBeside, lookBeside } from "../figures/counterparts.ts";
import { costumeOf, type Look, personOfLook } from "../figures/roles.ts";
import { asleep } from "../figures/sleepers.ts";
import { CROWD_FIGURES } from "../figures/crowds.ts";
import { swimmer } from "../figures/swimmer.ts";
import { together } from "../figures/together.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { grouped, inLine, inRows } from "../figures/groups.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { Kind } from "./cabins.ts";
import {
  animalOf,
  type Bed,
  isAtBoard,
  isBare,
  type Drawn,
  isChild,
  lookOf,
  oneOfMany,
  sexOf,
} from "./looks.ts";
import { shownAct, sizeOf } from "./shown-act.ts";
import { liesAsleep, sleeperFigure } from "./sleeping.ts";

/** Height in design units that the factors of `sizeOf` enlarge. */
const PERSON = 140;
/** Height of a dreamer who only stands there. */
const STANDING = 205;
/** Heads in a crowd. */
const CROWD = 6;
/** Height of a standing person's figure. */
const UNITS = 100;

function itemOfFigure(figure: Figure, tall: number): Item {
  const { top, bottom } = figure.box;
  return itemOf({ figure, habit: "breathes" }, (tall * (bottom - top)) / UNITS, {
    row: "front",
    person: true,
  });
}

/** What a dreamer of either sex wears or has; in any other outfit the dreamer is drawn as a woman. */
// prettier-ignore
const OF_EITHER = new Set<Outfit>([
  "underwear", "suit", "kurta", "turban", "kilt", "sombrero", "poncho", "uniform", "overalls", "jellaba",
  "tracksuit", "footballShirt", "shorts", "sweater", "raincoat", "lifeJacket", "coat", "wings", "horns",
  "antlers", "tail", "moustache", "rootFeet", "bathrobe",
]);

/** The dreamer, in what they do and wear. */
export function dreamerItem(
  palette: Palette,
  action: Action | null,
  dreamer: {
    kind: PersonKind;
    inWater: boolean;
    activity?: Activity;
    outfit?: Outfit;
    headwear?: Outfit;
    outfitColour?: Colour;
    paper?: boolean;
    inside?: boolean;
    board?: boolean;
    /** What is climbed or ridden is drawn. */
    on?: boolean;
    animal?: Animal | undefined;
    fur?: Colour | undefined;
    state?: PersonState | undefined;
    /** Who else is there. */
    cast?: readonly CastMember[];
    /** Looks at the others, turned away from the viewer. */
    onlooker?: boolean;
  },
): Item {
  const {
    kind,
    inWater,
    activity,
    outfit,
    headwear,
    outfitColour,
    paper,
    inside = false,
    on = false,
  } = dreamer;
  const shown = shownAct(action, activity);
  const does = dreamer.animal && action ? actOfAnimal(shown ?? action) : shown;
  const bride = outfit === "weddingDress";
  const sleeps = action === "sleeping" && !dreamer.animal && !does;
  if (sleeps) return itemOfFigure(asleep(costumeOf({ woman: kind === "dress", shade: 0, outfit })), 240);
  if (does || dreamer.animal || dreamer.state || (outfit && action !== "swimming")) {
    const kin = outfit || dreamer.animal || !does ? {} : kinBeside(dreamer.cast ?? [], does);
    const look = {
      ...kin,
      woman: kind === "dress" || (outfit !== undefined && !OF_EITHER.has(outfit)) || does === "pregnant",
      shade: kind === "hat" ? 2 : 0,
      outfit,
      headwear,
      inside,
      on,
      board: dreamer.board,
      ...(does && { does }),
      ...(outfitColour && { colour: outfitColour }),
      ...(bride && { role: "bride" as const }),
      ...(paper && { paper }),
      ...animalOf(dreamer),
      state: dreamer.state,
    };
    const factor = does ? Math.max(sizeOf(does), outfit && does !== "tiny" ? 1.6 : 0) : 1.75;
    const size = dreamer.animal ? Math.max(factor, 2.5) : factor;
    const cloth = does && does in CONDITIONS && !outfit ? palette.trim : undefined;
    const item = moved(itemOfFigure(personOfLook(look, cloth), PERSON * size), does, inWater);
    return dreamer.board && does === "atBoard" ? { ...item, atBoard: true } : item;
  }
  if (action === "swimming")
    return swims(
      swimmer({
        top: colourTones("red"),
        ...(kind === "dress" && { hair: HAIR.brown, hairCut: "long" as const }),
      }),
      240,
    );
  const { onlooker } = dreamer;
  return {
    ...itemOfFigure(personOfLook({ woman: kind === "dress", shade: 0, away: onlooker }), STANDING),
    ...(onlooker && { onlooker }),
  };
}

const swims = (figure: Figure, tall: number): Item => ({ ...itemOfFigure(figure, tall), afloat: true });

/** Marks how an act moves a figure: running, driving, in the air, or on the water, where there is some. */
function moved(item: Item, does: Action | Activity | undefined, inWater = true): Item {
  if (does === "running") return { ...item, runs: true };
  if (does === "driving") return { ...item, drives: true };
  if (does === "flying") return { ...item, row: "air", turn: -0.14 };
  if (does === "falling") return { ...item, row: "air", turn: 0.3 };
  return (does === "drowning" || does === "wading") && inWater ? { ...item, afloat: true } : item;
}

/** The dreamer embraced by another person, or at the table with others. */
export function sharedItem(
  others: readonly CastMember[],
  { kind, activity }: { kind: PersonKind; activity: Activity },
): Item {
  const woman = kind === "dress";
  const standing = ({ does: _, ...member }: CastMember, i: number) => costumeOf(lookOf(member, i));
  const look = lookBeside(others, activity);
  if (activity === "dining" || activity === "eating") {
    const mine = costumeOf({ ...look, woman, shade: 0 });
    const looks = others
      .flatMap((one) =>
        one.id === "crowd" ? [oneOfMany(one, 0), oneOfMany(one, 1), oneOfMany(one, 2)] : [one],
      )
      .slice(0, 4)
      .map((one, i) => ({ look: standing(one, i + 1), size: isChild(one) ? 0.84 : 1 }));
    const half = Math.ceil(looks.length / 2);
    return itemOfFigure(
      dinner([...looks.slice(0, half), { look: mine, size: look.age ? 0.84 : 1 }, ...looks.slice(half)]),
      215,
    );
  }
  const [other] = others;
  const isKin = look.kin !== undefined || look.sibling === true || look.age !== undefined;
  // The dreamer's sex is often not known: in a kiss with a person who is no kin it is taken to be the other one.
  const she = activity === "kissing" && !isKin ? !other!.woman : woman;
  const mine = costumeOf({ ...look, woman: she, shade: 2 });
  return itemOfFigure(
    embrace(mine, standing(other!, 1), {
      small: isChild(other!),
      young: look.age !== undefined,
      kiss: activity === "kissing",
    }),
    240,
  );
}

/** A person with the head of an animal is drawn lying in place of sleeping, and wading in place of swimming. */
const actOfAnimal = (does: Action | Activity): Action | Activity =>
  does === "sleeping" ? "lying" : does === "swimming" ? "wading" : does;

/** Acts that are drawn with a desk or a table also outdoors. */
const AT_TABLE = new Set<string>(["writing", "dining", "eating"]);
function animalLook(member: CastMember, which: number): Look {
  const { does } = member;
  const look = lookOf(member, which);
  return does ? { ...look, does: actOfAnimal(does), inside: look.inside || AT_TABLE.has(does) } : look;
}

function memberItem(palette: Palette, member: Drawn, tall: number, which: number): Item {
  const { id, colour, does } = member;
  if (member.animal) {
    const look = animalLook(member, which);
    const size = isChild(member) ? 1.1 : member.count ? 1.3 : 1.6;
    const factor = member.state?.size === "giant" ? 1.4 : member.state?.size === "tiny" ? 0.4 : 1;
    const item = itemOfFigure(personOfLook(look), tall * size * factor);
    return { ...moved(item, look.does), grand: true };
  }
  if (id === "baby") return itemOfFigure(person(palette, "baby"), tall * 0.43);
  if (liesAsleep(member)) return itemOfFigure(sleeperFigure(member, which), tall * 1.1);
  if (does === "swimming")
    return swims(
      swimmer({
        top: colourTones(colour ?? (member.woman ? "red" : "green")),
        ...(member.woman && { hair: HAIR.brown, hairCut: "long" as const }),
      }),
      tall,
    );
  const look = lookOf(member, which);
  const size = SIZES[member.state?.size ?? "usual"] * (member.state?.longLegs ? 1.3 : 1);
  const item = {
    ...itemOfFigure(personOfLook(look), tall * size * (isChild(member) ? 0.72 : 1)),
    ...(size !== 1 && { grand: true }),
  };
  return moved(member.dead ? { ...item, pale: true } : item, does);
}

/** The item with the person whom it shows and the height of an adult in it, so that the dreamer can be drawn beside them. */
function withMember(
  { paper: _, inside: __, bed: ___, bare: ____, board, ...member }: Drawn,
  item: Item,
): Item {
  const size = SIZES[member.state?.size ?? "usual"] * (isChild(member) ? 0.72 : 1);
  const atBoard = isAtBoard({ ...member, board });
  return {
    ...item,
    ...(atBoard && { atBoard }),
    by: { ...member, ...(board && { board }) },
    adult: (liesAsleep(member) ? SLEEPER : UNITS) / size,
  };
}
/** Height of an adult in units of the figure of a sleeper. */
const SLEEPER = 110;
/** How large a person of a size is drawn. */
const SIZES = { giant: 2.1, tiny: 0.5, usual: 1 } as const;

/** A crowd as one figure that keeps apart from whom the dream names: a line of people, or two rows. */
function groupItem(palette: Palette, member: Drawn, tall: number): Item {
  if (liesAsleep(member)) return { ...itemOfFigure(sleeperFigure(member, 0), 200), row: "back" };
  const people = Array.from(
    { length: CROWD },
    (_, i) => memberItem(palette, oneOfMany(member, i), tall, i + 1).figure,
  );
  const group = member.queue ? inLine(people) : inRows(people);
  return { ...itemOfFigure(group, tall), row: "back" };
}

/** Several animals close together, as one figure. */
function severalAnimals(member: CastMember, tall: number, index: number): Item {
  const looks = Array.from({ length: member.count === 2 ? 2 : 3 }, (_, i) => animalLook(member, index + i));
  const step = looks[0]!.does && looks[0]!.does in CONDITIONS ? 62 : 44;
  const figure = grouped(
    looks.map((look) => personOfLook(look)),
    (i) => ({
      x: (i === 0 ? 1 : i === 1 ? 0 : 2) * step,
      y: i === 0 ? -6 : 0,
      size: 0.94 + i * 0.03,
    }),
  );
  return { ...moved(itemOfFigure(figure, tall * 1.5), looks[0]!.does), grand: true };
}

/** The dreamer with those who belong to them. */
export const togetherItem = (members: readonly CastMember[], woman: boolean): Item => ({
  ...itemOfFigure(together(members, woman), 245),
  ...(members.some(({ dead }) => dead) && { pale: true }),
});

/** Acts for which a crowd needs room. */
const SPREADS = new Set<string>(["flying", "falling", "swimming", "drowning", "running", "dancing"]);

/** Those that are in the air apart from each other. */
const IN_AIR = new Set<string>(["flying", "falling"]);
/** How many of a crowd are drawn in the air where the dream names people too. */
const IN_AIR_SHOWN = 3;

/** Whether a crowd is drawn as the one figure of its kind (`CROWD_FIGURES`). */
const isGroup = ({ id, group, animal, does, state, bare }: Drawn): boolean =>
  id === "crowd" &&
  !bare &&
  group !== undefined &&
  !animal &&
  does !== "running" &&
  does !== "sleeping" &&
  (SHOWS_MOOD.has(group) || (does !== "crying" && !state));
/** Crowds of which the faces are seen. */
const SHOWS_MOOD = new Set<CrowdKind>(["band", "mourners"]);
const crowdFigure = ({ group, does, state }: CastMember): Figure =>
  CROWD_FIGURES[group!](does === "crying" ? "tears" : state?.mood);

/** The others of the scene; larger where they are few. */
export function companionItems(
  palette: Palette,
  members: readonly CastMember[],
  { paper, bed, place, cabin }: { paper: boolean; bed: Bed; place: Place | null; cabin: Kind | undefined },
): Item[] {
  const inside = isInside(place);
  const cast = members.map((one) => ({ ...one, paper, inside, bed, bare: isBare(one, { place, cabin }) }));
  const named = cast.filter(({ id }) => id !== "crowd");
  // Beside named people, and in a queue, a crowd is one figure and does not count as heads.
  const apart = named.length > 0 || cast.some(({ queue }) => queue);
  const heads = (apart ? named : cast).reduce(
    (sum, { id, count = 1 }) => sum + (id === "crowd" ? CROWD : count),
    0,
  );
  const tall = heads <= 2 ? 215 : heads <= 4 ? 180 : 150;
  return cast.flatMap((member, index) => {
    if (isGroup(member)) return { ...itemOfFigure(crowdFigure(member), 200), row: "back" };
    if (apart && member.id === "crowd" && IN_AIR.has(member.does ?? ""))
      return Array.from({ length: IN_AIR_SHOWN }, (_, i) =>
        memberItem(palette, oneOfMany(member, i), 150, i + 1),
      );
    if (member.id === "crowd" && (apart || !member.does || !SPREADS.has(member.does)))
      return groupItem(palette, member, apart ? 170 : 215);
    if (member.id === "crowd")
      return Array.from({ length: CROWD }, (_, i) =>
        memberItem(palette, oneOfMany(member, i), tall * (0.98 - (i % 3) * 0.07), i + 1),
      );
    if (member.count && liesAsleep(member))
      return { ...itemOfFigure(sleeperFigure(member, index), 220), row: "back" };
    if (member.animal && member.count) return [severalAnimals(member, tall, index)];
    return Array.from({ length: member.count ?? 1 }, (_, i) =>
      withMember(member, memberItem(palette, sexOf(member, i), tall * (1 - i * 0.05), index + i)),
    );
  });
}
