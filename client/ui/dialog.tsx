import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import { ToastStrip } from "./toasts.tsx";
import styles from "./dialog.module.css";

interface DialogProps {
  open: boolean;
  /** Called on Esc, the close button and a press outside; the owner then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the main one first. */
  actions?: ReactNode;
  /** An image above the title, such as a `Horizon`. */
  strip?: ReactNode;
  /** Below the content, which scrolls without it. */
  foot?: ReactNode;
  /** `compact` for a question, `regular` for a form, `wide` for a video. */
  size?: "compact" | "regular" | "wide";
}

/** Reserves the space of the scrollbar, which disappears while the dialog is open. */
function reserveScrollbarSpace(): void {
  const page = document.documentElement;
  page.style.setProperty("scrollbar-gutter", innerWidth > page.clientWidth ? "stable" : "auto");
}

/** Calls `onClose` on Esc and on a press outside. Returns a function that stops it. */
function listenForClosing(dialog: HTMLDialogElement, onClose: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let pressed: EventTarget | null = null;
  dialog.addEventListener("pointerdown", ({ target }) => (pressed = target), { signal });
  dialog.addEventListener(
    "click",
    ({ target }) => {
      // Selecting text beyond the edge must not close the dialog: the press has to begin outside, too.
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
  // Browsers close the dialog on a second Esc without a cancel event.
  dialog.addEventListener("close", () => onClose(), { signal });
  return () => listening.abort();
}

/** A modal layer. It holds the focus, and returns it when closed. */
export function Dialog(props: DialogProps) {
  const { open, onClose, title, children, actions, strip, foot, size = "regular" } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const dialog = element.current!;
    if (open && !dialog.open) {
      reserveScrollbarSpace();
      dialog.showModal();
      const first = dialog.querySelector<HTMLElement>("[data-first-focus]");
      (first ?? heading.current)?.focus();
    } else if (!open && dialog.open) {
      dialog.close();
    }
  }, [open]);

  // Listens once: a render between the press and the release must not lose the press.
  const close = useEffectEvent(onClose);
  useEffect(() => listenForClosing(element.current!, () => close()), []);

  const toasts = <ToastStrip className={styles.toasts} contentClass={styles.toast} />;
  return (
    <dialog ref={element} className={styles.dialog} data-size={size} aria-labelledby={titleId}>
      {open && (
        <div className={styles.sheet} data-strip={strip ? "" : undefined} data-foot={foot ? "" : undefined}>
          {strip && <div className={`${styles.strip} night`}>{strip}</div>}
          {strip && toasts}
          <div className={styles.body}>
            <h2 className="title-2" id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {!strip && toasts}
            {children}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {foot && <div className={styles.foot}>{foot}</div>}
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
