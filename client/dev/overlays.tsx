import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Horizon } from "../ui/horizon/horizon.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { LanguageMenu } from "../ui/language-menu.tsx";
import { ThemeMenu } from "../ui/theme-menu.tsx";
import { useToast, type Toast } from "../ui/toasts.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

function showToasts(show: (toast: Toast) => void): void {
  show({ title: "Kaydedildi", text: "Rüyan kütüphanende." });
  show({ title: "Olmadı", variant: "destructive" });
}

/**
 * Layers above the page. A menu, a tooltip and both kinds of toast open with the page; the dialogs open by their
 * buttons.
 */
export function Overlays() {
  const toast = useToast();
  const [open, setOpen] = useState<"confirm" | "wide" | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const close = () => setOpen(null);
  useEffect(() => {
    element.current!.querySelector<HTMLButtonElement>("[data-first-focus]")!.focus({ preventScroll: true });
    element.current!.querySelector<HTMLDetailsElement>(".showcase-open-menu details")!.open = true;
    showToasts(toast);
  }, [toast]);
  return (
    <div ref={element}>
      <div className="showcase-row">
        <Button onClick={() => showToasts(toast)}>Toasts</Button>
        <Button onClick={() => setOpen("confirm")}>Confirm dialog</Button>
        <Button onClick={() => setOpen("wide")}>Dialog with a strip</Button>
        <Tooltip text="Bir ipucu">
          <Button variant="secondary" data-first-focus>
            Tooltip
          </Button>
        </Tooltip>
        <ThemeMenu />
      </div>
      <ConfirmDialog
        open={open === "confirm"}
        onClose={close}
        onConfirm={close}
        title="Rüyayı sil"
        text="Geri alınamaz."
        confirmLabel="Sil"
        danger
      />
      <Dialog
        open={open === "wide"}
        onClose={close}
        title="Rüyan hazır"
        strip={<Horizon scene="strip" />}
        actions={<Button onClick={close}>Tamam</Button>}
      />
      <div className="showcase-open-menu">
        <LanguageMenu />
      </div>
    </div>
  );
}
