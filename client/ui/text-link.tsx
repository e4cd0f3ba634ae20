import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import "./text-link.css";

/** An underlined link inside text. */
export function TextLink({ className, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={className ? `text-link ${className}` : "text-link"} />;
}

/** A button that reads as a link inside text. */
export function TextButton({ className, ...rest }: ComponentProps<"button">) {
  return <button type="button" {...rest} className={className ? `text-link ${className}` : "text-link"} />;
}
