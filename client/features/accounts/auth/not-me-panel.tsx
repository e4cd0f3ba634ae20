import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { undoEmailChange } from "#shared/accounts.ts";
import { authPath, resetPath } from "#shared/auth-paths.ts";
import { refusalText } from "../../../lib/api.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { AuthNotice } from "./auth-notice.tsx";
import styles from "./auth-page.module.css";

/** Takes a change of email address back with a link that was mailed to the old one, and leads to a new password. */
export function NotMePanel({ token }: { token: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const navigate = useNavigate();
  const toast = useToast();
  const undo = useMutation({
    mutationFn: async () => {
      const { reset } = await api(undoEmailChange, { body: { token } });
      toast({ title: t("auth:not-me.done") });
      await navigate(resetPath(reset), { replace: true });
    },
  });
  const failure = undo.error ?? (undo.isIdle && refusal?.form === "not-me" ? refusal.error : null);
  const code = failure && "code" in failure ? failure.code : undefined;
  if (!token || code === "link_invalid") {
    return (
      <AuthNotice
        key="expired"
        focusTitle={undo.isError}
        title={t("auth:expired.heading")}
        text={t("auth:not-me.expired")}
        action={
          <ButtonLink to={authPath("forgot", null)} size="lg" block className={styles.submit}>
            {t("auth:expired.again")}
          </ButtonLink>
        }
      />
    );
  }
  const text = failure ? refusalText(failure, t("common:networkError")) : undefined;
  return (
    <AuthNotice
      moon={0.5}
      title={t("auth:not-me.heading")}
      text={t("auth:not-me.lede")}
      action={
        // A click, because mail scanners open links.
        <form
          className={styles.elsewhere}
          method="post"
          aria-busy={undo.isPending}
          onSubmit={(event) => {
            event.preventDefault();
            if (!undo.isPending) undo.mutate();
          }}
        >
          {failure && <FormError>{text}</FormError>}
          <Button type="submit" size="lg" block className={styles.submit} busy={undo.isPending}>
            {undo.isPending ? t("auth:pleaseWait") : t("auth:not-me.submit")}
          </Button>
        </form>
      }
    />
  );
}
