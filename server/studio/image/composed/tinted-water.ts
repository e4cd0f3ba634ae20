import type { Colour } from "../../reading/scene/catalogue.ts";
import { css } from "../colour.ts";
import { colourTones } from "../figures/tones.ts";
import type { Layer, Stage } from "../stage.ts";
import type { Setting } from "./setting.ts";

/** The water of a place in the colour that the dream gives it; behind a bank only what is beyond it. */
export function tintedWater(stage: Stage, { horizon, on, afloat }: Setting, colour: Colour): Layer[] {
  if (on !== "water" && afloat === undefined) return [];
  const { left, right, bottom: ground } = stage.ground;
  const bottom = on === "water" ? ground : afloat! + 30;
  const [, light, dark] = colourTones(colour) as [
    unknown,
    Parameters<typeof css>[0],
    Parameters<typeof css>[0],
  ];
  return [
    {
      depth: 0,
      paint(c) {
        c.save();
        const body = c.createLinearGradient(0, horizon, 0, bottom);
        body.addColorStop(0, css(light, 0.62));
        body.addColorStop(0.3, css(light, 0.72));
        body.addColorStop(on === "water" ? 1 : 0.7, css(dark, 0.72));
        if (on !== "water") body.addColorStop(1, css(dark, 0));
        c.fillStyle = body;
        c.fillRect(left, horizon, right - left, bottom - horizon);
        c.restore();
      },
    },
  ];
}
