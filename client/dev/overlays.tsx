import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { LanguageMenu } from "../ui/language-menu.tsx";
import { useToast, type Toast } from "../ui/toasts.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

function showToasts(show: (toast: Toast) => void): void {
  show({ title: "Kaydedildi", text: "Rüyan kütüphanende." });
  show({ title: "Olmadı", variant: "destructive" });
}

/**
 * What lies above a page. A menu, a tooltip with its focused button, and both kinds of toast are open at first; a
 * dialog covers the page, and opens when asked for. Hover and other focus states are shown by the pointer and Tab.
 */
export function Overlays() {
  const toast = useToast();
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const close = () => setOpen(false);
  useEffect(() => {
    element.current!.querySelector<HTMLButtonElement>("[data-first-focus]")!.focus({ preventScroll: true });
    element.current!.querySelector<HTMLDetailsElement>(".showcase-open-menu details")!.open = true;
    showToasts(toast);
  }, [toast]);
  return (
    <div ref={element}>
      <Button onClick={() => showToasts(toast)}>Toasts</Button>{" "}
      <Button onClick={() => setOpen(true)}>Dialog</Button>{" "}
      <Tooltip text="Bir ipucu">
        <Button variant="secondary" data-first-focus>
          Tooltip
        </Button>
      </Tooltip>
      <ConfirmDialog
        open={open}
        onClose={close}
        onConfirm={close}
        title="Rüyayı sil"
        text="Geri alınamaz."
        confirmLabel="Sil"
        danger
      />
      <div className="showcase-open-menu">
        <LanguageMenu />
      </div>
    </div>
  );
}
