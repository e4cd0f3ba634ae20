import { type Lab, mix, oklch } from "../colour.ts";
import type { Crop } from "../../reading/scene/catalogue.ts";
import { between, type Random } from "../random.ts";
import type { Plate } from "../stage.ts";

type Canvas = Plate["c"];

/** One plant: its foot in the image, design units for one of the field's, and its colours in the air before it. */
interface Spot {
  x: number;
  y: number;
  unit: number;
  random: Random;
  tone: (colour: Lab) => string;
}
type Plant = (c: Canvas, spot: Spot) => void;

/** How a crop stands on its field. */
export interface Growth {
  /** Between two rows, and the colours of a row from afar: the plants, and the earth between them. */
  gap: number;
  wide: number;
  row: string;
  earth: string;
  /** How close the plants of a row stand. */
  step: number;
  plant: Plant;
}

const LEAVES = [".66 .13 132", ".54 .12 138", ".42 .10 144"].map((tone) => oklch(tone));

/** A dome of thin stalks with flowers along their ends. */
const tufts =
  (bloom: readonly string[], high: number): Plant =>
  (c, { x, y, unit, random, tone }) => {
    c.fillStyle = tone(oklch(".46 .06 150"));
    c.beginPath();
    c.ellipse(x, y, unit * 0.5, unit * 0.3, 0, Math.PI, 0);
    c.fill();
    const count = unit > 90 ? 30 : unit > 40 ? 18 : 9;
    for (let i = 0; i < count; i++) {
      const lean = ((i + random() * 0.8) / count) * 2 - 1;
      const tall = unit * high * (1 - lean * lean * 0.34) * between(random, 0.85, 1.1);
      const [tx, ty] = [x + lean * unit * 0.62, y - tall];
      c.strokeStyle = tone(LEAVES[1]!);
      c.lineWidth = Math.max(0.8, unit * 0.014);
      c.beginPath();
      c.moveTo(x + lean * unit * 0.22, y - unit * 0.1);
      c.lineTo(tx, ty);
      c.stroke();
      c.fillStyle = tone(oklch(bloom[i % bloom.length]!));
      c.beginPath();
      c.ellipse(tx, ty, unit * 0.05, unit * 0.17, lean * 0.5, 0, Math.PI * 2);
      c.fill();
    }
  };

/** A stalk with two leaves, and what it bears. */
const stalk =
  (high: number, head: (c: Canvas, spot: Spot, at: readonly [number, number]) => void, leafy = 1): Plant =>
  (c, spot) => {
    const { x, y, unit, random, tone } = spot;
    for (let k = unit > 60 ? 3 : 2; k > 0; k--) {
      const dx = between(random, -0.4, 0.4) * unit;
      const [tx, ty] = [
        x + dx + between(random, -0.06, 0.06) * unit,
        y - unit * high * between(random, 0.84, 1.1),
      ];
      c.strokeStyle = tone(LEAVES[2]!);
      c.lineWidth = Math.max(0.9, unit * 0.026);
      c.beginPath();
      c.moveTo(x + dx, y);
      c.lineTo(tx, ty);
      c.stroke();
      for (const side of [-1, 1]) {
        c.fillStyle = tone(LEAVES[side > 0 ? 0 : 1]!);
        c.beginPath();
        c.moveTo(x + dx, y);
        c.quadraticCurveTo(
          x + dx + side * unit * 0.22 * leafy,
          y - unit * high * 0.34,
          x + dx + side * unit * 0.2 * leafy,
          y - unit * high * 0.56,
        );
        c.quadraticCurveTo(x + dx + side * unit * 0.05, y - unit * high * 0.3, x + dx, y);
        c.fill();
      }
      head(c, spot, [tx, ty]);
    }
  };

const pickOne = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random() * all.length)]!;

