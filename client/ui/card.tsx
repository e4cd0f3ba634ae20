import type { ComponentProps } from "react";
import styles from "./card.module.css";

/** A boxed surface, for tools only; pictures and text stand on the ground without a box. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section data-edge="" {...rest} className={className ? `${styles.card} ${className}` : styles.card} />
  );
}
