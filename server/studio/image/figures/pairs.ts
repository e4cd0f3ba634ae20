import { Path2D, PathOp } from "@napi-rs/canvas";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Figure, Part } from "../sculpt.ts";
import { toned } from "./dressed.ts";
import type { Spot } from "./groups.ts";
import { box, oval } from "./outline.ts";
import {
  beneathOf,
  faceOf,
  isTopped,
  isSolid,
  isTree,
  LAID,
  type Mouth,
  MOUTHS,
  type Pane,
  paneOf,
  RAISED,
  topOf,
} from "./pair-tables.ts";
import { heightOf, put, together, widthOf, within } from "./put-figures.ts";

/** The smaller thing of a pair. */
export interface Guest {
  figure: Figure;
  /** There are several. */
  many: boolean;
  /** Its height as a share of the other's. */
  share: number;
  size?: "giant" | "tiny";
  person?: true;
}

const FAR = 3000;

/** The parts of a figure that a region leaves. */
function cut(figure: Figure, region: string, how: PathOp = PathOp.Intersect): Figure {
  const parts = figure.parts.flatMap((one): Part[] => {
    const path = new Path2D(one.path).op(new Path2D(region), how).asWinding().toSVGString();
    return path.length > 2 ? [{ ...one, path }] : [];
  });
  const bounds = parts.map(({ path }) => new Path2D(path).getBounds());
  const kept = {
    left: Math.min(...bounds.map(([left]) => left!)),
    top: Math.min(...bounds.map(([, top]) => top!)),
    right: Math.max(...bounds.map(([, , right]) => right!)),
    bottom: Math.max(...bounds.map(([, , , bottom]) => bottom!)),
  };
  return { box: parts.length > 0 ? kept : figure.box, parts };
}

/** Everything above the near edge of an opening. */
function above({ left, right, y, sag }: Mouth): string {
  const near = sag > 0 ? `L${right} ${y}A${(right - left) / 2} ${sag} 0 0 1 ${left} ${y}` : "";
  return `M${-FAR} ${-FAR}L${FAR} ${-FAR}L${FAR} ${y}${near}L${-FAR} ${y}Z`;
}

/** The vessel without its lid, and with a dark opening. */
function opened(host: Figure, mouth: Mouth): Figure {
  const { left, right, y, sag, lid, plain } = mouth;
  const open = lid ? cut(host, box(-FAR, -FAR, FAR, y), PathOp.Difference) : host;
  if (plain || sag === 0) return open;
  const dark = toned(oval((left + right) / 2, y, (right - left) / 2, sag), "black", 1);
  return together([open, { box: open.box, parts: [dark] }]);
}

/** Looking out of a vessel, the foot hidden behind its near edge. */
function inMouth(host: Figure, mouth: Mouth, { figure, many }: Guest): Figure {
  const tall = heightOf(host);
  const wide = Math.max(mouth.right - mouth.left, 90);
  const x = (mouth.left + mouth.right) / 2;
  const size = many ? within(figure, tall * 0.62, wide * 0.5) : within(figure, tall * 1.25, wide * 0.96);
  const high = heightOf(figure) * size;
  const broad = widthOf(figure) * size;
  const low = mouth.y + mouth.sag * 0.5 + high * 0.24;
  const step = Math.min(wide * 0.31, broad * 0.8);
  const spots: Spot[] = many
    ? [
        { x: x - step * 0.55, y: low - high * 0.62, size, turn: -0.12 },
        { x: x + step * 0.6, y: low - high * 0.66, size, turn: 0.14 },
        { x: x - step, y: low, size, turn: -0.08 },
        { x: x + step, y: low, size, turn: 0.08 },
        { x, y: low - high * 0.06, size },
      ]
    : [{ x, y: low, size }];
  const guests = spots.map((spot) => cut(put(figure, spot), above(mouth)));
  return together([opened(host, mouth), ...guests]);
}

