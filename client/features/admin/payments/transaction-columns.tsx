import type { AdminTransaction } from "#shared/admin/payments.ts";
import { PAID_PARTS } from "#shared/credits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { Country } from "../country.tsx";
import type { Column } from "../data-table.tsx";
import { UserLink } from "../users/user-link.tsx";
import { PaidAmount, PaymentActions, PaymentBadge } from "./payment-cells.tsx";
import styles from "../admin-page.module.css";

/** A part of a dream, or a lens on it, by name; a package or plan by its id. */
function Description({ row }: { row: AdminTransaction }) {
  const { t } = useTranslation();
  const part = PAID_PARTS.find((name) => name === row.description);
  return part ? t(`admin:part.${part}`) : <bdi>{row.description}</bdi>;
}

function Source({ source }: { source: string }) {
  const { t } = useTranslation();
  const purchased = source === "package" || source === "subscription";
  return purchased ? t(`admin:source.${source}`) : <bdi>{source}</bdi>;
}

export function useTransactionColumns(): Column<AdminTransaction>[] {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return [
    { label: t("admin:transactions.date"), renderCell: ({ createdAt }) => dates.moment(createdAt) },
    {
      label: t("admin:transactions.type.label"),
      renderCell: ({ type }) => (
        <Badge tone={type === "credit_purchase" ? "ok" : "plain"}>
          {t(`admin:transactions.type.${type === "credit_purchase" ? "purchase" : "usage"}`)}
        </Badge>
      ),
    },
    {
      label: t("admin:transactions.what"),
      renderCell: (row) => (
        <>
          {row.description !== row.source && <Description row={row} />}
          <span className={row.description === row.source ? undefined : styles.cellNote}>
            <Source source={row.source} />
          </span>
        </>
      ),
    },
    {
      label: t("admin:transactions.user"),
      renderCell: ({ userId, userEmail, userCountry }) => (
        <>
          {userEmail ? (
            <UserLink id={userId}>{userEmail}</UserLink>
          ) : (
            <span className="quiet">{t("admin:deletedUser")}</span>
          )}
          {userCountry && (
            <span className={styles.cellNote}>
              <Country code={userCountry} />
            </span>
          )}
        </>
      ),
    },
    {
      label: t("admin:transactions.tokens"),
      numeric: true,
      renderCell: ({ creditsAmount }) => numbers.signed(creditsAmount),
    },
    {
      label: t("admin:transactions.amount"),
      numeric: true,
      renderCell: ({ amount, refundedAmount, status }) =>
        amount ? (
          <>
            <PaidAmount paid={amount} refunded={refundedAmount} />
            {(status === "disputed" || status === "dispute_lost") && (
              <div>
                <PaymentBadge status={status} />
              </div>
            )}
          </>
        ) : (
          "–"
        ),
    },
    {
      label: "",
      renderCell: ({ receiptUrl, refundable, amount, refundedAmount, userEmail }) => (
        <PaymentActions
          receiptUrl={receiptUrl}
          refund={
            refundable && amount
              ? {
                  paymentId: refundable,
                  left: { ...amount, amount: amount.amount - refundedAmount },
                  userName: userEmail,
                }
              : null
          }
        />
      ),
    },
  ];
}
