import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import styles from "./text-link.module.css";

/** An underlined link inside text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={className ? `${styles.textLink} ${className}` : styles.textLink} />;
}

/** A button that reads as a link inside text. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      type="button"
      {...rest}
      className={className ? `${styles.textLink} ${className}` : styles.textLink}
    />
  );
}
