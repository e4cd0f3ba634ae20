import type { ComponentProps } from "react";
import "./card.css";

/** A boxed surface, for tools only; pictures and text stand on the ground without a box. */
export function Card({ className, ...rest }: ComponentProps<"section">) {
  return <section {...rest} className={className ? `card ${className}` : "card"} />;
}
