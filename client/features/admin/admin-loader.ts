import { data, redirect } from "react-router-dom";
import { ApiError } from "../../lib/api.ts";
import type { RouteEnv } from "../../lib/context.tsx";
import { passkeysQuery } from "../accounts/queries.ts";
import { secondFactorQuery } from "../sharing/queries.ts";
import { ADMIN_DATA } from "./queries.ts";

/** The page that asks for the second factor and then goes on to `next`. */
const securityUrl = ({ pathname, search }: URL) =>
  `/admin/security?next=${encodeURIComponent(pathname + search)}`;

/** Loads the data of an admin page. Redirects a session that has not passed its second factor to /admin/security. */
export async function loadAdminPage(
  page: keyof typeof ADMIN_DATA,
  env: RouteEnv,
  params: Record<string, string | undefined>,
  url: URL,
): Promise<unknown> {
  const { api, queryClient } = env;
  const factor = await queryClient.fetchQuery(secondFactorQuery(api)).catch(() => null);
  if (factor && !factor.passed) throw redirect(securityUrl(url));
  try {
    const found: unknown = await ADMIN_DATA[page](env, url, params);
    return found === null ? data(null, { status: 404 }) : null;
  } catch (error) {
    // The page shows the failure and a button to try again.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

export async function loadSecurityPage({ api, queryClient }: RouteEnv): Promise<void> {
  const loading = [
    queryClient.fetchQuery(secondFactorQuery(api)),
    queryClient.ensureQueryData(passkeysQuery(api)),
  ];
  await Promise.allSettled(loading);
}
