import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { glowLayer } from "../air.ts";
import { css, mix, oklch } from "../colour.ts";
import { weatherLayer } from "../particles.ts";
import type { Layer, Stage } from "../stage.ts";
import { distantStage, plateLayer } from "../stage.ts";
import { type Canvas, WHITE } from "./cabin-parts.ts";
import { busWall, metroWall, planeWall, sleeperWall, trainWall } from "./cabin-walls.ts";
import { carFront, carWall, inSeats } from "./car-inside.ts";
import type { Item, Placed } from "./items.ts";
import type { Setting, SettingPlan } from "./setting.ts";
import { settingOf } from "./settings.ts";
import { isOutside } from "./out-of-window.ts";
import { scenery } from "./yards.ts";

export type Kind = "bus" | "metro" | "train" | "plane" | "car" | "deck";
const KINDS: Partial<Record<Thing, Kind>> = {
  bus: "bus",
  minibus: "bus",
  doubleDecker: "bus",
  metro: "metro",
  tram: "metro",
  train: "train",
  bulletTrain: "train",
  plane: "plane",
  car: "car",
  taxi: "car",
  policeCar: "car",
  ferry: "deck",
  ship: "deck",
};
/** What is beyond the windows where the dream does not say. */
const BEYOND: Record<Kind, Place> = {
  bus: "street",
  metro: "tunnel",
  train: "field",
  plane: "sky",
  car: "road",
  deck: "ocean",
};
/** How far down what is outside is seen. */
const LEVEL: Record<Kind, number> = { bus: 292, metro: 292, train: 300, plane: 300, car: 286, deck: 340 };

/** The vehicle in which the dream is, where its inside is drawn. */
export function cabinOf({ aboard }: SceneDescription): Kind | undefined {
  return aboard?.inside ? KINDS[aboard.thing] : undefined;
}

/** Shows a bus with a driver from outside, with the driver and the passengers in its windows. */
export function driverSeen(scene: SceneDescription): SceneDescription {
  const { aboard, cast, things, activity, place } = scene;
  const isDriven =
    activity === "driving" ||
    cast?.some(({ does, role }) => does === "driving" || role === "driver") === true;
  const within = things.filter(({ thing, outside }) => thing !== aboard?.thing && !outside);
  if (!aboard || cabinOf(scene) !== "bus" || !isDriven || within.length > 3 || activity === "atWindow")
    return scene;
  return { ...scene, place: place ?? aboard.outside ?? null, aboard: { thing: aboard.thing } };
}

const WALLS: Record<Exclude<Kind, "deck">, (stage: Stage, c: Canvas) => void> = {
  bus: busWall,
  metro: metroWall,
  train: trainWall,
  plane: planeWall,
  car: carWall,
};

/** Planks with a white railing, a life ring and a row of lamps. */
function deck(stage: Stage, c: Canvas): void {
  const { palette } = stage;
  const { left, right } = stage.ground;
  const wood = mix(oklch(".60 .07 62"), palette.trim[2]!, 0.15);
  const floor = c.createLinearGradient(0, 548, 0, 740);
  floor.addColorStop(0, css(mix(wood, palette.ink, 0.35)));
  floor.addColorStop(1, css(wood));
  c.fillStyle = floor;
  c.fillRect(left, 548, right - left, 240);
  c.strokeStyle = css(palette.ink, 0.4);
  c.lineWidth = 2.4;
  c.beginPath();
  for (let x = -16; x <= 16; x++) {
    c.moveTo(x * 44, 548);
    c.lineTo(x * 92, 760);
  }
  c.stroke();
  c.fillStyle = css(mix(WHITE, palette.ink, 0.06));
  c.fillRect(left, 536, right - left, 14);
  for (const y of [384, 436, 486]) c.fillRect(left, y, right - left, y === 384 ? 14 : 7);
  for (let x = -640; x <= 640; x += 80) c.fillRect(x - 5, 384, 10, 160);
  c.fillRect(left, 20, right - left, 30);
  for (const x of [-430, 430]) c.fillRect(x - 8, 40, 16, 520);
  for (let x = -640; x < 640; x += 64) {
    c.fillStyle = css(x % 128 === 0 ? mix(oklch(".54 .19 27"), palette.trim[1]!, 0.2) : WHITE);
    c.beginPath();
    c.moveTo(x, 50);
    c.lineTo(x + 64, 50);
    c.lineTo(x + 32, 92);
    c.fill();
  }
  for (const x of [-270, 270]) lifeRing(c, x, 456);
}

function lifeRing(c: Canvas, x: number, y: number): void {
  c.lineWidth = 26;
  for (let i = 0; i < 8; i++) {
    c.strokeStyle = css(i % 2 ? WHITE : oklch(".60 .21 33"));
    c.beginPath();
    c.arc(x, y, 46, (i / 8) * Math.PI * 2, ((i + 1.02) / 8) * Math.PI * 2);
    c.stroke();
  }
}

