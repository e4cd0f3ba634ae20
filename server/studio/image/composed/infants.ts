import { pairOf } from "../figures/pairs.ts";
import { person } from "../figures/people.ts";
import type { Palette } from "../palettes.ts";
import { boxHeight, type Item } from "./items.ts";
import { itemOf } from "./layout.ts";

/** Height of an infant as a share of what it lies in. */
const SHARE = 0.5;
const LEAST = 200;

/** A thing with an infant in or on it; a cradle is drawn with one. */
export function infantIn(host: Item, palette: Palette): Item | undefined {
  if (!host.thing || host.pair) return undefined;
  if (host.thing === "cradle") return host;
  const guest = { figure: person(palette, "baby"), many: false, share: SHARE };
  const seat = { thing: host.thing, figure: host.figure };
  const figure = pairOf("in", seat, guest) ?? pairOf("on", seat, guest);
  if (!figure) return undefined;
  const tall = (host.tall * boxHeight(figure.box)) / boxHeight(host.figure.box);
  return itemOf({ figure, habit: host.habit }, Math.max(tall, LEAST), {
    row: host.row,
    thing: host.thing,
    pair: true,
  });
}
