import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Figure, Part } from "../sculpt.ts";
import { type Costume, dressed, headOf, SKIN, toned, withPaws } from "./dressed.ts";
import { grouped, movedPart, within } from "./groups.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";

/**
 * A window of a vehicle, in the units of its figure. Under a sloping roof its upper corner on the left is so much to the
 * right, or that on the right so much to the left (negative).
 */
type Pane = readonly [left: number, top: number, right: number, bottom: number, slope?: number];

/** Where people are seen in a vehicle: the first window is the dreamer's. */
interface Cabin {
  panes: readonly Pane[];
  /** The window of the one who drives, where it is another. */
  wheel?: Pane;
  round?: boolean;
}

const row = (first: Pane, step: number, count: number): Pane[] =>
  Array.from({ length: count }, (_, i) => [first[0] + step * i, first[1], first[2] + step * i, first[3]]);

const SALOON: Cabin = {
  panes: [
    [12, -105, 66, -66, -20],
    [-48, -105, 6, -66, 26],
  ],
  wheel: [-48, -105, 6, -66, 26],
};

/** The windows are a little larger than those of an empty vehicle, so that faces can be seen. */
const CABINS: Partial<Record<Thing, Cabin>> = {
  car: SALOON,
  taxi: SALOON,
  policeCar: SALOON,
  pickup: {
    panes: [
      [-14, -117, 32, -70],
      [-68, -117, -20, -70, 20],
    ],
    wheel: [-68, -117, -20, -70, 20],
  },
  bus: { panes: row([-44, -94, -6, -50], 42, 4), wheel: [-129, -94, -91, -50] },
  schoolBus: { panes: row([-65, -109, -33, -68], 34, 6), wheel: [-112, -109, -74, -68, 8] },
  minibus: { panes: row([-49, -134, -8, -88], 48, 3), wheel: [-108, -134, -64, -88] },
  doubleDecker: { panes: row([-66, -110, -28, -62], 42, 4), wheel: [-128, -110, -84, -62] },
  ambulance: { panes: [[-98, -136, -56, -88]] },
  truck: { panes: [[-122, -126, -64, -76]] },
  train: { panes: [[38, -90, 86, -52]] },
  metro: { panes: [...row([-123, -88, -91, -44], 34, 2), ...row([20, -88, 52, -44], 34, 1)] },
  tram: { panes: row([-58, -122, -28, -78], 31, 4) },
  plane: { panes: row([-74, -74, -34, -28], 46, 3), wheel: [-150, -70, -110, -30], round: true },
  rickshaw: { panes: [[32, -134, 88, -82]], wheel: [-40, -134, 22, -82] },
  helicopter: { panes: [[-92, -108, -32, -56]] },
  bulletTrain: { panes: row([-144, -82, -118, -48], 60, 3) },
  coach: {
    panes: [
      [-80, -156, -32, -108],
      [26, -156, 72, -108],
    ],
  },
  garbageTruck: { panes: [[74, -124, 116, -80]] },
};

const SHOULDERS = "M-20 0Q-20 -14 -8 -16L8 -16Q20 -14 20 0Z";
const CHEST = "M-19 -16L-23 -66Q-22 -76 -8 -78L8 -78Q22 -76 23 -66L19 -16Z";
const LIT = "yellow" as const;
const SILL = 43;

/** A head and shoulders, with the paws of an animal that has them. */
const bust = (look: Costume, drives: boolean): Part[] =>
  withPaws(
    { box: { left: -20, right: 20, top: -SILL, bottom: 0 }, parts: personBust(look, drives) },
    look,
  ).parts.slice();

/** A head and shoulders, the elbows on (0, 0); with a steering wheel before who drives. */
function personBust(look: Costume, drives: boolean): Part[] {
  const { top } = look;
  const { back, front } = headOf(look);
  // A head of 20 units on shoulders that fill the window; an animal's is larger.
  const size = look.animal ? 0.92 : 1.15;
  const placed = (one: Part) => movedPart(one, { x: 0, y: look.animal ? 60 : 77, size });
  return [
    ...back.map(placed),
    part(SHOULDERS, top, 3),
    ...within(SHOULDERS, (look.over ?? []).map(placed)),
    ...(look.animal ? [] : [part(box(-3.4, -20, 3.4, -14), SKIN, 1)]),
    ...front.map(placed),
    ...(drives
      ? [
          toned("M-14 0A14 13 0 0 1 14 0L10.6 0A10.6 9.6 0 0 0 -10.6 0Z", "black", 1),
          part(`${oval(-12.6, -6, 3.6)}${oval(12.6, -6, 3.6)}`, SKIN, 1),
        ]
      : []),
  ];
}

