import { readFileSync } from "node:fs";
import type { Lab } from "../colour.ts";
import { mix } from "../colour.ts";
import type { Figure } from "../sculpt.ts";
import type { Materials } from "./materials.ts";

interface Silhouette {
  /** Name of the icon in the Game Icons set, CC BY 3.0. */
  icon: string;
  wide: number;
  tall: number;
  /** SVG path data: 200 units on the longer side, its foot at (0, 0). */
  path: string;
}

/** Silhouettes of the Game Icons set; its licence asks for the credit on the page of licences. */
const SILHOUETTES = JSON.parse(
  readFileSync(new URL("./silhouettes.json", import.meta.url), "utf8"),
) as Record<string, Silhouette>;

/** The credit that the licence of the set asks for, with the name of every silhouette that is drawn. */
export function silhouetteCredit(): string {
  const names = [...new Set(Object.values(SILHOUETTES).map(({ icon }) => icon))].toSorted();
  return [
    "Game Icons (CC BY 3.0)",
    "Silhouettes by the authors of Game Icons, https://game-icons.net, under the Creative Commons Attribution 3.0 licence, " +
      "https://creativecommons.org/licenses/by/3.0/. Changed: scaled, reduced to their outlines, modelled and coloured.",
    names.join(", "),
  ].join("\n\n");
}

export function hasSilhouette(id: string): boolean {
  return id in SILHOUETTES;
}

/** Twice the signed area of a contour's corners; its sign is the direction. */
function areaOf(contour: string): number {
  const numbers = contour.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? [];
  let sum = 0;
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    const j = i + 2 < numbers.length ? i + 2 : 0;
    sum += numbers[i]! * numbers[j + 1]! - numbers[j]! * numbers[i + 1]!;
  }
  return sum;
}

/** The outline without holes: the contours with the direction of the largest one. */
function withoutHoles(path: string): string {
  const contours = path.split(/(?=M)/).filter(Boolean);
  const areas = contours.map(areaOf);
  const largest = areas.reduce((most, area) => (Math.abs(area) > Math.abs(most) ? area : most), 0);
  return contours.filter((_, i) => Math.sign(areas[i]!) === Math.sign(largest)).join("");
}

/** Whether the outline fills enough of its box for another sky to be seen in it. */
function isSolid({ path, wide, tall }: Silhouette): boolean {
  const areas = path.split(/(?=M)/).filter(Boolean).map(areaOf);
  return Math.abs(areas.reduce((sum, area) => sum + area, 0)) / 2 > 0.5 * wide * tall;
}

/** Backs of silhouettes whose pieces do not touch, so that nothing behind shows between them. */
const BACKS: Record<string, "box" | "triangle"> = {
  wall: "box",
  map: "box",
  pyramid: "triangle",
};

function backOf(id: string, wide: number, tall: number): string {
  const [w, h] = [wide / 2 - 3, tall - 3];
  switch (BACKS[id]) {
    case "box":
      return `M${-w} 0L${-w} ${-h}L${w} ${-h}L${w} 0Z`;
    case "triangle":
      return `M${-w} 0L0 ${-h}L${w} 0Z`;
    default:
      return "";
  }
}

/** A figure of one silhouette: its openings show a darker back. */
export function silhouetteFigure(id: string, m: Materials, tones: readonly Lab[], window = false): Figure {
  const silhouette = SILHOUETTES[id]!;
  const { path, wide, tall } = silhouette;
  const back = backOf(id, wide, tall);
  const deep = tones.map((tone) => mix(tone, m.palette.ink, 0.5));
  return {
    box: { left: -wide / 2, right: wide / 2, top: -tall, bottom: 0 },
    parts: [
      ...(back ? [{ path: back, tones: deep, relief: 5 }] : []),
      { path: withoutHoles(path), tones: deep, relief: 5 },
      { path, tones, relief: 11, window: window && isSolid(silhouette) },
    ],
  };
}
