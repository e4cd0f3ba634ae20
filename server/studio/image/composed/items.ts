import type { CastMember } from "../../reading/scene/cast.ts";
import type { State, Thing } from "../../reading/scene/catalogue.ts";
import type { AtCeiling } from "../../reading/scene/room-shape-names.ts";
import type { Habit } from "../figures/figures.ts";
import type { Figure } from "../sculpt.ts";
import type { Area, Plate } from "../stage.ts";

export const boxHeight = ({ bottom, top }: Area): number => bottom - top;
export const boxWidth = ({ left, right }: Area): number => right - left;

/** What a figure takes up in a row, where figures stand closer together than their boxes. */
export const rowWidth = ({ wide }: Pick<Item, "wide">): number => wide * 0.8 + 24;

/** Another place that is seen within a figure. */
export interface Seen {
  hole: string;
  view: Plate;
}

/** A figure with its size at the front of the scene, in design units. */
export interface Item {
  /** Floats on the water behind a shore. */
  afloat?: boolean;
  figure: Figure;
  habit: Habit;
  tall: number;
  wide: number;
  row: "front" | "back" | "air";
  thing?: Thing;
  /** Many in one figure, over the whole sky. */
  showers?: true;
  turn?: number;
  /** It hangs on the wall of the room. */
  onWall?: true;
  /** It is at the ceiling of the room. */
  ceiling?: AtCeiling;
  state?: State;
  /** People do not turn to the other side by themselves. */
  person?: boolean;
  flip?: boolean;
  /** A person whom the picture is about. */
  grand?: boolean;
  /** A person who runs turns with the dreamer who does. */
  runs?: boolean;
  /** A person who has died, in a soft light. */
  pale?: boolean;
  /** Who of the cast does what the figure shows. */
  by?: CastMember;
  /** Height of an adult in units of the figure, where it is not 100. */
  adult?: number;
  /** A person at the board of a room's back wall. */
  atBoard?: boolean;
  /** Stands before the others, turned to them. */
  onlooker?: true;
  /** The dreamer is in it. */
  withDreamer?: true;
  /** A person who drives. */
  drives?: boolean;
  /** Two things in one figure. */
  pair?: true;
  /** Small things together, beside what the picture is about. */
  laid?: true;
  /** Small things that lie on the ground before the others. */
  low?: true;
  /** Small things without a table under them. */
  flat?: true;
  /** Another place that is seen in it. */
  seen?: Seen;
}

export interface Placed extends Item {
  x: number;
  /** The lowest point of the figure. */
  y: number;
  size: number;
  /** The main thing of the picture. */
  lead?: boolean;
  /** Where the ceiling is from which it hangs. */
  hung?: number;
  /** The lowest point of what the figure is on. */
  base?: number;
}
