import type { ComponentProps, ReactNode } from "react";
import "./icon-button.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children"> & {
  /** What pressing does; read out in place of the icon. */
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={className ? `icon-btn ${className}` : "icon-btn"}
    >
      {icon}
    </button>
  );
}
