import { actor, companyLayers, heroActor } from "../cast.ts";
import { cloudPlate, cloudRow, driftLayer } from "../clouds.ts";
import { css } from "../colour.ts";
import type { FigureName } from "../figures/figures.ts";
import { FIGURES, makeFigure } from "../figures/figures.ts";
import { foregroundLayers } from "../foreground.ts";
import { flockLayer } from "../particles.ts";
import type { Plan, Scene } from "../scene.ts";
import { between } from "../random.ts";
import { sculpt } from "../sculpt.ts";
import type { Layer, Stage } from "../stage.ts";
import { drawPlate } from "../stage.ts";
import { dome } from "./dome.ts";

const TURN = Math.PI * 2;

/** Moves all the given layers up and down together. */
function afloat(layers: readonly Layer[], depth: number, rise: number, phase: number): Layer {
  return {
    depth,
    paint(c, t) {
      c.save();
      c.translate(0, rise * (Math.sin(TURN * (t + phase)) - Math.sin(TURN * phase)));
      for (const layer of layers) layer.paint(c, t);
      c.restore();
    },
  };
}

/** A waterfall from an island's edge that turns to mist. */
function waterfall(stage: Stage, x: number, y: number, length: number, width: number): Layer {
  const random = stage.random(`fall ${Math.round(x)}`);
  const streaks = Array.from({ length: 16 }, () => ({
    across: random() - 0.5,
    phase: random(),
    width: 0.6 + random() * 1.8,
    strength: 0.3 + random() * 0.7,
  }));
  const pale = stage.palette.cloud[0]!;
  return {
    depth: 0,
    paint(c, t) {
      const body = c.createLinearGradient(0, y, 0, y + length);
      body.addColorStop(0, css(pale, 0.85));
      body.addColorStop(0.5, css(pale, 0.4));
      body.addColorStop(1, css(pale, 0));
      c.fillStyle = body;
      c.beginPath();
      c.moveTo(x - width * 0.4, y);
      c.quadraticCurveTo(x - width * 0.5, y + length * 0.4, x - width * 0.8, y + length);
      c.lineTo(x + width * 0.8, y + length);
      c.quadraticCurveTo(x + width * 0.5, y + length * 0.4, x + width * 0.4, y);
      c.fill();
      c.strokeStyle = css(pale);
      for (const streak of streaks) {
        const place = (streak.phase + 2 * t) % 1;
        c.globalAlpha = streak.strength * Math.sin(Math.PI * place) * 0.8;
        c.lineWidth = streak.width;
        c.beginPath();
        const sx = x + streak.across * width * (0.8 + place * 0.7);
        c.moveTo(sx, y + place * length * 0.85);
        c.lineTo(sx, y + place * length * 0.85 + length * 0.1);
        c.stroke();
      }
      c.globalAlpha = 1;
    },
  };
}

/** Floating islands above a sea of clouds. */
function paint(stage: Stage, plan: Plan): Layer[] {
  const { palette } = stage;
  const { side } = plan;
  const random = stage.random("islands");
  const layers = dome(stage, { ...plan.disc, radius: plan.disc.radius * 0.85 }, { horizon: 690 });
  const bank = (name: string, y: number, tall: number, depth: number) => {
    const r = stage.random(`bank ${name}`);
    const heaps = cloudRow(r, 6, { x: [-620, 250, 80], y, reach: [130, 220], height: [0.6, 1.1], tall });
    return driftLayer(cloudPlate(stage, name, heaps, palette.cloud), depth, 14, r());
  };
  layers.push(bank("far", 640, 120, 0.15));
  const islet = (
    x: number,
    y: number,
    size: number,
    haze: number,
    cargo: (size: number) => Layer[],
    depth: number,
  ) => {
    const plate = sculpt(stage, makeFigure("islet", palette), { size, x, y, haze, flip: random() < 0.5 });
    const land: Layer = {
      depth: 0,
      paint: (c) => {
        c.save();
        c.translate(x, y);
        drawPlate(c, plate);
        c.restore();
      },
    };
    const fall =
      random() < 0.7
        ? [
            waterfall(
              stage,
              x - size * between(random, 40, 86) * (random() < 0.5 ? 1 : -1),
              y + size * 8,
              size * 190,
              size * 13,
            ),
          ]
        : [];
    layers.push(afloat([land, ...cargo(size), ...fall], depth, 3 + depth * 6, random()));
  };
  const on = (name: FigureName, x: number, y: number, height: number, haze: number, more = {}): Layer =>
    actor(stage, name, { x, y, height, width: height * 1.3, depth: 0, haze, ...more }).layer;
  islet(
    -side * 300,
    330,
    0.5,
    0.5,
    () => [on(random() < 0.5 ? "tree" : "house", -side * 300, 331, 84, 0.45)],
    0.18,
  );
  islet(-side * 395, 180, 0.26, 0.62, () => [on("bareTree", -side * 395, 181, 48, 0.6)], 0.12);
  islet(-side * 60, 168, 0.2, 0.68, () => [], 0.1);
  if (random() < 0.6) layers.push(flockLayer(stage, { x: -side * 150, y: 230, spread: 120 }, 10));
  layers.push(bank("middle", 700, 120, 0.35));

  const x = side * 150;
  const y = 430;
  const stands = FIGURES[plan.hero].pose === "stands" && plan.hero !== "islet";
  islet(
    x,
    y,
    1.42,
    0,
    () => {
      const cargo: Layer[] = [];
      const tree = plan.hero !== "tree" && plan.hero !== "house";
      if (stands)
        cargo.push(
          on(plan.hero, x + side * 20, y + 3, 270, 0, { width: 280, flip: side > 0, window: plan.window }),
        );
      else cargo.push(on("house", x + side * 42, y + 3, 160, 0), on("tree", x - side * 136, y + 2, 136, 0));
      if (stands && tree) cargo.unshift(on("tree", x + side * 130, y + 1, 120, 0.1));
      cargo.push(
        ...companyLayers(stage, plan.people.slice(0, 3), {
          x: x - side * 62,
          y: y + 6,
          height: 62,
          depth: 0,
          on: "air",
          toward: -side,
        }),
      );
      return cargo;
    },
    0.45,
  );
  if (!stands && plan.hero !== "islet") {
    const air = { x: -side * 175, y: 250, height: 230, width: 290, depth: 0.5, flip: side < 0 };
    layers.push(heroActor(stage, plan, air).layer);
  }
  layers.push(bank("near", 775, 130, 0.85));
  if (random() < 0.3) layers.push(...foregroundLayers(stage, "branch", side));
  return layers;
}

export const islands: Scene = {
  name: "islands",
  // prettier-ignore
  places: {
    island: 2.6, flying: 2, falling: 0.9, cliff: 1.8, house: 1, tree: 0.9, bird: 0.8, wings: 1.2,
    garden: 0.5, baby: 0.6, birth: 0.9, earthquake: 0.8, bridge: 0.8,
  },
  suits: (mood) => mood.height * 0.6 + mood.valence * 0.3,
  heroes: ["tree", "airship", "house", "whale", "tower", "deer"],
  discs: ["sun", "planet", "moon", "none", "crescent", "none"],
  weathers: ["clear", "petals", "dust", "snow"],
  palettes: ["cornflower", "peach", "mint", "dawn", "mauve"],
  paint,
};