/** One above the other in an arc, out of a vessel or from the top of a thing. */
function risingFrom(host: Figure, mouth: Mouth | undefined, { figure, many }: Guest): Figure {
  const { left, right, top, bottom } = host.box;
  const tall = bottom - top;
  const at = mouth ?? { left, right, y: top + tall * 0.3, sag: 0 };
  const x = (at.left + at.right) / 2;
  const size = many
    ? within(figure, tall * 0.95, (right - left) * 0.64)
    : within(figure, tall * 1.1, (right - left) * 0.8);
  const high = heightOf(figure) * size;
  const step = Math.max(widthOf(figure), heightOf(figure) * 0.8) * size;
  const spots: Spot[] = many
    ? [
        { x: x - step * 0.05, y: at.y + high * 0.24, size, turn: 0.06 },
        { x: x + step * 0.72, y: at.y - high * 0.44, size: size * 0.96, turn: 0.32 },
        { x: x - step * 0.66, y: at.y - high * 0.7, size: size * 0.92, turn: -0.28 },
      ]
    : [{ x: x + step * 0.06, y: at.y + high * 0.2, size, turn: 0.16 }];
  const guests = spots.map((spot) => put(figure, spot));
  if (!mouth) return together([...guests.slice(0, 1), host, ...guests.slice(1)]);
  return together([opened(host, mouth), ...guests.map((one, i) => (i === 0 ? cut(one, above(mouth)) : one))]);
}

const BACKS = { dark: ["black", -0.04], lit: ["yellow", 0.05], water: ["blue", -0.05] } as const;

/** In a window, a screen or a hollow. */
function inPane(host: Figure, pane: Pane, { figure, many, person }: Guest): Figure {
  const [wide, tall] = [pane.right - pane.left, pane.bottom - pane.top];
  const [x, y] = [(pane.left + pane.right) / 2, (pane.top + pane.bottom) / 2];
  const path = pane.round
    ? oval(x, y, wide / 2, tall / 2)
    : box(pane.left, pane.top, pane.right, pane.bottom);
  // The water of an aquarium is seen around a person.
  const back =
    pane.back === "none" || (person && pane.back === "water")
      ? []
      : [{ box: host.box, parts: [toned(path, BACKS[pane.back][0], 0.6, { lift: BACKS[pane.back][1] })] }];
  const room = pane.round ? 0.98 : 0.94;
  // The arms of a person are before the frame.
  const breadth = person ? wide * 1.3 : wide * room;
  const size = many ? within(figure, tall * 0.52, wide * 0.56) : within(figure, tall * room, breadth);
  const [dx, dy] = [wide * 0.24, tall * 0.22];
  const spots: Spot[] = many
    ? [
        { x: x + dx * 0.5, y: y - dy, size },
        { x: x - dx, y: y - dy * 0.3, size, turn: -0.1 },
        { x: x + dx, y: y + dy * 0.8, size, turn: 0.1 },
        { x: x - dx * 0.5, y: y + dy, size },
      ]
    : [{ x, y, size }];
  return together([host, ...back, ...spots.map((spot) => put(figure, spot, "middle"))]);
}

/** Through a window, a screen or a door, to its front. */
function outOf(host: Figure, pane: Pane, { figure, many }: Guest): Figure {
  const [wide, tall] = [Math.max(pane.right - pane.left, 80), Math.max(pane.bottom - pane.top, 80)];
  const [x, y] = [(pane.left + pane.right) / 2, (pane.top + pane.bottom) / 2];
  const shown = inPane(host, pane, { figure: { box: figure.box, parts: [] }, many: false, share: 1 });
  const size = many ? within(figure, tall * 0.62, wide * 0.72) : within(figure, tall * 1.02, wide * 1.3);
  const spots: Spot[] = many
    ? [
        { x, y, size: size * 0.8 },
        { x: x + wide * 0.66, y: y - tall * 0.34, size, turn: 0.22 },
        { x: x - wide * 0.62, y: y - tall * 0.1, size, turn: -0.2 },
        { x: x + wide * 0.5, y: y + tall * 0.36, size, turn: 0.1 },
      ]
    : [{ x: x + wide * 0.36, y: y + tall * 0.1, size, turn: 0.06 }];
  return together([shown, ...spots.map((spot) => put(figure, spot, "middle"))]);
}

/** Below a spout. */
function below(host: Figure, { x, y }: { x: number; y: number }, { figure }: Guest): Figure {
  const size = within(figure, heightOf(host) * 0.9, widthOf(host) * 0.7);
  return together([put(figure, { x, y: y + heightOf(figure) * size, size }), host]);
}
const SPOUTS: Partial<Record<Thing, { x: number; y: number }>> = { tap: { x: 62, y: -44 } };

/** A hat with its brim up, of which a conjurer draws rabbits. */
const upturned = (host: Figure): Figure =>
  put(host, { x: 0, y: -heightOf(host) / 2, size: 1, turn: Math.PI + 0.3 }, "middle");

