import { free } from "../figures/acts-low.ts";
import { dressed, type Costume } from "../figures/dressed.ts";
import { opens, pairOf } from "../figures/pairs.ts";
import { thingFigure } from "../figures/thing-figures.ts";
import type { Palette } from "../palettes.ts";
import { boxHeight, type Item } from "./items.ts";
import { itemOf } from "./layout.ts";

/** Height of a vessel in which a person is seen, in design units. */
const TALL = 310;

/** One who is in a bottle or behind the open door of a fridge, which is as large as that takes. */
export function personInside(host: Item, costume: Costume, palette: Palette): Item | undefined {
  const { thing, figure: closed, habit } = host;
  if (!thing || host.pair) return undefined;
  const figure = opens(thing) ? thingFigure(thing, palette, undefined, false, "open").figure : closed;
  const person = dressed({ ...free(costume), behind: [], held: [] });
  const both = pairOf("in", { thing, figure }, { figure: person, many: false, share: 1, person: true });
  if (!both) return undefined;
  const grown = boxHeight(both.box) / boxHeight(figure.box);
  return itemOf({ figure: both, habit }, TALL * grown, { row: host.row, thing, pair: true });
}
