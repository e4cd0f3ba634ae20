/** A smooth function, sampled on a coarse grid and interpolated: much cheaper than evaluating it at every pixel. */
export interface Field {
  (x: number, y: number): number;
}

/**
 * Samples `value` every `cell` units over the rectangle. Valid only inside the rectangle.
 */
export function sampleField(
  area: { left: number; top: number; right: number; bottom: number },
  cell: number,
  value: (x: number, y: number) => number,
): Field {
  const columns = Math.ceil((area.right - area.left) / cell) + 3;
  const rows = Math.ceil((area.bottom - area.top) / cell) + 3;
  const grid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      grid[row * columns + column] = value(area.left + (column - 1) * cell, area.top + (row - 1) * cell);
    }
  }
  return (x, y) => {
    const gx = Math.min(columns - 2, Math.max(0, (x - area.left) / cell + 1));
    const gy = Math.min(rows - 2, Math.max(0, (y - area.top) / cell + 1));
    const column = gx | 0;
    const row = gy | 0;
    const fx = gx - column;
    const fy = gy - row;
    const at = row * columns + column;
    const top = grid[at]! + (grid[at + 1]! - grid[at]!) * fx;
    const below = grid[at + columns]! + (grid[at + columns + 1]! - grid[at + columns]!) * fx;
    return top + (below - top) * fy;
  };
}
