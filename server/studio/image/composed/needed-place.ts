import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";

/** Where things are at home that would look lost on open ground. */
const HOMES: Partial<Record<Place, readonly Thing[]>> = {
  corridor: ["elevator"],
  bedroom: ["bed", "pillow"],
  kitchen: ["fridge", "pot", "teapot", "fork", "spoon", "noodles", "rice"],
  bathroom: ["bathtub", "washingMachine", "tap", "shower", "soap", "toothbrush"],
  // prettier-ignore
  room: [
    "table", "chair", "sofa", "television", "computer", "armchair", "desk", "lamp", "vase", "window",
    "sewingMachine", "vacuum", "radio", "lightBulb", "birdCage",
  ],
  road: ["car", "bus", "truck", "ambulance", "motorbike", "bicycle", "cart"],
  station: ["train"],
  ocean: ["ship", "whale", "shark", "dolphin", "octopus", "submarine", "mermaid"],
  lake: ["boat", "swan", "duck", "lotus"],
  river: ["bridge"],
  underwater: ["coral", "seahorse", "jellyfish"],
  shore: ["lighthouse", "starfish", "shell", "crab", "palm", "anchor"],
  desert: ["camel", "pyramid", "scorpion", "cactus"],
  snowfield: ["penguin", "snowman", "igloo", "iceSkates"],
  cemetery: ["grave", "coffin"],
  field: ["tractor", "barn", "windmill", "wheat", "cow", "sheep", "sunflower"],
  garden: ["swing", "slide", "fountain", "bench"],
  space: ["astronaut"],
};

const HOME_OF = new Map(
  Object.entries(HOMES).flatMap(([place, things]) => things.map((thing) => [thing, place as Place] as const)),
);

/** The place of a dream that names none: that of the first thing that belongs to one; null in the open. */
export function neededPlace({ things, action, sky }: SceneDescription): Place | null {
  if (action === "flying" || action === "falling") return null;
  const still = things.filter(({ moves, size }) => !moves && size !== "giant");
  const place = still.flatMap(({ thing }) => HOME_OF.get(thing) ?? [])[0] ?? null;
  // A moon or a rainbow is seen outside.
  const outside = new Set<Place | null>(["corridor", "bedroom", "kitchen", "bathroom", "room"]);
  return sky.length > 0 && outside.has(place) ? null : place;
}