/** A lit window with somebody in it. */
function seen([left, top, right, bottom, slope = 0]: Pane, look: Costume, drives: boolean, round = false) {
  const [wide, tall] = [right - left, bottom - top];
  const [x, y] = [(left + right) / 2 + slope / 4, (top + bottom) / 2];
  const edge = Math.max(1.2, tall * 0.035);
  const frame = (grow: number) =>
    round
      ? oval(x, y, wide / 2 + grow, tall / 2 + grow)
      : polygon(
          `${left - grow + Math.max(slope, 0)} ${top - grow}, ${right + grow + Math.min(slope, 0)} ${top - grow}, ` +
            `${right + grow} ${bottom + grow}, ${left - grow} ${bottom + grow}`,
        );
  const size = Math.min((wide - Math.abs(slope) / 2) / 42, tall / 46) * (round ? 0.84 : 1);
  const pane: Figure = {
    box: { left, right, top, bottom },
    parts: [toned(frame(edge), "black", 1), toned(frame(0), LIT, 0.6, { lift: 0.05 })],
  };
  const person: Figure = {
    box: { left: -20, right: 20, top: -SILL, bottom: 0 },
    parts: bust(look, drives),
  };
  const low = round ? bottom - tall * 0.12 : bottom;
  return grouped([pane, person], (i) => (i === 0 ? { x: 0, y: 0, size: 1 } : { x, y: low, size }));
}

/** A lift with open doors and those who ride in it. */
function inLift(lift: Figure, looks: readonly Costume[]): Figure {
  const cabin: Part[] = [
    toned(box(-62, -200, 62, 0), "black", 2),
    toned(box(-58, -196, 58, -2), LIT, 1, { lift: 0.02 }),
    toned("M-58 -2L-44 -26L44 -26L58 -2Z", "brown", 1),
    toned(box(-62, -200, -46, 0) + box(46, -200, 62, 0), "grey", 3),
  ];
  const people = looks.slice(0, 2).map((look) => dressed(look));
  const spots = people.length > 1 ? [-22, 24] : [0];
  return grouped([{ box: lift.box, parts: [...lift.parts, ...cabin] }, ...people], (i) =>
    i === 0 ? { x: 0, y: 0, size: 1 } : { x: spots[i - 1]!, y: -8, size: people.length > 1 ? 1.2 : 1.5 },
  );
}

const HULL = "M-112 -34Q-60 -20 0 -20Q60 -20 112 -34Q104 8 66 16L-66 16Q-104 8 -112 -34Z";

/** The chest of one who sits in a boat. */
const chestOf = (look: Costume): Part[] => [
  part(CHEST, look.top, 4),
  ...within(
    CHEST,
    (look.over ?? []).map((one) => movedPart(one, { x: 0, y: 22.7, size: 1.265 })),
  ),
];

/** A rowing boat with one who holds the oars. */
function rowing(look: Costume, other: Costume | undefined): Figure {
  const arms = [-1, 1] as const;
  const oars = arms
    .map((side) =>
      ribbon([
        [side * 12, -50, 4],
        [side * 62, -22, 4],
        [side * 104, 2, 4],
        [side * 124, 14, 13],
        [side * 134, 19, 12],
      ]),
    )
    .join("");
  const person: Figure = {
    box: { left: -20, right: 20, top: -SILL - 12, bottom: 0 },
    parts: bust(look, false),
  };
  const behind = toned("M-112 -34Q-60 -44 0 -44Q60 -44 112 -34Q60 -18 0 -18Q-60 -18 -112 -34Z", "brown", 1, {
    lift: -0.14,
  });
  const body: Figure = {
    box: { left: -28, right: 28, top: -76, bottom: -18 },
    parts: chestOf(look),
  };
  const front: Figure = {
    box: { left: -138, right: 138, top: -50, bottom: 24 },
    parts: [
      part(
        arms
          .map((side) =>
            ribbon([
              [side * 21, -68, 11],
              [side * 31, -52, 9],
              [side * 15, -48, 7],
            ]),
          )
          .join(""),
        look.top,
        2,
      ),
      toned(HULL, "brown", 6, {
        lines: { path: "M-107 -18Q-60 -6 0 -6Q60 -6 107 -18M-98 0Q-50 8 0 8Q50 8 98 0", width: 1.6 },
      }),
      toned(oars, "orange", 1.5),
      part(arms.map((side) => oval(side * 14, -49, 5)).join(""), SKIN, 1.5),
    ],
  };
  const beside: Figure[] = other
    ? [
        { ...body, parts: chestOf(other) },
        { ...person, parts: bust(other, false) },
      ]
    : [];
  const small = other?.child ? 0.82 : 1;
  const figures = [{ box: front.box, parts: [behind] }, ...beside, body, person, front];
  // The other sits in the stern.
  return grouped(figures, (i) => {
    const isOther = other !== undefined && (i === 1 || i === 2);
    const head = i === figures.length - 2 || (isOther && i === 2);
    const size = isOther ? small : 1;
    return {
      x: isOther ? -62 : 0,
      y: (head ? -62 : 0) * size - 16 * (1 - size),
      size: (head ? 1.1 : 1) * size,
    };
  });
}