/** A cup of three petals. */
const tulipHead =
  (colours: readonly string[]) =>
  (c: Canvas, { unit, random, tone }: Spot, [x, y]: readonly [number, number]) => {
    const colour = oklch(pickOne(random, colours));
    const r = unit * 0.15;
    c.fillStyle = tone(mix(colour, [0.3, 0, 0], 0.2));
    c.beginPath();
    c.moveTo(x - r, y - r * 1.5);
    c.quadraticCurveTo(x - r * 1.3, y + r, x, y + r);
    c.quadraticCurveTo(x + r * 1.3, y + r, x + r, y - r * 1.5);
    c.lineTo(x + r * 0.45, y - r * 0.7);
    c.lineTo(x, y - r * 1.6);
    c.lineTo(x - r * 0.45, y - r * 0.7);
    c.fill();
    c.fillStyle = tone(colour);
    c.beginPath();
    c.ellipse(x, y - r * 0.2, r * 0.62, r * 1.2, 0, 0, Math.PI * 2);
    c.fill();
  };

/** An open flower around its middle. */
const openHead =
  (colours: readonly string[], middle: string, petals: number, size: number) =>
  (c: Canvas, { unit, random, tone }: Spot, [x, y]: readonly [number, number]) => {
    const r = unit * size;
    c.fillStyle = tone(oklch(pickOne(random, colours)));
    for (let i = 0; i < petals; i++) {
      const a = (i / petals) * Math.PI * 2;
      c.beginPath();
      c.ellipse(
        x + Math.cos(a) * r * 0.6,
        y + Math.sin(a) * r * 0.5,
        r * (petals > 6 ? 0.5 : 0.66),
        r * (petals > 6 ? 0.24 : 0.56),
        a,
        0,
        Math.PI * 2,
      );
      c.fill();
    }
    c.fillStyle = tone(oklch(middle));
    c.beginPath();
    c.arc(x, y, r * 0.32, 0, Math.PI * 2);
    c.fill();
  };

/** White tufts in brown husks. */
const bolls = (c: Canvas, { unit, tone }: Spot, [x, y]: readonly [number, number]) => {
  const r = unit * 0.17;
  c.fillStyle = tone(oklch(".44 .06 55"));
  c.beginPath();
  c.ellipse(x, y + r * 0.55, r * 0.8, r * 0.5, 0, 0, Math.PI * 2);
  c.fill();
  for (const [dx, dy, k] of [
    [-0.5, 0, 0.9],
    [0.5, 0, 0.85],
    [0, -0.5, 1],
    [0, 0.15, 1],
  ] as const) {
    c.fillStyle = tone(dy > 0 ? [0.99, 0, 0] : [0.93, 0, 0.01]);
    c.beginPath();
    c.arc(x + dx * r, y + dy * r, r * 0.62 * k, 0, Math.PI * 2);
    c.fill();
  }
};

/** Rounded bushes that touch along their row, cut smooth. */
const hedge: Plant = (c, { x, y, unit, random, tone }) => {
  const dome = c.createLinearGradient(0, y - unit * 0.95, 0, y);
  dome.addColorStop(0, tone(oklch(".76 .16 128")));
  dome.addColorStop(0.45, tone(oklch(".55 .13 136")));
  dome.addColorStop(1, tone(oklch(".32 .08 146")));
  c.fillStyle = dome;
  c.beginPath();
  c.ellipse(x, y, unit * 0.85, unit * 0.95, 0, Math.PI, 0);
  c.fill();
  for (let i = unit > 50 ? 34 : 10; i > 0; i--) {
    const a = Math.PI * (1 + random());
    const k = Math.sqrt(random());
    c.fillStyle = tone(oklch(random() < 0.55 ? ".82 .16 124" : ".50 .13 138"));
    c.beginPath();
    c.ellipse(
      x + Math.cos(a) * k * unit * 0.78,
      y + Math.sin(a) * k * unit * 0.88,
      unit * 0.07,
      unit * 0.035,
      a,
      0,
      Math.PI * 2,
    );
    c.fill();
  }
};

