import type { Lab } from "../colour.ts";
import { mix, shift } from "../colour.ts";
import type { Palette } from "../palettes.ts";
import type { Figure, Part } from "../sculpt.ts";

/** Four tones from light to dark for each kind of surface. */
export interface Materials {
  body: Lab[];
  belly: Lab[];
  trim: Lab[];
  pale: Lab[];
  gold: Lab[];
  dark: Lab[];
  leaf: Lab[];
  stone: Lab[];
  palette: Palette;
}

export function materials(palette: Palette): Materials {
  const { hero, trim, cloud, disc, ink, land, lamp } = palette;
  return {
    body: hero,
    belly: hero.map((tone, i) => mix(tone, cloud[0]!, 0.62 - i * 0.1)),
    trim,
    pale: [
      mix(cloud[0]!, disc[0], 0.5),
      mix(cloud[0]!, cloud[1]!, 0.45),
      mix(cloud[1]!, hero[2]!, 0.25),
      // A neutral shade: in the hero's colour every wall would have a coloured edge.
      mix(mix(hero[2]!, cloud[2]!, 0.6), ink, 0.12),
    ],
    gold: [disc[0], lamp, disc[1], mix(disc[1], ink, 0.5)],
    dark: [mix(ink, hero[1]!, 0.5), mix(ink, hero[2]!, 0.35), mix(ink, hero[3]!, 0.2), ink],
    leaf: [land[0]!, land[1]!, land[2]!, shift(land[3]!, -0.02)],
    stone: [mix(land[0]!, cloud[0]!, 0.45), mix(land[1]!, cloud[1]!, 0.35), land[2]!, land[3]!],
    palette,
  };
}

/** Creates a figure in a palette's materials; with `window`, another sky shows inside it. */
export type FigureMaker = (m: Materials, window: boolean) => Figure;

export function part(path: string, tones: readonly Lab[], relief: number, more: Partial<Part> = {}): Part {
  return { path, tones, relief, ...more };
}
