import { useEffect, useRef, type ReactNode } from "react";
import styles from "./menu.module.css";

interface MenuProps {
  /** Read out instead of the button's content. */
  label?: string;
  button: ReactNode;
  buttonClass: string | undefined;
  buttonId?: string;
  panelClass?: string;
  /** Links and buttons; a press on one with `data-closes` closes the menu. */
  children: ReactNode;
  /** Place of the panel relative to the button. */
  side?: "below" | "above";
  className?: string;
}

/** Class of a link, button or summary in a menu's panel. */
export const menuItemClass = styles.item;

/** Separates groups of items. */
export const MenuLine = () => <hr className={styles.line} />;

const ITEMS = "a[href], button:not([disabled]), summary";
const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

/** Adds Esc, arrow keys, and closing on a press or focus outside. Returns a function that removes them. */
function addMenuBehaviour(menu: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const close = (refocus: boolean) => {
    if (!menu.open) return;
    menu.open = false;
    if (refocus) menu.querySelector("summary")!.focus();
  };
  document.addEventListener(
    "pointerdown",
    (event) => {
      if (!menu.contains(event.target as Node)) close(false);
    },
    { signal },
  );
  menu.addEventListener(
    "focusout",
    ({ relatedTarget }) => {
      if (relatedTarget && !menu.contains(relatedTarget as Node)) close(false);
    },
    { signal },
  );
  menu.addEventListener(
    "click",
    (event) => {
      if ((event.target as Element).closest("[data-closes]")) close(true);
    },
    { signal },
  );
  menu.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape") return close(true);
      const step = STEPS[event.key];
      if (step === undefined || !menu.open) return;
      event.preventDefault();
      const items = [...menu.querySelectorAll<HTMLElement>(ITEMS)].filter((item) => item.checkVisibility());
      const at = items.indexOf(document.activeElement as HTMLElement);
      items[Math.min(items.length - 1, Math.max(0, at + step))]?.focus();
    },
    { signal },
  );
  return () => listening.abort();
}

/** A button that opens a panel of links; works without JavaScript. */
export function Menu(props: MenuProps) {
  const { label, button, buttonClass, buttonId, panelClass, children, side = "below", className } = props;
  const element = useRef<HTMLDetailsElement>(null);
  useEffect(() => addMenuBehaviour(element.current!), []);
  return (
    <details
      ref={element}
      className={className ? `${styles.menu} ${className}` : styles.menu}
      data-side={side}
    >
      <summary id={buttonId} className={buttonClass} aria-label={label}>
        {button}
      </summary>
      <div data-edge="" className={panelClass ? `${styles.panel} ${panelClass}` : styles.panel}>
        {children}
      </div>
    </details>
  );
}
