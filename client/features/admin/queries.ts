import { queryOptions } from "@tanstack/react-query";
import { listTransactions, reconcilePayments } from "#shared/admin/payments.ts";
import { getUser, listUsers, USER_RECORDS, USER_SORTS, type UserRecord } from "#shared/admin/users.ts";
import { getAlerts } from "#shared/admin/alerts.ts";
import { ANALYTICS_DAYS_MAX, ANALYTICS_FIRST_DAY, getAnalytics } from "#shared/analytics.ts";
import { listWaitingEntries } from "#shared/admin/community.ts";
import { listInvitations } from "#shared/admin/invitations.ts";
import { listReports, REPORT_STATES } from "#shared/admin/reports.ts";
import { AUDIT_ACTIONS, auditLog } from "#shared/admin/audit.ts";
import { dayCount } from "./admin-dates.ts";
import { ApiError, type Api } from "../../lib/api.ts";
import type { RouteEnv } from "../../lib/context.tsx";

const ALERTS_REFRESH_MS = 30_000;
/** A first comparison takes 2 to 10 seconds. */
const FIRST_RECONCILIATION_REFRESH_MS = 2000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The value if it is among `options`, else the first of them. */
function oneOf<const T extends string>(options: readonly [T, ...T[]], value: string | null): T {
  return options.find((option) => option === value) ?? options[0];
}
/** Counted from 0. */
const pageOf = (params: URLSearchParams, name = "page") =>
  Math.max(0, Math.trunc(Number(params.get(name))) || 0);
function daysOf<From extends string, To extends string>(params: URLSearchParams, from: From, to: To) {
  const day = (name: string) => {
    const value = params.get(name) ?? "";
    return DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  };
  const [first, last] = [day(from), day(to)];
  return { ...(first && { [from]: first }), ...(last && { [to]: last }) } as { [K in From | To]?: string };
}

export function usersFilter(params: URLSearchParams) {
  const sort = oneOf(USER_SORTS, params.get("sort"));
  const order = oneOf(["desc", "asc"], params.get("order"));
  return { page: pageOf(params), q: params.get("q") ?? "", sort, order };
}
export const usersQuery = (api: Api, filter: ReturnType<typeof usersFilter>) =>
  queryOptions({
    queryKey: ["admin", "users", filter],
    queryFn: ({ signal }) => api(listUsers, { query: filter }, { signal }),
  });

/** The page of each list of a user's page; without first pages. */
export const userPages = (params: URLSearchParams) =>
  Object.fromEntries(
    USER_RECORDS.map((name) => [name, pageOf(params, name)] as const).filter(([, page]) => page > 0),
  ) as Partial<Record<UserRecord, number>>;
