import type { SceneDescription } from "../../reading/scene/describe.ts";
import { geared, type Worn } from "../figures/geared.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";

/** Height of an animal with what it has, before it is enlarged as the main thing. */
const LOW = 200;

/** Joins animals with what they wear, carry and hold. */
export function gearedItems(items: readonly Item[], { things, handles, cast }: SceneDescription): Item[] {
  const handled = [handles, ...(cast ?? []).map((one) => one.handles)].map((one) => one?.thing);
  const gone = new Set<Item>();
  const worn = new Map<Item, Worn[]>();
  for (const { thing, gear, count } of things) {
    if (!gear || handled.includes(thing)) continue;
    const guests = items.filter((one) => one.thing === thing);
    const hosts = items.filter((one) => one.thing === gear.animal && !one.person);
    if (guests.length === 0 || hosts.length === 0) continue;
    const each = hosts.length > 1;
    for (const host of hosts) {
      const one: Worn = {
        thing,
        figure: guests[0]!.figure,
        how: gear.how,
        count: each ? 1 : (count ?? 1),
      };
      worn.set(host, [...(worn.get(host) ?? []), one]);
    }
    for (const guest of guests) gone.add(guest);
  }
  return items.flatMap((one) => {
    const has = worn.get(one);
    if (!has) return gone.has(one) ? [] : [one];
    const figure = geared(one.thing!, one.figure, has);
    const { figure: before, habit, tall, wide: _, ...rest } = one;
    const grown = (tall * (figure.box.bottom - figure.box.top)) / (before.box.bottom - before.box.top);
    const several = items.filter(({ thing }) => thing === one.thing).length > 1;
    return [
      itemOf({ figure, habit }, several ? grown : Math.max(LOW, grown), {
        ...rest,
        ...(!several && { pair: true as const }),
      }),
    ];
  });
}
