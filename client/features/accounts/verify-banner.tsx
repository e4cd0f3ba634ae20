import { useTranslation } from "../../i18n/use-translation.ts";
import { MailIcon } from "../../ui/icons.tsx";
import { TextButton } from "../../ui/text-link.tsx";
import { useResend } from "./use-resend.ts";
import styles from "./verify-banner.module.css";

/** Shown to users who have not confirmed their email address. */
export function VerifyBanner({ email }: { email: string }) {
  const { t } = useTranslation();
  const resend = useResend();
  return (
    <section className={styles.banner} data-chrome="" aria-label={t("common:verify.label")}>
      <div className="wrap">
        <MailIcon />
        <p>
          {t("common:verify.text")} <bdi className={styles.email}>{email}</bdi>
        </p>
        <TextButton
          className={styles.resend}
          disabled={resend.isPending || resend.isSuccess}
          onClick={() => resend.mutate()}
        >
          {resend.isSuccess ? t("common:verify.sent") : t("common:verify.resend")}
        </TextButton>
      </div>
    </section>
  );
}
