import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import { cutOut } from "../cast.ts";
import { createMover, createReflection } from "../motion.ts";
import { groundShadow, halo, lightFigure } from "./lighting.ts";
import { pick } from "../random.ts";
import type { Plan } from "../scene.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Stage } from "../stage.ts";
import { handlingsOf, isFree } from "./handling.ts";
import { bondedItems } from "./bonds.ts";
import { onTable } from "./on-table.ts";
import { itemOf, placeItems, thingItems, type Item, type Placed } from "./layout.ts";
import { castOf, companionItems, dreamerItem, readsPaper, sharedItem, togetherItem } from "./people.ts";
import { cabinOf, insideVehicle } from "./cabins.ts";
import { riderItem, ridersOf } from "./riders.ts";
import { inHiding } from "./hidden.ts";
import { isOutside } from "./out-of-window.ts";
import { drivenBy } from "./driven.ts";
import { rideOf } from "./passengers.ts";
import { heldThing, isClimbed, seatOf, withDreamer } from "./seats.ts";
import { hasWindows } from "./indoors.ts";
import type { Setting } from "./setting.ts";
import { flyingSand, isSandstorm, sandFront } from "./sandstorm.ts";
import { IN_USE, sharedActOf } from "./in-use.ts";
import { fogBanks, veil } from "./fog.ts";
import { withDistance } from "./afar.ts";
import { acrossBridge } from "./bridge.ts";
import { darkness, isNight, nightVeil, shine } from "./night.ts";
import { broken, flames, melting } from "./states.ts";
import { paintPlace, withOpening } from "./double-place.ts";
import { fallenInside, weatherInside } from "./weather-inside.ts";
import { fillOpening } from "./opening.ts";
import { isVessel } from "../figures/thing-figures.ts";
import { whoJoins } from "../figures/together.ts";
import { waterLayer } from "../water.ts";

/** Things that are drawn with windows. */
const WINDOWED = new Set<Thing>([
  "house",
  "building",
  "train",
  "metro",
  "tram",
  "bus",
  "minibus",
  "ferry",
  "plane",
  "car",
  "castle",
  "tower",
  "taxi",
  "policeCar",
  "fireEngine",
  "doubleDecker",
  "pickup",
  "galleon",
]);

/** Things with writing, which is never mirrored. */
const WRITTEN = new Set<Thing>([
  "blackboard",
  "stopSign",
  "calculator",
  "newspaper",
  "metro",
  "tram",
  "footballShirt",
  "podium",
]);

