import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Palette } from "../palettes.ts";
import { opens, pairOf } from "../figures/pairs.ts";
import { tallOf, thingFigure } from "../figures/thing-figures.ts";
import { itemOf, type Item } from "./layout.ts";

/** Height of a pair before it is enlarged as the main thing. */
const PAIR = { low: 250, high: 300 };

/** Joins the things of which one is on, in, under or made of the other. */
export function bondedItems(
  items: readonly Item[],
  { things, aboard, action, handles, cast }: SceneDescription,
  palette: Palette,
): Item[] {
  let joined = [...items];
  const handled = [handles, ...(cast ?? []).map((one) => one.handles)].map((one) => one?.thing);
  for (const { thing, bond, count, moves } of things) {
    if (!bond) continue;
    const host = joined.find((one) => one.thing === bond.to);
    const guest = joined.find((one) => one.thing === thing);
    // The dreamer sits on what they ride.
    if (!host || !guest || aboard?.thing === bond.to || action === "riding") continue;
    // Somebody has it in hand.
    if (handled.includes(thing)) continue;
    const { how } = bond;
    const inside = how === "in" || how === "from";
    const shown = things.find((one) => one.thing === bond.to);
    const open = inside && opens(bond.to) && !host.pair;
    const drawn = open ? thingFigure(bond.to, palette, shown?.colour, false, "open") : host;
    const figure = pairOf(
      how === "in" && moves === "falling" ? "into" : how,
      { thing: bond.to, figure: drawn.figure },
      {
        thing,
        figure: guest.figure,
        many: (count ?? 1) > 1,
        share: tallOf(thing) / tallOf(bond.to),
      },
    );
    if (!figure) continue;
    const grown =
      (host.tall * (figure.box.bottom - figure.box.top)) / (drawn.figure.box.bottom - drawn.figure.box.top);
    const pair = itemOf({ figure, habit: host.habit }, Math.max(PAIR.low, Math.min(PAIR.high, grown)), {
      row: host.row,
      thing: bond.to,
      pair: true,
      ...(host.afloat && { afloat: true }),
      ...(host.state && { state: host.state }),
    });
    joined = joined.flatMap((one) => (one === host ? [pair] : one.thing === thing ? [] : [one]));
  }
  return joined;
}
