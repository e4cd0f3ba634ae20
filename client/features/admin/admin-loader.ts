import { data, redirect } from "react-router-dom";
import { ApiError } from "../../lib/api.ts";
import type { RouteEnv } from "../../lib/context.tsx";
import { ADMIN_DATA, secondFactorQuery } from "./queries.ts";

/** Where an admin passes or sets the second factor before going on to `next`. */
const securityAddress = ({ pathname, search }: URL) =>
  `/admin/security?next=${encodeURIComponent(pathname + search)}`;

/** Reads the data of one admin page; a session without its second factor goes and passes that first. */
export async function loadAdminPage(
  page: keyof typeof ADMIN_DATA,
  env: RouteEnv,
  params: Record<string, string | undefined>,
  url: URL,
): Promise<unknown> {
  const { api, queryClient } = env;
  const factor = await queryClient.fetchQuery(secondFactorQuery(api)).catch(() => null);
  if (factor?.required && !factor.passed) throw redirect(securityAddress(url));
  try {
    const found: unknown = await ADMIN_DATA[page](env, url, params);
    return found === null ? data(null, { status: 404 }) : null;
  } catch (error) {
    // The page shows its own message and can try again.
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Reads what the page of the second factor shows. */
export async function loadSecurityPage({ api, queryClient }: RouteEnv): Promise<void> {
  await queryClient.fetchQuery(secondFactorQuery(api)).catch(() => null);
}