/** Layers of one placed figure: its shadow or reflection, and itself. */
function figureLayers(
  stage: Stage,
  item: Placed,
  { on, horizon, afloat, wet = false }: Setting,
  index: number,
): Layer[] {
  const { figure, x, size, habit, turn = 0 } = item;
  const { left, right, top, bottom } = figure.box;
  const flip = item.flip ?? (!item.person && x > 0 && !(item.thing && WRITTEN.has(item.thing)));
  const floats = item.afloat === true && afloat !== undefined;
  const grounded = item.row !== "air" && on !== "air" && on !== "deep";
  // Things farther away are seen through more air.
  const far = grounded ? Math.max(0, 1 - ((item.base ?? item.y) - horizon) / (700 - horizon)) : 0.35;
  const haze = item.lead ? 0.04 : far * far * 0.42;
  const depth = item.row === "air" ? 0.45 : 0.7 - far * 0.4;
  const place = { x, y: item.y - item.tall / 2 };
  const drawn = sculpt(stage, figure, { size, ...place, flip, turn, haze, rim: 1.05 });
  if (item.seen) fillOpening(stage, drawn, item.seen, { size, flip });
  const { state } = item;
  const name = `${item.thing} ${index}`;
  lightFigure(stage, drawn, { x, y: item.y }, { standing: grounded && on === "ground" && !floats });
  const tall = (bottom - top) * size;
  const changed =
    state === "broken"
      ? broken(stage, drawn, name)
      : state === "melting"
        ? melting(stage, drawn, name)
        : drawn;
  const plate = stage.style === "collage" && tall >= 190 && !item.person ? cutOut(stage, changed) : changed;
  const middle = ((left + right) / 2) * size * (flip ? -1 : 1);
  // Turned figures are placed by their middle.
  const centre = turn === 0 ? 0 : ((top + bottom) / 2) * size;
  const at =
    turn === 0
      ? { x: x - middle, y: item.y - bottom * size }
      : { x: x + Math.sin(turn) * centre, y: item.y - tall / 2 - Math.cos(turn) * centre };
  const move = createMover(stage, plate, habit, (index * 0.37) % 1, flip);
  const figureLayer: Layer = { depth, paint: (c, t) => move(c, at, t) };
  const behind =
    item.lead || item.pale
      ? [halo(stage, place, Math.max(item.tall, item.wide) * 0.85, depth, item.pale ? 0.75 : 0.34)]
      : [];
  const fire = { left: x - item.wide * 0.46, right: x + item.wide * 0.46, base: item.y, depth };
  const [back, front] =
    state === "burning"
      ? [
          flames(stage, `${name} behind`, {
            ...fire,
            base: item.y - item.tall * 0.3,
            tall: item.tall * 1.1,
            rise: item.tall * 0.12,
            count: 9,
          }),
          flames(stage, `${name} before`, {
            ...fire,
            tall: item.tall * 0.46,
            rise: 0,
            count: 7,
          }),
        ]
      : [[], []];
  behind.push(...back);
  const layer: Layer = {
    depth,
    paint(c, t) {
      figureLayer.paint(c, t);
      for (const one of front) one.paint(c, t);
    },
  };
  if (!grounded || item.y < horizon) return [...behind, layer];
  if (on === "water" || floats) {
    const mirror = createReflection(stage, plate, 0.6);
    return [...behind, { depth, paint: (c, t) => mirror(c, { x: at.x, y: item.y }, t) }, layer];
  }
  const foot = { x: at.x, y: item.y };
  const mirror = wet ? createReflection(stage, plate, 0.34) : undefined;
  return [
    ...behind,
    ...(mirror ? [{ depth, paint: (c, t) => mirror(c, foot, t) } satisfies Layer] : []),
    groundShadow(stage, plate, foot, { depth, strength: wet ? 0.4 : 0.62 }),
    layer,
  ];
}

/** A dreamer who runs has the main thing behind them. */
function turnAway(placed: readonly Placed[], dreamer: Item, runs: boolean): void {
  const runner = placed.find(({ figure }) => figure === dreamer.figure);
  const other = placed.find(({ lead }) => lead) ?? placed.find((one) => one !== runner);
  if (!runs || !runner || !other) return;
  for (const one of placed) if (one === runner || one.runs) one.flip = other.x > runner.x;
}

/** The infant is in the picture of the act. */
const HOLDS_BABY = new Set<string>(["nursing", "birthing"]);
const isBorn = ({ id, count }: CastMember, activity: string | undefined) =>
  activity !== undefined &&
  ((id === "baby" && HOLDS_BABY.has(activity)) || (id === "child" && !count && activity === "birthing"));
/** Acts toward what stands beside. */
const TOWARD = new Set<string>(["pushing", "pulling", "feeding", "peeking", "searching", "photographing"]);

const BEDDING = new Set<Thing>(["bed", "blanket", "pillow"]);
/** The bed of a dreamer who lies in it is drawn with them. */
const isInBed = ({ activity, action, place, things }: SceneDescription) =>
  activity === "inBed" ||
  (action === "sleeping" && (place === "bedroom" || things.some(({ thing }) => thing === "bed")));

const isFlooded = ({ placeState, things }: SceneDescription) =>
  placeState === "flooded" || things.some(({ state }) => state === "flooded");

/** The place with water over its ground. */
function flooded(stage: Stage, base: Setting, inside: boolean): Setting {
  if (base.on !== "ground") return base;
  const level = inside ? 548 : base.horizon + 34;
  const water = waterLayer(stage, { horizon: level, above: base.layers, roughness: 0.8, depth: 0.34 });
  return { ...base, layers: [water], front: [], on: "water", rows: { front: 672, back: level + 40 } };
}

/** Fire along the horizon of a burning place. */
function burning(stage: Stage, { horizon }: Setting): Layer[] {
  const across = [-470, -190, 130, 440];
  return across.flatMap((x, i) =>
    flames(stage, `place ${i}`, {
      left: x - 170,
      right: x + 170,
      base: horizon + 46 + (i % 2) * 10,
      tall: 210 + (i % 3) * 60,
      rise: 46,
      count: 13,
      depth: 0.3,
    }),
  );
}

