import {
  createContext,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from "react";
import { TOAST_MS, TOASTS_VISIBLE } from "#shared/timings.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { failureText } from "../lib/api.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import styles from "./toasts.module.css";

export interface Toast {
  title: string;
  text?: string | undefined;
  variant?: "default" | "destructive";
}
type ShownToast = Toast & { id: number };

/** Gap between a moved toast and the element below it. */
const LIFT_GAP_PX = 12;
/** Height of the header, which toasts must not cover. */
const HEADER_PX = 80;

/** A toast stays at least this long after a pause. */
const REMAINING_MS_MIN = 800;

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Returns the function that shows a toast. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a Toaster around it");
  return show;
}

/** Returns the function that shows the message of a failed call. */
export function useErrorToast(): (error: Error, title?: string) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return (error, title = t("common:error")) =>
    toast({ title, text: failureText(error, t("common:networkError")), variant: "destructive" });
}

/** Whether the element has the pointer or the focus. */
function useHoverOrFocus(element: RefObject<HTMLElement | null>): boolean {
  const [active, setActive] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const update = () => setActive(element.current!.matches(":hover, :focus-within"));
    for (const type of ["pointerenter", "pointerleave", "focusin", "focusout", "toggle"] as const) {
      // `:hover` changes only after the event.
      element.current!.addEventListener(type, () => requestAnimationFrame(update), listening);
    }
    return () => listening.abort();
  }, [element]);
  return active;
}

/** Returns the button or link that was clicked last. */
function usePressed(): RefObject<Element | null> {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const store = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest("button, a") : null;
    };
    addEventListener("click", store, true);
    return () => removeEventListener("click", store, true);
  }, []);
  return pressed;
}

/** Moves the list of toasts above the elements that it would cover, from the lowest to the highest. */
function moveAbove(list: HTMLElement, elements: (Element | null | undefined)[]): void {
  list.style.removeProperty("bottom");
  const boxes = elements.flatMap((element) => (element ? [element.getBoundingClientRect()] : []));
  for (const box of boxes.sort((a, b) => b.bottom - a.bottom)) {
    const own = list.getBoundingClientRect();
    if (box.top >= own.bottom || box.bottom <= own.top) continue;
    if (box.left >= own.right || box.right <= own.left) continue;
    const bottom = box.top - LIFT_GAP_PX;
    if (bottom - own.height > HEADER_PX) list.style.setProperty("bottom", `${innerHeight - bottom}px`);
  }
}

interface ItemProps {
  toast: ShownToast;
  paused: boolean;
  onDone: (id: number) => void;
}

function ToastItem({ toast, paused, onDone }: ItemProps) {
  const { t } = useTranslation();
  const left = useRef(TOAST_MS);
  useEffect(() => {
    if (paused) return;
    const since = performance.now();
    const timer = setTimeout(() => onDone(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(REMAINING_MS_MIN, left.current - (performance.now() - since));
    };
  }, [paused, toast.id, onDone]);
  return (
    <li className={styles.toast} data-toast="" data-variant={toast.variant ?? "default"}>
      <span className={styles.disc} />
      <div className={styles.words}>
        <p className={styles.title}>{toast.title}</p>
        {toast.text && <p className={styles.text}>{toast.text}</p>}
      </div>
      <IconButton
        className={styles.close}
        label={t("common:close")}
        icon={<CloseIcon />}
        onClick={({ detail }) => {
          onDone(toast.id);
          // Pressed by key: the button had the focus.
          if (detail === 0) document.getElementById("main")?.focus({ preventScroll: true });
        }}
      />
    </li>
  );
}

/** Shows the toasts of its children, the newest few at the bottom inline end, but not over the element last clicked or the field in use. */
export function Toaster({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [announced, setAnnounced] = useState<ShownToast>();
  const nextId = useRef(0);
  const viewport = useRef<HTMLElement>(null);
  const paused = useHoverOrFocus(viewport);
  const pressed = usePressed();

  const show = useCallback((toast: Toast) => {
    const shown = { ...toast, id: nextId.current++ };
    const same = (other: Toast) => other.title === toast.title && other.text === toast.text;
    setToasts((now) => [...now.filter((other) => !same(other)), shown].slice(-TOASTS_VISIBLE));
    setAnnounced(shown);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);

  const newest = toasts.at(-1);
  useEffect(() => {
    const list = viewport.current!;
    // Reopened, the list lies above any dialog opened since; not while it has the focus, which would be lost.
    if (newest && list.contains(document.activeElement)) return;
    list.hidePopover();
    if (!newest) return;
    list.showPopover();
    moveAbove(list, [pressed.current, document.activeElement?.closest("[data-field]")]);
  }, [newest, pressed]);

  const announcement = announced && (
    <span key={announced.id}>{`${announced.title}. ${announced.text ?? ""}`}</span>
  );
  const urgent = announced?.variant === "destructive";

  return (
    <ToastContext value={show}>
      {children}
      <output className="sr-only">{!urgent && announcement}</output>
      <div className="sr-only" role="alert">
        {urgent && announcement}
      </div>
      <section ref={viewport} className={styles.toasts} popover="manual" aria-label={t("common:notices")}>
        <ol className={styles.list}>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} paused={paused} onDone={dismiss} />
          ))}
        </ol>
      </section>
    </ToastContext>
  );
}
