import { REASON_MAX, refundPayment, type Money } from "#shared/admin/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Field } from "../../../ui/field.tsx";
import { ActionButton } from "../action-button.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";

interface RefundButtonProps {
  paymentId: string;
  /** What of the payment is not refunded yet. */
  left: Money;
}

/** Refunds a payment, whole or in part. */
export function RefundButton({ paymentId, left }: RefundButtonProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const numbers = useAdminNumbers();
  return (
    <ActionButton
      label={t("admin:refund.button")}
      text={t("admin:refund.text")}
      danger
      asksPassword
      onConfirm={({ text, password }) => {
        const amount = Math.round(Number(text("amount")) * 100);
        const reason = text("reason");
        const partial = amount > 0 && amount < left.amount;
        return api(refundPayment, {
          body: { paymentId, ...(partial && { amount }), ...(reason && { reason }), ...password },
        });
      }}
    >
      <Field
        label={t("admin:refund.amount", { currency: left.currency })}
        hint={t("admin:refund.amountHint", { amount: numbers.money(left) })}
        name="amount"
        type="number"
        inputMode="decimal"
        min="0.01"
        max={left.amount / 100}
        step="0.01"
        defaultValue={(left.amount / 100).toFixed(2)}
        required
        data-first-focus
      />
      <Field label={t("admin:reason")} name="reason" maxLength={REASON_MAX} autoComplete="off" />
    </ActionButton>
  );
}
