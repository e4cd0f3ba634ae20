import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { REASON_MAX, refundPayment, type Money } from "#shared/admin/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { ActionDialog } from "../action-dialog.tsx";
import { ExternalIcon } from "../frame/admin-icons.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { secondFactorQuery } from "../queries.ts";
import { useAdminAction } from "../use-admin-action.ts";
import styles from "../../../ui/icon-button.module.css";

/** Leads to the payment at the payment service. */
export function ReceiptLink({ url }: { url: string }) {
  const { t } = useTranslation();
  return (
    <a
      className={styles.iconBtn}
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={t("admin:refund.receipt")}
    >
      <ExternalIcon />
    </a>
  );
}

interface RefundButtonProps {
  paymentId: string;
  /** What of the payment was not given back yet. */
  left: Money;
}

/** Gives a payment back, whole or in part, after asking. */
export function RefundButton({ paymentId, left }: RefundButtonProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const numbers = useAdminNumbers();
  const { data: factor } = useQuery(secondFactorQuery(api));
  const [asking, setAsking] = useState(false);
  const refund = useAdminAction((values: FormData) => {
    const text = (name: string) => String(values.get(name) ?? "").trim();
    const amount = Math.round(Number(text("amount")) * 100);
    return api(refundPayment, {
      body: {
        paymentId,
        ...(amount > 0 && amount < left.amount && { amount }),
        ...(text("reason") && { reason: text("reason") }),
        ...(values.get("password") && { password: String(values.get("password")) }),
      },
    });
  });
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {t("admin:refund.button")}
      </Button>
      <ActionDialog
        open={asking}
        onClose={() => setAsking(false)}
        text={t("admin:refund.text")}
        confirmLabel={t("admin:refund.button")}
        danger
        busy={refund.isPending}
        passwordNeeded={factor?.passwordAsked ?? false}
        onConfirm={(values) => refund.mutate(values, { onSuccess: () => setAsking(false) })}
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
      </ActionDialog>
    </>
  );
}
