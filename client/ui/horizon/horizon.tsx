import { useId, type ReactNode } from "react";
import reflectionUrl from "./reflection.svg?url";
import styles from "./horizon.module.css";

interface HorizonProps {
  /** Top of a page, panel with an image, strip of a dialog (sky only), or full-screen overlay. */
  scene: "hero" | "panel" | "strip" | "overlay";
  /** Place of the disc on the line, 0 (inline start) to 1; by default the scene's own. Changes are animated. */
  x?: number;
  /** Radius of the disc as a share of the scene's size; by default the scene's own. */
  radius?: number;
  /** Without the disc. */
  empty?: boolean;
  /** `dawn` lifts the disc off the line and lights the sky; changes are animated. */
  phase?: "night" | "dawn";
  /** Lights the line from the inline start to the disc. */
  lit?: boolean;
  className?: string;
}

/** Centre and radius of the dark areas of the moon, in disc radii. */
const SEAS = [
  [-0.36, -0.52, 0.5],
  [-0.08, -0.64, 0.42],
  [0.12, -0.48, 0.5],
  [-0.46, -0.24, 0.42],
  [0.42, -0.36, 0.38],
  [-0.02, -0.28, 0.36],
] as const;

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="-1 -1 2 2">
      {children}
    </svg>
  );
}

/** Fades quickly near the centre, then slowly, as light in air does. */
function GlowGradient({ id, tone }: { id: string; tone: "stopFar" | "stopNear" | "stopSea" | "stopHalo" }) {
  return (
    <radialGradient id={id}>
      {[0, 0.25, 0.5, 0.75, 1].map((offset) => (
        <stop
          key={offset}
          className={styles[tone]}
          offset={offset}
          stopOpacity={((1 - offset) ** 2.2).toFixed(3)}
        />
      ))}
    </radialGradient>
  );
}

/** A sky over water with the half-risen disc on its line. Fills its positioned and isolated parent; decorative. */
export function Horizon(props: HorizonProps) {
  const { scene, x, radius, empty = false, phase = "night", lit = false, className } = props;
  const id = useId();
  const url = (name: string) => `url(#${id}-${name})`;
  // Set in the browser only: the security policy refuses style attributes in HTML.
  const place = (element: HTMLDivElement | null) => {
    if (x !== undefined) element?.style.setProperty("--x", String(x));
    if (radius !== undefined) element?.style.setProperty("--radius", String(radius));
  };
  return (
    <div
      ref={place}
      className={className ? `${styles.horizon} ${className}` : styles.horizon}
      data-scene={scene}
      data-phase={phase}
      aria-hidden="true"
    >
      <div className={styles.sky} />
      <div className={styles.skyDawn} />
      <div className={styles.stars} />
      {!empty && (
        <div className={styles.air}>
          <Drawing>
            <defs>
              <GlowGradient id={`${id}-far`} tone="stopFar" />
              <GlowGradient id={`${id}-near`} tone="stopNear" />
              <GlowGradient id={`${id}-sea`} tone="stopSea" />
              <linearGradient id={`${id}-disc`} x1="0" y1="0" x2="0" y2="1">
                <stop className={styles.stopTop} />
                <stop className={styles.stopMiddle} offset="0.3" />
                <stop className={styles.stopLow} offset="0.56" />
              </linearGradient>
            </defs>
            <g className={styles.rising}>
              <circle className={styles.far} r="4" fill={url("far")} />
              <circle className={styles.near} r="1.9" fill={url("near")} />
              <circle r="1" fill={url("disc")} />
              <g className={styles.seas} fill={url("sea")}>
                {SEAS.map(([cx, cy, r]) => (
                  <circle key={cx} cx={cx} cy={cy} r={r} />
                ))}
              </g>
            </g>
          </Drawing>
        </div>
      )}
      {scene !== "strip" && (
        <>
          <div className={styles.water} />
          <div className={styles.waterDawn} />
          {!empty && (
            <div className={styles.mirror}>
              <Drawing>
                <image x="-2" width="4" height="1.5" href={reflectionUrl} />
              </Drawing>
            </div>
          )}
          <div className={styles.line} />
          {lit && <div className={styles.lit} data-lit="" />}
        </>
      )}
      {scene === "hero" && !empty && (
        <div className={styles.halo}>
          <Drawing>
            <defs>
              <GlowGradient id={`${id}-halo`} tone="stopHalo" />
            </defs>
            <circle className={styles.breath} r="1.5" fill={url("halo")} />
          </Drawing>
        </div>
      )}
      {(scene === "hero" || scene === "panel") && <div className={styles.fade} />}
      <div className={styles.grain} />
    </div>
  );
}
