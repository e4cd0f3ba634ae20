import { createContext, use, useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { TOAST_MS, TOASTS_VISIBLE } from "#shared/timings.ts";
import { IconButton } from "./icon-button.tsx";
import { CloseIcon } from "./icons.tsx";
import "./toasts.css";

export interface Toast {
  title: string;
  text?: string | undefined;
  variant?: "default" | "destructive";
}
type ShownToast = Toast & { id: number };

const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Gives the function that shows a toast. */
export function useToast(): (toast: Toast) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast needs a Toaster around it");
  return show;
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
      left.current = Math.max(800, left.current - (performance.now() - since));
    };
  }, [paused, toast.id, onDone]);
  return (
    <li className="toast" data-variant={toast.variant ?? "default"}>
      <span className="toast-disc" />
      <div className="toast-words">
        <p className="toast-title">{toast.title}</p>
        {toast.text && <p className="toast-text">{toast.text}</p>}
      </div>
      <IconButton
        className="toast-close"
        label={t("common:close")}
        icon={<CloseIcon />}
        onClick={() => onDone(toast.id)}
      />
    </li>
  );
}

/** Holds the toasts of all it wraps: the newest few stand at the bottom inline end, each for a while. */
export function Toaster({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [spoken, setSpoken] = useState<ShownToast>();
  const [paused, setPaused] = useState(false);
  const nextId = useRef(0);
  const viewport = useRef<HTMLOListElement>(null);

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
    if (newest === undefined) {
      list.hidePopover();
      setPaused(false);
      return;
    }
    // Opened anew, the list stands above any dialog opened since.
    if (!list.contains(document.activeElement)) {
      list.hidePopover();
      list.showPopover();
    }
  }, [newest]);

  const announcement = spoken && <p key={spoken.id}>{`${spoken.title}. ${spoken.text ?? ""}`}</p>;
  const urgent = spoken?.variant === "destructive";

  return (
    <ToastContext value={show}>
      {children}
      <div className="sr-only" role="status">
        {!urgent && announcement}
      </div>
      <div className="sr-only" role="alert">
        {urgent && announcement}
      </div>
      <ol
        ref={viewport}
        className="toasts"
        popover="manual"
        aria-label={t("common:notices")}
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} paused={paused} onDone={dismiss} />
        ))}
      </ol>
    </ToastContext>
  );
}
