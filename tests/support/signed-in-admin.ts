import { setAdmin } from "#server/features/accounts/roles.ts";
import { signUpOverHttp } from "./api-client.ts";
import type { Site } from "./browser-setup.ts";
import { openStoreOf } from "./database.ts";

/** Every page of the admin area that needs no id. */
export const ADMIN_PAGES = [
  "/admin/users",
  "/admin/users/invitations",
  "/admin/transactions",
  "/admin/transactions/reconciliation",
  "/admin/analytics",
  "/admin/attention",
  "/admin/reports",
  "/admin/log",
  "/admin/security",
];

/** Signs a user up on a running server and makes them an admin in its database, as the command line does. */
export async function signUpAdmin(server: Site, email: string) {
  const admin = await signUpOverHttp(server.origin, email);
  const store = await openStoreOf(server);
  await setAdmin(store.db, email, true);
  await store.close();
  return admin;
}
