import type { Lab } from "./colour.ts";
import { evenRamp } from "./colour.ts";
import { sampleField } from "./field.ts";
import { fractal, grainAt } from "./noise.ts";
import type { Random } from "./random.ts";
import { between } from "./random.ts";
import type { Layer, Plate, Stage } from "./stage.ts";
import { drawPlate } from "./stage.ts";
import { toneOffset } from "./tone.ts";

export interface CloudHeap {
  x: number;
  /** Position of its flat base. */
  y: number;
  /** Half its width. */
  reach: number;
  height: number;
}

interface Puff {
  x: number;
  y: number;
  z: number;
  r: number;
}

/** `count` heaps side by side; each is moved sideways by up to `jitter`, and its height is a multiple of `tall`. */
export function cloudRow(
  random: Random,
  count: number,
  row: {
    x: readonly [left: number, step: number, jitter: number];
    y: number;
    reach: readonly [low: number, high: number];
    height: readonly [low: number, high: number];
    tall?: number;
  },
): CloudHeap[] {
  const [left, step, jitter] = row.x;
  return Array.from({ length: count }, (_, i) => ({
    x: left + i * step + between(random, -jitter, jitter),
    y: row.y,
    reach: between(random, ...row.reach),
    height: (row.tall ?? 1) * between(random, ...row.height),
  }));
}

/** A cumulus cloud of shaded spheres, drawn nearest first with a depth buffer. Its base fades out. */
export function cloudPlate(
  stage: Stage,
  name: string,
  heaps: readonly CloudHeap[],
  tones: readonly Lab[],
): Plate {
  const random = stage.random(`cloud ${name}`);
  const puffs: Puff[] = [];
  for (const heap of heaps) {
    const lumps = Array.from({ length: 3 }, () => ({
      at: between(random, -0.75, 0.75),
      tall: between(random, 0.45, 1),
      wide: between(random, 0.3, 0.6),
    }));
    const count = Math.round(60 + heap.reach / 3);
    for (let i = 0; i < count; i++) {
      const across = random() * 2 - 1;
      const ridge = Math.max(
        ...lumps.map((lump) => lump.tall * Math.exp(-(((across - lump.at) / lump.wide) ** 2))),
      );
      const arch = (1 - across * across) ** 0.6 * (0.3 + 0.7 * ridge);
      const depth = random();
      const up = arch * heap.height * (0.06 + 0.9 * Math.sqrt(depth));
      const r = heap.height * between(random, 0.09, 0.25) * (0.4 + 0.6 * arch) * (1.15 - 0.45 * depth);
      puffs.push({
        x: heap.x + across * heap.reach,
        y: heap.y - up,
        z: random() * heap.height * 0.5 - up * 0.25,
        r,
      });
    }
  }
  const plate = stage.plate({
    left: Math.max(stage.ground.left, Math.min(...puffs.map((p) => p.x - p.r * 1.3))),
    right: Math.min(stage.ground.right, Math.max(...puffs.map((p) => p.x + p.r * 1.3))),
    top: Math.min(...puffs.map((p) => p.y - p.r * 1.3)),
    bottom: Math.max(...puffs.map((p) => p.y + p.r * 1.3)),
  });
  if (plate.width < 2) return plate;
  const { width, height } = plate;
  const depth = new Float32Array(width * height).fill(-1e9);
  const value = new Float32Array(width * height);
  const cover = new Float32Array(width * height);
  const noise = stage.noise(`cloud ${name}`);
  const wobble = sampleField(plate, 5, (x, y) => fractal(noise, x / 26, y / 26, 3));
  const foot = Math.max(...heaps.map((heap) => heap.y));
  const tall = Math.max(...heaps.map((heap) => heap.height));
  for (const puff of puffs) {
    const lx0 = stage.light.x - puff.x;
    const ly0 = stage.light.y - puff.y;
    const far = Math.hypot(lx0, ly0) || 1;
    const lx = (lx0 / far) * 0.6;
    const ly = (ly0 / far) * 0.45 - 0.5;
    const cx = (puff.x - plate.left) * stage.scale;
    const cy = (puff.y - plate.top) * stage.scale;
    const r = puff.r * stage.scale;
    const lift = ((foot - puff.y) / tall) * 0.36;
    for (let y = Math.max(0, Math.floor(cy - r * 1.3)); y <= Math.min(height - 1, cy + r * 1.3); y++) {
      for (let x = Math.max(0, Math.floor(cx - r * 1.3)); x <= Math.min(width - 1, cx + r * 1.3); x++) {
        const px = plate.left + x / stage.scale;
        const py = plate.top + y / stage.scale;
        const lump = wobble(px, py) * 0.34;
        const nx = (x + 0.5 - cx) / r + lump;
        const ny = (y + 0.5 - cy) / r - lump * 0.7;
        const flat = nx * nx + ny * ny;
        if (flat >= 1) continue;
        const nz = Math.sqrt(1 - flat);
        const at = y * width + x;
        const edge = Math.min(1, (1 - Math.sqrt(flat)) * r);
        if (edge > cover[at]!) cover[at] = edge;
        const z = puff.z + nz * puff.r;
        if (z <= depth[at]!) continue;
        depth[at] = z;
        value[at] = 0.36 + (nx * lx + ny * ly + nz * 0.2) * 0.42 + lift;
      }
    }
  }
  fill(stage, plate, { value, cover, foot, tall }, tones);
  return plate;
}

function fill(
  stage: Stage,
  plate: Plate,
  cloud: { value: Float32Array; cover: Float32Array; foot: number; tall: number },
  tones: readonly Lab[],
): void {
  const table = evenRamp(tones.toReversed());
  const image = stage.pixels(plate.width, plate.height);
  const cell = Math.max(1, Math.round(stage.scale * 0.62));
  for (let y = 0; y < plate.height; y++) {
    const above = cloud.foot - (plate.top + (y + 0.5) / stage.scale);
    const solid = Math.min(1, Math.max(0, above / (cloud.tall * 0.42) + 0.12));
    for (let x = 0; x < plate.width; x++) {
      const i = y * plate.width + x;
      if (cloud.cover[i] === 0) continue;
      const grain = grainAt((x / cell) | 0, (y / cell) | 0);
      const k = toneOffset(stage.style, cloud.value[i]!, grain);
      image.data[i * 4] = table[k]! + grain;
      image.data[i * 4 + 1] = table[k + 1]! + grain;
      image.data[i * 4 + 2] = table[k + 2]! + grain;
      image.data[i * 4 + 3] = cloud.cover[i]! * solid * (1 + grain * 0.25 * (1 - solid)) * 255;
    }
  }
  plate.c.putImageData(image, 0, 0);
}

/** A plate that drifts sideways by `reach` units and back, once per loop. */
export function driftLayer(plate: Plate, depth: number, reach: number, phase = 0): Layer {
  const rest = Math.sin(2 * Math.PI * phase);
  return {
    depth,
    paint(c, t) {
      c.save();
      c.translate((Math.sin(2 * Math.PI * (t + phase)) - rest) * reach * 0.5, 0);
      drawPlate(c, plate);
      c.restore();
    },
  };
}
