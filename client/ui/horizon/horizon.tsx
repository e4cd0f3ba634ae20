import { useId } from "react";
import reflectionUrl from "./reflection.svg?url";
import "./horizon.css";

type Scene = "hero" | "panel" | "strip" | "overlay";

interface HorizonProps {
  /** Where it hangs: page top, picture panel, a dialog's strip (sky only), full-screen overlay. */
  scene: Scene;
  /** Place of the disc on the line, 0 (inline start) to 1; moves smoothly when changed. */
  x?: number;
  /** Radius of the disc as a share of the scene's measure; 0 leaves the horizon empty. */
  radius?: number;
  /** `dawn` lifts the disc off the line and lets the morning in, smoothly when changed. */
  phase?: "night" | "dawn";
  /** Lights the line from the inline start to the disc. */
  lit?: boolean;
  className?: string;
}

const RADIUS: Record<Scene, number> = { hero: 0.238, panel: 0.3, strip: 0.62, overlay: 0.15 };

/** Uneven ground of the moon: centre and radius in disc radii, measured from where the disc meets the line. */
const SEAS = [
  [-0.36, -0.52, 0.5],
  [-0.08, -0.64, 0.42],
  [0.12, -0.48, 0.5],
  [-0.46, -0.24, 0.42],
  [0.42, -0.36, 0.38],
  [-0.02, -0.28, 0.36],
] as const;

/** Fades like light in air: quickly at first, then slowly. */
function GlowGradient({ id, tone }: { id: string; tone: "far" | "near" | "sea" | "halo" }) {
  return (
    <radialGradient id={id}>
      {[0, 0.25, 0.5, 0.75, 1].map((offset) => (
        <stop
          key={offset}
          className={`horizon-stop-${tone}`}
          offset={offset}
          stopOpacity={((1 - offset) ** 2.2).toFixed(3)}
        />
      ))}
    </radialGradient>
  );
}

/**
 * The sky over water with the half-risen disc on its line. Fills its positioned parent; purely decorative.
 * All is drawn in disc radii, so that it is sharp at every size.
 */
export function Horizon({ scene, x = 0.5, radius, phase = "night", lit = false, className }: HorizonProps) {
  const id = useId();
  const size = radius ?? RADIUS[scene];
  const at = `${(x * 100).toFixed(2)}%`;
  const unit = size > 0 ? (1 / size).toFixed(4) : "1";
  const body = { className: "horizon-body", x: at, viewBox: `0 0 ${unit} ${unit}`, overflow: "visible" } as const;
  const url = (name: string) => `url(#${id}-${name})`;
  return (
    <div
      className={className ? `horizon ${className}` : "horizon"}
      data-scene={scene}
      data-phase={phase}
      aria-hidden="true"
    >
      <div className="horizon-sky" />
      <div className="horizon-morning" />
      <div className="horizon-stars" />
      {size > 0 && (
        <svg className="horizon-air">
          <defs>
            <GlowGradient id={`${id}-far`} tone="far" />
            <GlowGradient id={`${id}-near`} tone="near" />
            <GlowGradient id={`${id}-sea`} tone="sea" />
            <linearGradient id={`${id}-disc`} x1="0" y1="0" x2="0" y2="1">
              <stop className="horizon-stop-top" />
              <stop className="horizon-stop-middle" offset="0.3" />
              <stop className="horizon-stop-low" offset="0.56" />
            </linearGradient>
          </defs>
          <svg {...body} y="100%">
            <g className="horizon-rising">
              <circle className="horizon-far" fill={url("far")} />
              <circle className="horizon-near" fill={url("near")} />
              <circle r="1" fill={url("disc")} />
              <g className="horizon-seas" fill={url("sea")}>
                {SEAS.map(([cx, cy, r]) => (
                  <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} />
                ))}
              </g>
            </g>
          </svg>
        </svg>
      )}
      {scene !== "strip" && (
        <>
          <div className="horizon-water" />
          <div className="horizon-water horizon-water-morning" />
          {size > 0 && (
            <svg className="horizon-mirror">
              <svg {...body}>
                <image href={reflectionUrl} x="-2" y="0" width="4" height="1.5" />
              </svg>
            </svg>
          )}
          <div className="horizon-line" />
          {lit && (
            <svg className="horizon-lit">
              <rect width={at} height="2" />
            </svg>
          )}
        </>
      )}
      {scene === "hero" && size > 0 && (
        <svg className="horizon-halo">
          <defs>
            <GlowGradient id={`${id}-halo`} tone="halo" />
          </defs>
          <svg {...body}>
            <circle r="1.5" fill={url("halo")} />
          </svg>
        </svg>
      )}
      <div className="horizon-fade" />
      <div className="horizon-grain" />
    </div>
  );
}
