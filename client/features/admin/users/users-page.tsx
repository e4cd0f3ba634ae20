import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { USER_SORTS, type UserInfo } from "#shared/admin/users.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useAdminDates } from "../admin-dates.ts";
import { AdminFrame } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { usersFilter, usersQuery } from "../queries.ts";
import { useFilterUrl } from "../filter-url.ts";
import { Country } from "../country.tsx";
import type { Column } from "../data-table.tsx";
import { Filters, SearchFilter, SelectFilter } from "../filters.tsx";
import { MoneyList } from "../money-list.tsx";
import { PagedTable } from "../paged-table.tsx";
import { StatRow } from "../stat-row.tsx";
import { UserBadges } from "./user-badges.tsx";
import { Who } from "./who.tsx";
import adminStyles from "../admin-page.module.css";
import filtersStyles from "../filters.module.css";

/** Names begin at A, figures and dates at the top. */
const FIRST_ORDER = { name: "asc", email: "asc" } as Partial<Record<string, "asc">>;

function useColumns(sort: { by: string; descending: boolean }): Column<UserInfo>[] {
  const { t } = useTranslation();
  const { to } = useFilterUrl();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  const sortTo = (by: string) => {
    const first = FIRST_ORDER[by] ?? "desc";
    const other = first === "asc" ? "desc" : "asc";
    const current = sort.by === by ? (sort.descending ? "desc" : "asc") : null;
    return to({ sort: by, order: current === first ? other : first });
  };
  return [
    {
      key: "name",
      label: t("admin:users.person"),
      sortTo: sortTo("name"),
      renderCell: (user) => (
        <Who {...user}>
          <UserBadges user={user} className={adminStyles.whoBadge} />
        </Who>
      ),
    },
    {
      key: "credits",
      label: t("admin:users.credits"),
      numeric: true,
      sortTo: sortTo("credits"),
      renderCell: ({ credits }) => numbers.whole(credits),
    },
    {
      key: "used",
      label: t("admin:users.used"),
      numeric: true,
      sortTo: sortTo("used"),
      renderCell: ({ totalCreditsUsed }) => numbers.whole(totalCreditsUsed),
    },
    {
      key: "dreams",
      label: t("admin:users.dreams"),
      numeric: true,
      sortTo: sortTo("dreams"),
      renderCell: ({ dreamCount }) => numbers.whole(dreamCount),
    },
    {
      key: "spent",
      label: t("admin:users.spent"),
      numeric: true,
      renderCell: ({ totalSpent }) => <MoneyList money={totalSpent} none="–" />,
    },
    {
      key: "country",
      label: t("admin:users.country"),
      renderCell: ({ lastLoginCountry, registrationCountry }) => (
        <Country code={lastLoginCountry ?? registrationCountry} />
      ),
    },
    {
      key: "created",
      label: t("admin:users.created"),
      numeric: true,
      sortTo: sortTo("created"),
      renderCell: ({ createdAt }) => dates.day(createdAt),
    },
    {
      key: "last_sign_in",
      label: t("admin:users.lastSignIn"),
      numeric: true,
      sortTo: sortTo("last_sign_in"),
      renderCell: ({ lastSignInAt }) => (lastSignInAt ? dates.day(lastSignInAt) : "–"),
    },
  ];
}

function Users() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const { to, go } = useFilterUrl();
  const numbers = useAdminNumbers();
  const filter = usersFilter(params);
  const query = useQuery({ ...usersQuery(api, filter), placeholderData: keepPreviousData });
  const sort = { by: filter.sort, descending: filter.order === "desc" };
  const columns = useColumns(sort);
  const { data } = query;
  return (
    <>
      <div className={adminStyles.pageHead}>
        <h1 className="title-1">{t("admin:nav.users")}</h1>
      </div>
      {data && (
        <StatRow
          stats={[
            { label: t("admin:users.total"), value: numbers.whole(data.totals.users) },
            { label: t("admin:users.revenue"), value: <MoneyList money={data.totals.revenue} /> },
            { label: t("admin:users.totalUsed"), value: numbers.whole(data.totals.creditsUsed) },
          ]}
        />
      )}
      <Filters>
        <SearchFilter label={t("admin:users.search")} />
        <SelectFilter
          className={filtersStyles.phone}
          label={t("admin:users.sort")}
          value={filter.sort}
          options={USER_SORTS.map((value) => ({ value, name: t(`admin:users.by.${value}`) }))}
          onChoose={(by) => go(to({ sort: by, order: FIRST_ORDER[by] ?? "desc" }))}
        />
      </Filters>
      <PagedTable
        query={query}
        caption={t("admin:nav.users")}
        columns={columns}
        rowsOf={({ users }) => users}
        rowKey={({ id }) => id}
        sort={sort}
      />
    </>
  );
}

export default function UsersPage() {
  return (
    <AdminFrame current="users">
      <Users />
    </AdminFrame>
  );
}
