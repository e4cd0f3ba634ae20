import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { AUDIT_ACTIONS } from "#shared/admin/audit.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { adminPage } from "../frame/admin-frame.tsx";
import { auditFilter, auditQuery } from "../queries.ts";
import { useFilterUrl } from "../filter-url.ts";
import { DateRangeFilter } from "../date-filter.tsx";
import { Filters, SearchFilter, SelectFilter } from "../filters.tsx";
import { PageHead } from "../page-head.tsx";
import { PagedTable } from "../paged-table.tsx";
import { useAuditColumns } from "./audit-columns.tsx";

function AuditPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const { to, go } = useFilterUrl();
  const filter = auditFilter(params);
  const query = useQuery({ ...auditQuery(api, filter), placeholderData: keepPreviousData });
  const columns = Object.values(useAuditColumns());
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
