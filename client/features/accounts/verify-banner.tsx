import { useLocation } from "react-router-dom";
import type { Me } from "#shared/accounts.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { formatNumber } from "../../lib/numbers.ts";
import { MailIcon } from "../../ui/icons.tsx";
import { TextButton, TextLink } from "../../ui/text-link.tsx";
import { useMe } from "./queries.ts";
import { useResend } from "./use-resend.ts";
import styles from "./verify-banner.module.css";

/** Returns the sentence about the tokens that the user gets after the verification; null without any. */
export function useWaitingText(): string | null {
  const { t } = useTranslation();
  const { locale } = useApp();
  const count = useMe()?.confirmation?.tokens ?? 0;
  return count > 0 ? t("common:verify.waiting", { count, amount: formatNumber(count, locale) }) : null;
}

function Resend() {
  const { t } = useTranslation();
  const resend = useResend();
  const isDone = resend.isPending || resend.isSuccess;
  return (
    // A disabled button would lose the focus.
    <TextButton
      className={styles.action}
      aria-disabled={isDone || undefined}
      onClick={() => isDone || resend.mutate()}
    >
      {resend.isSuccess ? t("common:verify.sent") : t("common:verify.resend")}
    </TextButton>
  );
}

/** Shown to users who have not confirmed their email address. */
export function VerifyBanner({ me }: { me: Me }) {
  const { t } = useTranslation();
  const waiting = useWaitingText();
  const { pathname } = useLocation();
  return (
    <section className={styles.banner} data-chrome="" aria-label={t("common:verify.label")}>
      <div className="wrap">
        <MailIcon />
        <p>
          {waiting ?? t("common:verify.text")} <bdi className={styles.email}>{me.user.email}</bdi>
        </p>
        {me.confirmation?.outbox && pathname !== "/outbox" ? (
          <TextLink className={styles.action} to="/outbox">
            {t("common:verify.open")}
          </TextLink>
        ) : (
          <Resend />
        )}
      </div>
    </section>
  );
}
