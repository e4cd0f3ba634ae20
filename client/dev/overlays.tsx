import { useEffect, useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Horizon } from "../ui/horizon/horizon.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { LanguageMenu } from "../ui/language-menu.tsx";
import { ThemeMenu } from "../ui/theme-menu.tsx";
import { useToast, type Toast } from "../ui/toasts.tsx";
import { Tooltip } from "../ui/tooltip.tsx";

const SUCCESS: Toast = { title: "Kaydedildi", text: "Rüyan kütüphanende." };
const FAILURE: Toast = { title: "Olmadı", variant: "destructive" };

/**
 * Layers above the page. A menu, a tooltip and the toast of a failure open with the page; the others open by their
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
    toast(FAILURE);
  }, [toast]);
  return (
    <div ref={element}>
      <div className="showcase-row">
        <Button onClick={() => toast(SUCCESS)}>Success</Button>
        <Button onClick={() => toast(FAILURE)}>Failure</Button>
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
