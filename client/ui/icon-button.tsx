import type { ComponentProps, ReactNode } from "react";
import styles from "./icon-button.module.css";

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
      className={className ? `${styles.iconBtn} ${className}` : styles.iconBtn}
    >
      {icon}
    </button>
  );
}
