import type { Scene } from "../scene.ts";
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
