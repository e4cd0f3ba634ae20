import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { useLocation, useNavigation } from "react-router-dom";
import { TOAST_MS } from "#shared/timings.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { failureText } from "../lib/api.ts";
import { useChange } from "../lib/use-change.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import { TextButton, TextLink } from "./text-link.tsx";
import styles from "./toasts.module.css";

export interface Toast {
  title: string;
  text?: string | undefined;
  /** A failure stays until it is closed. */
  variant?: "default" | "destructive";
  /** A link or a button after the words; following or pressing it closes the toast. */
  action?: { text: string; to: string } | { text: string; onPress: () => void };
}
type ShownToast = Toast & { id: number };

/** A toast under the pointer or with the focus stays; this often it is looked whether it still is. */
const IN_USE_MS = 1500;
/** A navigation that starts this soon after a toast takes it along. */
const SAME_ACT_MS = 1000;

interface ToastState {
  shown: ShownToast | null;
  /** Ids of the strips; the newest shows it, so that of an open dialog before that of the page. */
  places: readonly string[];
}

/** The shown toast. Its changes render the strips alone: parts of the page may still wait for their script. */
function createToasts() {
  let state: ToastState = { shown: null, places: [] };
  let nextId = 0;
  const listeners = new Set<() => void>();
  const change = (to: Partial<ToastState>) => {
    state = { ...state, ...to };
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shownIn: (place: string) => (state.places.at(-1) === place ? state.shown : null),
    show: (toast: Toast | null) => change({ shown: toast && { ...toast, id: nextId++ } }),
    dismiss(id: number) {
      if (state.shown?.id === id) change({ shown: null });
    },
    /** Adds a strip, and returns the function that removes it. */
    add(place: string) {
      change({ places: [...state.places, place] });
      return () => change({ places: state.places.filter((other) => other !== place) });
    },
  };
}

type Toasts = ReturnType<typeof createToasts>;
type ShowToast = (toast: Toast | null) => void;

const ToastContext = createContext<ShowToast | null>(null);
const StripsContext = createContext<Toasts | null>(null);

/** Returns the function that shows a toast, or removes the shown one. */
export function useToast(): ShowToast {
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

/** Calls `onLeave` when the page changes, with the time at which the navigation began. */
function useNavigationEnd(onLeave: (beganAt: number) => void): void {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const began = useRef<number>(null);
  useEffect(() => {
    if (next !== undefined) began.current ??= performance.now();
  }, [next]);
  useChange(pathname, () => onLeave(began.current ?? performance.now()));
  // After the effects above. One within the page, or one that was given up, ends without another page.
  useEffect(() => {
    if (next === undefined) began.current = null;
  }, [next]);
}

/** Lets its children show toasts, one at a time, in the `ToastStrip` of the page or of an open dialog. */
export function Toaster({ children }: { children: ReactNode }) {
  const [toasts] = useState(createToasts);
  const shownAt = useRef(0);
  const show = useCallback<ShowToast>(
    (toast) => {
      shownAt.current = performance.now();
      toasts.show(toast);
    },
    [toasts],
  );
  useNavigationEnd((beganAt) => {
    if (shownAt.current < beganAt - SAME_ACT_MS) toasts.show(null);
  });

  return (
    <ToastContext value={show}>
      <StripsContext value={toasts}>{children}</StripsContext>
    </ToastContext>
  );
}

interface StripProps {
  toast: ShownToast;
  onDone: (id: number) => void;
  /** Around the words: the page's width. */
  contentClass: string | undefined;
}

function Strip({ toast, onDone, contentClass = "" }: StripProps) {
  const { t } = useTranslation();
  const { id, title, text, variant = "default", action } = toast;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (variant === "destructive") return;
    let timer = setTimeout(function leave() {
      if (element.current!.matches(":hover, :focus-within")) timer = setTimeout(leave, IN_USE_MS);
      else onDone(id);
    }, TOAST_MS);
    return () => clearTimeout(timer);
  }, [variant, id, onDone]);
  const close = (strip: Element, byKey: boolean) => {
    onDone(id);
    if (!byKey) return;
    // The button had the focus.
    const dialog = strip.closest("dialog");
    const next = dialog ? dialog.querySelector<HTMLElement>("h2") : document.getElementById("main");
    next?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.strip} data-toast="" data-variant={variant} ref={element}>
      <div className={`${contentClass} ${styles.content}`}>
        <span className={styles.disc} />
        <div className={styles.words}>
          <p className={styles.title}>{title}</p> {text && <p>{text}</p>}
        </div>
        {action && "to" in action && (
          <TextLink className={styles.action} to={action.to} onClick={() => onDone(id)}>
            {action.text}
          </TextLink>
        )}
        {action && "onPress" in action && (
          <TextButton
            className={styles.action}
            onClick={({ currentTarget, detail }) => {
              close(currentTarget, detail === 0);
              action.onPress();
            }}
          >
            {action.text}
          </TextButton>
        )}
        <IconButton
          className={styles.close}
          label={t("common:close")}
          icon={<CloseIcon />}
          onClick={({ currentTarget, detail }) => close(currentTarget, detail === 0)}
        />
      </div>
    </div>
  );
}

/**
 * Where toasts are shown: a strip below the header, or below a dialog's image, that takes space of its own. The live
 * regions are there before their words, as screen readers need it.
 */
export function ToastStrip({ className, contentClass }: { className?: string; contentClass?: string }) {
  const { subscribe, shownIn, add, dismiss } = use(StripsContext)!;
  const id = useId();
  useEffect(() => add(id), [add, id]);
  const toast = useSyncExternalStore(
    subscribe,
    () => shownIn(id),
    () => null,
  );
  const urgent = toast?.variant === "destructive";
  const strip = toast && <Strip key={toast.id} toast={toast} onDone={dismiss} contentClass={contentClass} />;
  return (
    <div className={className ? `${styles.place} ${className}` : styles.place} data-chrome="">
      <div role="status">{!urgent && strip}</div>
      <div role="alert">{urgent && strip}</div>
    </div>
  );
}
