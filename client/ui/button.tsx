import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./button.module.css";

interface ButtonLook {
  variant?: "primary" | "secondary" | "ghost" | "danger";
  size?: "sm" | "md" | "lg";
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
  /** What pressing costs, after a hairline: "5 token". */
  cost?: ReactNode;
}

/** For what must look like a button and is neither a `Button` nor a `ButtonLink`. */
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
    /** Shows the opening eyelid and refuses presses; keeps focus. Change the label to say what goes on. */
    busy?: boolean;
  };

/** `type` is `button` unless given. */
export function Button({
  variant,
  size,
  block,
  icon,
  cost,
  busy,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) },
        className,
      )}
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

type ButtonLinkProps = ButtonLook & ComponentProps<typeof Link>;

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  block,
  icon,
  cost,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link
      data-plain=""
      {...rest}
      className={buttonClass(
        { ...(variant && { variant }), ...(size && { size }), ...(block && { block }) },
        className,
      )}
    >
      <Content icon={icon} cost={cost}>
        {children}
      </Content>
    </Link>
  );
}
