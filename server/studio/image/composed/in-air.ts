import { boxHeight, boxWidth, type Item, type Placed } from "./items.ts";

const ABOVE = [
  [190, 225],
  [-225, 245],
  [20, 130],
  [-370, 150],
  [365, 330],
  [-90, 345],
] as const;

/** Height of what hangs on the wall of a room. */
const ON_WALL = 140;
/** How far down the image many things are seen falling. */
const SHOWER_ENDS = 440;

/** Spreads what is in the air over the sky, where no tall figure of the ground is in front of it or behind it. */
export function inAir(
  items: readonly Item[],
  side: number,
  alone: boolean,
  ground: readonly Placed[],
): Placed[] {
  const free = [...ABOVE];
  const many = items.filter((one) => one.showers);
  if (many.length > 0) {
    const single = items.filter((one) => !one.showers);
    const whole = many.map((one) => {
      const { box } = one.figure;
      return { ...one, x: 0, y: SHOWER_ENDS, size: 1, tall: boxHeight(box), wide: boxWidth(box) };
    });
    return [...whole, ...inAir(single, side, false, ground)];
  }
  return items.slice(0, ABOVE.length).reduce<Placed[]>((placed, item, i) => {
    const highest = i === 0 && !item.person ? (alone ? 360 : 290) : item.person ? 215 : 200;
    const least = i === 0 && !item.person && !item.thing?.startsWith("b") ? 200 : 0;
    const natural = item.onWall
      ? Math.min(item.tall * 0.9, ON_WALL)
      : Math.max(least, Math.min(item.tall * 1.25, highest));
    const tall = Math.min(natural, (480 * item.tall) / item.wide);
    const wide = (item.wide * tall) / item.tall;
    const most = Math.max(0, 466 - wide / 2);
    const at = (x: number) => side * Math.max(-most, Math.min(most, x));
    const isClear = ([x, middle]: (typeof ABOVE)[number]) =>
      ground.every(
        (one) =>
          Math.abs(at(x) - one.x) > (wide + one.wide) * 0.42 || middle + tall / 2 < one.y - one.tall * 0.95,
      );
    const isApart = ([x, middle]: (typeof ABOVE)[number]) =>
      placed.every(
        (one) =>
          Math.abs(at(x) - one.x) > (wide + one.wide) * 0.46 ||
          Math.abs(middle - (one.y - one.tall / 2)) > (tall + one.tall) * 0.46,
      );
    const spot =
      free.find((one) => isClear(one) && isApart(one)) ??
      free.find(isApart) ??
      free.find(isClear) ??
      free[0]!;
    free.splice(free.indexOf(spot), 1);
    const [x, middle] = spot;
    const one: Placed = {
      ...item,
      x: at(x),
      y: middle + tall / 2,
      tall,
      wide,
      size: tall / boxHeight(item.figure.box),
      ...(i === 0 && !item.person && !item.onWall && { lead: true }),
    };
    return [...placed, one];
  }, []);
}