/** Standing or lying on another thing. */
function onTop(host: Figure, thing: Thing, { figure, many, share, size: sized }: Guest): Figure | undefined {
  const top = topOf(thing, host.box);
  if (!top) return undefined;
  // A giant is larger than what it is on, and one who is tiny is seen to be.
  const [least, most] = sized === "giant" ? [1.3, 2.2] : sized === "tiny" ? [0.2, 0.3] : [0.4, 1.25];
  const tall = heightOf(host) * Math.max(least, Math.min(most, share));
  const { x = 0, y } = top;
  const wide = top.wide * (sized === "giant" ? 1.8 : sized === "tiny" ? 0.5 : 1);
  if (!many) return together([host, put(figure, { x, y, size: within(figure, tall, Math.max(wide, 90)) })]);
  const size = within(figure, tall, Math.max(wide, 110) * 0.4);
  const step = widthOf(figure) * size;
  const beside = Math.min(step * 0.95, Math.max(wide * 0.36, step * 0.6));
  return together([
    host,
    put(figure, { x: x + beside * 0.5, y: y - heightOf(figure) * size * 0.5, size }),
    put(figure, { x: x - beside * 0.5, y: y - heightOf(figure) * size * 0.5, size }),
    ...[-1, 1, 0].map((i) => put(figure, { x: x + i * beside, y: y + 2, size })),
  ]);
}

/** The figure on four posts, its foot at `lift` above the ground. */
function raised(host: Figure, lift: number): Figure {
  const { left, right, bottom } = host.box;
  const posts = [left + 12, right - 12].map((x) => box(x - 6, bottom - lift - 12, x + 6, bottom)).join("");
  return together([
    { box: { left, right, top: bottom - lift, bottom }, parts: [toned(posts, "brown", 3)] },
    put(host, { x: (left + right) / 2, y: bottom - lift, size: 1 }),
  ]);
}

function under(host: Figure, thing: Thing, { figure, many }: Guest): Figure | undefined {
  const { left, right, bottom } = host.box;
  const tall = heightOf(host);
  const row = (y: number, x: number, high: number, wide: number): Figure => {
    const size = within(figure, high, many ? wide * 0.36 : wide);
    const step = Math.min(wide * 0.32, widthOf(figure) * size);
    return together((many ? [-1, 1, 0] : [0]).map((i) => put(figure, { x: x + i * step, y, size })));
  };
  const room = beneathOf(thing, host.box);
  if (room) {
    const guest = row(bottom - 1, room.x ?? 0, (bottom - room.y) * 0.97, room.wide);
    return together(room.before ? [host, guest] : [guest, host]);
  }
  const [x, wide] = [(left + right) / 2, right - left];
  if (RAISED.has(thing)) {
    const lift = Math.max(tall * 0.7, wide * 0.3);
    return together([row(bottom, x, lift * 0.98, wide * 0.76), raised(host, lift)]);
  }
  if (!LAID.has(thing)) return undefined;
  const guest = row(bottom, x, Math.max(tall * 0.9, wide * 0.3), wide * 0.7);
  return together([guest, put(host, { x, y: bottom - heightOf(guest) * 0.52, size: 1, turn: -0.1 })]);
}

/** On two wheels. */
function wheeled(host: Figure, wheel: Figure): Figure {
  const { left, right, bottom } = host.box;
  const size = within(wheel, heightOf(host) * 0.34, (right - left) * 0.34);
  const high = heightOf(wheel) * size;
  const body = put(host, { x: (left + right) / 2, y: bottom - high * 0.55, size: 1 });
  const wheels = [0.2, 0.8].map((at) => put(wheel, { x: left + (right - left) * at, y: bottom, size }));
  return together([body, ...wheels]);
}

/** Whether a point is in the figure. */
function outlineOf(host: Figure): Path2D {
  const whole = new Path2D();
  for (const { path } of host.parts) whole.addPath(new Path2D(path));
  return whole.simplify();
}

/** The same figure in many places, as one: copies do not overlap. */
function copies(figure: Figure, spots: readonly Spot[], frame: Figure["box"]): Figure {
  const all = spots.map((spot) => put(figure, spot, "middle"));
  return {
    box: frame,
    parts: figure.parts.map((one, k) => {
      const lines = all.flatMap(({ parts }) => [parts[k]!.lines ?? []].flat());
      return {
        ...one,
        path: all.map(({ parts }) => parts[k]!.path).join(""),
        relief: all[0]!.parts[k]!.relief,
        ...(lines.length > 0 && { lines }),
      };
    }),
  };
}

