import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { USER_SORTS, type UserInfo } from "#shared/admin/users.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { adminPage } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { usersFilter, usersQuery } from "../queries.ts";
import { useFilterUrl } from "../filter-url.ts";
import { Country } from "../country.tsx";
import type { Column } from "../data-table.tsx";
import { Filters, SearchFilter, SelectFilter } from "../filters.tsx";
import { MoneyList } from "../money-list.tsx";
import { PageHead } from "../page-head.tsx";
import { PagedTable } from "../paged-table.tsx";
import { StatRow } from "../stat-row.tsx";
import { Initials, UserBadges } from "./user-link.tsx";
import styles from "../admin-page.module.css";
import filtersStyles from "../filters.module.css";

type Sort = Pick<ReturnType<typeof usersFilter>, "sort" | "order">;

/** The order of the first click: names from A, numbers and dates from the highest. */
const firstOrder = (sort: Sort["sort"]) => (sort === "name" || sort === "email" ? "asc" : "desc");

function UserCell({ user }: { user: UserInfo }) {
  return (
    <div className={styles.user}>
      <Initials name={user.name || user.email} />
      <div className={styles.userText}>
        <Link className={styles.userName} to={`/admin/users/${user.id}`}>
          <bdi>{user.name || user.email}</bdi>
        </Link>
        <bdi className={styles.userEmail}>{user.email}</bdi>
        <UserBadges user={user} />
      </div>
    </div>
  );
}

function useColumns({ sort, order }: Sort): Column<UserInfo>[] {
  const { t } = useTranslation();
  const { to } = useFilterUrl();
  const dates = useAdminDates();
  const numbers = useAdminNumbers();
  const sortBy = (column: Sort["sort"]) => {
    if (column !== sort) return { sortUrl: to({ sort: column, order: firstOrder(column) }) };
    const other = order === "asc" ? "desc" : "asc";
    const sorted = order === "asc" ? ("ascending" as const) : ("descending" as const);
    return { sortUrl: to({ sort, order: other }), sorted };
  };
  return [
    { label: t("admin:users.user"), ...sortBy("name"), renderCell: (user) => <UserCell user={user} /> },
    {
      label: t("admin:users.credits"),
      numeric: true,
      ...sortBy("credits"),
      renderCell: ({ credits }) => numbers.whole(credits),
    },
    {
      label: t("admin:users.used"),
      numeric: true,
      ...sortBy("used"),
      renderCell: ({ totalCreditsUsed }) => numbers.whole(totalCreditsUsed),
    },
    {
      label: t("admin:users.dreams"),
      numeric: true,
      ...sortBy("dreams"),
      renderCell: ({ dreamCount }) => numbers.whole(dreamCount),
    },
    {
      label: t("admin:users.spent"),
      numeric: true,
      renderCell: ({ totalSpent }) => (totalSpent.length > 0 ? <MoneyList money={totalSpent} /> : "–"),
    },
    {
      label: t("admin:users.country"),
      renderCell: ({ lastLoginCountry, registrationCountry }) => (
        <Country code={lastLoginCountry ?? registrationCountry} />
      ),
    },
    {
      label: t("admin:users.created"),
      numeric: true,
      ...sortBy("created"),
      renderCell: ({ createdAt }) => dates.day(createdAt),
    },
    {
      label: t("admin:users.lastSignIn"),
      numeric: true,
      ...sortBy("last_sign_in"),
      renderCell: ({ lastSignInAt }) => (lastSignInAt ? dates.day(lastSignInAt) : "–"),
    },
  ];
}

function UsersPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const { to, go } = useFilterUrl();
  const numbers = useAdminNumbers();
  const filter = usersFilter(params);
  const query = useQuery({ ...usersQuery(api, filter), placeholderData: keepPreviousData });
  const columns = useColumns(filter);
  const { data } = query;
  return (
    <>
      <PageHead title={t("admin:nav.users")}>
        <ButtonLink variant="secondary" to="/admin/users/invitations">
          {t("admin:invitations.title")}
        </ButtonLink>
      </PageHead>
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
          onChoose={(sort) => go(to({ sort, order: firstOrder(sort) }))}
        />
      </Filters>
      <PagedTable
        query={query}
        caption={t("admin:nav.users")}
        columns={columns}
        rowsOf={({ users }) => users}
        rowKey={({ id }) => id}
      />
    </>
  );
}

export default adminPage("users", UsersPage);
