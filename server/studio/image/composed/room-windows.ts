import type { Place } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { SceneThing } from "../../reading/scene/scene-things.ts";
import { type Style, STYLES } from "./room-styles.ts";

/** Rooms whose back wall gets windows, in place of what is on it, where the dream names what passes outside. */
const GLAZED = new Set<Place | null>(["school", "exam", "canteen", "meetingRoom", "waitingRoom"]);
export function withView(style: Style, { place }: SceneDescription, beyond: readonly SceneThing[]): Style {
  if (beyond.length === 0 || !GLAZED.has(place)) return style;
  const { dress: _, ...bare } = style;
  return { ...bare, windows: "three" };
}

/** Whether a room of this place shows windows. */
export function hasWindows(place: Place): boolean {
  return (STYLES[place]?.windows ?? "none") !== "none";
}

/** Whether what is outside a room can be seen from it. */
export const showsOutside = (place: Place): boolean => hasWindows(place) || GLAZED.has(place);
