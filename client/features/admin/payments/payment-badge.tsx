import type { PaymentStatus } from "#shared/payments.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";

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

/** What became of a payment. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  const { t } = useTranslation();
  return <Badge tone={TONES[status]}>{t(`admin:payment.${status}`)}</Badge>;
}
