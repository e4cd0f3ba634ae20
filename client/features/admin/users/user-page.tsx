import { useQuery } from "@tanstack/react-query";
import { useParams, useSearchParams } from "react-router-dom";
import type { UserDetail } from "#shared/admin/users.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { adminPage } from "../frame/admin-frame.tsx";
import { useAdminNumbers } from "../admin-numbers.ts";
import { userPages, userQuery } from "../queries.ts";
import { MissingData } from "../missing-data.tsx";
import { MoneyList } from "../money-list.tsx";
import { StatRow } from "../stat-row.tsx";
import { UserActions } from "./user-actions.tsx";
import { UserFacts } from "./user-facts.tsx";
import { Initials, UserBadges } from "./user-link.tsx";
import { RecordNav } from "./record-nav.tsx";
import { UserAudit, UserDreams, UserLedger, UserPayments, UserSessions } from "./user-records.tsx";
import styles from "../admin-page.module.css";

function UserHead({ user }: Pick<UserDetail, "user">) {
  return (
    <div className={styles.pageHead}>
      <div className={styles.userHead}>
        <Initials name={user.name || user.email} />
        <div>
          <h1 className="title-1">
            <bdi>{user.name || user.email}</bdi>
          </h1>
          <p className="muted">
            <bdi>{user.email}</bdi> <UserBadges user={user} />
          </p>
        </div>
      </div>
      <UserActions user={user} />
    </div>
  );
}

function UserView({ detail }: { detail: UserDetail }) {
  const { t } = useTranslation();
  const numbers = useAdminNumbers();
  const { user } = detail;
  return (
    <>
      <UserHead user={user} />
      <StatRow
        stats={[
          { label: t("admin:users.credits"), value: numbers.whole(user.credits) },
          { label: t("admin:users.spent"), value: <MoneyList money={user.totalSpent} /> },
          { label: t("admin:users.totalUsed"), value: numbers.whole(user.totalCreditsUsed) },
          { label: t("admin:users.dreams"), value: numbers.whole(user.dreamCount) },
        ]}
      />
      <UserFacts detail={detail} />
      <RecordNav paging={detail.paging} />
      <UserPayments {...detail} />
      <UserLedger {...detail} />
      <UserDreams {...detail} />
      <UserSessions {...detail} />
      <UserAudit {...detail} />
    </>
  );
}

function UserPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { userId = "" } = useParams();
  const [params] = useSearchParams();
  const query = useQuery({
    ...userQuery(api, userId, userPages(params)),
    // The lists stay while another page of one of them loads, not while another user does.
    placeholderData: (previous, previousQuery) =>
      previousQuery?.queryKey[2] === userId ? previous : undefined,
  });
  if (query.data === null) {
    return (
      <Empty
        heading="h1"
        title={t("admin:user.notFound")}
        action={<ButtonLink to="/admin/users">{t("admin:user.back")}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <BackLink to="/admin/users">{t("admin:nav.users")}</BackLink>
      {query.data ? (
        <UserView key={userId} detail={query.data} />
      ) : (
        <MissingData query={query} notice={t("admin:user.loadFailed")} title={t("admin:user.loadFailed")} />
      )}
    </>
  );
}

export default adminPage("users", UserPage);
