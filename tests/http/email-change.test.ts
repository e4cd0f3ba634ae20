import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { sweepMailLinks } from "#server/features/accounts/accounts.ts";
import type { MailTemplate } from "#server/features/mail/mail.ts";
import { DAY_MS } from "#shared/durations.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const PASSWORD = "a long password";
const [OLD, NEW] = ["ayse@example.com", "ayse.yeni@example.com"];

let site: AccountApp;
beforeEach(async () => {
  site = await startAccountApp({ plain: true });
});
afterEach(() => site.close());

type Visitor = ReturnType<AccountApp["visitor"]>;

async function signedIn(email: string, { verified = true } = {}): Promise<Visitor> {
  const visitor = site.visitor();
  if ((await visitor.signUp(email)).status !== 201) throw new Error("no session");
  if (verified)
    await visitor.post("/api/auth/verify-email", { token: await site.mailedToken(email, "verify") });
  return visitor;
}
const ask = (visitor: Visitor, email = NEW, password = PASSWORD) =>
  visitor.post("/api/account/email-change", { email, password });
const confirm = (visitor: Visitor, token: string) =>
  visitor.post("/api/account/email-change/confirm", { token });
const undo = (token: string) => site.visitor().post("/api/auth/undo-email-change", { token });
const pendingOf = async (visitor: Visitor) =>
  (await visitor.get("/api/account/email-change")).json!.pending as { email: string } | null;
const userOf = async (visitor: Visitor) =>
  (await visitor.get("/api/me")).json?.user as { email: string; emailVerified: boolean } | undefined;
const codeOf = (response: { json?: any }) => response.json?.error?.code as string | undefined;
async function mailsTo(recipient: string): Promise<string[]> {
  const rows = await site.store.db
    .selectFrom("mails")
    .select("template")
    .where("recipient", "=", recipient)
    .execute();
  return rows.map((row) => row.template).filter((template) => template !== "verify");
}
/** Asks for the new address and resolves to the token that was mailed to it. */
async function asked(visitor: Visitor, email = NEW): Promise<string> {
  expect((await ask(visitor, email)).status).toBe(202);
  return site.mailedToken(email, "email-confirm");
}

describe("a change of name", () => {
  it("is cleaned as at the sign-up, and refused without a name in it", async () => {
    const ayse = await signedIn(OLD);
    const changed = await ayse.post("/api/account/change-name", { name: "  Ayşe \u202e  Nur " });
    expect(changed.json!.user).toMatchObject({ name: "Ayşe Nur", email: OLD });
    expect((await userOf(ayse))!).toMatchObject({ name: "Ayşe Nur" });
    expect(codeOf(await ayse.post("/api/account/change-name", { name: "\u200b \u200b" }))).toBe(
      "invalid_input",
    );
  });
});

