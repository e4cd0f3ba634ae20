import { TREES } from "./bond-nouns.ts";
import type { Place } from "./catalogue.ts";
import type { ReadText } from "./mentions.ts";
import type { Things } from "./scene-things.ts";
import { saysInHouse } from "./house-words.ts";

/** From where a house is seen. */
const OUTSIDE = new Set<string>(["flying", "falling", "swimming", "riding", "climbing"]);
/** Things that are out of doors. */
// prettier-ignore
const OUT_OF_DOORS = new Set<string>([
  "tornado", "volcano", "avalanche", "swing", "slide", "tractor", "fence", "well", "hut", "tent", "barn", "roof", "porch",
  "scarecrow", "windmill", "laundry", "car", "bus", "train", "truck", "pool", "wave", "horse", "cow", "balcony",
  "bombs", "tank", "mailbox", "gate", "building", "bridge",
]);
/** What is only in a house: beside it the place that is named with the house is where that stands. */
// prettier-ignore
const INDOOR_THINGS = new Set<string>([
  "table", "sofa", "armchair", "bed", "television", "window", "wardrobe", "fireplace", "carpet", "fridge",
  "curtain", "radiator", "lamp", "stove", "rockingChair", "cradle", "futon", "bookshelf", "dishwasher", "sink", "kettle",
]);
/** Where a house stands. */
const AROUND = new Set<Place>([
  "village",
  "city",
  "street",
  "road",
  "field",
  "mountain",
  "forest",
  "square",
  "island",
]);

/** Who says what is outside is not there. */
const SAYS_OUTSIDE =
  /(?<!\p{L})(?:outside|lá fora|dışarıda|fuori|dehors|draußen|afuera|за окном|снаружи)(?!\p{L})|外では|外は|밖에는|밖에선|बाहर|برا |بره /iu;

const UNDER =
  /(?<!\p{L})(?:under|beneath|sous|sotto|bajo|debajo de|debaixo d|sob|unter|под|تحت)(?: \p{L}+| l['’]\p{L}*){0,2} ?$/iu;
const UNDER_AFTER = /^\p{L}* (?:altında|के नीचे)|^の(?:木の)?(?:下|陰)|^(?:나무)? ?(?:밑|아래)|^(?:树)?下/iu;
/** Under the fig tree of an old house one is in its yard. */
const isUnderTree = ({ of, text }: ReadText): boolean =>
  of("things").some(
    ({ id, at, end }) =>
      TREES.has(id) &&
      (UNDER.test(text.slice(Math.max(0, at - 24), at)) || UNDER_AFTER.test(text.slice(end))),
  );

/** Whether the dream is in a house whose rooms it does not name. `place`: where it is else. */
export function isAtHome(read: ReadText, place: Place | null, { things }: Things): boolean {
  const house = things.get("house");
  if (house && (house.state || house.size || house.count || house.moves || house.bond || house.colour))
    return false;
  const named = [...things.keys()];
  if (read.of("actions").some(({ id }) => OUTSIDE.has(id))) return false;
  if (read.of("light").some(({ id }) => id === "rainbow") || named.some((id) => OUT_OF_DOORS.has(id)))
    return false;
  if (isUnderTree(read)) return false;
  const isWithin = SAYS_OUTSIDE.test(read.text) || named.some((id) => INDOOR_THINGS.has(id));
  if (place !== null && !(AROUND.has(place) && isWithin)) return false;
  return saysInHouse(read);
}
