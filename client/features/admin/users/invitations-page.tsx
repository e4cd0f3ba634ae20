import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { revokeInvitation, sendInvitation, type Invitation } from "#shared/admin/invitations.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { ActionButton } from "../action-button.tsx";
import { useAdminDates } from "../admin-dates.ts";
import type { Column } from "../data-table.tsx";
import { adminPage } from "../frame/admin-frame.tsx";
import { useIsolatedName } from "../isolated-name.ts";
import { PageHead } from "../page-head.tsx";
import { PagedTable } from "../paged-table.tsx";
import { invitationsFilter, invitationsQuery } from "../queries.ts";
import { InviteForm } from "./invite-form.tsx";
import { UserLink } from "./user-link.tsx";
import styles from "../admin-page.module.css";

const TONES = { open: "dawn", accepted: "ok", revoked: "plain", expired: "plain" } as const;

function InvitationActions({ invitation: { id, email, state } }: { invitation: Invitation }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const nameOf = useIsolatedName();
  if (state === "accepted" || state === "revoked") return null;
  const [params, named] = [{ id }, { name: nameOf(email) }];
  return (
    <div className={styles.cellActions}>
      <ActionButton
        label={t("admin:invitations.again.button")}
        title={t("admin:invitations.again.title", named)}
        text={t("admin:invitations.again.text")}
        onConfirm={() => api(sendInvitation, { params })}
      />
      <ActionButton
        label={t("admin:invitations.revoke.button")}
        title={t("admin:invitations.revoke.title", named)}
        text={t("admin:invitations.revoke.text")}
        danger
        onConfirm={() => api(revokeInvitation, { params })}
      />
    </div>
  );
}

function useColumns(): Column<Invitation>[] {
  const { t } = useTranslation();
  const dates = useAdminDates();
  return [
    {
      label: t("admin:invitations.address"),
      renderCell: ({ email, userId }) =>
        userId === null ? <bdi>{email}</bdi> : <UserLink id={userId}>{email}</UserLink>,
    },
    {
      label: t("admin:status"),
      renderCell: ({ state }) => <Badge tone={TONES[state]}>{t(`admin:invitations.state.${state}`)}</Badge>,
    },
    { label: t("admin:invitations.invitedAt"), renderCell: ({ createdAt }) => dates.day(createdAt) },
    { label: t("admin:invitations.expires"), renderCell: ({ expiresAt }) => dates.day(expiresAt) },
    {
      label: t("admin:invitations.invitedBy"),
      renderCell: ({ invitedBy }) =>
        invitedBy === null ? (
          t("admin:log.commandLine")
        ) : invitedBy.email === null ? (
          <span className="quiet">{t("admin:deletedUser")}</span>
        ) : (
          <UserLink id={invitedBy.id}>{invitedBy.email}</UserLink>
        ),
    },
    { label: "", renderCell: (invitation) => <InvitationActions invitation={invitation} /> },
  ];
}

function InvitationsPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const query = useQuery({
    ...invitationsQuery(api, invitationsFilter(params)),
    placeholderData: keepPreviousData,
  });
  const columns = useColumns();
  return (
    <>
      <BackLink to="/admin/users">{t("admin:nav.users")}</BackLink>
      <PageHead title={t("admin:invitations.title")} note={t("admin:invitations.lede")} />
      <InviteForm />
      <PagedTable
        query={query}
        caption={t("admin:invitations.title")}
        columns={columns}
        rowsOf={({ invitations }) => invitations}
        rowKey={({ id }) => id}
      />
    </>
  );
}

export default adminPage("users", InvitationsPage);
