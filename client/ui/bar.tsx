import styles from "./bar.module.css";

interface BarProps {
  /** 0 to 1. */
  value: number;
  /** Name of the measured value; without it the bar is decorative. */
  label?: string;
  /** Read out instead of the percentage. */
  valueText?: string;
  tone?: "dawn" | "danger";
  className?: string;
}

/** A thin line, filled from the inline start to a half disc at `value`. */
export function Bar({ value, label, valueText, tone = "dawn", className }: BarProps) {
  const share = Math.min(1, Math.max(0, value));
  const percent = `${(share * 100).toFixed(1)}%`;
  const semantics = label
    ? {
        role: "progressbar",
        "aria-label": label,
        "aria-valuemin": 0,
        "aria-valuemax": 100,
        "aria-valuenow": Math.round(share * 100),
        "aria-valuetext": valueText,
      }
    : { "aria-hidden": true };
  return (
    <div className={className ? `${styles.bar} ${className}` : styles.bar} data-tone={tone} {...semantics}>
      <svg className={`${styles.line} flip`} width="100%" height="8" aria-hidden="true">
        <rect className={styles.track} y="7" width="100%" height="1" />
        <rect className={styles.fill} y="7" width={percent} height="1" />
        <svg className={styles.disc} x={percent} y="8" overflow="visible">
          {/* Moves by its width from end to end: the whole disc stays on the line. */}
          <path d={`M${-14 * share} 0a7 7 0 0 1 14 0Z`} />
        </svg>
      </svg>
    </div>
  );
}
