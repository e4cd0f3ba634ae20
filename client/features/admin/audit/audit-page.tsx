import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { AUDIT_ACTIONS, type AuditEntry } from "#shared/admin/audit.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminDates } from "../admin-dates.ts";
import { AdminFrame } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { auditFilter, auditQuery } from "../queries.ts";
import { useFilterUrl } from "../filter-url.ts";
import type { Column } from "../data-table.tsx";
import { DateRangeFilter } from "../date-filter.tsx";
import { Filters, SearchFilter, SelectFilter } from "../filters.tsx";
import { PagedTable } from "../paged-table.tsx";
import adminStyles from "../admin-page.module.css";
import textLinkStyles from "../../../ui/text-link.module.css";

type Facts = AuditEntry["before"];

/** Facts under names that operators know. */
const FACT_NAMES: Record<string, string> = {
  name: "admin:act.name",
  email: "admin:act.email",
  credits: "admin:users.credits",
  bannedUntil: "admin:user.bannedUntil",
  money: "admin:transactions.amount",
  part: "admin:user.parts",
  sweptAt: "admin:attention.clockSwept",
};

/** Minor units of a currency, as people write them. */
function useReadableFacts(): (facts: Facts) => Facts {
  const numbers = useAdminNumbers();
  return (facts) => {
    const { amount, currency, ...others } = facts ?? {};
    if (typeof amount !== "number" || typeof currency !== "string") return facts;
    return { money: numbers.money({ amount, currency }), ...others };
  };
}

/** Before and after of a deed, fact by fact. */
function Change({ reason, ...entry }: Pick<AuditEntry, "before" | "after" | "reason">) {
  const { t } = useTranslation();
  const readable = useReadableFacts();
  const [before, after] = [readable(entry.before), readable(entry.after)];
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  const value = (facts: Facts, name: string) => String(facts?.[name] ?? "–");
  if (names.length === 0 && !reason) return "–";
  return (
    <>
      {names.map((name) => (
        <span key={name} className={adminStyles.change}>
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
      {reason && <bdi className={adminStyles.cellNote}>{reason}</bdi>}
    </>
  );
}

function useColumns(): Column<AuditEntry>[] {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return [
    { key: "at", label: t("admin:log.when"), renderCell: ({ at }) => dates.moment(at) },
    {
      key: "who",
      label: t("admin:log.who"),
      renderCell: ({ operator }) =>
        operator ? <bdi>{operator.email}</bdi> : <span className="quiet">{t("admin:log.commandLine")}</span>,
    },
    { key: "what", label: t("admin:log.what"), renderCell: ({ action }) => t(`admin:action.${action}`) },
    {
      key: "whom",
      label: t("admin:log.whom"),
      renderCell: ({ target }) => {
        if (!target) return "–";
        if (target.email === null) return <span className="quiet">{t("admin:deletedPerson")}</span>;
        return (
          <Link className={textLinkStyles.textLink} to={`/admin/users/${target.id}`}>
            <bdi>{target.email}</bdi>
          </Link>
        );
      },
    },
    { key: "change", label: t("admin:log.change"), renderCell: (entry) => <Change {...entry} /> },
    {
      key: "ip",
      label: t("admin:log.from"),
      renderCell: ({ ip, operator }) => (operator ? <bdi className="num">{ip}</bdi> : "–"),
    },
  ];
}

function Log() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const { to, go } = useFilterUrl();
  const filter = auditFilter(params);
  const query = useQuery({ ...auditQuery(api, filter), placeholderData: keepPreviousData });
  const columns = useColumns();
  return (
    <>
      <div className={adminStyles.pageHead}>
        <div>
          <h1 className="title-1">{t("admin:nav.log")}</h1>
          <p className="small quiet">{t("admin:log.lede")}</p>
        </div>
      </div>
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

export default function LogPage() {
  return (
    <AdminFrame current="log">
      <Log />
    </AdminFrame>
  );
}
