import type { Activity } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { isInside } from "../../reading/scene/places.ts";
import type { Plan } from "../scene.ts";
import type { Layer, Stage } from "../stage.ts";
import { withoutSources } from "./body-parts.ts";
import { cabinOf, type Kind } from "./cabins.ts";
import { figureLayers } from "./figure-layers.ts";
import { fogBanks, foggy, veil } from "./fog.ts";
import { floorInside } from "./floors.ts";
import { burning, groundOf } from "./ground.ts";
import { inHiding } from "./hidden.ts";
import type { Item, Placed } from "./items.ts";
import { itemOf, placeItems } from "./layout.ts";
import { darkness, isNight, nightVeil, shine } from "./night.ts";
import { flyingSand, isSandstorm, sandFront } from "./sandstorm.ts";
import { withDreamer } from "./seats.ts";
import type { Setting } from "./setting.ts";
import { isCrossed, isInBed, standingThings } from "./standing-things.ts";
import { tintedWater } from "./tinted-water.ts";
import { fallen, fallenInside, mudInside, weatherInside } from "./weather-inside.ts";
import { figuresOf, type Figures } from "./who-is-there.ts";

/** Acts toward what stands beside. */
const TOWARD = new Set<string>(["pushing", "pulling", "feeding", "peeking", "searching", "photographing"]);

/** Turns a dreamer to the main thing where they do something with it, and away from it where they run. */
function turnDreamer(placed: readonly Placed[], dreamer: Item, { action, activity }: Figures): void {
  const one = placed.find(({ figure }) => figure === dreamer.figure);
  const other = placed.find(({ lead }) => lead) ?? placed.find((each) => each !== one);
  if (!one || !other) return;
  const act: string | null | undefined = action ?? activity;
  if (other !== one && (one.onlooker || (act && TOWARD.has(act)))) one.flip = other.x < one.x;
  if (activity !== ("fleeing" satisfies Activity) && action !== "running") return;
  for (const each of placed) if (each === one || each.runs) each.flip = other.x > one.x;
}

/** Gives the figures their places; `shown` is the dreamer among them. */
function placed(
  figures: Figures,
  setting: Setting,
  { whole, cabin, side }: { whole: SceneDescription; cabin: Kind | undefined; side: Plan["side"] },
): { placed: Placed[]; shown: Item } {
  const { dreamer, others, company, rides, action } = figures;
  const seated =
    isInBed(whole) || rides || cabin
      ? null
      : withDreamer(
          placeItems([...others, ...company], { ...setting, walls: undefined }, side),
          dreamer,
          action,
          whole,
        );
  // The dreamer stands second in the row, beside the first thing.
  const standing = rides
    ? [...others, ...company]
    : [...others.slice(0, 1), dreamer, ...others.slice(1), ...company];
  const inPlace = setting.arrange?.(standing, dreamer) ?? seated ?? placeItems(standing, setting, side);
  const result = inHiding(inPlace, dreamer, whole, figures.kind === "dress");
  turnDreamer(result.placed, result.shown, figures);
  return result;
}

/** A thing in the dreamer's hand. */
function inHand(held: Item, holder: Placed): Placed {
  const small = itemOf(held, 62, { row: "front" });
  const size = small.tall / (held.figure.box.bottom - held.figure.box.top);
  return { ...small, row: "air", x: holder.x + 34, y: holder.y - 46, size };
}

/** Paints a place with the people and things that the dream names. */
export function composeScene(stage: Stage, plan: Plan, whole: SceneDescription): Layer[] {
  const cabin = cabinOf(whole);
  const description = withoutSources({ ...whole, things: standingThings(whole, cabin) });
  const scene = { whole, description, cabin };
  const setting = groundOf(stage, plan, scene);
  const figures = figuresOf(stage, plan, scene, setting);
  const { placed: items, shown } = placed(figures, setting, { whole, cabin, side: plan.side });
  const lit = setting.lit ? { ...stage, light: setting.lit } : stage;
  const inside = isInside(whole.place);
  const inFog = whole.weather === "fog" && (!inside || whole.weatherInside === true);
  const inSand = isSandstorm(whole) && !inside && setting.on !== "deep";
  const layers = [...setting.layers];
  if (whole.placeColour) layers.push(...tintedWater(stage, setting, whole.placeColour));
  if (whole.placeState === "burning") layers.push(...burning(stage, setting));
  layers.push(...floorInside(stage, whole.floor));
  if (whole.muddy) layers.push(mudInside(stage));
  const snowy = whole.weather === "snow" && !inside && setting.on === "ground";
  if (snowy && !isCrossed(whole)) layers.push(fallen(stage, true));
  if (whole.weatherInside) layers.push(...fallenInside(stage, whole.weather));
  const night = isNight(whole);
  if (night) layers.push(nightVeil(stage, plan.disc, whole.place));
  const air = foggy(stage, night);
  if (inFog) layers.push(veil(air, setting.horizon, night));
  if (inSand) layers.push(...sandFront(stage, setting.horizon, -plan.side));
  items.forEach((item, i) => layers.push(...figureLayers(lit, item, setting, i)));
  const holder = items.find(({ figure }) => figure === shown.figure);
  if (figures.held && holder)
    layers.push(...figureLayers(lit, inHand(figures.held, holder), setting, items.length));
  if (whole.shine) layers.push(...shine(stage, whole.shine, plan.side));
  if (whole.dark) layers.push(darkness(stage, items, shown));
  if (inFog) layers.push(...fogBanks(air));
  if (inSand) layers.push(flyingSand(stage, -plan.side));
  if (whole.weatherInside && whole.weather !== "fog") layers.push(...weatherInside(stage, whole.weather));
  return [...layers, ...setting.front];
}
