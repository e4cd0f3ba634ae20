import { randomUUID } from "node:crypto";
import type { MailData } from "#server/features/mail/mail.ts";
import type { Visitor } from "../support/visitor.ts";
import { startOidcApp } from "./oidc-app.ts";

export const PASSWORD = "a long password";

export type InvitedApp = Awaited<ReturnType<typeof startInvitedApp>>;

/** The service where `admin` invites. */
export async function startInvitedApp(
  env: Record<string, string> = { SIGN_UP: "invite" },
  beside?: Parameters<typeof startOidcApp>[1],
) {
  const site = await startOidcApp(env, beside);

  /** Signs in with an account from before, whatever the site's settings are. */
  async function accountOf(email: string, { isAdmin = false } = {}): Promise<Visitor & { id: string }> {
    const id = randomUUID();
    const now = site.clock.now.toISOString();
    const row = { id, email, name: "Ada", password_hash: `plain ${PASSWORD}`, locale: "en-US" as const };
    await site.store.db
      .insertInto("users")
      .values({ ...row, created_at: now, email_verified_at: now })
      .execute();
    if (isAdmin)
      await site.store.db.insertInto("user_roles").values({ user_id: id, role: "admin" }).execute();
    const visitor = site.visitor();
    await visitor.signIn(email, PASSWORD);
    return { ...visitor, id };
  }
  const admin = await accountOf(`admin-${randomUUID()}@example.com`, { isAdmin: true });

  /** The mails of invitations that wait, the oldest first. */
  async function mailsTo(email: string) {
    const rows = await site.store.rows<{ data: string; locale: string }>(
      "SELECT data, locale FROM mails WHERE template = 'invitation' AND recipient = ? ORDER BY created_at",
      email,
    );
    return rows.map(({ data, locale }) => ({ locale, ...(JSON.parse(data) as MailData["invitation"]) }));
  }

  return {
    ...site,
    admin,
    accountOf,
    mailsTo,
    secretsOf: async (email: string) =>
      (await mailsTo(email)).map(({ url }) => new URL(url).searchParams.get("invite")!),
    invite: (emails: string[], locale = "tr") => admin.post("/api/admin/invitations", { emails, locale }),
    /** Invites one address; resolves to its secret. */
    async invited(email: string): Promise<string> {
      await admin.post("/api/admin/invitations", { emails: [email], locale: "tr" });
      const [mail] = await mailsTo(email.toLowerCase());
      return new URL(mail!.url).searchParams.get("invite")!;
    },
    list: async (page = 0) => (await admin.get(`/api/admin/invitations?page=${page}`)).json!,
    signUpWith: (visitor: Visitor, email: string, invite?: string) =>
      visitor.post("/api/auth/sign-up", {
        name: "Ayşe",
        email,
        password: PASSWORD,
        ...(invite !== undefined && { invite }),
      }),
    read: (invite: string) => site.visitor().get(`/api/auth/invitation?invite=${invite}`),
    accounts: async (email: string) =>
      (await site.store.rows("SELECT id FROM users WHERE email = ?", email)).length,
  };
}
