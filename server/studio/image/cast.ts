import { css, mix } from "./colour.ts";
import type { FigureName, Habit } from "./figures/figures.ts";
import { FIGURES, makeFigure } from "./figures/figures.ts";
import type { PersonKind } from "./figures/people.ts";
import { person } from "./figures/people.ts";
import type { At } from "./motion.ts";
import { createMover, createReflection, shadowLayer, silhouette } from "./motion.ts";
import type { Plan } from "./scene.ts";
import { sculpt } from "./sculpt.ts";
import type { Layer, Plate, Stage } from "./stage.ts";
import { drawPlate, releasePlate } from "./stage.ts";

export interface Role extends At {
  /** Maximum height and width in design units; the figure is scaled to fit both. */
  height: number;
  width?: number;
  depth: number;
  flip?: boolean;
  turn?: number;
  haze?: number;
  rim?: number;
  window?: boolean;
  habit?: Habit;
  /** Whether a main figure in a collage looks cut from paper; true by default. */
  cut?: boolean;
}

export interface Actor {
  plate: Plate;
  layer: Layer;
  /** Design units per figure unit. */
  size: number;
}

/** Draws a figure in the role's size. A floating figure has its middle at the role's position. */
export function actor(stage: Stage, name: FigureName, role: Role): Actor {
  const { pose, habit } = FIGURES[name];
  const figure = makeFigure(name, stage.palette, role.window);
  const tall = figure.box.bottom - figure.box.top;
  const wide = figure.box.right - figure.box.left;
  const size = Math.min(role.height / tall, (role.width ?? Infinity) / wide);
  const drawn = sculpt(stage, figure, { ...role, size });
  const plate =
    stage.style === "collage" && role.height >= 200 && role.cut !== false ? cutOut(stage, drawn) : drawn;
  const middle = pose === "floats" ? (-(figure.box.top + figure.box.bottom) / 2) * size : 0;
  const at = { x: role.x, y: role.y + middle };
  const phase = stage.random(`phase ${name} ${Math.round(role.x)}`)();
  const move = createMover(stage, plate, role.habit ?? habit, phase, role.flip);
  return { plate, size, layer: { depth: role.depth, paint: (c, t) => move(c, at, t) } };
}

/** The figure as a paper cut-out: a pale edge, and a soft shadow behind it; `soft` is a thin edge of the place's light. */
export function cutOut(stage: Stage, drawn: Plate, soft = false): Plate {
  const edge = soft ? 0.9 : 2.1;
  const room = 22;
  const plate = stage.plate({
    left: drawn.left - room,
    right: drawn.right + room,
    top: drawn.top - room,
    bottom: drawn.bottom + room,
  });
  const { glow, haze, cloud } = stage.palette;
  const tone = soft ? css(mix(glow, haze, 0.4), 0.16) : css(mix(cloud[0]!, [0.97, 0.002, 0.02], 0.55));
  const paper = silhouette(stage, drawn, tone);
  const { c } = plate;
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2;
    c.save();
    c.translate(Math.cos(angle) * edge, Math.sin(angle) * edge);
    drawPlate(c, paper);
    c.restore();
  }
  drawPlate(c, drawn);
  releasePlate(paper, plate);
  releasePlate(drawn, plate);
  const shaded = stage.plate(plate);
  shaded.c.shadowColor = css(stage.palette.ink, 0.5);
  shaded.c.shadowBlur = 11 * stage.scale;
  shaded.c.shadowOffsetX = 4 * stage.scale;
  shaded.c.shadowOffsetY = 6 * stage.scale;
  drawPlate(shaded.c, plate);
  releasePlate(plate, shaded);
  return shaded;
}

type HeroPlan = Pick<Plan, "hero" | "side" | "window">;

export interface Standing extends At {
  height: number;
  depth: number;
  flip?: boolean;
  haze?: number;
  /** Surface below the feet: water adds a reflection, ground a shadow, air nothing. */
  on: "water" | "ground" | "air";
  shadow?: number;
}

/** A person with their reflection or shadow. */
export function personLayers(stage: Stage, kind: PersonKind, standing: Standing): Layer[] {
  const size = standing.height / 100;
  const plate = sculpt(stage, person(stage.palette, kind), { ...standing, size, rim: 1 });
  const move = createMover(stage, plate, "breathes", 0);
  const mirror = standing.on === "water" ? createReflection(stage, plate, 0.6) : undefined;
  const layer: Layer = {
    depth: standing.depth,
    paint(c, t) {
      mirror?.(c, standing, t);
      move(c, standing, t);
    },
  };
  if (standing.on !== "ground") return [layer];
  const colour = css(stage.palette.ink);
  return [
    shadowLayer(stage, plate, standing, {
      depth: standing.depth,
      colour,
      strength: standing.shadow ?? 0.5,
      length: 0.62,
    }),
    layer,
  ];
}

/** A figure that stands on the ground, and its shadow. */
export function groundedActor(stage: Stage, name: FigureName, role: Role, shadow = 0.45): Layer[] {
  const { plate, layer } = actor(stage, name, role);
  const colour = css(stage.palette.ink);
  return [
    shadowLayer(stage, plate, role, { depth: role.depth, colour, strength: shadow * (1 - (role.haze ?? 0)) }),
    layer,
  ];
}

/** The main figure of an image, which looks toward the middle. */
export function heroActor(stage: Stage, { hero, side, window }: HeroPlan, role: Role): Actor {
  return actor(stage, hero, { flip: side > 0, window, ...role });
}

/** The main figure on the ground with its shadow (none if `shadow` is 0), or in the air if it floats. */
export function heroLayers(
  stage: Stage,
  plan: HeroPlan,
  role: { ground: Role; air: Role; shadow?: number },
): Layer[] {
  const stands = FIGURES[plan.hero].pose === "stands";
  if (!stands || role.shadow === 0) return [heroActor(stage, plan, stands ? role.ground : role.air).layer];
  const look = { flip: plan.side > 0, window: plan.window };
  return groundedActor(stage, plan.hero, { ...look, ...role.ground }, role.shadow);
}

/** The people side by side, the dreamer first; more than three stand in loose rows. */
export function companyLayers(
  stage: Stage,
  kinds: readonly PersonKind[],
  standing: Standing & { toward: number },
): Layer[] {
  const random = stage.random("company");
  const spots = kinds.map((kind, i) => {
    const row = Math.floor(i / 3);
    const jitter = i < 2 ? 0 : random() - 0.5;
    return {
      kind,
      x: standing.x + standing.toward * ((i % 3) * 0.47 + row * 0.2 + jitter * 0.3) * standing.height,
      y: standing.y + (row === 0 ? i * 2 : -row * 11 + jitter * 6),
      height: standing.height * (kind === "child" && i > 0 ? 0.68 : 1) * (1 - row * 0.07),
    };
  });
  return spots
    .sort((a, b) => a.y - b.y)
    .flatMap(({ kind, ...spot }) => personLayers(stage, kind, { ...standing, ...spot }));
}
