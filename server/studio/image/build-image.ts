import type { Canvas } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import type { SceneInput } from "./scene-input.ts";
import { paintLayers } from "./camera.ts";
import { createFinish } from "./finish.ts";
import { weatherLayer } from "./particles.ts";
import { planImage } from "./plan.ts";
import { createStage } from "./stage.ts";

/** A prepared scene that can be painted at any time of its loop. */
export interface StudioImage {
  /** Paints the scene at time t (0 to 1, one loop). Returns the canvas, which the next call reuses. */
  paint(t: number): Canvas;
}

/** Plans a scene and prepares everything that is the same in all frames. `size` is in pixels. */
export function buildImage(input: SceneInput, size: { width: number; height: number }): StudioImage {
  const plan = planImage(input);
  const stage = createStage({
    width: size.width,
    height: size.height,
    seed: input.seed,
    style: plan.style,
    palette: plan.palette,
    light: { x: plan.disc.x, y: plan.disc.y },
  });
  const layers = plan.scene.paint(stage, plan);
  const weather = weatherLayer(stage, plan.weather);
  if (weather) layers.push(weather);
  const finish = createFinish(stage);
  const canvas = createCanvas(size.width, size.height);
  const c = canvas.getContext("2d");
  return {
    paint(t) {
      c.setTransform(
        stage.scale,
        0,
        0,
        stage.scale,
        -stage.view.left * stage.scale,
        -stage.view.top * stage.scale,
      );
      paintLayers(c, layers, t);
      finish(canvas, c);
      return canvas;
    },
  };
}
