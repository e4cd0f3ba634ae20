import type { SKRSContext2D } from "@napi-rs/canvas";
import { createCanvas } from "@napi-rs/canvas";
import type { Lab } from "./colour.ts";
import { css } from "./colour.ts";
import { between } from "./random.ts";
import type { Layer, Stage } from "./stage.ts";

const TURN = Math.PI * 2;

export type Weather =
  | "clear"
  | "snow"
  | "rain"
  | "hail"
  | "wind"
  | "fireflies"
  | "petals"
  | "embers"
  | "dust"
  | "bubbles";

const HAIL = { light: css([0.98, 0, 0.002]), dark: css([0.66, -0.01, -0.03]) };

interface Mote {
  x: number;
  y: number;
  size: number;
  phase: number;
  falls: number;
  sway: number;
  strength: number;
}

function motes(stage: Stage, name: string, count: number): Mote[] {
  const random = stage.random(name);
  return Array.from({ length: count }, () => ({
    x: between(random, -690, 690),
    y: random(),
    size: random(),
    phase: random(),
    falls: 1 + Math.floor(random() * 2),
    sway: between(random, 6, 26),
    strength: between(random, 0.35, 1),
  }));
}

/** Height of a particle, 0 to 1, that crosses the image a whole number of times per loop. */
const fallen = (mote: Mote, t: number) => (mote.y + mote.falls * t) % 1;

/** A soft dot of light, rendered once and drawn at any size and strength. */
function createGlowDot(colour: Lab) {
  const radius = 24;
  const dot = createCanvas(radius * 2, radius * 2);
  const d = dot.getContext("2d");
  const light = d.createRadialGradient(radius, radius, 0, radius, radius, radius);
  light.addColorStop(0, css(colour));
  light.addColorStop(0.25, css(colour, 0.45));
  light.addColorStop(1, css(colour, 0));
  d.fillStyle = light;
  d.fillRect(0, 0, radius * 2, radius * 2);
  return (c: SKRSContext2D, x: number, y: number, r: number, alpha: number) => {
    c.globalAlpha = alpha;
    c.drawImage(dot, x - r, y - r, r * 2, r * 2);
  };
}

