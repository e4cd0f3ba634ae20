import { REASON_MAX, refundPayment, type Money } from "#shared/admin/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Field } from "../../../ui/field.tsx";
import { ActionButton } from "../action-button.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { useIsolatedName } from "../isolated-name.ts";

interface RefundButtonProps {
  paymentId: string;
  /** Amount of the payment that is not refunded yet. */
  left: Money;
  /** Name or email address; null once the account is deleted. */
  userName: string | null;
}

/** Refunds a payment, whole or in part. */
export function RefundButton({ paymentId, left, userName }: RefundButtonProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const numbers = useAdminNumbers();
  const nameOf = useIsolatedName();
  const amount = numbers.money(left);
  return (
    <ActionButton
      label={t("admin:refund.button")}
      title={
        userName === null
          ? t("admin:refund.titleDeleted")
          : t("admin:refund.title", { name: nameOf(userName) })
      }
      text={t("admin:refund.text")}
      confirmLabel={t("admin:refund.confirm")}
      danger
      asksPassword
      onConfirm={({ text, password }) => {
        const wanted = Math.round(Number(text("amount")) * 100);
        const reason = text("reason");
        const partial = wanted > 0 && wanted < left.amount;
        return api(refundPayment, {
          body: {
            paymentId,
            ...(partial && { amount: wanted }),
            // A part that is sent again after a lost reply is not refunded twice.
            seen: left.amount,
            ...(reason && { reason }),
            ...password,
          },
        });
      }}
    >
      <Field
        label={t("admin:refund.amount", { currency: left.currency })}
        hint={t("admin:refund.amountHint", { amount })}
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
