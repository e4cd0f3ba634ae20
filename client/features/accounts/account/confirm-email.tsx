import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { confirmEmailChange } from "#shared/accounts.ts";
import { refusalText } from "../../../lib/api.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { emailChangeQuery, meQuery, sessionsQuery } from "../queries.ts";
import styles from "./account.module.css";

/**
 * Asks a user who opened the link that was mailed to a new email address to confirm the change. `email` is the address
 * of the account, which is the new one when the link was used before.
 */
export function ConfirmEmail({ token, email }: { token: string; email: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const queryClient = useQueryClient();
  const toast = useToast();
  const { data: pending } = useQuery(emailChangeQuery(api));
  const confirm = useMutation({
    mutationFn: () => api(confirmEmailChange, { body: { token } }),
    onSuccess: () => toast({ title: t("account:confirm.done"), text: pending?.email ?? email }),
    onSettled: () =>
      Promise.all(
        [meQuery(api), emailChangeQuery(api), sessionsQuery(api)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey: queryKey as readonly unknown[] }),
        ),
      ),
  });
  const refused = confirm.isIdle && refusal?.form === "confirm-email" ? refusal.error : null;
  const failure = confirm.error ?? refused;
  const isInvalid =
    (failure && "code" in failure && failure.code === "link_invalid") || (!pending && !failure);
  if (confirm.isSuccess) return null;
  return (
    <section className={styles.confirm} aria-labelledby="confirm-title">
      <h2 className="title-2" id="confirm-title">
        {t("account:confirm.title")}
      </h2>
      {isInvalid ? (
        <p className="muted" role={confirm.isError ? "alert" : undefined}>
          {t("account:confirm.invalid")}
        </p>
      ) : (
        <form
          method="post"
          aria-busy={confirm.isPending}
          onSubmit={(event) => {
            event.preventDefault();
            if (!confirm.isPending) confirm.mutate();
          }}
        >
          <p className="muted">{t("account:confirm.text", { email: pending?.email ?? email })}</p>
          {failure && <FormError>{refusalText(failure, t("common:networkError"))}</FormError>}
          <Button type="submit" busy={confirm.isPending}>
            {confirm.isPending ? t("auth:pleaseWait") : t("account:confirm.submit")}
          </Button>
        </form>
      )}
    </section>
  );
}
