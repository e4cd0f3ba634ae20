import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { pino } from "pino";
import { runMaintenance } from "#server/maintenance.ts";
import { claimMail, finishMail } from "#server/features/mail/queries.ts";
import { renderMail } from "#server/features/mail/templates.ts";
import { loadTranslations } from "#server/translations.ts";
import { DAY_MS } from "#shared/durations.ts";
import { PASSWORD, startInvitedApp, type InvitedApp } from "./invited-app.ts";

const EMAIL = "invited@example.com";

let site: InvitedApp;
beforeEach(async () => {
  site = await startInvitedApp();
});
afterEach(() => site.close());

const audit = async () => {
  const { entries } = (await site.admin.get("/api/admin/log")).json!;
  return (entries as { action: string; after: { invitation: string } }[]).map(({ action }) => action);
};

describe("an admin invites", () => {
  it("fifty addresses with bad ones among them, each with its own result and in the chosen language", async () => {
    await site.accountOf("known@example.com");
    await site.invite(["open@example.com"]);
    const good = Array.from({ length: 45 }, (_, i) => `friend-${i}@example.com`);
    const others = ["no address", "KNOWN@example.com", "open@example.com", "a@b", "Friend-0@example.com"];
    const { status, json } = await site.invite([...good, ...others], "ja");
    expect(status).toBe(200);
    expect(json!.results).toEqual([
      ...good.map((email) => ({ email, result: "sent" })),
      { email: "no address", result: "invalid" },
      { email: "known@example.com", result: "user" },
      { email: "open@example.com", result: "invited" },
      { email: "a@b", result: "invalid" },
      { email: "friend-0@example.com", result: "invited" },
    ]);
    for (const email of good) expect(await site.mailsTo(email)).toMatchObject([{ locale: "ja" }]);
    expect((await audit()).filter((action) => action === "invited")).toHaveLength(46);
    const [first, second] = [await site.list(0), await site.list(1)];
    expect(first).toMatchObject({ total: 46, pageSize: 25 });
    expect([first.invitations.length, second.invitations.length]).toEqual([25, 21]);
    expect((await site.invite(Array.from({ length: 51 }, (_, i) => `x${i}@example.com`))).status).toBe(400);
    expect((await site.invite([])).status).toBe(400);
  });

  it("with a secret that is in the mail alone, until it is sent", async () => {
    const secret = await site.invited(EMAIL);
    const { url, expiresAt } = (await site.mailsTo(EMAIL))[0]!;
    expect(url).toBe(`http://localhost:3000/auth?invite=${secret}`);
    const { text, html } = renderMail("invitation", { url, expiresAt }, "tr", loadTranslations("Morpheus"));
    for (const part of [text, html]) expect(part).toContain(secret);
    const { now } = site.clock;
    const lease = { bulk: false, worker: "w", now, leaseUntil: new Date(now.getTime() + 60_000) };
    const claimed = await claimMail(site.store.db, lease);
    await finishMail(site.store.db, claimed!, { status: "sent", at: now });
    const mails = await site.store.rows("SELECT * FROM mails WHERE recipient = ?", EMAIL);
    // The recipient has no account, with which the address would be deleted.
    expect(mails).toEqual([]);
    const stored = await site.store.rows("SELECT * FROM invitations");
    expect(JSON.stringify([mails, stored, await site.list()])).not.toContain(secret);
    expect(JSON.stringify((await site.admin.get("/api/admin/log")).json)).not.toContain(EMAIL);
  });

  it("again, which kills the old link, and revokes; a closed one neither way", async () => {
    const old = await site.invited(EMAIL);
    const [{ id }] = (await site.list()).invitations;
    const path = `/api/admin/invitations/${id}`;
    expect((await site.admin.post(`${path}/send`)).status).toBe(200);
    // The mail with the old link had not been sent: it never will be.
    const [fresh, ...others] = await site.secretsOf(EMAIL);
    expect(others).toEqual([]);
    expect([(await site.read(old)).status, (await site.read(fresh!)).status]).toEqual([400, 200]);
    expect((await site.admin.post(`${path}/revoke`)).status).toBe(200);
    expect((await site.read(fresh!)).status).toBe(400);
    expect(await site.mailsTo(EMAIL)).toEqual([]);
    for (const action of ["send", "revoke"]) {
      expect(await site.admin.post(`${path}/${action}`)).toMatchObject({
        status: 409,
        json: { error: { details: { reason: "invitation_closed" } } },
      });
      expect((await site.admin.post(`/api/admin/invitations/unknown/${action}`)).status).toBe(404);
    }
    expect((await audit()).toSorted()).toEqual(["invitation_revoked", "invitation_sent_again", "invited"]);
    // A revoked one does not stand in the way of another.
    expect((await site.invite([EMAIL])).json!.results).toEqual([{ email: EMAIL, result: "sent" }]);
    expect((await site.list()).total).toBe(2);
  });

  it("an address at the same moment as another admin, once", async () => {
    const replies = await Promise.all([site.invite([EMAIL]), site.invite([EMAIL])]);
    const results = replies.map(({ json }) => json!.results[0].result as string);
    expect(results.toSorted()).toEqual(["invited", "sent"]);
    expect(await site.mailsTo(EMAIL)).toHaveLength(1);
  });

  it("and nobody else does", async () => {
    const user = await site.accountOf("user@example.com");
    await site.invite([EMAIL]);
    const [{ id }] = (await site.list()).invitations;
    for (const [visitor, status] of [[user, 403] as const, [site.visitor(), 401] as const]) {
      const body = { emails: ["x@example.com"], locale: "tr" };
      expect((await visitor.get("/api/admin/invitations")).status).toBe(status);
      expect((await visitor.post("/api/admin/invitations", body)).status).toBe(status);
      for (const action of ["send", "revoke"])
        expect((await visitor.post(`/api/admin/invitations/${id}/${action}`)).status).toBe(status);
    }
    expect((await site.list()).invitations).toMatchObject([{ id, state: "open" }]);
  });
});