function turnToward(placed: readonly Placed[], dreamer: Item, act: string | null | undefined): void {
  const one = placed.find(({ figure }) => figure === dreamer.figure);
  const other = placed.find(({ lead }) => lead) ?? placed.find((each) => each !== one);
  if (one && other && one !== other && act && TOWARD.has(act)) one.flip = other.x < one.x;
}

const isExam = ({ place, second }: SceneDescription) =>
  place === "exam" || (second?.how === "stands" && second.place === "exam");

/** On a horse or a bicycle, or on the roof of a train. */
const isRiding = ({ action, aboard }: SceneDescription) =>
  action === "riding" || (aboard !== undefined && !aboard.inside && action === null);

/** Paints a place with the people and things that the dream names. */
export function composeScene(stage: Stage, plan: Plan, whole: SceneDescription): Layer[] {
  // Windows of a room are drawn in its wall.
  const inWall = whole.place !== null && hasWindows(whole.place);
  const crossed = whole.things.some(({ thing }) => thing === "bridge") && !isInside(whole.place);
  const windowed = inWall || whole.things.some(({ thing }) => WINDOWED.has(thing));
  const paper = readsPaper(whole);
  const inBed = isInBed(whole);
  const cabin = cabinOf(whole);
  const acts = [whole.activity, ...(whole.cast ?? []).map(({ does }) => does)].filter(
    (one) => one !== undefined,
  );
  const opens = whole.second?.by;
  const left = whole.things.filter(
    ({ thing, state, bond }) =>
      thing === opens ||
      (!(cabin && (thing === whole.aboard?.thing || isOutside(thing, whole.aboard?.outside))) &&
        !((cabin || windowed) && thing === "window" && state !== "open") &&
        thing !== "wave" &&
        // A classroom has one on its wall.
        !(thing === "blackboard" && (whole.place === "school" || whole.place === "exam")) &&
        !(paper && thing === "newspaper") &&
        !(inBed && BEDDING.has(thing)) &&
        (!acts.some((act) => IN_USE[act]?.has(thing)) || (thing === "tooth" && bond !== undefined)) &&
        // Ships sail beyond the windows.
        !(isVessel(thing) && whole.far === "ocean" && isInside(whole.place)) &&
        !(crossed && thing === "bridge") &&
        // Indoors, the room stands for the house.
        !(thing === "house" && isInside(whole.place) && whole.things.length > 1)),
  );
  const description = { ...whole, things: left };
  const painted = cabin
    ? insideVehicle(stage, { plan, description: whole }, cabin)
    : paintPlace(stage, { plan, description });
  const place = withDistance(stage, painted, whole, plan.side);
  const ground = crossed ? acrossBridge(stage, place, whole) : place;
  const setting = isFlooded(whole) ? flooded(stage, ground, isInside(whole.place)) : ground;
  const lit = setting.lit ? { ...stage, light: setting.lit } : stage;
  const random = stage.random("dreamer");
  const separate = thingItems(description, stage.palette, setting.on, plan.window);
  const drawn = withOpening(stage, plan, {
    items: bondedItems(separate, description, stage.palette),
    description,
  });
  const kind = pick(random, ["coat", "dress", "hat"] as const);
  const { items: things, cast: afoot } = drivenBy(drawn, castOf(whole), whole);
  const everybody = ridersOf(afoot, cabin);
  const ride = rideOf(things, description, { cast: everybody, woman: kind === "dress" });
  const handled = handlingsOf(stage.palette, description, ride?.others ?? things, {
    cast: cabin === "car" ? [] : everybody.filter((one) => !ride?.riders.includes(one)),
    woman: kind === "dress",
    free: !ride && !inBed && isFree(description, cabin),
  });
  const { held, others: rest } = handled.dreamer
    ? { others: handled.rest }
    : heldThing(handled.rest, description);
  const laid = onTable(rest, description, stage.palette);
  const others = [...(ride ? [ride.item] : []), ...handled.items, ...laid];
  const mounts =
    !ride && things.some(({ thing }) => seatOf(thing, whole.place, whole.aboard?.thing) !== undefined);
  const rides = isRiding(description) && mounts;
  const swims = description.action === "swimming" || (setting.on === "deep" && !rides);
  const does = rides ? "riding" : description.action === "riding" ? null : description.action;
  const action = swims ? "swimming" : does;
  const drowns = description.activity === "drowning" && setting.on === "deep";
  // Who is at an examination writes it.
  const busy = description.activity ?? (isExam(whole) && !description.outfit ? "writing" : undefined);
  // What is drawn open is not drawn with them again.
  const apart = opens && busy && IN_USE[busy]?.has(opens);
  const activity = inBed ? "inBed" : drowns || apart ? undefined : busy;
  const alone = !activity && !description.outfit && !ride && !handled.dreamer;
  const idle = action === null && alone && cabin !== "car";
  const cast = everybody.filter(
    (one) => !ride?.riders.includes(one) && !handled.shown.includes(one) && !isBorn(one, activity),
  );
  const shared = action === null && !ride && !handled.dreamer ? sharedActOf(activity, cast) : undefined;
  const joined = shared ? shared.others : idle ? whoJoins(cast) : [];
  const company = companionItems(
    stage.palette,
    cast.filter((one) => !joined.includes(one)),
    { paper, inside: isInside(whole.place) },
  );
  let dreamer = shared
    ? sharedItem(shared.others, { kind, activity: shared.activity })
    : joined.length > 0
      ? togetherItem(joined, kind === "dress")
      : dreamerItem(stage.palette, action, {
          kind,
          inWater: setting.on === "water" || setting.afloat !== undefined,
          ...(activity && { activity }),
          ...(description.outfit && { outfit: description.outfit }),
          ...(description.headwear && { headwear: description.headwear }),
          ...(description.outfitColour && { outfitColour: description.outfitColour }),
          animal: description.animal,
          fur: description.fur,
          ...(paper && { paper }),
          inside: isInside(whole.place),
          on: mounts || things.some(({ thing }) => isClimbed(thing)),
        });
  if (cabin && joined.length === 0)
    dreamer = riderItem(stage.palette, description, cabin, kind === "dress") ?? dreamer;
  if (handled.dreamer) dreamer = handled.dreamer;
  if (setting.on === "deep" && !rides && !handled.dreamer) {
    const under = dreamerItem(stage.palette, null, { kind, inWater: true, activity: "diving" });
    dreamer = { ...under, row: "air", turn: 0.1 };
  }
  const seated =
    inBed || ride || cabin
      ? null
      : withDreamer(placeItems([...others, ...company], setting, plan.side), dreamer, action, whole);
  // The dreamer stands second in the row, beside the first thing.
  const standing = ride
    ? [...others, ...company]
    : [...others.slice(0, 1), dreamer, ...others.slice(1), ...company];
  const inPlace = setting.arrange?.(standing, dreamer) ?? seated ?? placeItems(standing, setting, plan.side);
  const { placed, shown } = inHiding(inPlace, dreamer, description, kind === "dress");
  turnToward(placed, shown, action ?? activity);
  turnAway(placed, shown, activity === "fleeing" || action === "running");
  const layers = [...setting.layers, ...(whole.placeState === "burning" ? burning(stage, setting) : [])];
  if (whole.weatherInside) layers.push(...fallenInside(stage, whole.weather));
  if (isNight(whole)) layers.push(nightVeil(stage, plan.disc, whole.place));
  const inFog = description.weather === "fog" && !isInside(whole.place);
  if (inFog) layers.push(veil(stage, setting.horizon));
  const inSand = isSandstorm(whole) && !isInside(whole.place) && setting.on !== "deep";
  if (inSand) layers.push(...sandFront(stage, setting.horizon, -plan.side));
  placed.forEach((item, i) => layers.push(...figureLayers(lit, item, setting, i)));
  const holder = placed.find(({ figure }) => figure === shown.figure);
  if (held && holder) {
    const small = itemOf(held, 62, { row: "front" });
    const size = small.tall / (held.figure.box.bottom - held.figure.box.top);
    const hand = { ...small, row: "air" as const, x: holder.x + 34, y: holder.y - 46, size };
    layers.push(...figureLayers(lit, hand, setting, placed.length));
  }
  if (whole.shine) layers.push(...shine(stage, whole.shine, plan.side));
  if (whole.dark) layers.push(darkness(stage, placed, shown));
  if (inFog) layers.push(...fogBanks(stage));
  if (inSand) layers.push(flyingSand(stage, -plan.side));
  if (whole.weatherInside && whole.weather !== "fog") layers.push(...weatherInside(stage, whole.weather));
  return [...layers, ...setting.front];
}