/** What is seen from inside, moved up so that it is level with the windows. */
function beyond(stage: Stage, input: SettingPlan, kind: Kind): Layer[] {
  const { description } = input;
  const place = description.aboard?.outside ?? BEYOND[kind];
  const view = settingOf(place).paint(distantStage(stage, 0.6), {
    ...input,
    description: { ...description, place },
  });
  const up = Math.max(-190, Math.min(0, LEVEL[kind] - view.horizon));
  const falling =
    description.weather === "snow"
      ? weatherLayer(stage, "snow")
      : description.weather === "rain" || description.weather === "storm"
        ? weatherLayer(stage, "rain")
        : null;
  const things = description.things.filter(
    ({ thing, outside }) => thing !== description.aboard?.thing && (outside || isOutside(thing, place)),
  );
  const swims = place === "underwater";
  const seen = things.slice(0, 3).flatMap(({ thing, count = 1 }, i) =>
    Array.from({ length: count }, (_, k) =>
      scenery(stage, thing, {
        x: (kind === "car" ? [0, -140, 150] : [-290, 300, 10])[(i + k) % 3]! + k * 30,
        y: (swims ? 260 : 330) + k * 14,
        height: (kind === "car" ? 160 : 130) - k * 16,
      }),
    ).flat(),
  );
  return [
    ...[...view.layers, ...view.front].map(({ depth, paint }) => ({
      depth: depth * 0.6,
      paint: (c: Parameters<typeof paint>[0], t: number) => {
        c.save();
        c.translate(0, up);
        paint(c, t);
        c.restore();
      },
    })),
    ...seen,
    ...(falling && !description.weatherInside ? [falling] : []),
  ];
}

const FEET = [684, 664, 700, 672] as const;
/** Height of small things that lie on the floor. */
const LOW = 84;
/** Side by side on the floor, large enough to be told apart. */
function inRow(items: readonly Item[], berths: boolean): Placed[] {
  const lies = (one: Item) => berths && one.person === true && one.wide > one.tall;
  const ground = items.filter((one) => one.row !== "air" && !lies(one));
  const air = items.filter(({ row }) => row === "air");
  const sized = ground.map((item) => {
    const tall = item.person
      ? Math.max(250, Math.min(350, item.tall * 1.5))
      : item.flat
        ? Math.min(LOW, item.tall)
        : Math.min(300, Math.max(110, item.tall * 1.5));
    return { item, tall, wide: (item.wide * tall) / item.tall };
  });
  const total = sized.reduce((sum, { wide }) => sum + wide, 0);
  const shrink = Math.min(1, 920 / total);
  const gap = Math.min(70, Math.max(-40, (900 - total * shrink) / (sized.length + 1)));
  let x = -(total * shrink + gap * (sized.length - 1)) / 2;
  const placed = sized.map(({ item, tall, wide }, i): Placed => {
    const middle = x + (wide * shrink) / 2;
    x += wide * shrink + gap;
    const high = tall * shrink;
    const { top, bottom } = item.figure.box;
    const size = high / (bottom - top);
    return {
      ...item,
      row: "front",
      x: Math.max(wide * shrink * 0.5 - 468, Math.min(468 - wide * shrink * 0.5, middle)),
      y: FEET[i % 4]!,
      tall: high,
      wide: wide * shrink,
      size,
    };
  });
  const flying = air.slice(0, 3).map((item, i): Placed => {
    const tall = Math.min(170, Math.max(90, item.tall));
    const { top, bottom } = item.figure.box;
    const wide = (item.wide * tall) / item.tall;
    return { ...item, x: [210, -230, 0][i]!, y: 300, tall, wide, size: tall / (bottom - top) };
  });
  const inBerths = items.filter(lies).map((item, i): Placed => {
    const { top, bottom } = item.figure.box;
    const [wide, tall] = [330, (330 * item.tall) / item.wide];
    return {
      ...item,
      row: "back",
      x: i % 2 ? -346 : 346,
      y: i < 2 ? 238 : 480,
      tall,
      wide,
      size: tall / (bottom - top),
    };
  });
  return [...inBerths, ...flying, ...placed.toSorted((a, b) => a.y - b.y)];
}

/** Who sits at the wheel: the one that the dream says, or else the first of the others. */
function driverOf(items: readonly Item[], dreamer: Item, { aboard, activity }: SceneDescription) {
  const isDreamer = ({ figure }: Item) => figure === dreamer.figure;
  return (
    items.find(({ thing }) => thing !== undefined && thing === aboard?.driver) ??
    (activity === "driving" ? items.find(isDreamer) : undefined) ??
    items.find(({ drives }) => drives) ??
    items.find((one) => one.person && !isDreamer(one))
  );
}

/** The inside of the vehicle that the dreamer rides in. */
export function insideVehicle(stage: Stage, input: SettingPlan, kind: Kind): Setting {
  const { aboard } = input.description;
  const plate = stage.plate(stage.ground);
  if (kind === "deck") deck(stage, plate.c);
  else if (kind === "train" && aboard?.berths) sleeperWall(stage, plate.c);
  else WALLS[kind](stage, plate.c);
  const lamp = mix(stage.palette.glow, stage.palette.lamp, 0.6);
  return {
    layers: [
      ...beyond(stage, input, kind),
      plateLayer(plate, 0.3),
      ...(kind === "deck"
        ? []
        : [glowLayer({ x: 0, y: 120, radius: 620, colour: lamp, strength: 0.3, depth: 0.3 })]),
    ],
    front: kind === "car" ? [carFront(stage, aboard!.thing)] : [],
    horizon: 430,
    rows: { front: 690, back: 640 },
    on: "ground",
    ...(kind !== "deck" && { lit: { x: 0, y: 40 } }),
    arrange: (items, dreamer) =>
      kind === "car"
        ? inSeats(items, { dreamer, driver: driverOf(items, dreamer, input.description) })
        : inRow(items, aboard?.berths === true),
  };
}
