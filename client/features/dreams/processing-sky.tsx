const WIDTH = 1440;
const HEIGHT = 560;

/** A small repeatable random sequence: the sky is the same on every visit. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

function makeStars(count: number) {
  const random = sequence(7);
  return Array.from({ length: count }, () => {
    const height = random() ** 1.4;
    return {
      x: (random() * WIDTH).toFixed(1),
      y: (height * HEIGHT * 0.85).toFixed(1),
      r: (random() ** 4 * 1.7 + 0.45).toFixed(2),
      opacity: ((1 - height) * (0.25 + random() * 0.6)).toFixed(2),
    };
  });
}

function makeGlints(count: number) {
  const random = sequence(23);
  return Array.from({ length: count }, () => {
    const depth = random() ** 1.3;
    const width = (10 + depth * 46) * (0.35 + random());
    return {
      x: ((random() - 0.5) * (120 + depth * 190)).toFixed(1),
      y: (depth * 300 + 3).toFixed(1),
      rx: width.toFixed(1),
      ry: (0.6 + depth * 1.2).toFixed(2),
      opacity: ((1 - depth * 0.8) * (0.08 + random() * 0.2)).toFixed(2),
    };
  });
}

const STARS = makeStars(150);
const GLINTS = makeGlints(34);

/** The stars above the horizon. */
export function Stars() {
  return (
    <svg className="proc-stars" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {STARS.map(({ x, y, r, opacity }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={opacity} />
      ))}
    </svg>
  );
}

/** The disc's light broken on the water. */
export function Glints() {
  return (
    <svg className="proc-glints" viewBox="-260 0 520 320" width="520" height="320" aria-hidden="true">
      {GLINTS.map(({ x, y, rx, ry, opacity }) => (
        <ellipse key={`${x} ${y}`} cx={x} cy={y} rx={rx} ry={ry} opacity={opacity} />
      ))}
    </svg>
  );
}
