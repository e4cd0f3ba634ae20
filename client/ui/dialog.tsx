import { useEffect, useId, useRef, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  /** Asked for by Esc, the close button or a press outside; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the end; the first one is the main one. */
  actions?: ReactNode;
  /** A picture strip above the title, such as a `Horizon`. */
  strip?: ReactNode;
  /** `compact` for a question, `regular` for a form, `wide` for something to watch. */
  size?: "compact" | "regular" | "wide";
}

/** A page whose scrollbar takes room keeps that room while the dialog stops the scrolling. */
function keepScrollbarSpace(): void {
  const page = document.documentElement;
  const takesRoom = innerWidth > page.clientWidth;
  page.style.setProperty("scrollbar-gutter", takesRoom ? "stable" : "auto");
}

/** Asks to close on Esc and on a press outside. Returns the undoing. */
function attendToClosing(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => (pressed = target), { signal });
  dialog.addEventListener(
    "click",
    ({ target }) => {
      // Both ends of the press outside: text selected beyond the edge does not close the dialog.
      if (target === dialog && pressed === dialog) onClose();
    },
    { signal },
  );
  dialog.addEventListener(
    "cancel",
    (event) => {
      event.preventDefault();
      onClose();
    },
    { signal },
  );
  // A second Esc closes a dialog without asking.
  dialog.addEventListener("close", () => onClose(), { signal });
  return () => listening.abort();
}

/** A modal layer that opens like an eyelid. Focus stays inside and goes back where it was. */
export function Dialog({ open, onClose, title, children, actions, strip, size = "regular" }: DialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const dialog = element.current!;
    if (open && !dialog.open) {
      keepScrollbarSpace();
      dialog.showModal();
      const first = dialog.querySelector<HTMLElement>("[data-first-focus]");
      (first ?? heading.current)?.focus();
    } else if (!open && dialog.open) {
      dialog.close();
    }
  }, [open]);

  useEffect(() => attendToClosing(element.current!, onClose), [onClose]);

  return (
    <dialog ref={element} className={styles.dialog} data-size={size} aria-labelledby={titleId}>
      {open && (
        <div className={styles.sheet} data-strip={strip ? "" : undefined}>
          {strip && <div className={`${styles.strip} night`}>{strip}</div>}
          <div className={styles.body}>
            <h2 className="title-2" id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          <IconButton
            className={styles.close}
            label={t("common:close")}
            icon={<CloseIcon />}
            onClick={onClose}
          />
        </div>
      )}
    </dialog>
  );
}
