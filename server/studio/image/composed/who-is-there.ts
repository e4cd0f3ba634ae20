import type { CastMember } from "../../reading/scene/cast.ts";
import type { Action, Activity } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { PersonKind } from "../figures/people.ts";
import { beside, counterpartOf, firstCounterpart } from "../figures/counterparts.ts";
import { dressed } from "../figures/dressed.ts";
import { whoJoins } from "../figures/together.ts";
import { pick } from "../random.ts";
import type { Plan } from "../scene.ts";
import type { Stage } from "../stage.ts";
import { bondedItems } from "./bonds.ts";
import type { Kind } from "./cabins.ts";
import { clustered } from "./clusters.ts";
import { withOpening } from "./double-place.ts";
import { drivenBy } from "./driven.ts";
import { castOf } from "./everybody.ts";
import { gearedItems } from "./gear.ts";
import { handlingsOf, isFree } from "./handling.ts";
import { IN_USE, sharedActOf } from "./in-use.ts";
import { hungUp } from "./hung.ts";
import { withImpliedHolds } from "./implied-holds.ts";
import { withInHands } from "./in-hands.ts";
import { hasWindows } from "./room-windows.ts";
import type { Item } from "./items.ts";
import { itemOf, thingItems } from "./layout.ts";
import { onTable } from "./on-table.ts";
import { rideOf } from "./passengers.ts";
import { withPickers } from "./pickers.ts";
import { companionItems, dreamerItem, sharedItem, togetherItem } from "./people.ts";
import { riderItem, ridersOf, withPillion } from "./riders.ts";
import { asBodyParts } from "./body-parts.ts";
import { heldThing, isClimbed, seatOf } from "./seats.ts";
import { seatedBy } from "./seated.ts";
import type { Setting } from "./setting.ts";
import { hasBoard, readsPaper } from "./looks.ts";
import { isSideLit } from "./side-light.ts";
import { bedOf, isInBed } from "./standing-things.ts";

/** The figures of a scene before they have places. */
export interface Figures {
  dreamer: Item;
  /** Things, and who is one figure with a thing. */
  others: Item[];
  company: Item[];
  /** In the dreamer's hand. */
  held?: Item | undefined;
  /** The dreamer is drawn in a vehicle. */
  rides: boolean;
  kind: PersonKind;
  action: Action | null;
  activity: Activity | undefined;
}

interface Scene {
  whole: SceneDescription;
  /** With the things that stand by themselves. */
  description: SceneDescription;
  cabin: Kind | undefined;
}

/** Who has the infant in their arms. */
const isInArms = ({ id, count }: CastMember, all: readonly CastMember[]) =>
  id === "baby" &&
  !count &&
  all.some(({ role, does }) => does === undefined && (role === "midwife" || role === "babysitter"));
/** The infant is in the picture of the act. */
const HOLDS_BABY = new Set<string>(["nursing", "birthing"]);
const isBorn = ({ id, count }: CastMember, activity: string | undefined) =>
  activity !== undefined &&
  ((id === "baby" && HOLDS_BABY.has(activity)) || (id === "child" && !count && activity === "birthing"));

const isExam = ({ place, second }: SceneDescription) =>
  place === "exam" || (second?.how === "stands" && second.place === "exam");

/** On a horse or a bicycle, or on the roof of a train. */
const isRiding = ({ action, aboard }: SceneDescription) =>
  action === "riding" || (aboard !== undefined && !aboard.inside && action === null);

/** What the dreamer is seen to do. `mounts`: on something. */
function actOf(
  { whole, description }: Scene,
  { on }: Setting,
  mounts: boolean,
): { action: Action | null; activity: Activity | undefined; rides: boolean } {
  const rides = isRiding(description) && mounts;
  const swims = description.action === "swimming" || (on === "deep" && !rides);
  const does = rides ? "riding" : description.action === "riding" ? null : description.action;
  const drowns = description.activity === "drowning" && on === "deep";
  // Who is at an examination writes it.
  const busy = description.activity ?? (isExam(whole) && !description.outfit ? "writing" : undefined);
  // What is drawn open is not drawn with them again.
  const opens = whole.second?.by;
  const apart = opens && busy && IN_USE[busy]?.has(opens);
  // Who looks out of a room with windows needs no other one.
  const looksOut =
    busy === "atWindow" && whole.place !== null && (hasWindows(whole.place) || isSideLit(whole));
  const activity = isInBed(whole) ? "inBed" : drowns || apart || looksOut ? undefined : busy;
  return { action: swims ? "swimming" : does, activity, rides };
}

