import { backItems } from "./behind.ts";
import { boxHeight, type Item, type Placed, rowWidth } from "./items.ts";
import { leadOf } from "./row.ts";
import { cheapest, coveredShare } from "./seen-share.ts";
import type { Setting } from "./setting.ts";

/** How far before the nearest row small things lie, and the lowest point of a picture's figures. */
const BEFORE = 26;
const LOWEST = 694;
/** Height of what comes there where the row is full. */
const TALL = { low: 62, high: 88 };
/** Small things there are up to the knees of people, and large enough to be known. */
const SMALL = { low: 44, share: 0.3 };
const MOST_TALL = 132;
/** Width of a row that is full. */
const FULL = 860;

/** What lies or stands before the others: small things, and low ones where the row would be full. */
export function foregroundItems(items: readonly Item[], setting: Setting): Item[] {
  const low = items.filter((item) => item.low);
  const back = backItems(items, setting);
  const lead = leadOf(items);
  const row = items.filter((item) => !item.low && !back.includes(item));
  let whole = row.reduce((sum, item) => sum + rowWidth(item), 0);
  const movable = row
    .filter(
      (item) => item !== lead && !item.person && !item.by && item.tall <= MOST_TALL && item.row === "front",
    )
    .toSorted((a, b) => a.tall - b.tall);
  for (const item of movable) {
    if (whole <= FULL) break;
    low.push(item);
    whole -= rowWidth(item);
  }
  return low;
}

/** Places things before the others, where they hide little of them. */
export function inForeground(items: readonly Item[], others: readonly Placed[], front: number): Placed[] {
  const placed: Placed[] = [];
  const people = others.filter(({ person }) => person).map(({ tall }) => tall);
  const knee = Math.max(SMALL.low, Math.max(0, ...people) * SMALL.share);
  for (const item of items) {
    const most = item.low && people.length > 0 ? knee : TALL.high;
    const tall = Math.min(most, Math.max(TALL.low, item.tall));
    const wide = (item.wide * tall) / item.tall;
    const y = Math.min(front + BEFORE, LOWEST);
    const best = cheapest(
      wide,
      (x) => ({ x, y, tall, wide }),
      (one) =>
        others.reduce(
          (sum, other) =>
            sum + coveredShare(other, one) * (other.person ? 6 : 4) + coveredShare(one, other) * 0.7,
          0,
        ) +
        placed.reduce((sum, other) => sum + coveredShare(one, other) * 9, 0) +
        Math.abs(one.x) / 1200,
    );
    placed.push({ ...item, ...best, size: tall / boxHeight(item.figure.box) });
  }
  return placed;
}
