import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { turnOff } from "#shared/notifications.ts";
import { ApiError, failureText } from "../../../lib/api.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Shell } from "../../site/shell.tsx";
import styles from "./unsubscribe-page.module.css";

/** Turns the messages of a mailed link off, without a session. */
export default function UnsubscribePage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const token = params.get("token") ?? "";
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => api(turnOff, { query: { token } }),
  });
  const isInvalid = error instanceof ApiError && ["link_invalid", "invalid_input"].includes(error.code);
  const done = isSuccess || params.has("done");
  return (
    <Shell>
      <div className={`wrap ${styles.off}`}>
        <h1 className="title-1" role={isSuccess ? "status" : undefined}>
          {t(done ? "alerts:off.done" : "alerts:off.question")}
        </h1>
        {done && <p className="muted">{t("alerts:off.doneText")}</p>}
        {error && (
          <p className={styles.error} role="alert">
            {isInvalid ? t("alerts:off.invalid") : failureText(error, t("common:networkError"))}
          </p>
        )}
        {!done && (
          <form
            method="post"
            action={`/unsubscribe?token=${encodeURIComponent(token)}`}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isPending) mutate();
            }}
          >
            <Button type="submit" size="lg" busy={isPending}>
              {t("alerts:off.action")}
            </Button>
          </form>
        )}
        <p className="small">
          <TextLink to="/account">{t("alerts:off.account")}</TextLink>
        </p>
      </div>
    </Shell>
  );
}
