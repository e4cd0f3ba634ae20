import type { ComponentProps } from "react";
import styles from "./card.module.css";

/** A boxed surface for controls; images and text have no box. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return (
    <section data-edge="" {...rest} className={className ? `${styles.card} ${className}` : styles.card} />
  );
}
