import { isAnimal } from "../../reading/scene/animals.ts";
import type { Bond } from "../../reading/scene/scene-things.ts";
import type { Colour, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { tresses } from "../figures/loose-matter.ts";
import { type Guest, opens, pairOf } from "../figures/pairs.ts";
import { SMALL_SKY } from "../figures/small-sky.ts";
import { isLarge, tallOf, thingFigure } from "../figures/thing-figures.ts";
import type { Palette } from "../palettes.ts";
import { animalsIn, hasSeats } from "./animals-in.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { isSmall } from "./small-things.ts";

const HAIR_COLOURS = ["brown", "blue"] as const;
/** Height of a pair before it is enlarged as the main thing. */
const PAIR = { low: 190, high: 300, highest: 400 };
/** Of one in a bag, a cup or a bowl, which people could carry. */
const CARRIED = { low: 88, high: 140, highest: 280 };
const isCarried = (thing: Thing): boolean => tallOf(thing) <= 132 && !isAnimal(thing) && !isLarge(thing);
/** What fits in a hand is taller in the table of heights than beside furniture. */
const shareOf = (thing: Thing, host: Thing): number =>
  (tallOf(thing) / tallOf(host)) * (isSmall(thing) && !isCarried(host) ? 0.6 : 1);

/** One item of a thing and what is on, in or under it; undefined where that cannot be drawn. */
function joinedItem(
  host: Item,
  how: Bond["how"] | "into",
  guest: Guest & { thing?: Thing; colour?: Colour | undefined },
  open: Item["figure"] | undefined,
  ward = false,
): Item | undefined {
  const before = open ?? host.figure;
  const at = { thing: host.thing!, figure: before };
  const { thing, many, colour } = guest;
  const animals = how === "in" && thing ? animalsIn(at, { thing, many, colour }, ward) : undefined;
  const figure = animals ?? pairOf(how, at, guest);
  if (!figure) return undefined;
  const grown = (host.tall * (figure.box.bottom - figure.box.top)) / (before.box.bottom - before.box.top);
  const { low, high, highest } = isCarried(host.thing!) ? CARRIED : PAIR;
  return itemOf(
    { figure, habit: host.habit },
    Math.max(low, Math.min(guest.size === "giant" ? highest : high, grown)),
    {
      row: host.row,
      thing: host.thing!,
      pair: true,
      ...(host.afloat && { afloat: true }),
      ...(host.state && { state: host.state }),
    },
  );
}

/** Who sits in one is seen on it. */
// prettier-ignore
const SEATS = new Set<Thing>(["chair", "armchair", "rockingChair", "sofa", "deckchair", "bench", "swing", "bunkBed"]);
const howDrawn = ({ how, to }: Bond): Bond["how"] => (how === "in" && SEATS.has(to) ? "on" : how);

/** Ways in which nothing else is on a thing. */
const IS_RIDDEN = new Set<string>(["ride", "drive", "row", "climb", "hang", "pour", "iron", "sew"]);

/** Joins the things of which one is on, in, under or made of the other. */
export function bondedItems(
  items: readonly Item[],
  { things, aboard, action, handles, cast, place }: SceneDescription,
  palette: Palette,
): Item[] {
  let joined = [...items];
  const handled = [handles, ...(cast ?? []).map((one) => one.handles)].map((one) => one?.thing);
  const ridden = [handles, ...(cast ?? []).map((one) => one.handles)].map((one) =>
    one && IS_RIDDEN.has(one.way) ? one.thing : one?.on,
  );
  const openOf = (host: Item, how: Bond["how"]) => {
    const shown = things.find(({ thing }) => thing === host.thing);
    return (how === "in" || how === "from") && !host.pair && opens(host.thing!)
      ? thingFigure(host.thing!, palette, shown?.colour, false, "open").figure
      : undefined;
  };
  // The dreamer sits on what they ride.
  const isFree = (host: Item) => aboard?.thing !== host.thing && action !== "riding";
  for (const { thing, bond, count, moves, colour, size, shape } of things) {
    const host = bond && joined.find((one) => one.thing === bond.to);
    const guest = joined.find((one) => one.thing === thing);
    if (!host || !guest || handled.includes(thing)) continue;
    // Animals have seats beside who drives.
    const seated = bond.how === "in" && isAnimal(thing) && hasSeats(bond.to);
    if (!seated && (!isFree(host) || ridden.includes(bond.to))) continue;
    const { figure } = guest;
    const pair = joinedItem(
      host,
      bond.how === "in" && moves === "falling" ? "into" : howDrawn(bond),
      {
        thing,
        colour,
        // Heads of hair in a thing would be people in it.
        figure: thing === "hair" ? tresses(HAIR_COLOURS.find((one) => one === colour)) : figure,
        many: thing !== "hair" && (count ?? 1) > 1,
        share: shareOf(thing, bond.to) * (size === "giant" ? 2.2 : 1),
        ...((size ?? shape === "big") && { size: size ?? "giant" }),
      },
      openOf(host, bond.how),
      place === "hospital",
    );
    if (pair) joined = joined.flatMap((one) => (one === host ? [pair] : one.thing === thing ? [] : [one]));
  }
  for (const { thing, holds } of things) {
    const host = holds && joined.find((one) => one.thing === thing);
    if (!host || !isFree(host)) continue;
    const many = holds.sky === "stars";
    const pair = joinedItem(
      host,
      many && holds.how === "in" ? "into" : holds.how,
      { figure: SMALL_SKY[holds.sky], many, share: 0.8 },
      openOf(host, holds.how),
    );
    if (pair) joined = joined.map((one) => (one === host ? pair : one));
  }
  return joined;
}
