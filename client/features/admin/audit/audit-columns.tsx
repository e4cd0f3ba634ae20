import type { AuditEntry } from "#shared/admin/audit.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminNumbers } from "../admin-numbers.ts";
import type { Column } from "../data-table.tsx";
import { useBanEnd } from "../users/ban-end.ts";
import { UserLink } from "../users/user-link.tsx";
import styles from "../admin-page.module.css";

type Facts = AuditEntry["before"];

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** Labels of recorded facts; a fact without one is shown under its stored name. */
const FACT_NAMES: Record<string, string> = {
  name: "admin:act.name",
  email: "admin:act.email",
  credits: "admin:users.credits",
  bannedUntil: "admin:user.ban",
  money: "admin:transactions.amount",
  part: "admin:user.parts",
  sweptAt: "admin:alerts.clockSwept",
};

/** Each recorded fact before and after the action. */
function Change({ reason, ...entry }: Pick<AuditEntry, "before" | "after" | "reason">) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const dates = useAdminDates();
  const banEnd = useBanEnd();
  const formatMoney = (facts: Facts): Facts => {
    const { amount, currency, ...others } = facts ?? {};
    if (typeof amount !== "number" || typeof currency !== "string") return facts;
    return { money: numbers.money({ amount, currency }), ...others };
  };
  const [before, after] = [formatMoney(entry.before), formatMoney(entry.after)];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const value = (facts: Facts, name: string) => {
    const fact = facts?.[name] ?? "–";
    if (name === "bannedUntil" && typeof fact === "string" && fact !== "–") return banEnd(fact);
    return typeof fact === "string" && ISO_TIME.test(fact) ? dates.moment(fact) : String(fact);
  };
  if (names.length === 0 && !reason) return "–";
  return (
    <>
      {names.map((name) => (
        <span key={name} className={styles.change}>
          <span className="quiet">{FACT_NAMES[name] ? t(FACT_NAMES[name]) : name}:</span>{" "}
          {before && (
            <>
              <del>
                <bdi>{value(before, name)}</bdi>
              </del>{" "}
              {after && <span className={`flip ${styles.arrow}`}>→</span>}{" "}
            </>
          )}
          {after && (
            <ins>
              <bdi>{value(after, name)}</bdi>
            </ins>
          )}
        </span>
      ))}
      {reason && <bdi className={styles.cellNote}>{reason}</bdi>}
    </>
  );
}

/** The columns of audit entries by name, in their order. */
export function useAuditColumns() {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return {
    when: { label: t("admin:log.when"), renderCell: ({ at }) => dates.moment(at) },
    who: {
      label: t("admin:log.who"),
      renderCell: ({ operator }) =>
        operator ? <bdi>{operator.email}</bdi> : <span className="quiet">{t("admin:log.commandLine")}</span>,
    },
    what: { label: t("admin:log.what"), renderCell: ({ action }) => t(`admin:action.${action}`) },
    whom: {
      label: t("admin:log.whom"),
      renderCell: ({ target }) => {
        if (!target) return "–";
        if (target.email === null) return <span className="quiet">{t("admin:deletedUser")}</span>;
        return <UserLink id={target.id}>{target.email}</UserLink>;
      },
    },
    change: { label: t("admin:log.change"), renderCell: (entry) => <Change {...entry} /> },
    from: {
      label: t("admin:log.from"),
      renderCell: ({ ip, operator }) => (operator ? <bdi className="num">{ip}</bdi> : "–"),
    },
  } satisfies Record<string, Column<AuditEntry>>;
}
