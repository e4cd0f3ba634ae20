import { isAnimal } from "../../reading/scene/animals.ts";
import type { Action } from "../../reading/scene/catalogue.ts";
import { grouped, mirroredPart } from "../figures/groups.ts";
import type { Figure } from "../sculpt.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";

/** Acts for which each thing stands by itself. */
const APART = new Set<Action | null>(["riding", "climbing", "sleeping"]);

/** Wider than this, several of a kind stay apart. */
const MOST_WIDE = 800;

/** To the other side. */
const mirrored = ({ box, parts }: Figure): Figure => ({
  box: { ...box, left: -box.right, right: -box.left },
  parts: parts.map(mirroredPart),
});

/** Two or three of a kind: one before the others, which are beside it and behind; an animal of them looks at the others. */
function bunch(given: readonly Figure[], living: boolean): Figure {
  const figures = given.map((figure, i) => (living && i === 0 ? mirrored(figure) : figure));
  const { left, right, top, bottom } = given.at(-1)!.box;
  const [wide, high] = [right - left, bottom - top];
  const middle = (left + right) / 2;
  // What is long stands one behind the other rather than in a row.
  const deep = wide > high * 1.15;
  const spots = deep
    ? figures.length === 2
      ? [
          [-0.36, -0.34, 0.86],
          [0.3, 0, 1],
        ]
      : [
          [-0.46, -0.42, 0.78],
          [0.5, -0.58, 0.7],
          [0, 0, 1],
        ]
    : figures.length === 2
      ? [
          [-0.52, -0.1, 0.88],
          [0.48, 0, 1],
        ]
      : [
          [-0.66, -0.16, 0.82],
          [0.6, -0.26, 0.74],
          [0, 0, 1],
        ];
  return grouped(
    figures.map((figure, i) =>
      i === figures.length - 1
        ? figure
        : { ...figure, parts: figure.parts.map((one) => ({ ...one, lift: (one.lift ?? 0) - 0.05 })) },
    ),
    (i) => {
      const [x, y, size] = spots[i]!;
      return {
        x: x! * wide - (living && i === 0 ? -middle : middle) * size!,
        y: bottom + y! * high - bottom * size!,
        size: size!,
      };
    },
  );
}

/** Draws several of a kind close together as one figure, in place of here and there. */
export function clustered(items: readonly Item[], action: Action | null): Item[] {
  if (APART.has(action)) return [...items];
  const joins = (item: Item) =>
    item.thing !== undefined && !item.person && !item.pair && !item.seen && !item.turn && item.row !== "air";
  return items.flatMap((item, i) => {
    if (!joins(item)) return [item];
    const same = items.filter((one) => joins(one) && one.thing === item.thing);
    if (same.length < 2 || same.length > 3) return [item];
    if (items.indexOf(same[0]!) !== i) return [];
    const { figure, habit, thing, row, state, afloat, tall } = item;
    const whole = bunch(
      same.map((one) => one.figure),
      isAnimal(thing!),
    );
    // Ships and houses would be small.
    const wide = (same[0]!.wide * (whole.box.right - whole.box.left)) / (figure.box.right - figure.box.left);
    if (wide > MOST_WIDE) return same;
    const grown = (whole.box.bottom - whole.box.top) / (figure.box.bottom - figure.box.top);
    return [
      itemOf({ figure: whole, habit }, tall * grown, {
        row,
        thing: thing!,
        ...(state && { state }),
        ...(afloat && { afloat }),
      }),
    ];
  });
}