/** Particles (rain, snow, embers, ...) over the whole image; null for clear weather. */
export function weatherLayer(stage: Stage, weather: Weather): Layer | null {
  const { palette } = stage;
  switch (weather) {
    case "clear":
      return null;
    case "snow": {
      const flakes = motes(stage, "snow", 300);
      const colour = css([0.98, 0, 0.005]);
      return {
        depth: 1.1,
        paint(c, t) {
          c.fillStyle = colour;
          for (const flake of flakes) {
            const r = 1.6 + flake.size ** 3 * 6.4;
            const y = fallen(flake, t) * 780 - 30;
            c.globalAlpha = flake.strength * (r > 5 ? 0.7 : 0.95);
            c.beginPath();
            c.arc(flake.x + Math.sin(TURN * (t + flake.phase)) * flake.sway, y, r, 0, TURN);
            c.fill();
          }
        },
      };
    }
    case "rain": {
      const drops = motes(stage, "rain", 230);
      const colour = css(palette.cloud[0]!);
      return {
        depth: 1.1,
        paint(c, t) {
          c.strokeStyle = colour;
          for (const drop of drops) {
            const place = (drop.y + (drop.falls + 4) * t) % 1;
            const long = 20 + drop.size * 40;
            const y = place * 820 - 60;
            const x = drop.x - place * 70;
            c.globalAlpha = drop.strength * 0.6;
            c.lineWidth = 1.1 + drop.size * 1.1;
            c.beginPath();
            c.moveTo(x, y);
            c.lineTo(x - long * 0.085, y + long);
            c.stroke();
          }
        },
      };
    }
    case "hail": {
      const stones = motes(stage, "hail", 150);
      return {
        depth: 1.1,
        paint(c, t) {
          for (const stone of stones) {
            const place = (stone.y + (stone.falls + 3) * t) % 1;
            const r = 2.2 + stone.size ** 2 * 4.2;
            const [x, y] = [stone.x - place * 60, place * 800 - 40];
            c.globalAlpha = stone.strength * 0.4;
            c.strokeStyle = HAIL.light;
            c.lineWidth = r * 0.7;
            c.beginPath();
            c.moveTo(x, y);
            c.lineTo(x + r * 0.5, y - r * 5);
            c.stroke();
            c.globalAlpha = 0.7 + stone.strength * 0.3;
            c.fillStyle = HAIL.dark;
            c.beginPath();
            c.arc(x, y, r, 0, TURN);
            c.fill();
            c.fillStyle = HAIL.light;
            c.beginPath();
            c.arc(x - r * 0.15, y - r * 0.2, r * 0.78, 0, TURN);
            c.fill();
          }
        },
      };
    }
    case "wind": {
      const gusts = motes(stage, "gusts", 9);
      const leaves = motes(stage, "blown leaves", 34);
      const pale = css(palette.cloud[0]!);
      const colours = [css([0.62, 0.1, 0.1]), css([0.7, 0.04, 0.13]), css([0.5, -0.06, 0.08])];
      return {
        depth: 1.1,
        paint(c, t) {
          c.strokeStyle = pale;
          c.lineCap = "round";
          for (const gust of gusts) {
            const x = ((gust.phase + gust.falls * t) % 1) * 1700 - 850;
            const y = 120 + gust.y * 440;
            const long = 110 + gust.size * 120;
            c.globalAlpha = 0.25 + gust.strength * 0.35;
            c.lineWidth = 2 + gust.size * 1.6;
            c.beginPath();
            c.moveTo(x - long, y);
            c.bezierCurveTo(x - long * 0.6, y - 16, x - long * 0.3, y + 12, x, y);
            // The gust ends in a curl.
            c.bezierCurveTo(x + 34, y - 12, x + 30, y - 46, x + 4, y - 40);
            c.bezierCurveTo(x - 12, y - 34, x - 6, y - 16, x + 8, y - 20);
            c.stroke();
          }
          leaves.forEach((leaf, i) => {
            const place = (leaf.phase + leaf.falls * t) % 1;
            c.save();
            c.translate(
              place * 1500 - 750,
              90 + leaf.y * 560 + Math.sin(TURN * (place * 2 + leaf.size)) * 26,
            );
            c.rotate(TURN * (leaf.size + leaf.falls * t));
            c.globalAlpha = 0.75 + leaf.strength * 0.25;
            c.fillStyle = colours[i % 3]!;
            const r = 6 + leaf.size * 7;
            c.beginPath();
            c.moveTo(-r, 0);
            c.quadraticCurveTo(0, -r * 0.8, r, 0);
            c.quadraticCurveTo(0, r * 0.8, -r, 0);
            c.fill();
            c.restore();
          });
        },
      };
    }
    case "fireflies": {
      const flies = motes(stage, "fireflies", 54);
      const glowDot = createGlowDot(palette.lamp);
      return {
        depth: 0.9,
        paint(c, t) {
          c.globalCompositeOperation = "screen";
          for (const fly of flies) {
            const x = fly.x + Math.sin(TURN * (t + fly.phase)) * fly.sway;
            const y = 300 + fly.y * 400 + Math.sin(TURN * (fly.falls * t + fly.phase * 3)) * fly.sway * 0.5;
            const beat = 0.5 + 0.5 * Math.sin(TURN * (fly.falls * t + fly.phase * 7));
            glowDot(c, x, y, 5 + fly.size * 11, fly.strength * (0.15 + 0.85 * beat));
          }
        },
      };
    }
    case "embers": {
      const sparks = motes(stage, "embers", 90);
      const glowDot = createGlowDot(palette.lamp);
      return {
        depth: 1,
        paint(c, t) {
          c.globalCompositeOperation = "screen";
          for (const spark of sparks) {
            const place = fallen(spark, t);
            const x = spark.x * 0.9 + Math.sin(TURN * (t + spark.phase)) * spark.sway + place * 40;
            glowDot(
              c,
              x,
              740 - place * 760,
              2 + spark.size ** 2 * 7,
              spark.strength * Math.sin(Math.PI * place),
            );
          }
        },
      };
    }
    case "petals": {
      const petals = motes(stage, "petals", 46);
      const colours = [css(palette.trim[0]!), css(palette.trim[1]!), css(palette.cloud[0]!)];
      return {
        depth: 1.1,
        paint(c, t) {
          petals.forEach((petal, i) => {
            const place = (petal.y + t) % 1;
            c.save();
            c.translate(
              petal.x + Math.sin(TURN * (t + petal.phase)) * petal.sway * 1.6 + place * 60,
              place * 790 - 35,
            );
            c.rotate(TURN * (petal.phase + petal.falls * t));
            c.globalAlpha = petal.strength;
            c.fillStyle = colours[i % 3]!;
            c.scale(1, 0.35 + 0.5 * Math.abs(Math.sin(TURN * (t + petal.phase))));
            c.beginPath();
            c.ellipse(0, 0, 3 + petal.size * 4, 2 + petal.size * 2, 0, 0, TURN);
            c.fill();
            c.restore();
          });
        },
      };
    }
    case "dust":
    case "bubbles": {
      const specks = motes(stage, weather, weather === "dust" ? 90 : 60);
      const colour = css(weather === "dust" ? palette.disc[0] : palette.cloud[0]!);
      return {
        depth: 1,
        paint(c, t) {
          c.fillStyle = c.strokeStyle = colour;
          for (const speck of specks) {
            const place = 1 - fallen({ ...speck, falls: 1 }, t);
            const x = speck.x + Math.sin(TURN * (speck.falls * t + speck.phase)) * speck.sway;
            const r = weather === "dust" ? 0.7 + speck.size ** 3 * 1.6 : 1.4 + speck.size ** 3 * 6;
            c.globalAlpha = speck.strength * (weather === "dust" ? 0.5 : 0.45) * Math.sin(Math.PI * place);
            c.beginPath();
            c.arc(x, place * 780 - 30, r, 0, TURN);
            if (weather === "dust") c.fill();
            else {
              c.lineWidth = 0.9;
              c.stroke();
            }
          }
        },
      };
    }
  }
}

