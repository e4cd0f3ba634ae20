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

/** Between a lifted toast and what it makes room for. */
const LIFT_GAP_PX = 12;
/** A toast is not lifted into the header. */
const HEADER_PX = 80;

/** A toast that was paused keeps at least this long to be read. */
const LAST_GLANCE_MS = 800;

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Gives the function that shows a toast. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a Toaster around it");
  return show;
}

/** Returns the function that shows a failed call: the service's own sentence, or that the network failed. */
export function useErrorToast(): (error: Error, title?: string) => void {
  const { t } = useTranslation();
  const toast = useToast();
  return (error, title = t("common:error")) =>
    toast({ title, text: failureText(error, t("common:networkError")), variant: "destructive" });
}

/** True while the pointer or the focus rests on the element. */
function useAttention(element: RefObject<HTMLElement | null>): boolean {
  const [attended, setAttended] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const look = () => setAttended(element.current!.matches(":hover, :focus-within"));
    for (const type of ["pointerenter", "pointerleave", "focusin", "focusout", "toggle"] as const) {
      // What `:hover` says has settled only after the event.
      element.current!.addEventListener(type, () => requestAnimationFrame(look), listening);
    }
    return () => listening.abort();
  }, [element]);
  return attended;
}

/** The button or link that was pressed last. */
function usePressed(): RefObject<Element | null> {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest("button, a") : null;
    };
    addEventListener("click", note, true);
    return () => removeEventListener("click", note, true);
  }, []);
  return pressed;
}

/** Lifts the list of toasts above what it would cover: the lowest first, as above it the next may be in the way. */
function makeRoom(list: HTMLElement, inUse: (Element | null | undefined)[]): void {
  list.style.removeProperty("bottom");
  const places = inUse.flatMap((element) => (element ? [element.getBoundingClientRect()] : []));
  for (const its of places.sort((a, b) => b.bottom - a.bottom)) {
    const own = list.getBoundingClientRect();
    if (its.top >= own.bottom || its.bottom <= own.top) continue;
    if (its.left >= own.right || its.right <= own.left) continue;
    const bottom = its.top - LIFT_GAP_PX;
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
      left.current = Math.max(LAST_GLANCE_MS, left.current - (performance.now() - since));
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
          // Pressed by key: the focus would be lost with the button.
          if (detail === 0) document.getElementById("main")?.focus({ preventScroll: true });
        }}
      />
    </li>
  );
}

/** Holds the toasts of all it wraps: the newest few stand at the bottom inline end, each for a while, and never over what was just pressed or the field in use. */
export function Toaster({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [spoken, setSpoken] = useState<ShownToast>();
  const nextId = useRef(0);
  const viewport = useRef<HTMLElement>(null);
  const paused = useAttention(viewport);
  const pressed = usePressed();

  const show = useCallback((toast: Toast) => {
    const shown = { ...toast, id: nextId.current++ };
    const same = (other: Toast) => other.title === toast.title && other.text === toast.text;
    setToasts((now) => [...now.filter((other) => !same(other)), shown].slice(-TOASTS_VISIBLE));
    setSpoken(shown);
  }, []);
  const dismiss = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);

  const newest = toasts.at(-1);
  useEffect(() => {
    const list = viewport.current!;
    // Opened anew, the list stands above any dialog opened since; not while somebody is in it.
    if (newest && list.contains(document.activeElement)) return;
    list.hidePopover();
    if (!newest) return;
    list.showPopover();
    makeRoom(list, [pressed.current, document.activeElement?.closest("[data-field]")]);
  }, [newest, pressed]);

  const announcement = spoken && <span key={spoken.id}>{`${spoken.title}. ${spoken.text ?? ""}`}</span>;
  const urgent = spoken?.variant === "destructive";

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
