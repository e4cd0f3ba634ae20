import { useId } from "react";
import reflectionUrl from "./reflection.svg?url";
import styles from "./horizon.module.css";

type Scene = "hero" | "panel" | "strip" | "overlay";

interface HorizonProps {
  /** Where it hangs: page top, picture panel, a dialog's strip (sky only), full-screen overlay. */
  scene: Scene;
  /** Place of the disc on the line, 0 (inline start) to 1, where it is not the scene's own; moves smoothly. */
  x?: number;
  /** Radius of the disc as a share of the scene's measure, where it is not the scene's own. */
  radius?: number;
  /** Without its disc: nothing is here. */
  empty?: boolean;
  /** `dawn` lifts the disc off the line and lets the morning in, smoothly when changed. */
  phase?: "night" | "dawn";
  /** Lights the line from the inline start to the disc. */
  lit?: boolean;
  className?: string;
}

/** Fades like light in air: quickly at first, then slowly. */
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

/**
 * The sky over water with the half-risen disc on its line. Fills its parent, which must be positioned and isolated;
 * purely decorative.
 * All is measured in disc radii, so that it is sharp at every size.
 */
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
      <div className={styles.morning} />
      <div className={styles.stars} />
      {!empty && (
        <svg className={styles.air}>
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
          <g className={styles.body}>
            <g className={styles.rising}>
              <circle className={styles.far} fill={url("far")} />
              <circle className={styles.near} fill={url("near")} />
              <circle className={styles.disc} fill={url("disc")} />
              <g className={styles.seas} fill={url("sea")}>
                {[1, 2, 3, 4, 5, 6].map((sea) => (
                  <circle key={sea} />
                ))}
              </g>
            </g>
          </g>
        </svg>
      )}
      {scene !== "strip" && (
        <>
          <div className={styles.water} />
          <div className={`${styles.water} ${styles.waterMorning}`} />
          {!empty && (
            <svg className={styles.mirror}>
              <g className={styles.body}>
                <image className={styles.reflection} href={reflectionUrl} />
              </g>
            </svg>
          )}
          <div className={styles.line} />
          {lit && <div className={styles.lit} data-lit="" />}
        </>
      )}
      {scene === "hero" && !empty && (
        <svg className={styles.halo}>
          <defs>
            <GlowGradient id={`${id}-halo`} tone="stopHalo" />
          </defs>
          <g className={styles.body}>
            <circle className={styles.breath} fill={url("halo")} />
          </g>
        </svg>
      )}
      <div className={styles.fade} />
      <div className={styles.grain} />
    </div>
  );
}
