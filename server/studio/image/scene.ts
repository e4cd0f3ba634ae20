import type { Mood } from "../reading/mood.ts";
import type { Disc, DiscKind } from "./disc.ts";
import type { FigureName } from "./figures/figures.ts";
import type { PersonKind } from "./figures/people.ts";
import type { Palette } from "./palettes.ts";
import type { Weather } from "./particles.ts";
import type { Layer, Stage } from "./stage.ts";

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

/** What has been decided about a picture before anything is drawn. */
export interface Plan {
  scene: Scene;
  manner: Stage["manner"];
  palette: Palette;
  disc: Disc;
  /** The giant thing. */
  hero: FigureName;
  /** The hero shows another sky inside. */
  window: boolean;
  /** Smaller things, never the hero again. */
  extras: FigureName[];
  people: PersonKind[];
  weather: Weather;
  mood: Mood;
  /** -1: the giant thing stands on the left; 1: on the right. */
  side: number;
  /** How far from the middle it stands, as a share of the usual: little in a picture that is built around its middle. */
  reach: number;
}
