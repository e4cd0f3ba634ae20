import type { Thing } from "../../reading/scene/catalogue.ts";
import { type Gear, HELD_UP, SHOES } from "../../reading/scene/gear.ts";
import type { Figure } from "../sculpt.ts";
import { type Anchors, anchorsOf } from "./animal-anchors.ts";
import type { Spot } from "./groups.ts";
import { put, together, within } from "./put-figures.ts";

/** A thing that an animal has. */
export interface Worn {
  thing: Thing;
  figure: Figure;
  how: Gear["how"];
  count: number;
}

// prettier-ignore
const FOOTWEAR: ReadonlySet<string> = new Set<Thing>([
  ...SHOES, "hikingBoots", "iceSkates", "flippers",
]);
const ON_EYES: ReadonlySet<string> = new Set<Thing>(["glasses", "sunglasses", "divingMask"]);
// prettier-ignore
const AT_NECK: ReadonlySet<string> = new Set<Thing>([
  "tie", "bowTie", "scarf", "necklace", "medal", "bell", "beads", "flowerGarland", "ribbonBow",
]);
const ON_BACK: ReadonlySet<string> = new Set<Thing>(["backpack", "saddle", "parachute"]);

/** Footwear on each pair of feet. */
function shod({ feet, tall, wide }: Anchors, bottom: number, figure: Figure): Figure[] {
  const pairs: number[][] = [];
  for (let i = 0; i < feet.length; i += 2) pairs.push(feet.slice(i, i + 2));
  return pairs.map((pair) => {
    const x = pair.reduce((sum, one) => sum + one, 0) / pair.length;
    const broad = Math.max((pair.at(-1)! - pair[0]!) * 1.5, wide * 0.26);
    return put(figure, { x, y: bottom + tall * 0.02, size: within(figure, tall * 0.3, broad * 1.1) });
  });
}

/** What is worn, at its place on the animal. */
function worn(one: Worn, anchors: Anchors, bottom: number): Figure[] {
  const { thing, figure } = one;
  const { head, mouth, back, front, tall } = anchors;
  if (FOOTWEAR.has(thing)) return shod(anchors, bottom, figure);
  if (ON_EYES.has(thing)) {
    const x = front ? head.x : head.x * 0.6 + mouth.x * 0.4;
    const y = head.y + (mouth.y - head.y) * (front ? 0.55 : 0.5);
    return [put(figure, { x, y, size: within(figure, tall, head.wide * (front ? 1 : 1.15)) }, "middle")];
  }
  if (AT_NECK.has(thing)) {
    const x = front ? head.x : head.x + (back.x - head.x) * 0.2;
    const y = mouth.y + Math.max((mouth.y - head.y) * 0.45, tall * 0.08);
    return [put(figure, { x, y, size: within(figure, tall * 0.36, head.wide * 1.2) }, "middle")];
  }
  if (ON_BACK.has(thing)) {
    // Behind the shoulder of who is seen from the front.
    const size = within(figure, tall * (front ? 0.55 : 0.42), Math.max(back.wide, anchors.wide * 0.34));
    const [x, y] = front
      ? [head.x + anchors.wide * 0.36, mouth.y + tall * 0.5]
      : [back.x, back.y + tall * 0.12];
    return [put(figure, { x, y, size, turn: front ? 0.12 : 0 })];
  }
  const size = within(figure, tall * 0.36, head.wide * 1.5);
  const high = (figure.box.bottom - figure.box.top) * size;
  return [put(figure, { x: head.x, y: head.y + Math.min(high * 0.22, tall * 0.05), size })];
}

/** A load on the back: one, or two with a third above. */
function borne({ figure, count }: Worn, { back, tall, wide }: Anchors): Figure[] {
  const y = back.y + tall * 0.07;
  if (count === 1) {
    const size = within(figure, tall * 0.62, Math.max(back.wide, wide * 0.4));
    return [put(figure, { x: back.x, y, size })];
  }
  const size = within(figure, tall * 0.4, Math.max(back.wide, wide * 0.4) * 0.56);
  const [step, high] = [
    (figure.box.right - figure.box.left) * size,
    (figure.box.bottom - figure.box.top) * size,
  ];
  const spots: Spot[] = [
    ...(count > 2 ? [{ x: back.x, y: y - high * 0.66, size }] : []),
    { x: back.x - step * 0.52, y, size },
    { x: back.x + step * 0.52, y, size },
  ];
  return spots.map((spot) => put(figure, spot));
}

/** In its mouth or its hand; an umbrella is up. */
function held({ thing, figure }: Worn, { head, mouth, front, tall, wide }: Anchors): Figure[] {
  const x = front ? mouth.x + wide * 0.3 : mouth.x;
  if (HELD_UP.has(thing)) {
    const y = front ? mouth.y + tall * 0.3 : mouth.y + tall * 0.06;
    return [put(figure, { x, y, size: within(figure, tall * 0.95, wide * 1.1) })];
  }
  const size = within(figure, tall * 0.36, wide * 0.42);
  const [broad, high] = [
    (figure.box.right - figure.box.left) * size,
    (figure.box.bottom - figure.box.top) * size,
  ];
  const y = front ? mouth.y + tall * 0.18 : mouth.y + high * 0.24;
  // Beyond the mouth, where it does not hide the face.
  const away = front ? 0 : (broad / 2 - Math.min(broad * 0.2, wide * 0.06)) * (mouth.x < head.x ? -1 : 1);
  return [put(figure, { x: x + away, y, size }, "middle")];
}

/** Spread behind the back. */
function grown({ figure }: Worn, { back, tall, wide }: Anchors): Figure[] {
  const size = within(figure, tall * 0.9, Math.max(wide * 0.9, tall * 0.7));
  return [put(figure, { x: back.x, y: back.y + tall * 0.2, size })];
}

/** An animal with what it wears, carries and holds, as one figure. */
export function geared(thing: Thing, host: Figure, all: readonly Worn[]): Figure {
  const anchors = anchorsOf(thing, host);
  const of = (how: Gear["how"]) => all.filter((one) => one.how === how);
  const isBehind = ({ thing: one }: Worn) => anchors.front && ON_BACK.has(one);
  return together([
    ...of("grown").flatMap((one) => grown(one, anchors)),
    ...of("worn")
      .filter(isBehind)
      .flatMap((one) => worn(one, anchors, host.box.bottom)),
    host,
    ...of("borne").flatMap((one) => borne(one, anchors)),
    ...of("worn")
      .filter((one) => !isBehind(one))
      .flatMap((one) => worn(one, anchors, host.box.bottom)),
    ...of("held").flatMap((one) => held(one, anchors)),
  ]);
}
