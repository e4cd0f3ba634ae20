import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import type { Item, Placed } from "./items.ts";
import type { Plan } from "../scene.ts";
import type { Layer, Stage } from "../stage.ts";

/** Where the floor of a room ends. */
interface Walls {
  /** The lowest point of the back wall. */
  foot: number;
  /** How far below the horizon the foot of a side wall is for each unit beside the middle. */
  slope: number;
  /** Half the width of the windows in the middle of the back wall; 0 without any. */
  window: number;
}

/** A place without its figures. */
export interface Setting {
  /** Behind the figures, the farthest layer first. */
  layers: Layer[];
  /** In front of them. */
  front: Layer[];
  /** Design units; the size of figures grows with their distance below it. */
  horizon: number;
  /** Where the feet of the nearest and of the farthest row are. */
  rows: { front: number; back: number };
  /** What figures stand on; in deep water all swim. */
  on: "ground" | "water" | "air" | "deep";
  /** Where ships and swimmers float behind a shore. */
  afloat?: number | undefined;
  /** A flood: how much of the height between the horizon and the ground is above the water. */
  flood?: number;
  /** The walls of a room, where furniture stands. */
  walls?: Walls | undefined;
  /** A gap in the ground, on which nothing stands: from and to. */
  gap?: readonly [number, number];
  /** The ground shines: figures are mirrored in it a little. */
  wet?: boolean;
  /** Figures stand in the room's light instead of the sky's. */
  lit?: { x: number; y: number };
  /** Where the figures are, instead of in rows. */
  arrange?: (items: readonly Item[], dreamer: Item) => Placed[];
}

export interface SettingPlan {
  plan: Plan;
  description: SceneDescription;
  /** Things that are seen through the windows. */
  beyond?: readonly SceneThing[];
}

export type SettingPainter = (stage: Stage, input: SettingPlan) => Setting;