/** A dreamer who does nothing, wears nothing special and is in no vehicle. */
const standsBy = (scene: SceneDescription): boolean =>
  scene.action === null &&
  !scene.activity &&
  !scene.outfit &&
  !scene.state &&
  !scene.animal &&
  !scene.aboard &&
  !scene.handles &&
  !isExam(scene);

/** Who belongs to the dreamer and does nothing else. */
const ridesAlong = ({ does, ...still }: CastMember): boolean =>
  (does === undefined || does === "sitting") && !still.handles && whoJoins([still]).length > 0;

/** The dreamer close beside the first of the others who is known by them, as one figure. */
function besideOne(
  others: readonly Item[],
  company: readonly Item[],
  woman: boolean,
): { dreamer: Item; acting: Item } | undefined {
  for (const acting of [...others, ...company]) {
    const { by, figure, adult = 100 } = acting;
    const isSteady = acting.row !== "air" && !acting.afloat && !acting.turn && figure.clear === undefined;
    const mine = by && isSteady ? counterpartOf(by, woman) : undefined;
    if (!mine) continue;
    const both = beside(figure, mine, adult);
    const { habit, tall, wide: _, figure: __, atBoard: ___, ...rest } = acting;
    const grown = (both.box.bottom - both.box.top) / (figure.box.bottom - figure.box.top);
    return { dreamer: itemOf({ figure: both, habit }, tall * grown, rest), acting };
  }
  return undefined;
}

/** The dreamer as the one whom a relative in a boat or in the air knows. */
function apartFrom(cast: readonly CastMember[], woman: boolean): Item | undefined {
  const mine = firstCounterpart(cast, woman);
  if (!mine) return undefined;
  const figure = dressed(mine.costume);
  return itemOf({ figure, habit: "breathes" }, 200 * mine.size, { row: "front", person: true });
}

