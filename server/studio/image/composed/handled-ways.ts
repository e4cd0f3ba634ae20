import type { Thing } from "../../reading/scene/catalogue.ts";
import type { Way } from "../../reading/scene/ways.ts";
import { hasCabin, seatsTwo } from "../figures/aboard.ts";
import type { Counterpart } from "../figures/counterparts.ts";
import type { Costume } from "../figures/dressed.ts";
import { type Handled, handSized, inArms } from "../figures/handled.ts";
import * as food from "../figures/handled-food.ts";
import { bakedInClay, cookedOverFire } from "../figures/handled-outdoors.ts";
import * as table from "../figures/handled-table.ts";
import * as tools from "../figures/handled-tools.ts";
import * as up from "../figures/handled-up.ts";
import type { Figure } from "../sculpt.ts";
import { adultOn, inSaddle, occupied, ROWED, SADDLES } from "./driven.ts";
import type { Item } from "./items.ts";
import { itemOf } from "./layout.ts";
import { isSmall } from "./small-things.ts";

/** Held upright beside the body. */
// prettier-ignore
const LONG = new Set<Thing>([
  "broom", "mop", "fishingNet", "flag", "spear", "rake", "shovel", "hoe", "scythe", "pickaxe", "oar", "fishingRod", "cane", "placard",
  "hockeyStick", "golfClub", "baseballBat", "ladder", "harp", "balloon", "kite", "axe", "streetLamp", "cross", "skis", "branch",
  "paintRoller", "sword", "torch", "crutch", "scarecrow", "bow", "sunflower", "bamboo",
]);
const OVER_HEAD = new Set<Thing>(["umbrella", "parasol"]);
const AT_MOUTH = new Set<Thing>(["megaphone", "whistle", "microphone"]);
const SWEEPERS: Partial<Record<Thing, "broom" | "mop">> = { broom: "broom", mop: "mop" };

/** What is drawn with the act. */
export const TOOLS_OF: Partial<Record<Way, readonly Thing[]>> = {
  knead: ["rollingPin", "table", "flour"],
  count: ["table"],
  sew: ["table", "needle", "spool", "thimble"],
  knit: ["needle", "yarn", "knitting", "spool"],
  game: ["table"],
  pour: ["cup", "teaCup", "glass", "teaGlass"],
  iron: ["iron", "ironingBoard", "table"],
  sweep: ["broom", "mop", "dustpan"],
  row: ["oar"],
  dig: ["shovel"],
  lay: ["plate", "fork", "spoon", "knife", "glass"],
  water: ["wateringCan"],
  cut: ["knife", "cuttingBoard"],
  cook: ["stove", "fryingPan"],
  paint: ["paintbrush", "paintTin"],
  lead: ["rope", "dogLead"],
  pull: ["rope"],
};

/** What is held in another way than before the chest. */
export function heldOtherwise(costume: Costume, thing: Handled, name: Thing | undefined): Figure | undefined {
  if (!name || thing.many) return undefined;
  if (name === "fishingNet") return tools.withNet(costume);
  if (OVER_HEAD.has(name)) return tools.under(costume, thing);
  if (AT_MOUTH.has(name)) return tools.atMouth(costume, thing, name === "whistle" ? 24 : undefined);
  if (LONG.has(name)) return tools.upright(costume, thing);
  return isSmall(name) ? inArms(costume, handSized(thing), false) : undefined;
}

/** What is baked, and not boiled or fried. */
// prettier-ignore
const BAKED = new Set<Thing>([
  "bread", "baguette", "croissant", "cake", "pizza", "pie", "cookie", "flatbread", "simit", "lahmacun", "cheeseBread",
  "breadstick", "pretzel", "maamoul", "dough", "mooncake", "gingerbreadMan",
]);

/** On the stove of a room; in the open over a fire or in an oven of clay. */
export function cooked(costume: Costume, thing: Handled, name: Thing | undefined, outside: boolean): Figure {
  if (!outside) return food.cooked(costume, thing);
  return name && BAKED.has(name) ? bakedInClay(costume, thing) : cookedOverFire(costume, thing);
}

/** One who is on it, at it or under it. */
export function joinedTo(
  way: Way,
  costume: Costume,
  thing: Handled,
  name: Thing | undefined,
): Figure | undefined {
  switch (way) {
    case "knead":
      return table.kneaded(costume, thing);
    case "count":
    case "sew":
    case "game":
      return table.atTable(costume, thing);
    case "lay":
      return table.laid(costume);
    case "shovel":
      return tools.shovelled(costume);
    case "knit":
      return tools.knitted(costume, thing);
    case "pour":
      return table.poured(costume, thing);
    case "iron":
      return table.ironed(costume, thing);
    case "sweep": {
      const tool = name && SWEEPERS[name];
      return tools.swept(costume, tool ?? "broom", tool ? undefined : thing);
    }
    case "head":
      return up.onHead(costume, thing);
    case "shoulder":
      return up.onShoulder(costume, thing);
    case "hang":
      return up.hung(costume, thing);
    case "climb":
      return up.climbed(costume, thing);
    case "ride":
    case "drive":
    case "row":
      return up.seatedOn(costume, thing);
    default:
      return undefined;
  }
}

const ON_VEHICLES = new Set<Way>(["ride", "drive", "row"]);
/** Height of a vehicle with one person of the scene in it. */
const LEAST = 230;

/** One in a vehicle or in the saddle; undefined where it has neither. */
export function vehicleWith(
  way: Way,
  costume: Costume,
  vehicle: Item,
  inHand: Handled | undefined,
  { mate, dreamer }: { mate?: Counterpart; dreamer?: Counterpart },
): Item | undefined {
  const { thing, figure: empty, tall, habit, wide: _, ...rest } = vehicle;
  if (!thing || !ON_VEHICLES.has(way)) return undefined;
  const spot = SADDLES[thing];
  const isIn = hasCabin(thing) && (way !== "ride" || ROWED.has(thing));
  if (!spot && !isIn) return undefined;
  const second = spot || !seatsTwo(thing) ? undefined : (mate ?? dreamer);
  const figure = spot
    ? inSaddle({ figure: empty, tall }, spot, up.astride(costume, inHand))
    : occupied(thing, empty, [costume, second], way === "drive");
  const grown = (tall * (figure.box.bottom - figure.box.top)) / (empty.box.bottom - empty.box.top);
  const who = {
    adult: adultOn(vehicle),
    ...(second && second === dreamer && { withDreamer: true as const }),
  };
  return itemOf({ figure, habit }, Math.max(grown * 1.25, LEAST), { ...rest, thing, pair: true, ...who });
}
