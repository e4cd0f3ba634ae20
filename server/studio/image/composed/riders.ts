import type { CastMember } from "../../reading/scene/cast.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { firstCounterpart } from "../figures/counterparts.ts";
import { dressed } from "../figures/dressed.ts";
import { person } from "../figures/people.ts";
import { grouped } from "../figures/groups.ts";
import { personOfLook } from "../figures/roles.ts";
import type { Palette } from "../palettes.ts";
import type { Kind } from "./cabins.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { lookOf } from "./looks.ts";

/** What one does on the seat of a car anyway. */
const SEATED = new Set<string>(["sitting", "driving"]);

/** Who sleeps in a bus sits there; many of them fill its seats. */
const asleep = (one: CastMember): CastMember =>
  one.does !== "sleeping"
    ? one
    : one.id === "crowd"
      ? { ...one, does: "sitting", group: "seated" }
      : { ...one, does: "sitting" };

/** Who swims is outside of it. */
const IN_WATER = new Set<string>(["swimming", "drowning"]);

/** The others in a vehicle; those on the seats of a car have no chair or wheel of their own, and the driver is first. */
export function ridersOf(all: CastMember[], kind: Kind | undefined): CastMember[] {
  if (!kind) return all;
  const cast = all.filter(({ does }) => !does || !IN_WATER.has(does));
  if (kind !== "car") return cast.map(asleep);
  const isDriver = ({ does, role }: CastMember) => does === "driving" || role === "driver";
  return cast
    .toSorted((a, b) => Number(isDriver(b)) - Number(isDriver(a)))
    .map(({ does, ...one }) => (does && !SEATED.has(does) ? { ...one, does } : one));
}

/** The dreamer in a vehicle, who faces the viewer in red; undefined where what they do or wear shows them. */
export function riderItem(
  palette: Palette,
  { action, activity, outfit }: SceneDescription,
  kind: Kind,
  { woman, cast }: { woman: boolean; cast: readonly CastMember[] },
): Item | undefined {
  // Who looks out turns away from the viewer.
  if (activity === "atWindow" && kind !== "car") {
    const figure = person(palette, woman ? "dress" : "coat");
    return itemOf({ figure, habit: "breathes" }, 215, { row: "front", person: true });
  }
  const sits = kind === "car" && (!activity || SEATED.has(activity));
  const sleeps = action === "sleeping";
  if (outfit || (activity && !sits) || (action !== null && action !== "riding" && !sleeps)) return undefined;
  const does = sleeps && kind !== "car" ? ({ does: "sitting" } as const) : {};
  const mine = does.does ? undefined : firstCounterpart(cast, woman);
  const figure = mine
    ? dressed({ ...mine.costume, held: [], left: undefined, right: undefined })
    : personOfLook({ woman, shade: 0, colour: "red", ...does });
  return itemOf({ figure, habit: "breathes" }, 215 * (mine?.costume.child ? 0.72 : 1), {
    row: "front",
    person: true,
  });
}

const PILLION = -34;
/** A rider with another one behind them. */
export function withPillion(rider: Item, { does: _, ...other }: CastMember): Item {
  const figure = personOfLook({ ...lookOf(other, 1), does: "riding" });
  const size = other.id === "child" || other.young ? 0.8 : 1;
  const both = grouped([figure, rider.figure], (i) =>
    i === 0 ? { x: PILLION, y: 0, size } : { x: 0, y: 0, size: 1 },
  );
  const grown = (both.box.bottom - both.box.top) / (rider.figure.box.bottom - rider.figure.box.top);
  return itemOf({ figure: both, habit: rider.habit }, rider.tall * grown, { row: rider.row, person: true });
}