/** The figures of a scene: the dreamer with whoever belongs to them, the things, and the others. */
export function figuresOf(stage: Stage, plan: Plan, given: Scene, setting: Setting): Figures {
  const scene = {
    ...given,
    whole: withImpliedHolds(withPickers(given.whole, given.whole)),
    description: withImpliedHolds(withPickers(given.description, given.whole)),
  };
  const { whole, description, cabin } = scene;
  const { palette } = stage;
  const either = pick(stage.random("dreamer"), ["coat", "dress", "hat"] as const);
  const kind = whole.sex === "woman" ? "dress" : whole.sex === "man" && either === "dress" ? "coat" : either;
  const woman = kind === "dress";
  const separate = thingItems(description, palette, setting.on, plan.window);
  const items = bondedItems(gearedItems(separate, description), description, palette);
  const drawn = withOpening(stage, plan, { items, description });
  const all = castOf(whole);
  const stands = cabin === undefined && standsBy(whole);
  const passengerOf = (driver: CastMember) =>
    stands && whoJoins(all.filter((one) => one !== driver)).length === 0
      ? counterpartOf(driver, woman)
      : undefined;
  const driven = drivenBy(drawn, all, whole, passengerOf);
  const { items: things, cast: afoot } = cabin ? driven : seatedBy(driven.items, driven.cast, whole);
  const everybody = ridersOf(afoot, cabin);
  const ride = rideOf(things, description, { cast: everybody, woman });
  const isRider = (one: CastMember) => ride?.riders.includes(one) === true;
  const free = !ride && !isInBed(whole) && isFree(description, cabin);
  const doing = handlingsOf(palette, description, ride?.others ?? things, {
    cast: cabin === "car" ? [] : everybody.filter((one) => !isRider(one)),
    known: all,
    woman,
    free,
    passengerOf,
  });
  const handled = withInHands(doing, description, { known: all, woman, free, on: setting.on, cabin });
  const within = [...handled.items, ...handled.rest].find((one) => one.withDreamer);
  const { held, others: rest } = handled.dreamer
    ? { others: handled.rest }
    : heldThing(handled.rest, description);
  const parts = asBodyParts(hungUp(rest, description));
  const laid = clustered(onTable(parts, description, palette, { on: setting.on, cabin }), description.action);
  const mounts =
    !ride && things.some(({ thing }) => seatOf(thing, whole.place, whole.aboard?.thing) !== undefined);
  const { action, activity, rides } = actOf(scene, setting, mounts);
  const cast = everybody.filter(
    (one) =>
      !isRider(one) && !handled.shown.includes(one) && !isBorn(one, activity) && !isInArms(one, everybody),
  );
  const busy = action !== null || ride !== undefined || handled.dreamer !== undefined;
  const shared = busy ? undefined : sharedActOf(activity, cast);
  const idle = !busy && !activity && !description.outfit && !description.state && cabin !== "car";
  // Who is with a rider sits behind them.
  const mate = rides && !ride && !handled.dreamer ? cast.find(ridesAlong) : undefined;
  // A nurse who dreams that she stands in her ward is seen as one, and a bride at her wedding.
  const self = idle && cabin === undefined ? whole.cast?.find((one) => one.self) : undefined;
  const joined = shared ? shared.others : idle && !within && !self ? whoJoins(cast) : [];
  const paper = readsPaper(whole);
  const inside = isInside(whole.place);
  const company = companionItems(
    palette,
    cast.filter((one) => one !== mate && !joined.includes(one)),
    { paper, bed: bedOf(whole), place: whole.place, cabin },
  );
  const alone = () =>
    dreamerItem(palette, action, {
      kind,
      inWater: setting.on === "water" || setting.afloat !== undefined,
      ...(activity && { activity }),
      ...(description.outfit && { outfit: description.outfit }),
      ...(description.headwear && { headwear: description.headwear }),
      ...(description.outfitColour && { outfitColour: description.outfitColour }),
      animal: description.animal,
      state: description.state,
      fur: description.fur,
      ...(paper && { paper }),
      cast,
      inside,
      onlooker: idle && cabin === undefined,
      board: hasBoard(whole),
      on: mounts || things.some(({ thing }) => isClimbed(thing)),
    });
  const dives = () => {
    const under = dreamerItem(palette, null, { kind, inWater: true, activity: "diving" });
    return { ...under, row: "air", turn: 0.1 } as const;
  };
  const asSelf =
    self && companionItems(palette, [self], { paper, bed: undefined, place: whole.place, cabin })[0];
  const rider =
    cabin && joined.length === 0 ? riderItem(palette, description, cabin, { woman, cast }) : undefined;
  const standing = () =>
    rider ??
    (shared
      ? sharedItem(shared.others, { kind, activity: shared.activity })
      : joined.length > 0
        ? togetherItem(joined, woman)
        : (asSelf ?? alone()));
  const others = [...(ride ? [ride.item] : []), ...handled.items, ...laid];
  const isBy =
    stands && idle && !asSelf && joined.length === 0 && setting.on !== "deep" && !within && !handled.dreamer;
  const pair = isBy ? besideOne(others, company, woman) : undefined;
  const apart = isBy && !pair ? apartFrom(all, woman) : undefined;
  const dreamer =
    within ??
    handled.dreamer ??
    pair?.dreamer ??
    apart ??
    (setting.on === "deep" && !rides ? dives() : mate ? withPillion(alone(), mate) : standing());
  const isApart = (one: Item) => one !== within && one !== pair?.acting;
  return {
    dreamer,
    others: others.filter(isApart),
    company: company.filter(isApart),
    held,
    rides: ride !== undefined,
    kind,
    action,
    activity,
  };
}
