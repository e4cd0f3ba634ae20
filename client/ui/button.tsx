import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./button.module.css";

interface ButtonLook {
  variant?: "primary" | "secondary" | "ghost" | "danger";
  size?: "sm" | "md" | "lg";
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
  /** Price of the action, after a thin line: "5 token". */
  cost?: ReactNode;
}

/** For elements that look like a button and are neither a `Button` nor a `ButtonLink`. */
export function buttonClass(
  { variant = "primary", size = "md", block }: ButtonLook = {},
  className?: string,
): string {
  return [styles.button, styles[variant], size !== "md" && styles[size], block && styles.block, className]
    .filter(Boolean)
    .join(" ");
}

/** An eyelid opening and closing, in place of a spinner. */
export const Lids = () => <span className={styles.lids} />;

function Content({ icon, cost, children }: Pick<ButtonLook, "icon" | "cost"> & { children: ReactNode }) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {cost !== undefined && <span className={`${styles.cost} num`}>{cost}</span>}
    </>
  );
}

type ButtonProps = ButtonLook &
  ComponentProps<"button"> & {
    /** Shows the opening eyelid and ignores presses; keeps the focus. */
    busy?: boolean;
  };

/** `type` is `button` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, cost, busy, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <Content icon={busy ? <Lids /> : icon} cost={busy ? undefined : cost}>
        {children}
      </Content>
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLook & ComponentProps<typeof Link>) {
  const { variant, size, block, icon, cost, className, children, ...rest } = props;
  return (
    <Link data-plain="" {...rest} className={buttonClass({ variant, size, block }, className)}>
      <Content icon={icon} cost={cost}>
        {children}
      </Content>
    </Link>
  );
}
