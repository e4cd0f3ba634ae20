import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { cancelEmailChange, type User } from "#shared/accounts.ts";
import { useApp } from "../../../lib/context.tsx";
import { THEMES } from "../../../lib/page-state.ts";
import { chooseTheme } from "../../../lib/preferences.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { LanguageMenu } from "../../../ui/language-menu.tsx";
import { useTheme } from "../../../ui/theme-menu.tsx";
import { useErrorToast, useToast } from "../../../ui/toasts.tsx";
import { useDates } from "../../dreams/dates.ts";
import { emailChangeQuery } from "../queries.ts";
import { EmailDialog } from "./email-dialog.tsx";
import { NameRow } from "./name-row.tsx";
import { Row, RowButton, Section } from "./section.tsx";
import styles from "./account.module.css";

/** The change of address that waits for its confirmation, and how to give it up. */
function WaitingEmail() {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const date = useDates();
  const toast = useToast();
  const showError = useErrorToast();
  const { data: pending } = useQuery(emailChangeQuery(api));
  const cancel = useMutation({
    mutationFn: () => api(cancelEmailChange),
    onSuccess: () => {
      queryClient.setQueryData(emailChangeQuery(api).queryKey, null);
      toast({ title: t("account:email.cancelled") });
    },
    onError: (error) => showError(error),
  });
  if (!pending) return null;
  return (
    <div className={styles.waiting}>
      <p className="small muted" suppressHydrationWarning>
        {t("account:email.waiting", { email: pending.email, date: date(pending.expiresAt, "moment") })}
      </p>
      <Button
        variant="ghost"
        size="sm"
        className={styles.quiet}
        busy={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        {t("account:email.cancel")}
      </Button>
    </div>
  );
}

function EmailRow({ user }: { user: User }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const close = useCallback(() => setAsking(false), []);
  const state = user.emailVerified ? "verified" : "unverified";
  return (
    <>
      <Row
        label={t("auth:email")}
        action={<RowButton of={t("auth:email")} onClick={() => setAsking(true)} />}
      >
        <bdi className={styles.address}>{user.email}</bdi>{" "}
        <span className={styles.state} data-state={state}>
          {t(`account:email.${state}`)}
        </span>
      </Row>
      <WaitingEmail />
      <EmailDialog open={asking} onClose={close} />
    </>
  );
}

function ThemeChoice() {
  const { t } = useTranslation();
  return (
    <Choice
      name="theme"
      legend={t("account:preferences.theme")}
      legendHidden
      options={THEMES}
      value={useTheme()}
      onChoose={chooseTheme}
    >
      {(theme) => t(`common:theme.${theme}`)}
    </Choice>
  );
}

/** Name, email address, language and theme. */
export function YouSection({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <Section id="you" note={t("account:you.text")}>
      <NameRow name={user.name} />
      <EmailRow user={user} />
      <Row label={t("account:preferences.language")}>
        <LanguageMenu className={styles.language} />
      </Row>
      <Row label={t("account:preferences.theme")}>
        <ThemeChoice />
      </Row>
    </Section>
  );
}