describe("a change of email address", () => {
  it("waits for the mailed link, then ends the other sessions and tells both addresses", async () => {
    const [desk, phone] = [await signedIn(OLD), await signedIn(OLD, { verified: false })];
    await desk.post("/api/auth/forgot-password", { email: OLD });
    const token = await asked(desk);
    expect((await userOf(desk))!.email).toBe(OLD);
    expect(await pendingOf(desk)).toMatchObject({ email: NEW });
    expect(await mailsTo(OLD)).toContain("email-asked");

    expect((await confirm(desk, token)).status).toBe(204);
    expect(await userOf(desk)).toMatchObject({ email: NEW, emailVerified: true });
    expect(await userOf(phone)).toBeUndefined();
    expect(await pendingOf(desk)).toBeNull();
    expect(await mailsTo(OLD)).toContain("email-changed");
    expect(await mailsTo(NEW)).toContain("email-yours");
    expect((await site.visitor().signIn(OLD, PASSWORD)).status).toBe(401);
    expect((await site.visitor().signIn(NEW, PASSWORD)).status).toBe(200);
    const reset = { token: await site.mailedToken(OLD, "reset"), password: "another password" };
    expect(codeOf(await site.visitor().post("/api/auth/reset-password", reset))).toBe("link_invalid");
  });

  it("needs the password, and another address than the present one", async () => {
    const ayse = await signedIn(OLD);
    expect(codeOf(await ask(ayse, NEW, "not my password"))).toBe("invalid_credentials");
    expect(codeOf(await ask(ayse, ` ${OLD.toUpperCase()}`))).toBe("invalid_input");
    expect(await pendingOf(ayse)).toBeNull();
    expect(await mailsTo(NEW)).toEqual([]);
  });

  it("does not say whether the new address has an account; its owner is told", async () => {
    const [ayse, can] = [await signedIn(OLD), await signedIn("can@example.com")];
    const taken = await ask(ayse, "can@example.com");
    const free = await ask(can, "free@example.com");
    expect(taken.status).toBe(free.status);
    expect(taken.json!.pending).toEqual({ ...free.json!.pending, email: "can@example.com" });
    expect(await pendingOf(ayse)).toMatchObject({ email: "can@example.com" });
    expect(await mailsTo("can@example.com")).toEqual(["email-in-use", "email-asked"]);
    expect(await mailsTo("free@example.com")).toEqual(["email-confirm"]);
  });

  it("is confirmed by its own user only, and once", async () => {
    const [ayse, can] = [await signedIn(OLD), await signedIn("can@example.com")];
    const token = await asked(ayse);
    expect(codeOf(await confirm(can, token))).toBe("link_invalid");
    expect(codeOf(await confirm(site.visitor(), token))).toBe("unauthenticated");
    const both = await Promise.all([confirm(ayse, token), confirm(ayse, token)]);
    expect(both.filter(({ status }) => status === 204).length).toBeGreaterThan(0);
    // Without an order the database gives them in any.
    expect((await mailsTo(NEW)).toSorted()).toEqual(["email-confirm", "email-yours"]);
    // Opened again it does nothing; after a change back it would be another change.
    expect((await confirm(ayse, token)).status).toBe(204);
    await confirm(ayse, await asked(ayse, OLD));
    expect(codeOf(await confirm(ayse, token))).toBe("link_invalid");
  });

  it("ends after a day, by a newer one, or when it is given up", async () => {
    const ayse = await signedIn(OLD);
    const first = await asked(ayse);
    const second = await asked(ayse, "third@example.com");
    expect(codeOf(await confirm(ayse, first))).toBe("link_invalid");
    expect(await pendingOf(ayse)).toMatchObject({ email: "third@example.com" });
    expect((await ayse.delete("/api/account/email-change")).status).toBe(204);
    expect((await ayse.delete("/api/account/email-change")).status).toBe(204);
    expect(await pendingOf(ayse)).toBeNull();
    expect(codeOf(await confirm(ayse, second))).toBe("link_invalid");
    const late = await asked(ayse);
    site.advance(DAY_MS);
    expect(await pendingOf(ayse)).toBeNull();
    expect(codeOf(await confirm(ayse, late))).toBe("link_invalid");
    expect((await userOf(ayse))!.email).toBe(OLD);
  });

  it("leaves one that waits when it is asked for twice at once", async () => {
    const ayse = await signedIn(OLD);
    await Promise.all([ask(ayse, "one@example.com"), ask(ayse, "two@example.com")]);
    const rows = await site.store.db.selectFrom("email_changes").select("confirm_hash").execute();
    expect(rows.filter((row) => row.confirm_hash !== null)).toHaveLength(1);
  });

  it("is refused where the address was taken meanwhile, also at the same moment", async () => {
    const [ayse, can] = [await signedIn(OLD), await signedIn("can@example.com")];
    const tokens = [await asked(ayse), await asked(can)];
    const both = await Promise.all([confirm(ayse, tokens[0]!), confirm(can, tokens[1]!)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(both.map(codeOf).filter(Boolean)).toEqual(["email_taken"]);
  });

  it("ends with the account, whose addresses are forgotten", async () => {
    const [ayse, can] = [await signedIn(OLD), await signedIn("can@example.com")];
    const token = await asked(ayse);
    const stop = await site.mailedToken(OLD, "email-asked");
    await ask(ayse, "can@example.com");
    expect((await ayse.post("/api/account/delete", { password: PASSWORD })).status).toBe(204);
    expect(codeOf(await confirm(ayse, token))).toBe("unauthenticated");
    expect(codeOf(await undo(stop))).toBe("link_invalid");
    expect(await site.store.db.selectFrom("email_changes").selectAll().execute()).toEqual([]);
    expect(await mailsTo(NEW)).toEqual([]);
    // Those of another account stay.
    expect(await mailsTo("can@example.com")).toEqual(["email-in-use"]);
    expect((await userOf(can))!.email).toBe("can@example.com");
  });

  it("ends with the account, but not what is mailed to the next user of an earlier address", async () => {
    const ayse = await signedIn(OLD);
    await confirm(ayse, await asked(ayse));
    await site.store.exec("DELETE FROM mails");
    site.advance(7 * DAY_MS);
    await signedIn(OLD, { verified: false });
    expect((await ayse.post("/api/account/delete", { password: PASSWORD })).status).toBe(204);
    expect(await site.store.rows("SELECT template FROM mails WHERE recipient = ?", OLD)).toEqual([
      { template: "verify" },
    ]);
  });

  it("brings the welcome gift where the old address was never verified, once", async () => {
    const ayse = await signedIn(OLD, { verified: false });
    const token = await asked(ayse);
    // A stranger may read the mails to an address that was never verified.
    expect(await mailsTo(OLD)).toEqual([]);
    await confirm(ayse, token);
    expect(await mailsTo(OLD)).toEqual(["email-changed"]);
    expect((await ayse.get("/api/me")).json!.credits).toBe(5);
    await confirm(ayse, await asked(ayse, "third@example.com"));
    expect((await ayse.get("/api/me")).json!.credits).toBe(5);
  });

  it("is limited for one account and for one address", async () => {
    const open = await startAccountApp({ publicUrl: "https://dreams.example", plain: true });
    try {
      const visitor = open.visitor();
      await visitor.signUp(OLD);
      const codes: (string | undefined)[] = [];
      for (let i = 0; i < 6; i++) codes.push(codeOf(await ask(visitor, `new${i}@example.com`)));
      expect(codes).toEqual([...Array(5).fill(undefined), "rate_limited"]);
      const other = open.visitor();
      await other.signUp("can@example.com");
      expect((await ask(other, "fresh@example.com")).status).toBe(202);
    } finally {
      await open.close();
    }
  });
});

describe("a change that the owner of the old address did not want", () => {
  const resetWith = (token: string) =>
    site.visitor().post("/api/auth/reset-password", { token, password: "another password" });

  it.each(["before", "after"] as const)(
    "is taken back %s its confirmation: every session and the password end",
    async (when) => {
      const thief = await signedIn(OLD);
      const token = await asked(thief);
      let template: MailTemplate = "email-asked";
      if (when === "after") {
        await confirm(thief, token);
        template = "email-changed";
      }
      const link = await site.mailedToken(OLD, template);
      const { status, json } = await undo(link);
      expect(status).toBe(200);
      expect(await userOf(thief)).toBeUndefined();
      expect(codeOf(await confirm(thief, token))).toBe("unauthenticated");
      expect((await site.visitor().signIn(OLD, PASSWORD)).status).toBe(401);
      expect((await resetWith(json!.reset)).status).toBe(204);
      const owner = site.visitor();
      expect((await owner.signIn(OLD, "another password")).status).toBe(200);
      expect(await userOf(owner)).toMatchObject({ email: OLD, emailVerified: true });
      expect(codeOf(await undo(link))).toBe("link_invalid");
    },
  );

  it("is taken back although the address was changed again, and then the newer link does nothing", async () => {
    const thief = await signedIn(OLD);
    await confirm(thief, await asked(thief));
    await confirm(thief, await asked(thief, "third@example.com"));
    expect((await undo(await site.mailedToken(OLD, "email-asked"))).status).toBe(200);
    expect(codeOf(await undo(await site.mailedToken(NEW, "email-changed")))).toBe("link_invalid");
    expect(
      (await site.visitor().post("/api/auth/sign-up", { name: "Ece", email: NEW, password: PASSWORD }))
        .status,
    ).toBe(201);
  });

  it.each([
    { what: "keeps a second factor that is a week older", days: 8, kept: true },
    { what: "removes one of the last week, and mails that", days: 6, kept: false },
    { what: "removes one that was set after it, and mails that", days: -1, kept: false },
  ])("$what", async ({ days, kept }) => {
    const thief = await signedIn(OLD);
    const { id } = (await thief.get("/api/me")).json!.user as { id: string };
    await asked(thief);
    const confirmed_at = new Date(site.clock.now.getTime() - days * DAY_MS).toISOString();
    const factor = { user_id: id, secret: "sealed", confirmed_at };
    await site.store.db.insertInto("second_factors").values(factor).execute();
    await site.store.db.insertInto("recovery_codes").values({ user_id: id, code_hash: "x" }).execute();
    site.advance(DAY_MS);
    expect((await undo(await site.mailedToken(OLD, "email-asked"))).status).toBe(200);
    for (const table of ["second_factors", "recovery_codes"] as const)
      expect(await site.store.db.selectFrom(table).select("user_id").execute()).toHaveLength(kept ? 1 : 0);
    expect((await mailsTo(OLD)).includes("two-step-off")).toBe(!kept);
  });

  it("is not blocked by a sign-up with the old address", async () => {
    const thief = await signedIn(OLD);
    await confirm(thief, await asked(thief));
    const link = await site.mailedToken(OLD, "email-changed");
    expect(codeOf(await site.visitor().signUp(OLD))).toBe("email_taken");
    expect((await undo(link)).status).toBe(200);
    expect((await site.visitor().signUp(NEW)).status).toBe(201);
  });

  it("stays where the old address has another account, and after a week", async () => {
    const ayse = await signedIn(OLD);
    await confirm(ayse, await asked(ayse));
    const link = await site.mailedToken(OLD, "email-changed");
    // The admin changed an address to it.
    const other = await signedIn("other@example.com");
    const { id } = (await other.get("/api/me")).json!.user as { id: string };
    await site.store.db.updateTable("users").set({ email: OLD }).where("id", "=", id).execute();
    expect(codeOf(await undo(link))).toBe("email_taken");
    expect((await userOf(ayse))!.email).toBe(NEW);
    await site.store.db.updateTable("users").set({ email: "x@example.com" }).where("id", "=", id).execute();
    site.advance(7 * DAY_MS);
    expect(codeOf(await undo(link))).toBe("link_invalid");
    expect((await site.visitor().signUp(OLD)).status).toBe(201);
    site.advance(8 * DAY_MS);
    while ((await sweepMailLinks(site.store.db, site.clock.now)) > 0);
    expect(await site.store.db.selectFrom("email_changes").selectAll().execute()).toEqual([]);
  });
});
