import { useId, type ReactNode } from "react";
import { PASSWORD_MAX } from "#shared/limits.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import styles from "./admin-page.module.css";

interface ActionDialogProps {
  open: boolean;
  onClose: () => void;
  /** Receives the fields inside, and `password` where it is asked for. */
  onConfirm: (values: FormData) => void;
  /** What will happen. */
  text: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  busy?: boolean;
  /** Asks for the admin's own password once more. */
  passwordNeeded?: boolean;
  /** Fields, if any. */
  children?: ReactNode;
}

/** Asks "Are you sure?" before anything is done to somebody, with the fields it needs. */
export function ActionDialog(props: ActionDialogProps) {
  const { open, onClose, onConfirm, text, confirmLabel, children } = props;
  const { danger = false, busy = false, passwordNeeded = false } = props;
  const { t } = useTranslation();
  const form = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("admin:sure.title")}
      size={children ? "regular" : "compact"}
      actions={
        <>
          <Button type="submit" form={form} variant={danger ? "danger" : "primary"} busy={busy}>
            {confirmLabel}
          </Button>
          <Button
            variant="ghost"
            data-first-focus={children || passwordNeeded ? undefined : ""}
            onClick={onClose}
          >
            {t("common:cancel")}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className={styles.actionForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onConfirm(new FormData(event.currentTarget));
        }}
      >
        <p className="small muted">{text}</p>
        {children}
        {passwordNeeded && (
          <Field
            label={t("admin:sure.password")}
            hint={t("admin:sure.passwordHint")}
            name="password"
            type="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX}
            required
          />
        )}
      </form>
    </Dialog>
  );
}
