import { useEffect, useRef, type KeyboardEvent, type ReactNode } from "react";
import "./menu.css";

interface MenuProps {
  /** Read out in place of the button's content. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  buttonClass: string;
  /** Links and buttons; choosing one closes the menu. */
  children: ReactNode;
  /** Where the panel opens, seen from the button. */
  side?: "below" | "above";
  className?: string;
}

const ITEMS = "a[href], button:not([disabled]), summary";

/** A button that opens a panel of links. Works before JavaScript arrives; then also closes by itself. */
export function Menu({ label, button, buttonClass, children, side = "below", className }: MenuProps) {
  const element = useRef<HTMLDetailsElement>(null);

  const close = (refocus: boolean) => {
    const details = element.current!;
    if (!details.open) return;
    details.open = false;
    if (refocus) details.querySelector("summary")!.focus();
  };

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (!element.current!.contains(event.target as Node)) close(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") return close(true);
    const details = element.current!;
    const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
    if (step === undefined || !details.open) return;
    event.preventDefault();
    const items = [...details.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.checkVisibility());
    const at = items.indexOf(document.activeElement as HTMLElement);
    items[Math.min(items.length - 1, Math.max(0, at + step))]?.focus();
  };

  return (
    <details
      ref={element}
      className={className ? `menu ${className}` : "menu"}
      data-side={side}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close(false);
      }}
    >
      <summary className={buttonClass} aria-label={label}>
        {button}
      </summary>
      <div
        className="menu-panel"
        onClick={(event) => {
          if ((event.target as Element).closest("[data-closes]")) close(true);
        }}
      >
        {children}
      </div>
    </details>
  );
}
