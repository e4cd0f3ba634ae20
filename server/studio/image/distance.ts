const FAR = 1e12;

/** Squared distances along one line (Felzenszwalb and Huttenlocher's lower envelope of parabolas). */
function transformLine(f: Float64Array, n: number, d: Float64Array, v: Int32Array, z: Float64Array): void {
  let k = 0;
  v[0] = 0;
  z[0] = -FAR;
  z[1] = FAR;
  for (let q = 1; q < n; q++) {
    let s = (f[q]! + q * q - (f[v[k]!]! + v[k]! * v[k]!)) / (2 * q - 2 * v[k]!);
    while (s <= z[k]!) {
      k--;
      s = (f[q]! + q * q - (f[v[k]!]! + v[k]! * v[k]!)) / (2 * q - 2 * v[k]!);
    }
    k++;
    v[k] = q;
    z[k] = s;
    z[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < n; q++) {
    while (z[k + 1]! < q) k++;
    d[q] = (q - v[k]!) ** 2 + f[v[k]!]!;
  }
}

/** Distance in pixels from each pixel inside the mask (alpha over one half) to the nearest one outside. */
export function distanceInside(alpha: Uint8Array, width: number, height: number): Float32Array {
  const grid = new Float64Array(width * height);
  for (let i = 0; i < grid.length; i++) grid[i] = alpha[i]! > 127 ? FAR : 0;
  const n = Math.max(width, height);
  const f = new Float64Array(n);
  const d = new Float64Array(n);
  const v = new Int32Array(n);
  const z = new Float64Array(n + 1);
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) f[y] = grid[y * width + x]!;
    transformLine(f, height, d, v, z);
    for (let y = 0; y < height; y++) grid[y * width + x] = d[y]!;
  }
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) f[x] = grid[y * width + x]!;
    transformLine(f, width, d, v, z);
    for (let x = 0; x < width; x++) out[y * width + x] = Math.sqrt(d[x]!);
  }
  return out;
}

/** Box blur of a grid in place, `passes` times; three passes are close to a Gaussian. */
export function blurGrid(
  grid: Float32Array,
  width: number,
  height: number,
  radius: number,
  passes: number,
): void {
  const r = Math.max(1, Math.round(radius));
  const line = new Float32Array(Math.max(width, height));
  const run = (start: number, step: number, n: number) => {
    let sum = 0;
    for (let i = -r; i <= r; i++) sum += grid[start + Math.min(n - 1, Math.max(0, i)) * step]!;
    for (let i = 0; i < n; i++) {
      line[i] = sum / (2 * r + 1);
      sum += grid[start + Math.min(n - 1, i + r + 1) * step]! - grid[start + Math.max(0, i - r) * step]!;
    }
    for (let i = 0; i < n; i++) grid[start + i * step] = line[i]!;
  };
  for (let pass = 0; pass < passes; pass++) {
    for (let y = 0; y < height; y++) run(y * width, 1, width);
    for (let x = 0; x < width; x++) run(x, width, height);
  }
}