const onSill = (look: Costume): Figure => ({
  box: { left: -20, right: 20, top: -SILL - 12, bottom: 0 },
  parts: bust(look, false),
});
const MOST_ON_DECK = 2;

/** Two at most, above the rim of a basket in which faces can be seen. */
function inBasket(balloon: Figure, looks: readonly Costume[]): Figure {
  const people = looks.slice(0, MOST_ON_DECK).map(onSill);
  const spots = people.length > 1 ? [-17, 17] : [0];
  const basket: Figure = {
    box: { left: -38, right: 38, top: 60, bottom: 104 },
    parts: [
      toned("M-36 66L36 66L29 104L-29 104Z", "orange", 5, {
        lift: -0.08,
        lines: {
          path: "M-34 76L34 76M-32 86L32 86M-30 95L30 95M-18 66L-15 104M0 66L0 104M18 66L15 104",
          width: 1,
        },
      }),
      toned(box(-39, 62, 39, 69), "brown", 3),
      toned(ribbon("-22 14 2, -36 64 2") + ribbon("22 14 2, 36 64 2"), "brown", 0.6),
    ],
  };
  return grouped([balloon, ...people, basket], (i) =>
    i === 0 || i > people.length
      ? { x: 0, y: 0, size: 1 }
      : { x: spots[i - 1]!, y: 68, size: people.length > 1 ? 0.8 : 0.95 },
  );
}

/** Where people stand or sit on a deck, in the units of the figure; `rail` parts of the figure hide their legs. */
interface Deck {
  x: number;
  y: number;
  size: number;
  /** From one person to the next. */
  step?: number;
  /** Parts at the end of the figure that are before them. */
  rail?: number;
}
const DECKS: Partial<Record<Thing, Deck>> = {
  boat: { x: -44, y: -22, size: 1.15 },
  ship: { x: -152, y: -66, size: 1, step: 38 },
  ferry: { x: -150, y: -52, size: 1.1, step: 40 },
  galleon: { x: 0, y: -38, size: 1, step: -44 },
  raft: { x: -56, y: -30, size: 1.3, step: 44 },
  yacht: { x: -142, y: -54, size: 1.1, step: 44 },
  wagon: { x: 0, y: -146, size: 1.5 },
  fishingBoat: { x: 22, y: -50, size: 1.15, step: 46, rail: 5 },
  motorboat: { x: 34, y: -34, size: 1.15, step: 44, rail: 2 },
};

const ROWING = new Set<Thing>(["rowboat", "kayak", "canoe"]);
/** Whether people can be drawn in a thing. */
export const hasCabin = (thing: Thing | undefined): boolean =>
  thing !== undefined &&
  (thing in CABINS || thing in DECKS || thing === "elevator" || thing === "airship" || ROWING.has(thing));

/** Whether people are seen in its windows. */
export const hasPanes = (thing: Thing): boolean => thing in CABINS;

/** Whether two people are seen in a vehicle. */
export const seatsTwo = (thing: Thing): boolean =>
  ROWING.has(thing) ||
  thing === "boat" ||
  thing === "elevator" ||
  thing === "airship" ||
  DECKS[thing]?.step !== undefined ||
  (CABINS[thing]?.panes.length ?? 0) > 1;

function onDeck(vehicle: Figure, { step, rail = 0, x, y, size }: Deck, looks: readonly Costume[]): Figure {
  const people = looks.slice(0, step ? MOST_ON_DECK : 1).map(onSill);
  const end = vehicle.parts.length - rail;
  const before = { ...vehicle, parts: vehicle.parts.slice(end) };
  return grouped([{ ...vehicle, parts: vehicle.parts.slice(0, end) }, ...people, before], (i) =>
    i === 0 || i > people.length ? { x: 0, y: 0, size: 1 } : { x: x + (i - 1) * (step ?? 0), y, size },
  );
}

/** A vehicle with people in it; the first of them is the dreamer. `last`: in the windows farthest from the dreamer's. */
export function aboard(
  thing: Thing,
  vehicle: Figure,
  looks: readonly Costume[],
  { drives, rows, last = false }: { drives: boolean; rows: boolean; last?: boolean },
): Figure {
  if (thing === "elevator") return inLift(vehicle, looks);
  if (thing === "airship") return inBasket(vehicle, looks);
  // Below a sail there is room for one.
  if (ROWING.has(thing) || (thing === "boat" && (rows || looks.length > 1)))
    return rowing(looks[0]!, looks[1]);
  const deck = DECKS[thing];
  if (deck) return onDeck(vehicle, deck, looks);
  const { panes, wheel, round } = CABINS[thing]!;
  const first = drives && wheel ? [wheel, ...panes.filter((pane) => pane[0] !== wheel[0])] : panes;
  const order = last ? first.toReversed() : first;
  const windows = order
    .slice(0, looks.length)
    .map((pane, i) => seen(pane, looks[i]!, drives && i === 0, round));
  return grouped([vehicle, ...windows], () => ({ x: 0, y: 0, size: 1 }));
}