/** The same with red berries. */
const berried: Plant = (c, spot) => {
  hedge(c, spot);
  const { x, y, unit, random, tone } = spot;
  for (let i = unit > 50 ? 16 : 6; i > 0; i--) {
    const a = Math.PI * (1 + random());
    const k = Math.sqrt(random());
    c.fillStyle = tone(oklch(random() < 0.7 ? ".56 .21 26" : ".66 .18 50"));
    c.beginPath();
    c.arc(x + Math.cos(a) * k * unit * 0.76, y + Math.sin(a) * k * unit * 0.86, unit * 0.045, 0, Math.PI * 2);
    c.fill();
  }
};

/** Large leaves that spread from the ground up. */
const broad: Plant = (c, { x, y, unit, tone }) => {
  for (const [i, side] of [-1, 1, -1, 1, -1, 1].entries()) {
    const at = y - unit * (0.2 + i * 0.19);
    const reach = unit * (0.72 - i * 0.07);
    c.fillStyle = tone(LEAVES[i % 3]!);
    c.beginPath();
    c.moveTo(x, at);
    c.quadraticCurveTo(x + side * reach * 0.5, at - reach * 0.8, x + side * reach, at + reach * 0.1);
    c.quadraticCurveTo(x + side * reach * 0.4, at + reach * 0.2, x, at);
    c.fill();
  }
};

const TULIPS = [".62 .22 25", ".62 .22 25", ".84 .16 90", ".76 .14 350"];
const MIXED = [".66 .20 25", ".86 .15 92", ".78 .12 350", ".95 .01 90", ".62 .14 300"];

export const GROWTHS: Partial<Record<Crop, Growth>> = {
  lavender: {
    gap: 1.9,
    wide: 0.66,
    row: ".52 .13 302",
    earth: ".62 .05 100",
    step: 0.62,
    plant: tufts([".60 .15 300", ".52 .16 296", ".70 .12 304"], 0.95),
  },
  tulip: {
    gap: 1.15,
    wide: 0.42,
    row: ".60 .17 25",
    earth: ".48 .09 138",
    step: 0.55,
    plant: stalk(0.7, tulipHead(TULIPS)),
  },
  poppy: {
    gap: 1,
    wide: 0.4,
    row: ".58 .18 28",
    earth: ".56 .10 132",
    step: 0.6,
    plant: stalk(0.72, openHead([".60 .23 28", ".64 .22 30"], ".22 .02 30", 5, 0.19), 0.5),
  },
  rose: {
    gap: 1.8,
    wide: 0.6,
    row: ".50 .12 20",
    earth: ".46 .06 70",
    step: 0.7,
    plant: stalk(0.85, openHead([".58 .21 20", ".72 .15 5"], ".44 .18 22", 5, 0.2)),
  },
  daisy: {
    gap: 1,
    wide: 0.4,
    row: ".84 .05 110",
    earth: ".56 .11 134",
    step: 0.6,
    plant: stalk(0.55, openHead([".97 0 90"], ".82 .17 88", 10, 0.19), 0.5),
  },
  flower: {
    gap: 1,
    wide: 0.45,
    row: ".66 .12 20",
    earth: ".54 .11 134",
    step: 0.56,
    plant: stalk(0.62, openHead(MIXED, ".84 .16 88", 5, 0.17), 0.6),
  },
  mustard: {
    gap: 0.95,
    wide: 0.48,
    row: ".86 .17 98",
    earth: ".66 .13 112",
    step: 0.5,
    plant: stalk(0.85, openHead([".90 .18 100", ".86 .18 96"], ".80 .17 90", 5, 0.13), 0.6),
  },
  cotton: {
    gap: 1.5,
    wide: 0.5,
    row: ".88 .02 90",
    earth: ".44 .06 55",
    step: 0.62,
    plant: stalk(0.78, bolls),
  },
  tea: { gap: 2.2, wide: 0.95, row: ".56 .13 134", earth: ".36 .06 80", step: 0.55, plant: hedge },
  coffee: { gap: 2.3, wide: 0.9, row: ".48 .11 138", earth: ".40 .07 45", step: 0.95, plant: berried },
  tobacco: { gap: 1.9, wide: 0.7, row: ".54 .12 134", earth: ".44 .06 55", step: 0.85, plant: broad },
};
