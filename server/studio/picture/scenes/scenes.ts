import type { Mood } from "../../reading/mood.ts";
import type { DiscKind } from "../disc.ts";
import type { FigureName } from "../figures/figures.ts";
import type { Weather } from "../particles.ts";
import type { Plan } from "../plan.ts";
import type { Layer, Stage } from "../stage.ts";
import { cloudTrain } from "./cloud-train.ts";
import { dunes } from "./dunes.ts";
import { forest } from "./forest.ts";
import { garden } from "./garden.ts";
import { greatWave } from "./great-wave.ts";
import { invertedCity } from "./inverted-city.ts";
import { islands } from "./islands.ts";
import { labyrinth } from "./labyrinth.ts";
import { mirrorSea } from "./mirror-sea.ts";
import { piazza } from "./piazza.ts";
import { rooftops } from "./rooftops.ts";
import { room } from "./room.ts";
import { stair } from "./stair.ts";
import { theatre } from "./theatre.ts";
import { underwater } from "./underwater.ts";
import { valley } from "./valley.ts";
import { well } from "./well.ts";

/** A kind of place that pictures are set in. */
export interface Scene {
  name: string;
  /** Symbols that call for this place, and how strongly; over 1.4 the place itself shows the symbol. */
  places: Record<string, number>;
  /** How well it suits a mood, about -1 to 1. */
  suits?: (mood: Mood) => number;
  /** Giant things for a dream that names none. */
  heroes: readonly FigureName[];
  /** Figures that would only say again what the place is, or do not fit it. */
  never?: readonly FigureName[];
  discs: readonly DiscKind[];
  /** The usual weather first. */
  weathers: readonly Weather[];
  /** Palettes that suit the place best. */
  palettes: readonly string[];
  /** Palettes that do not suit it. */
  unlikely?: readonly string[];
  paint: (stage: Stage, plan: Plan) => Layer[];
}

export const SCENES: readonly Scene[] = [
  mirrorSea,
  dunes,
  stair,
  islands,
  underwater,
  cloudTrain,
  rooftops,
  invertedCity,
  forest,
  valley,
  garden,
  piazza,
  well,
  labyrinth,
  room,
  greatWave,
  theatre,
];
