import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import { isSwimmer, isVessel } from "../figures/thing-figures.ts";

/** What has no room in a vehicle and is seen through its windows. */
// prettier-ignore
const OUTSIDE = new Set<Thing>([
  "tornado", "volcano", "house", "building", "castle", "tower", "lighthouse", "tree", "palm", "pine", "cloud", "bridge",
  "windmill", "pyramid", "eiffelTower", "meteor", "planet", "iceberg", "wave", "barn", "hut",
  "busStop", "trafficLight", "stopSign", "streetLamp", "helicopter", "ufo", "planeWing",
]);
// prettier-ignore
const VEHICLES = new Set<Thing>([
  "car", "bus", "truck", "train", "tractor", "ambulance", "tank", "plane", "metro", "tram", "taxi", "policeCar",
  "fireEngine", "minibus", "doubleDecker", "pickup", "bulletTrain", "garbageTruck",
]);
const WATERS = new Set<Place>(["ocean", "underwater", "lake", "river", "shore"]);

/** Whether a thing is beyond the windows of a vehicle that is at `place`. */
export const isOutside = (thing: Thing, place: Place | undefined): boolean =>
  OUTSIDE.has(thing) ||
  VEHICLES.has(thing) ||
  isVessel(thing) ||
  (isSwimmer(thing) && place !== undefined && WATERS.has(place));
