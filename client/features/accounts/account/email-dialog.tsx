import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { changeEmail } from "#shared/accounts.ts";
import { findIssues, ISSUE_VALUES } from "#shared/auth-checks.ts";
import { ApiError } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { EmailField } from "../email-field.tsx";
import { PasswordField } from "../password-field.tsx";
import { emailChangeQuery, passkeysQuery } from "../queries.ts";
import { asksProof, OtherProofs } from "../proof.tsx";
import { useRefusedField } from "../use-refused-field.ts";
import { usePasswordFailure } from "./password-dialog.tsx";
import styles from "./account.module.css";

const FORM = "change-email";

function EmailForm({ onClose, change }: { onClose: () => void; change: ReturnType<typeof useChangeEmail> }) {
  const { t } = useTranslation();
  const [issue, setIssue] = useState<string>();
  /** Whether a passkey took the place of the password. */
  const [proven, setProven] = useState(false);
  const { api } = useApp();
  const { data } = useQuery(passkeysQuery(api));
  const asksPassword = !proven && data?.hasPassword !== false;
  const proofFailure = usePasswordFailure(asksPassword);
  const { error } = change;
  const form = useRef<HTMLFormElement>(null);
  useRefusedField(form, error);
  const isProofRefused = asksProof(error);
  const isOwnEmail = error instanceof ApiError && error.code === "invalid_input" && !isProofRefused;
  return (
    <form
      ref={form}
      id={FORM}
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        const found = findIssues(["email"], values).email;
        setIssue(found && t(`auth:${found}`, ISSUE_VALUES));
        if (found) event.currentTarget.querySelector("input")!.focus();
        else if (!change.isPending)
          change.mutate(values, {
            onSuccess: onClose,
            // A proof counts for ten minutes.
            onError: (refusal) => asksProof(refusal) && setProven(false),
          });
      }}
    >
      <p className="small muted">{t("account:email.text")}</p>
      <EmailField
        data-first-focus
        label={t("account:email.new")}
        error={issue ?? (isOwnEmail ? t("account:email.same") : undefined)}
      />
      {proven ? (
        <p className="small muted">{t("account:passkeys.proved")}</p>
      ) : (
        <>
          {asksPassword && (
            <PasswordField
              label={t("account:password.current")}
              kind="current"
              error={error && isProofRefused ? proofFailure(error) : undefined}
            />
          )}
          <OtherProofs
            onProved={() => {
              setProven(true);
              // The refusal of the proof before.
              if (change.isError) change.reset();
            }}
          />
        </>
      )}
      {error && !isOwnEmail && !(isProofRefused && asksPassword) && (
        <FormError>{proofFailure(error)}</FormError>
      )}
    </form>
  );
}

function useChangeEmail() {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (values: FormData) =>
      api(changeEmail, {
        body: {
          email: String(values.get("email")),
          ...(values.has("password") && { password: String(values.get("password")) }),
        },
      }),
    onSuccess: ({ pending }) => {
      queryClient.setQueryData(emailChangeQuery(api).queryKey, pending);
      toast({ title: t("account:email.sent"), text: pending.email });
    },
  });
}

/** Asks for a new email address and the password; the change waits for the link that is mailed to it. */
export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const change = useChangeEmail();
  const close = () => {
    change.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t("account:email.title")}
      actions={
        <>
          <Button type="submit" form={FORM} busy={change.isPending}>
            {change.isPending ? t("auth:pleaseWait") : t("account:email.submit")}
          </Button>
          <Button variant="ghost" onClick={close}>
            {t("common:cancel")}
          </Button>
        </>
      }
    >
      <EmailForm onClose={close} change={change} />
    </Dialog>
  );
}
