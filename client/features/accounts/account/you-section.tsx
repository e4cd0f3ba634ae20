import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useState } from "react";
import { cancelEmailChange, type Me, type User } from "#shared/accounts.ts";
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
import { NameRow } from "./name-row.tsx";
import { Row, RowButton, Section } from "./section.tsx";
import styles from "./account.module.css";

/** Written by the server like all rows, and taken over once its script is there, which is loaded after the page. */
const NightsRows = import.meta.env.SSR
  ? (await import("./nights-rows.tsx")).NightsRows
  : lazy(async () => ({ default: (await import("./nights-rows.tsx")).NightsRows }));
const EmailDialog = lazy(async () => ({ default: (await import("./email-dialog.tsx")).EmailDialog }));

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
  /** Null until the dialog was first asked for. */
  const [asking, setAsking] = useState<boolean | null>(null);
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
      {asking !== null && (
        <Suspense>
          <EmailDialog open={asking} onClose={close} />
        </Suspense>
      )}
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

/** Name, email address, language, theme and nights. */
export function YouSection({ me: { user, nights } }: { me: Me }) {
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
      <Suspense>
        <NightsRows nights={nights} />
      </Suspense>
    </Section>
  );
}
