import { useInfiniteQuery } from "@tanstack/react-query";
import type { Payment, PaymentStatus } from "#shared/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { formatMoney, formatNumber } from "../../../lib/numbers.ts";
import { useDates } from "../../dreams/dates.ts";
import { paymentsQuery } from "../../payments/queries.ts";
import { planKey } from "./plan.tsx";
import { LoadError, MoreButton, Part } from "./section.tsx";
import styles from "./account.module.css";

const TONES = {
  open: "plain",
  pending: "warn",
  paid: "ok",
  failed: "danger",
  expired: "plain",
  partly_refunded: "mist",
  refunded: "mist",
  disputed: "warn",
  dispute_lost: "plain",
} as const satisfies Record<PaymentStatus, string>;

function PaymentLine({ payment }: { payment: Payment }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const date = useDates();
  const { kind, item, tokens, amount, currency, status, refundedAmount, createdAt, receiptUrl } = payment;
  const name =
    kind === "package"
      ? t("common:tokens", { count: tokens, amount: formatNumber(tokens, locale) })
      : t(`tokens:plan.${planKey(item)}`);
  return (
    <li className={styles.line}>
      <span className={styles.rowMain}>
        {name}
        <time className="caption quiet" dateTime={createdAt} suppressHydrationWarning>
          {date(createdAt, "moment")}
        </time>
        {receiptUrl && (
          <TextLink className={`caption ${styles.file}`} to={receiptUrl} target="_blank" rel="noreferrer">
            {t("account:payments.receipt")}
          </TextLink>
        )}
      </span>
      <span className={styles.amounts}>
        <bdi className="num num-column">{formatMoney(amount, currency, locale)}</bdi>
        <Badge tone={TONES[status]}>{t(`account:payments.${status}`)}</Badge>
        {status === "partly_refunded" && (
          <span className="caption quiet">
            {t("account:payments.back", { amount: formatMoney(refundedAmount, currency, locale) })}
          </span>
        )}
      </span>
    </li>
  );
}

export function Payments() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useInfiniteQuery(paymentsQuery(api));
  const payments = query.data?.pages.flatMap((page) => page.payments);
  return (
    <Part id="payments">
      <LoadError query={query} />
      {payments?.length === 0 && <p className={`${styles.line} muted`}>{t("account:payments.none")}</p>}
      {payments && payments.length > 0 && (
        <ul className={styles.list}>
          {payments.map((payment) => (
            <PaymentLine key={payment.id} payment={payment} />
          ))}
        </ul>
      )}
      <MoreButton query={query} />
    </Part>
  );
}
