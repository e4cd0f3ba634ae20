import { Link } from "react-router-dom";
import type { AdminTransaction } from "#shared/admin/payments.ts";
import { PARTS } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Badge } from "../../../ui/badge.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import { Country } from "../country.tsx";
import type { Column } from "../data-table.tsx";
import { PaymentBadge } from "./payment-badge.tsx";
import { ReceiptLink, RefundButton } from "./refund.tsx";
import textLinkStyles from "../../../ui/text-link.module.css";
import adminStyles from "../admin-page.module.css";

/** What was bought or made, in words where there are some. */
function Description({ row }: { row: AdminTransaction }) {
  const { t } = useTranslation();
  const part = PARTS.find((name) => name === row.description);
  return part ? <>{t(`admin:part.${part}`)}</> : <bdi>{row.description}</bdi>;
}

function Source({ source }: { source: string }) {
  const { t } = useTranslation();
  return source === "package" || source === "subscription" ? (
    <>{t(`admin:source.${source}`)}</>
  ) : (
    <bdi>{source}</bdi>
  );
}

export function useTransactionColumns(): Column<AdminTransaction>[] {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  return [
    { key: "date", label: t("admin:transactions.date"), renderCell: (row) => dates.moment(row.createdAt) },
    {
      key: "type",
      label: t("admin:transactions.type.label"),
      renderCell: ({ type }) => (
        <Badge tone={type === "credit_purchase" ? "ok" : "plain"}>
          {t(`admin:transactions.type.${type === "credit_purchase" ? "purchase" : "usage"}`)}
        </Badge>
      ),
    },
    {
      key: "what",
      label: t("admin:transactions.what"),
      renderCell: (row) => (
        <>
          {row.description !== row.source && <Description row={row} />}
          <span className={row.description === row.source ? undefined : adminStyles.cellNote}>
            <Source source={row.source} />
          </span>
        </>
      ),
    },
    {
      key: "person",
      label: t("admin:transactions.person"),
      renderCell: ({ userId, userEmail, userCountry }) => (
        <>
          {userEmail ? (
            <Link className={textLinkStyles.textLink} to={`/admin/users/${userId}`}>
              <bdi>{userEmail}</bdi>
            </Link>
          ) : (
            <span className="quiet">{t("admin:deletedPerson")}</span>
          )}
          {userCountry && (
            <span className={adminStyles.cellNote}>
              <Country code={userCountry} />
            </span>
          )}
        </>
      ),
    },
    {
      key: "tokens",
      label: t("admin:transactions.tokens"),
      numeric: true,
      renderCell: ({ creditsAmount }) => numbers.signed(creditsAmount),
    },
    {
      key: "amount",
      label: t("admin:transactions.amount"),
      numeric: true,
      renderCell: ({ amount, refundedAmount, status }) =>
        amount ? (
          <>
            <bdi>{numbers.money(amount)}</bdi>
            {refundedAmount > 0 && (
              <span className={adminStyles.cellNote}>
                {t("admin:transactions.refunded")}:{" "}
                <bdi>{numbers.money({ ...amount, amount: refundedAmount })}</bdi>
              </span>
            )}
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
      key: "actions",
      label: "",
      renderCell: (row) => (
        <div className={adminStyles.cellActions}>
          {row.receiptUrl && <ReceiptLink url={row.receiptUrl} />}
          {row.refundable && row.amount && (
            <RefundButton
              paymentId={row.refundable}
              left={{ ...row.amount, amount: row.amount.amount - row.refundedAmount }}
            />
          )}
        </div>
      ),
    },
  ];
}