/** A flock of distant birds that move in small circles and flap their wings. */
export function flockLayer(stage: Stage, at: { x: number; y: number; spread: number }, count: number): Layer {
  const random = stage.random("flock");
  const colour = css(stage.palette.ink, 0.75);
  const birds = Array.from({ length: count }, () => ({
    x: (random() + random() - 1) * at.spread,
    y: (random() + random() - 1) * at.spread * 0.32,
    size: between(random, 3.4, 8),
    phase: random(),
    beats: 4 + Math.floor(random() * 3),
  }));
  return {
    depth: 0.2,
    paint(c, t) {
      c.strokeStyle = colour;
      c.lineCap = "round";
      for (const bird of birds) {
        const x = at.x + bird.x + Math.sin(TURN * (t + bird.phase)) * 16;
        const y = at.y + bird.y + Math.sin(TURN * (t + bird.phase + 0.2)) * 7;
        const wing = bird.size * (0.15 + 0.42 * (0.5 + 0.5 * Math.sin(TURN * (bird.beats * t + bird.phase))));
        c.lineWidth = bird.size * 0.24;
        c.beginPath();
        c.moveTo(x - bird.size, y - wing);
        c.quadraticCurveTo(x - bird.size * 0.4, y - wing * 1.1, x, y);
        c.quadraticCurveTo(x + bird.size * 0.4, y - wing * 1.1, x + bird.size, y - wing);
        c.stroke();
      }
    },
  };
}
