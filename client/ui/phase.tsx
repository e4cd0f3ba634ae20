import { useId } from "react";
import styles from "./phase.module.css";

interface PhaseProps {
  /** 0 (empty ring) to 1 (full disc). */
  value: number;
  className?: string;
  /** `lit` has a gradient, for large sizes. */
  tone?: "flat" | "lit";
}

/** Returns the outline of the filled part, whose upper edge rises with the value. */
function litPath(value: number): string {
  const height = (1 - value * 2) * 10;
  const sweep = height > 0 ? 1 : 0;
  return `M2 12A10 10 0 0 0 22 12A10 ${Math.abs(height).toFixed(2)} 0 0 ${sweep} 2 12Z`;
}

/** A disc filled to `value`. Decorative: show the number beside it. */
export function Phase({ value, className, tone = "flat" }: PhaseProps) {
  const id = useId();
  const share = Math.min(1, Math.max(0, value));
  const fill = tone === "lit" ? `url(#${id})` : "var(--dawn)";
  return (
    <svg
      className={className ? `${styles.phase} ${className}` : styles.phase}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {tone === "lit" && (
        <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.top} />
          <stop className={styles.bottom} offset="1" />
        </linearGradient>
      )}
      <circle className={styles.ring} cx="12" cy="12" r="9.6" />
      {share >= 0.995 ? (
        <circle cx="12" cy="12" r="10" fill={fill} />
      ) : (
        share > 0 && <path d={litPath(share)} fill={fill} />
      )}
    </svg>
  );
}
