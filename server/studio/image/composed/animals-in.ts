import { isAnimal } from "../../reading/scene/animals.ts";
import type { Colour, Thing } from "../../reading/scene/catalogue.ts";
import type { Bond } from "../../reading/scene/scene-things.ts";
import { aboard, hasPanes } from "../figures/aboard.ts";
import type { Costume } from "../figures/dressed.ts";
import { opens } from "../figures/pairs.ts";
import { costumeOf } from "../figures/roles.ts";
import { asleepInBed } from "../figures/sleepers.ts";
import { colourTones } from "../figures/tones.ts";
import type { Figure } from "../sculpt.ts";

/** Windows that a herd fills. */
const MANY = 4;
const BEDS = new Set<Thing>(["bed", "gurney"]);
const COLOURS: readonly Colour[] = ["green", "red", "blue", "purple"];

/** Whether animals in a thing are seen in its windows, and not at its opening. */
export const hasSeats = (thing: Thing): boolean => hasPanes(thing) && !opens(thing);

/** Whether an animal lies in a bed. */
export const isLaid = ({ thing, bond }: { thing: Thing; bond?: Bond }): boolean =>
  bond !== undefined && BEDS.has(bond.to) && bond.how === "in" && isAnimal(thing);

/** Animals at the windows of a bus or under the quilt of a bed; undefined for what else is in a thing. */
export function animalsIn(
  host: { thing: Thing; figure: Figure },
  { thing, colour, many }: { thing: Thing; colour: Colour | undefined; many: boolean },
  ward: boolean,
): Figure | undefined {
  if (!isAnimal(thing)) return undefined;
  const lookOf = (i: number): Costume => ({
    ...costumeOf({ woman: false, shade: 0, animal: { animal: thing, fur: colour } }),
    top: colourTones(COLOURS[i]!),
  });
  if (BEDS.has(host.thing)) return asleepInBed(lookOf(ward ? 0 : 2), ward);
  if (!hasSeats(host.thing)) return undefined;
  const looks = Array.from({ length: many ? MANY : 1 }, (_, i) => lookOf(i));
  return aboard(host.thing, host.figure, looks, { drives: false, rows: false, last: true });
}
