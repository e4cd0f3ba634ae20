import type { ComponentProps } from "react";
import type { Money } from "#shared/admin/payments.ts";
import type { PaymentStatus } from "#shared/payments.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { IconLink } from "../../../ui/icon-button.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { ExternalIcon } from "../frame/admin-icons.tsx";
import { RefundButton } from "./refund-button.tsx";
import styles from "../admin-page.module.css";

const TONES = {
  open: "plain",
  pending: "mist",
  paid: "ok",
  failed: "danger",
  expired: "plain",
  partly_refunded: "warn",
  refunded: "plain",
  disputed: "danger",
  dispute_lost: "danger",
} as const;

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`admin:payment.${status}`)}</Badge>;
}

/** What was paid and, where some was refunded, how much (in minor units). */
export function PaidAmount({ paid, refunded }: { paid: Money; refunded: number }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  return (
    <>
      <bdi>{numbers.money(paid)}</bdi>
      {refunded > 0 && (
        <span className={styles.cellNote}>
          {t("admin:transactions.refunded")}: <bdi>{numbers.money({ ...paid, amount: refunded })}</bdi>
        </span>
      )}
    </>
  );
}

interface PaymentActionsProps {
  /** Of the receipt at the payment provider. */
  receiptUrl: string | null;
  /** Null where nothing is left to refund. */
  refund: ComponentProps<typeof RefundButton> | null;
}

export function PaymentActions({ receiptUrl, refund }: PaymentActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.cellActions}>
      {receiptUrl && (
        <IconLink
          to={receiptUrl}
          target="_blank"
          rel="noreferrer"
          label={t("admin:refund.receipt")}
          icon={<ExternalIcon />}
        />
      )}
      {refund && <RefundButton {...refund} />}
    </div>
  );
}
