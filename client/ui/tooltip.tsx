import { cloneElement, useEffect, useId, useRef, useState, type ReactElement } from "react";
import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_MS } from "#shared/timings.ts";
import styles from "./tooltip.module.css";

interface TooltipProps {
  text: string;
  /** One focusable element. */
  children: ReactElement<{ "aria-describedby"?: string | undefined }>;
}

const GAP_PX = 8;

/** Time at which the last tooltip closed, as of `performance.now()`. */
let closedAt = -Infinity;

/** A short text on hover or keyboard focus; Esc closes it, and the pointer may move onto it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);

  const openSoon = () => {
    clearTimeout(timer.current);
    const justClosed = performance.now() - closedAt < TOOLTIP_SKIP_MS;
    timer.current = setTimeout(() => setOpen(true), justClosed ? 0 : TOOLTIP_DELAY_MS);
  };
  const close = () => {
    clearTimeout(timer.current);
    if (open) closedAt = performance.now();
    setOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const target = anchor.current!.getBoundingClientRect();
    const own = bubble.current!;
    own.showPopover();
    const size = own.getBoundingClientRect();
    const left = target.left + (target.width - size.width) / 2;
    const above = target.top - size.height - GAP_PX;
    own.style.setProperty("left", `${Math.max(GAP_PX, Math.min(left, innerWidth - size.width - GAP_PX))}px`);
    own.style.setProperty("top", `${above < GAP_PX ? target.bottom + GAP_PX : above}px`);
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [open]);

  return (
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={(event) => event.pointerType === "mouse" && openSoon()}
      onPointerLeave={close}
      onPointerDown={close}
      onFocus={(event) => event.target.matches(":focus-visible") && openSoon()}
      onBlur={close}
    >
      {cloneElement(children, { "aria-describedby": open ? id : undefined })}
      {open && (
        <span ref={bubble} className={styles.tooltip} id={id} role="tooltip" popover="manual">
          {text}
        </span>
      )}
    </span>
  );
}
