import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: ReactNode;
  text?: ReactNode;
  /** Names the action: "Delete dream", not "Yes". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
}

/** Asks before an action that cannot be undone. The cancel button has the focus first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { open, onClose, onConfirm, title, text, confirmLabel, cancelLabel, danger, busy = false } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="compact"
      actions={
        <>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="ghost" data-first-focus onClick={onClose}>
            {cancelLabel ?? t("common:cancel")}
          </Button>
        </>
      }
    >
      {text && <p className="small muted">{text}</p>}
    </Dialog>
  );
}
