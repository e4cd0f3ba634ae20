import type { SceneDescription } from "../reading/scene/describe.ts";
import type { Mood } from "../reading/mood.ts";
import type { Disc, DiscKind } from "./disc.ts";
import type { FigureName } from "./figures/figures.ts";
import type { PersonKind } from "./figures/people.ts";
import type { Palette } from "./palettes.ts";
import type { Weather } from "./particles.ts";
import type { Layer, Stage } from "./stage.ts";

/** A kind of place for an image. */
export interface Scene {
  name: string;
  /** Symbols that suggest this place, with weights; above 1.4 the place itself depicts the symbol. */
  places: Record<string, number>;
  /** How well the place suits a mood, about -1 to 1. */
  suits?: (mood: Mood) => number;
  /** Main figures for a dream without one. */
  heroes: readonly FigureName[];
  /** Figures that repeat the place or do not fit it. */
  never?: readonly FigureName[];
  discs: readonly DiscKind[];
  /** Possible weather, the default first. */
  weathers: readonly Weather[];
  /** Palettes that suit the place best. */
  palettes: readonly string[];
  /** Palettes that do not suit it. */
  unlikely?: readonly string[];
  /** Paints everything but the weather, the farthest layer first. */
  paint: (stage: Stage, plan: Plan) => Layer[];
}

/** All choices for an image, made before drawing. */
export interface Plan {
  scene: Scene;
  style: Stage["style"];
  palette: Palette;
  disc: Disc;
  /** The main figure. */
  hero: FigureName;
  /** Whether another sky shows inside the main figure. */
  window: boolean;
  /** Smaller figures, without the main figure. */
  extras: FigureName[];
  people: PersonKind[];
  weather: Weather;
  mood: Mood;
  /** What the dream names; present where only that is drawn. */
  description?: SceneDescription;
  /** Side of the main figure: -1 left, 1 right. */
  side: number;
  /** Factor for the main figure's distance from the middle; small in centred images. */
  reach: number;
}