/** A shape filled with small things. */
function madeOf(host: Figure, { figure }: Guest): Figure {
  const { left, right, top, bottom } = host.box;
  const area = (right - left) * (bottom - top);
  const aspect = widthOf(figure) / heightOf(figure);
  // Large enough to be known: three of them across.
  const cell = Math.max(Math.sqrt(area / 46), ((right - left) * 0.31) / Math.sqrt(aspect));
  const [wide, high] = [cell * Math.sqrt(aspect), cell / Math.sqrt(aspect)];
  const size = within(figure, high * 0.96, wide * 0.96);
  const outline = outlineOf(host);
  const spots: Spot[] = [];
  for (let row = 0, y = top + high / 2; y < bottom + high * 0.2; row++, y += high)
    for (let x = left + (row % 2 === 0 ? wide / 2 : 0); x < right + wide * 0.3; x += wide)
      if ([-0.28, 0.28].every((off) => isInside(outline, x + off * wide, Math.min(y, bottom - 4))))
        spots.push({ x, y: Math.min(y, bottom - high * 0.3), size });
  if (spots.length < 6) return host;
  return together([host, copies(figure, spots, host.box)]);
}

function isInside(outline: Path2D, x: number, y: number): boolean {
  const speck = new Path2D(box(x - 2, y - 2, x + 2, y + 2)).op(outline, PathOp.Intersect).toSVGString();
  return speck.length > 2;
}

/** Whether a thing can be shown open. */
export const opens = (thing: Thing): boolean => thing in MOUTHS || thing in PANES_WITH_DOORS;
const PANES_WITH_DOORS: Partial<Record<Thing, true>> = { wardrobe: true, fridge: true };

/** The mean tone of a figure. */
const meanOf = ({ parts }: Figure) => {
  const tones = parts.flatMap(({ tones: [, tone] }) => (tone ? [tone] : []));
  return [0, 1, 2].map((k) => tones.reduce((sum, tone) => sum + tone[k]!, 0) / Math.max(1, tones.length));
};

/** A guest of its host's colour is made lighter, or darker, to be seen before it. */
function told(figure: Figure, host: Figure): Figure {
  const [one, other] = [meanOf(figure), meanOf(host)];
  if (Math.hypot(...one.map((v, k) => v - other[k]!)) > 0.17) return figure;
  const lift = one[0]! > 0.72 ? -0.2 : 0.2;
  return { ...figure, parts: figure.parts.map((each) => ({ ...each, lift: (each.lift ?? 0) + lift })) };
}

/** Hung on a washing line in place of clothes; what is long hangs down. */
function pegged(line: Figure, { figure }: Guest): Figure {
  const turn = widthOf(figure) > heightOf(figure) ? Math.PI / 2 : 0;
  const [tall, wide] = turn ? [widthOf(figure), heightOf(figure)] : [heightOf(figure), widthOf(figure)];
  const size = Math.min(86 / tall, 62 / wide);
  const hung = [-70, 0, 70].map((x) => put(figure, { x, y: -150 + (tall * size) / 2, size, turn }, "middle"));
  // Without the clothes between the line and its pegs.
  const [posts, cord, ...washing] = line.parts;
  return together([{ ...line, parts: [posts!, cord!] }, ...hung, { ...line, parts: washing.slice(-1) }]);
}

/** Two things as one figure, the one on, in, under or out of the other; undefined where that cannot be drawn. */
export function pairOf(
  how: "on" | "in" | "under" | "from" | "of" | "into",
  host: { thing: Thing; figure: Figure },
  plain: Guest & { thing?: Thing },
): Figure | undefined {
  const { thing, figure } = host;
  const guest = { ...plain, figure: told(plain.figure, figure) };
  const mouth = MOUTHS[thing];
  const pane = paneOf(thing, figure.box);
  if (thing === "hat" && (how === "in" || how === "from"))
    return risingFrom(upturned(figure), undefined, guest);
  if (how === "of") return madeOf(figure, guest);
  if (how === "under")
    return guest.thing === "wheel" ? wheeled(figure, guest.figure) : under(figure, thing, guest);
  if (thing === "laundry") return pegged(figure, guest);
  if (how === "on") {
    const face = faceOf(thing, figure.box);
    if (face) return inPane(figure, face, guest);
    return mouth && !isTopped(thing) ? inMouth(figure, mouth, guest) : onTop(figure, thing, guest);
  }
  if (how === "from" || how === "into") {
    const spout = SPOUTS[thing];
    if (spout) return below(figure, spout, guest);
    if (pane && !isSolid(thing)) return outOf(figure, pane, guest);
    return mouth || pane ? risingFrom(figure, mouth, guest) : undefined;
  }
  if (mouth) return inMouth(figure, mouth, guest);
  // An owl in a tree is on its branches.
  return pane ? inPane(figure, pane, guest) : isTree(thing) ? onTop(figure, thing, guest) : undefined;
}