describe("an invitation", () => {
  it("stays open when the inviting admin is deleted, without the admin's address", async () => {
    const leaving = await site.accountOf("leaving@example.com", { isAdmin: true });
    await leaving.post("/api/admin/invitations", { emails: [EMAIL], locale: "tr" });
    const [secret] = await site.secretsOf(EMAIL);
    const gone = { action: "delete_user", userId: leaving.id };
    expect((await site.admin.post("/api/admin/manage-user", gone)).status).toBe(200);
    expect((await site.list()).invitations).toMatchObject([
      { state: "open", invitedBy: { id: leaving.id, email: null } },
    ]);
    expect((await site.signUpWith(site.visitor(), EMAIL, secret)).status).toBe(201);
  });

  it("is in the export of its account and is deleted with it", async () => {
    const secret = await site.invited(EMAIL);
    const visitor = site.visitor();
    await site.signUpWith(visitor, EMAIL, secret);
    const { user } = (await visitor.get("/api/me")).json!;
    const { describeProfile } = await import("#server/features/accounts/accounts.ts");
    const { invitation } = await describeProfile({ db: site.store.db, now: () => site.clock.now }, user.id);
    expect(invitation).toMatchObject({ email: EMAIL, acceptedAt: site.clock.now.toISOString() });
    expect((await visitor.post("/api/account/delete", { password: PASSWORD })).status).toBe(204);
    expect(await site.store.rows("SELECT id FROM invitations")).toEqual([]);
    expect((await site.read(secret)).status).toBe(400);
  });

  it("is listed as expired, can be sent again, and is deleted half a year later", async () => {
    await site.invite([EMAIL, "other@example.com"]);
    site.clock.stopped = new Date(site.clock.now.getTime() + 14 * DAY_MS);
    expect((await site.list()).invitations).toMatchObject([{ state: "expired" }, { state: "expired" }]);
    // Inviting the address anew takes the place of the expired one.
    expect((await site.invite([EMAIL])).json!.results).toEqual([{ email: EMAIL, result: "sent" }]);
    expect((await site.list()).total).toBe(2);
    const log = pino({ level: "silent" });
    site.clock.stopped = new Date(site.clock.now.getTime() + 181 * DAY_MS);
    const deps = { db: site.store.db, log, now: () => site.clock.now, config: site.config };
    await runMaintenance(deps, new AbortController().signal);
    expect(await site.store.rows("SELECT email FROM invitations")).toEqual([{ email: EMAIL }]);
  });
});
