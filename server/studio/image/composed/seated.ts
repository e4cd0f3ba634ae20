import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Handling, Way } from "../../reading/scene/ways.ts";
import { SEAT, seated } from "../figures/acts-low.ts";
import type { Costume } from "../figures/dressed.ts";
import { grouped } from "../figures/groups.ts";
import { fitted, type Handled } from "../figures/handled.ts";
import { faceOf } from "../figures/moods.ts";
import { onFoot } from "../figures/relatives.ts";
import { asleep } from "../figures/sleepers.ts";
import { costumeOf } from "../figures/roles.ts";
import { tallOf } from "../figures/thing-figures.ts";
import type { Figure } from "../sculpt.ts";
import type { Driven } from "./driven.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { lookOf } from "./looks.ts";

/** Height of the seat, as a share of the thing's height, and how far to the right one sits, as a share of its width. */
const SEATS: Partial<Record<Thing, readonly [up: number, x: number]>> = {
  chair: [0.46, -0.04],
  sofa: [0.42, -0.12],
  armchair: [0.38, -0.05],
  bench: [0.46, -0.15],
  stool: [0.94, 0],
  bed: [0.5, 0.1],
  rockingChair: [0.42, 0],
  swing: [0.24, 0],
  deckchair: [0.36, 0.04],
};
/** Units of a standing person in those of the table of heights. */
const PERSON = 1.4;

/** A thing to sit on with one who sits on it; `size` is that of a person in the units of the thing. */
function onSeat(seat: Pick<Item, "figure" | "thing">, rider: Figure, young: boolean) {
  const [up, right] = SEATS[seat.thing!]!;
  const { box } = seat.figure;
  const [tall, wide] = [box.bottom - box.top, box.right - box.left];
  const adult = (PERSON * tall) / tallOf(seat.thing!);
  const size = adult / (young ? 1.35 : 1);
  const figure = grouped([seat.figure, rider], (i) =>
    i === 0
      ? { x: 0, y: 0, size: 1 }
      : { x: (box.left + box.right) / 2 + wide * right, y: box.bottom - tall * up + SEAT * size, size },
  );
  return { figure, adult: 100 * adult, grown: (figure.box.bottom - figure.box.top) / tall };
}

/** What can be done with a thing on a chair. */
const ON_CHAIR = new Set<Way>(["eat", "drink", "hold", "hug", "kiss", "stroke"]);
/** One on a chair or a bench with something small in the hands; undefined where that is done standing. */
export function seatedWith(
  { way }: Handling,
  costume: Costume,
  seat: Item,
  { thing, young }: { thing: Handled | undefined; young: boolean },
): Item | undefined {
  if (!seat.thing || !SEATS[seat.thing] || !thing || thing.many || !ON_CHAIR.has(way)) return undefined;
  const atMouth = way === "eat" || way === "drink" || way === "kiss";
  const fit = atMouth ? fitted(thing, 22, -66, [22, 26]) : fitted(thing, 16, -38, [46, 44]);
  const rider = seated(costume, [], {
    arms: atMouth ? ["10 -52, 18 -40", "16 -50, 21 -66"] : ["18 -50, 26 -46", "2 -48, 12 -42"],
    held: fit.parts,
  });
  const { figure, adult, grown } = onSeat(seat, rider, young);
  const { figure: _figure, habit, tall, wide: _wide, ...rest } = seat;
  return itemOf({ figure, habit }, Math.max(tall * grown, 200), { ...rest, row: "front", adult });
}

/** Where one lies, as a share of the thing's height. */
const LAIN_ON: Partial<Record<Thing, number>> = {
  sofa: 0.46,
  hammock: 0.4,
  carpet: 0.42,
  deckchair: 0.4,
};
/** The share of the thing's width on which one lies. */
const LYING = 0.74;
/** Parts at the end of a figure that are before who lies in it. */
const SIDES: Partial<Record<Thing, number>> = { hammock: 1 };

/** A thing with one asleep on it under a quilt; as `onSeat`. */
function onBack(bed: Pick<Item, "figure" | "thing">, look: Costume) {
  const { box } = bed.figure;
  const [tall, wide] = [box.bottom - box.top, box.right - box.left];
  const sleeper = asleep(look);
  const size = (wide * LYING) / (sleeper.box.right - sleeper.box.left);
  const end = bed.figure.parts.length - (SIDES[bed.thing!] ?? 0);
  const [back, front] = [bed.figure.parts.slice(0, end), bed.figure.parts.slice(end)];
  const figure = grouped([{ box, parts: back }, sleeper, { box, parts: front }], (i) =>
    i === 1
      ? { x: (box.left + box.right) / 2, y: box.bottom - tall * LAIN_ON[bed.thing!]!, size }
      : { x: 0, y: 0, size: 1 },
  );
  return { figure, adult: 110 * size, grown: (figure.box.bottom - figure.box.top) / tall };
}

/** Dozes there, and does not lie. */
const DOZES = new Set<Thing>(["chair", "armchair", "rockingChair", "bench", "stool"]);

/** Things to sit on with those who sit on them, where the dreamer sits elsewhere. */
export function seatedBy(
  items: readonly Item[],
  cast: readonly CastMember[],
  { aboard }: SceneDescription,
): Driven {
  const taken = new Map<Item, Item>();
  const gone = new Set<CastMember>();
  for (const member of cast) {
    const { does, handles, animal, count = 1, ...still } = member;
    const on = handles?.way === "ride" ? handles.thing : undefined;
    const sleeps = does === "sleeping";
    if (does !== "sitting" && !on && !sleeps) continue;
    if ((handles && !on) || animal || count > 1 || member.id === "crowd") continue;
    const isFree = (one: Item) => one.thing !== aboard?.thing && !one.pair && !taken.has(one);
    const seat = items.find(
      (one) =>
        one.thing &&
        (sleeps ? DOZES.has(one.thing) || LAIN_ON[one.thing] : SEATS[one.thing]) &&
        isFree(one) &&
        (!on || one.thing === on),
    );
    if (!seat?.thing) continue;
    const look = onFoot(costumeOf(lookOf(still, 1)));
    const rider = seated(sleeps ? { ...look, face: [...(look.face ?? []), ...faceOf("asleep")] } : look);
    const { figure, adult, grown } =
      sleeps && LAIN_ON[seat.thing]
        ? onBack(seat, costumeOf(lookOf(still, 1)))
        : onSeat(seat, rider, still.id === "child" || still.young === true);
    const { figure: _figure, habit, tall: usual, wide: _wide, ...rest } = seat;
    const drawn = { ...rest, row: "front" as const, by: member, adult };
    taken.set(seat, itemOf({ figure, habit }, Math.max(usual * grown, 200), drawn));
    gone.add(member);
  }
  return { items: items.map((one) => taken.get(one) ?? one), cast: cast.filter((one) => !gone.has(one)) };
}
