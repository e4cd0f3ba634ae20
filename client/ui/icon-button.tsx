import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
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

type IconLinkProps = Omit<ComponentProps<typeof Link>, "children"> & Pick<IconButtonProps, "label" | "icon">;

export function IconLink({ label, icon, className, ...rest }: IconLinkProps) {
  return (
    <Link
      aria-label={label}
      {...rest}
      className={className ? `${styles.iconBtn} ${className}` : styles.iconBtn}
    >
      {icon}
    </Link>
  );
}
