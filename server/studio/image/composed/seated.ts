import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { SEAT, seated } from "../figures/acts-low.ts";
import { grouped } from "../figures/groups.ts";
import { onFoot } from "../figures/relatives.ts";
import { costumeOf } from "../figures/roles.ts";
import { tallOf } from "../figures/thing-figures.ts";
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
};
/** Units of a standing person in those of the table of heights. */
const PERSON = 1.4;

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
    if ((does !== "sitting" && !on) || (handles && !on) || animal || count > 1 || member.id === "crowd")
      continue;
    const isFree = (one: Item) => one.thing !== aboard?.thing && !one.pair && !taken.has(one);
    const seat = items.find(
      (one) => one.thing && SEATS[one.thing] && isFree(one) && (!on || one.thing === on),
    );
    if (!seat?.thing) continue;
    const [up, right] = SEATS[seat.thing]!;
    const { box } = seat.figure;
    const [tall, wide] = [box.bottom - box.top, box.right - box.left];
    const size = (PERSON * tall) / tallOf(seat.thing) / (still.id === "child" || still.young ? 1.35 : 1);
    const figure = grouped([seat.figure, seated(onFoot(costumeOf(lookOf(still, 1))))], (i) =>
      i === 0
        ? { x: 0, y: 0, size: 1 }
        : { x: (box.left + box.right) / 2 + wide * right, y: box.bottom - tall * up + SEAT * size, size },
    );
    const { figure: _figure, habit, tall: usual, wide: _wide, ...rest } = seat;
    const grown = (usual * (figure.box.bottom - figure.box.top)) / tall;
    taken.set(seat, itemOf({ figure, habit }, Math.max(grown, 200), { ...rest, row: "front" }));
    gone.add(member);
  }
  return { items: items.map((one) => taken.get(one) ?? one), cast: cast.filter((one) => !gone.has(one)) };
}
