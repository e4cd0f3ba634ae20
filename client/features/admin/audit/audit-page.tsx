import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { AUDIT_ACTIONS, type AuditEntry } from "#shared/admin/audit.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminDates } from "../admin-dates.ts";
import { adminPage } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { auditFilter, auditQuery } from "../queries.ts";
import { useFilterUrl } from "../filter-url.ts";
import type { Column } from "../data-table.tsx";
import { DateRangeFilter } from "../date-filter.tsx";
import { Filters, SearchFilter, SelectFilter } from "../filters.tsx";
import { PageHead } from "../page-head.tsx";
import { PagedTable } from "../paged-table.tsx";
import { UserLink } from "../users/user-link.tsx";
import styles from "../admin-page.module.css";

type Facts = AuditEntry["before"];

/** Labels of recorded facts; a fact without one is shown under its stored name. */
const FACT_NAMES: Record<string, string> = {
  name: "admin:act.name",
  email: "admin:act.email",
  credits: "admin:users.credits",
  bannedUntil: "admin:user.bannedUntil",
  money: "admin:transactions.amount",
  part: "admin:user.parts",
  sweptAt: "admin:attention.clockSwept",
};

/** Each recorded fact before and after the action. */
function Change({ reason, ...entry }: Pick<AuditEntry, "before" | "after" | "reason">) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const formatMoney = (facts: Facts): Facts => {
    const { amount, currency, ...others } = facts ?? {};
    if (typeof amount !== "number" || typeof currency !== "string") return facts;
    return { money: numbers.money({ amount, currency }), ...others };
  };
  const [before, after] = [formatMoney(entry.before), formatMoney(entry.after)];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const value = (facts: Facts, name: string) => String(facts?.[name] ?? "–");
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

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return [
    { label: t("admin:log.when"), renderCell: ({ at }) => dates.moment(at) },
    {
      label: t("admin:log.who"),
      renderCell: ({ operator }) =>
        operator ? <bdi>{operator.email}</bdi> : <span className="quiet">{t("admin:log.commandLine")}</span>,
    },
    { label: t("admin:log.what"), renderCell: ({ action }) => t(`admin:action.${action}`) },
    {
      label: t("admin:log.whom"),
      renderCell: ({ target }) => {
        if (!target) return "–";
        if (target.email === null) return <span className="quiet">{t("admin:deletedPerson")}</span>;
        return <UserLink id={target.id}>{target.email}</UserLink>;
      },
    },
    { label: t("admin:log.change"), renderCell: (entry) => <Change {...entry} /> },
    {
      label: t("admin:log.from"),
      renderCell: ({ ip, operator }) => (operator ? <bdi className="num">{ip}</bdi> : "–"),
    },
  ];
}

function AuditPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const { to, go } = useFilterUrl();
  const filter = auditFilter(params);
  const query = useQuery({ ...auditQuery(api, filter), placeholderData: keepPreviousData });
  const columns = useColumns();
  return (
    <>
      <PageHead title={t("admin:nav.log")} note={t("admin:log.lede")} />
      <Filters>
        <SearchFilter label={t("admin:log.search")} />
        <SelectFilter
          label={t("admin:log.what")}
          value={filter.action}
          options={[
            { value: "all", name: t("admin:log.all") },
            ...AUDIT_ACTIONS.map((value) => ({ value, name: t(`admin:action.${value}`) })),
          ]}
          onChoose={(action) => go(to({ action: action === "all" ? "" : action }))}
        />
        <DateRangeFilter {...filter} />
      </Filters>
      <PagedTable
        query={query}
        caption={t("admin:nav.log")}
        columns={columns}
        rowsOf={({ entries }) => entries}
        rowKey={({ id }) => String(id)}
      />
    </>
  );
}

export default adminPage("log", AuditPage);