/** Null where there is no such user. */
export const userQuery = (api: Api, id: string, pages: ReturnType<typeof userPages>) =>
  queryOptions({
    queryKey: ["admin", "user", id, pages],
    queryFn: async ({ signal }) => {
      try {
        return await api(getUser, { params: { id }, query: pages }, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });

export function transactionsFilter(params: URLSearchParams) {
  const type = oneOf(["all", "purchase", "usage"], params.get("type"));
  return { type, page: pageOf(params), q: params.get("q") ?? "", ...daysOf(params, "from", "to") };
}
export const transactionsQuery = (api: Api, filter: ReturnType<typeof transactionsFilter>) =>
  queryOptions({
    queryKey: ["admin", "transactions", filter],
    queryFn: ({ signal }) => api(listTransactions, { query: filter }, { signal }),
  });

export const reconciliationQuery = (api: Api) =>
  queryOptions({
    queryKey: ["admin", "reconciliation"],
    queryFn: ({ signal }) => api(reconcilePayments, undefined, { signal }),
    refetchInterval: ({ state }) => (state.data?.report === null ? FIRST_RECONCILIATION_REFRESH_MS : false),
  });

/** The range in the URL; empty, which means the default range, where that is not valid. */
export function analyticsRange(params: URLSearchParams): { startdate?: string; enddate?: string } {
  const range = daysOf(params, "startdate", "enddate");
  if (!range.startdate || !range.enddate) return {};
  const days = dayCount(range.startdate, range.enddate);
  const early = range.startdate < ANALYTICS_FIRST_DAY;
  return days >= 1 && days <= ANALYTICS_DAYS_MAX && !early ? range : {};
}
export const analyticsQuery = (api: Api, range: ReturnType<typeof analyticsRange>) =>
  queryOptions({
    queryKey: ["admin", "analytics", range],
    queryFn: ({ signal }) => api(getAnalytics, { query: { ...range, granularity: "daily" } }, { signal }),
  });

export const alertsQuery = (api: Api) =>
  queryOptions({
    queryKey: ["admin", "alerts"],
    queryFn: ({ signal }) => api(getAlerts, undefined, { signal }),
    refetchInterval: ALERTS_REFRESH_MS,
  });

export function auditFilter(params: URLSearchParams) {
  const action = oneOf(["all", ...AUDIT_ACTIONS], params.get("action"));
  return { action, page: pageOf(params), q: params.get("q") ?? "", ...daysOf(params, "from", "to") };
}
export const auditQuery = (api: Api, filter: ReturnType<typeof auditFilter>) =>
  queryOptions({
    queryKey: ["admin", "audit", filter],
    queryFn: ({ signal }) => api(auditLog, { query: filter }, { signal }),
  });

export const reportsFilter = (params: URLSearchParams) => ({
  state: oneOf(REPORT_STATES, params.get("state")),
  page: pageOf(params),
});
export const reportsQuery = (api: Api, filter: ReturnType<typeof reportsFilter>) =>
  queryOptions({
    queryKey: ["admin", "reports", filter],
    queryFn: ({ signal }) => api(listReports, { query: filter }, { signal }),
  });

export const waitingFilter = (params: URLSearchParams) => ({ page: pageOf(params) });
export const waitingQuery = (api: Api, filter: ReturnType<typeof waitingFilter>) =>
  queryOptions({
    queryKey: ["admin", "gallery", filter],
    queryFn: ({ signal }) => api(listWaitingEntries, { query: filter }, { signal }),
  });

export const invitationsFilter = (params: URLSearchParams) => ({ page: pageOf(params) });
export const invitationsQuery = (api: Api, filter: ReturnType<typeof invitationsFilter>) =>
  queryOptions({
    queryKey: ["admin", "invitations", filter],
    queryFn: ({ signal }) => api(listInvitations, { query: filter }, { signal }),
  });

/** Loads the data of a page of the admin area; resolves to null where the page does not exist. */
export const ADMIN_DATA = {
  users: ({ api, queryClient }, { searchParams }) =>
    queryClient.ensureQueryData(usersQuery(api, usersFilter(searchParams))),
  invitations: ({ api, queryClient }, { searchParams }) =>
    queryClient.ensureQueryData(invitationsQuery(api, invitationsFilter(searchParams))),
  user: ({ api, queryClient }, { searchParams }, { userId }) =>
    queryClient.ensureQueryData(userQuery(api, userId!, userPages(searchParams))),
  transactions: ({ api, queryClient }, { searchParams }) =>
    queryClient.ensureQueryData(transactionsQuery(api, transactionsFilter(searchParams))),
  reconciliation: ({ api, queryClient }) => queryClient.ensureQueryData(reconciliationQuery(api)),
  analytics: ({ api, queryClient }, { searchParams }) =>
    queryClient.ensureQueryData(analyticsQuery(api, analyticsRange(searchParams))),
  attention: ({ api, queryClient }) => queryClient.ensureQueryData(alertsQuery(api)),
  reports: ({ api, queryClient }, { searchParams }) =>
    queryClient.ensureQueryData(reportsQuery(api, reportsFilter(searchParams))),
  community: async ({ api, queryClient, community }, { searchParams }) =>
    community ? queryClient.ensureQueryData(waitingQuery(api, waitingFilter(searchParams))) : null,
  log: ({ api, queryClient }, { searchParams }) =>
    queryClient.ensureQueryData(auditQuery(api, auditFilter(searchParams))),
} satisfies Record<
  string,
  (env: RouteEnv, url: URL, params: Record<string, string | undefined>) => Promise<unknown>
>;
