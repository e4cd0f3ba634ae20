import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { transact } from "#server/db/transaction.ts";
import { csvLines } from "#server/features/admin/csv.ts";
import { clawback, grant } from "#server/features/credits/credits.ts";
import { DAY_MS } from "#shared/durations.ts";
import { startTestApp, type SignedInClient, type TestApp } from "../support/app.ts";
import { enrolledAdmin, PASSWORD, startPublicApp } from "./admin-app.ts";

let site: TestApp;
let admin: SignedInClient;
let ayse: SignedInClient;

beforeEach(async () => {
  site = await startTestApp({ running: false, now: new Date("2026-03-10T12:00:00.000Z") });
  admin = await site.signUp({ admin: true });
  ayse = await site.signUp({ email: "ayse@example.com", verified: true });
});
afterEach(() => site.close());

const list = async (query = "") => (await admin.get(`/api/admin/transactions?${query}`)).json!;

/** A package, paid with three dollars. */
async function buy(client: SignedInClient, credits: number, sourceRef: string = randomUUID()) {
  await pay(client, credits, sourceRef);
  await grantPackage(client, credits, sourceRef);
}

async function pay(client: SignedInClient, credits: number, sourceRef: string) {
  const now = site.clock.now.toISOString();
  await site.store.db
    .insertInto("payments")
    .values({
      id: `payment of ${sourceRef}`,
      user_id: client.user.id,
      provider: "sandbox",
      kind: "package",
      item: "starter",
      tokens: credits,
      amount: 300,
      currency: "USD",
      status: "paid",
      session_id: sourceRef,
      created_at: now,
      paid_at: now,
    })
    .execute();
}

async function grantPackage(client: SignedInClient, credits: number, sourceRef: string) {
  const lot = { userId: client.user.id, source: "package" as const, sourceRef, expiresAt: null };
  await transact(site.store.db, { user: lot.userId }, (trx) =>
    grant(trx, { ...lot, tokens: credits, now: site.clock.now }),
  );
}

const dollars = (amount: number) => ({ currency: "USD", amount });
const liras = (amount: number) => ({ currency: "TRY", amount });

/** Buys a package at the sandbox's payment page and plays on there. */
async function buyInSandbox(client: SignedInClient, packageId: string, ...actions: string[]) {
  const { url } = (await client.post("/api/payments/create-payment", { packageId })).json!;
  for (const action of ["succeed", ...actions]) {
    const page = `/api/sandbox/checkout/${(url as string).split("/").at(-1)}`;
    expect((await client.post(page, { action })).status).toBe(200);
  }
}

async function makeDream(client: SignedInClient): Promise<string> {
  const id = await client.submitDream("I flew over the dark sea", { depth: "image" });
  await site.runner.start();
  await site.finished(id);
  return id;
}

describe("GET /api/admin/transactions", () => {
  it("shows what was bought and used, newest first, and no tokens that are only given or held", async () => {
    await buy(ayse, 50);
    site.advance(DAY_MS);
    const dreamId = await makeDream(ayse);
    await site.giveCredits(ayse.user.id, 5);
    const { transactions, total, statistics } = await list();
    expect(total).toBe(3);
    expect(statistics).toEqual({ revenue: [dollars(300)], refunded: [], tokensSold: 50, tokensUsed: 2 });
    expect(transactions).toHaveLength(3);
    expect(transactions.at(-1)).toMatchObject({
      type: "credit_purchase",
      description: "starter",
      creditsAmount: 50,
      amount: dollars(300),
      userEmail: "ayse@example.com",
      createdAt: "2026-03-10T12:00:00.000Z",
      refundable: expect.stringContaining("payment of"),
    });
    const used = transactions.filter((t: { type: string }) => t.type === "credit_usage");
    expect(used).toHaveLength(2);
    for (const usage of used) {
      expect(usage).toMatchObject({ creditsAmount: -1, dreamId, userId: ayse.user.id, amount: null });
    }
    expect(used.map((t: { description: string }) => t.description).sort()).toEqual(["image", "reading"]);
  });

  it("counts a part once that was paid from two lots", async () => {
    await buy(ayse, 1);
    await buy(ayse, 9);
    const body = { dreamText: "I flew over the dark sea", language: "tr", depth: "full" };
    const { id } = (await ayse.post("/api/dreams", body)).json!.dream;
    await site.runner.start();
    await site.finished(id);
    const { transactions, total, statistics } = await list("type=usage");
    expect(total).toBe(3);
    expect(transactions.map((t: { creditsAmount: number }) => t.creditsAmount).sort()).toEqual([-1, -1, -3]);
    expect(statistics.tokensUsed).toBe(5);
  });

  it("filters by kind, address and day; the last day is included", async () => {
    await buy(ayse, 50);
    await makeDream(ayse);
    site.advance(DAY_MS);
    const fatma = await site.signUp({ email: "fatma@example.com" });
    await buy(fatma, 10);
    expect((await list("type=purchase")).total).toBe(2);
    expect((await list("type=usage")).total).toBe(2);
    expect((await list("q=FATMA")).total).toBe(1);
    expect((await list("q=%25")).total).toBe(0);
    expect((await list("from=2026-03-11")).total).toBe(1);
    expect((await list("to=2026-03-10")).total).toBe(3);
    expect((await list("from=2026-03-10&to=2026-03-10&type=purchase&q=ayse")).total).toBe(1);
    expect((await list("from=2026-03-11&type=usage")).statistics.tokensSold).toBe(10);
  });

  it("pages through both kinds without losing or doubling one", async () => {
    for (let i = 0; i < 59; i++) {
      await buy(ayse, 1);
      site.advance(1000);
    }
    await makeDream(ayse);
    const first = await list("page=0");
    const second = await list("page=1");
    expect([first.total, first.transactions.length, second.transactions.length]).toEqual([61, 50, 11]);
    const all = [...first.transactions, ...second.transactions] as { id: string; createdAt: string }[];
    expect(new Set(all.map(({ id }) => id)).size).toBe(61);
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe("the file for spreadsheets", () => {
  it("holds what the list shows, under the same filter, and is in the audit log", async () => {
    await buy(ayse, 50);
    await makeDream(ayse);
    const response = await admin.get("/api/admin/transactions.csv?type=purchase");
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="transactions-2026-03-10.csv"',
    });
    const text = response.bytes.toString("utf8");
    expect(text.startsWith("\uFEFFid,created_at,type,")).toBe(true);
    const lines = text.split("\r\n");
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(",credit_purchase,starter,50,300,0,USD,");
    expect(lines[1]).toContain("ayse@example.com");
    expect((await admin.get("/api/admin/log")).json!.entries[0]).toMatchObject({
      action: "export_transactions",
      after: { rows: 1, type: "purchase" },
    });
  });

  it("is for admins alone, and takes no other filter", async () => {
    expect((await site.visitor().get("/api/admin/transactions.csv")).status).toBe(401);
    expect((await ayse.get("/api/admin/transactions.csv")).status).toBe(403);
    expect((await admin.get("/api/admin/transactions.csv?type=none")).status).toBe(400);
    expect((await admin.get("/api/admin/transactions.csv?other=1")).status).toBe(400);
  });

  it.each(["=1+1", "+1", "-1", "@SUM(A1)", "|calc", "%0A", "\t=1", "\r=1", " =1", '=HYPERLINK("x")'])(
    "runs no formula: %j",
    (value) => {
      expect(csvLines([[value]]).replace(/^"/, "")).toMatch(/^'/);
    },
  );

  it("keeps numbers, quotes fields that need it, and changes nothing else", () => {
    expect(
      csvLines([
        ["a", "b"],
        [-5, null],
        ['say "hi", twice', "two\nlines"],
        ["ümit", "a-b=c"],
      ]),
    ).toBe('a,b\r\n-5,\r\n"say ""hi"", twice","two\nlines"\r\nümit,a-b=c\r\n');
  });
});

const reconciliation = async () => (await admin.get("/api/admin/reconciliation")).json!.report;

describe("the reconciliation", () => {
  it("accounts for every token ever granted", async () => {
    await buy(ayse, 50);
    await site.giveCredits(ayse.user.id, 10, new Date("2026-03-10T13:00:00.000Z"));
    await makeDream(ayse);
    await site.runner.stop();
    site.advance(DAY_MS);
    await ayse.post("/api/dreams", { dreamText: "Another dream that waits", language: "tr", depth: "image" });
    const { tokens, differences } = await reconciliation();
    expect(tokens).toEqual({
      granted: [
        { source: "admin", tokens: 10 },
        { source: "package", tokens: 50 },
      ],
      spent: 2,
      held: 2,
      expired: 8,
      takenBack: 0,
      available: 48,
    });
    expect(tokens.spent + tokens.held + tokens.expired + tokens.takenBack + tokens.available).toBe(60);
    expect(differences).toEqual([]);
  });

  it("names what was paid but not granted, and what was granted but not paid", async () => {
    await buy(ayse, 50);
    await pay(ayse, 200, "cs_lost");
    await grantPackage(ayse, 25, "cs_free");
    const { paid, differences } = await reconciliation();
    expect(paid).toEqual([dollars(600)]);
    const userId = ayse.user.id;
    expect(differences).toEqual([
      { code: "paid_not_granted", ref: "payment of cs_lost", userId, expected: 200, found: 0 },
      { code: "granted_not_paid", ref: expect.any(String), userId, expected: 0, found: 25 },
    ]);
  });

  it("names a refund that found too few tokens", async () => {
    await buy(ayse, 50, "cs_1");
    await makeDream(ayse);
    const refund = { source: "package" as const, sourceRef: "cs_1", tokens: 50, ref: "re_1" };
    await transact(site.store.db, { user: ayse.user.id }, (trx) =>
      clawback(trx, { ...refund, now: site.clock.now }),
    );
    const { tokens, differences } = await reconciliation();
    expect(tokens).toMatchObject({ spent: 2, takenBack: 48, available: 0 });
    expect(differences).toEqual([
      { code: "refund_shortfall", ref: "re_1", userId: ayse.user.id, expected: 50, found: 48 },
    ]);
  });
});

describe("a refund", () => {
  const refund = (body: object) => admin.post("/api/admin/refund", body);
  const paymentsOf = async (client: SignedInClient) =>
    (await admin.get(`/api/admin/users/${client.user.id}`)).json!.payments;

  it("sends money back in parts, takes the tokens along, and is in the audit log and the sums", async () => {
    await buyInSandbox(ayse, "popular");
    await buyInSandbox(ayse, "try-25");
    const { id: paymentId } = (await list()).transactions.find(
      ({ description }: { description: string }) => description === "popular",
    );
    const [payment] = (await paymentsOf(ayse)).filter(({ item }: { item: string }) => item === "popular");
    expect(paymentId).toBe(`purchase ${payment.id}`);
    expect(await refund({ paymentId: payment.id, amount: 250, reason: "too slow" })).toMatchObject({
      status: 200,
      json: { message: "The payment was refunded." },
    });
    expect((await ayse.get("/api/me")).json!.credits).toBe(150 + 25);
    expect((await refund({ paymentId: payment.id })).status).toBe(200);
    expect((await ayse.get("/api/me")).json!.credits).toBe(25);
    expect((await refund({ paymentId: payment.id })).status).toBe(409);

    const client = (await admin.get(`/api/admin/users/${ayse.user.id}`)).json!;
    expect(client.user.totalSpent).toEqual([liras(9900)]);
    expect(client.payments).toContainEqual(
      expect.objectContaining({ id: payment.id, status: "refunded", refundedAmount: 1000, refundable: 0 }),
    );
    expect(client.ledger.filter(({ kind }: { kind: string }) => kind === "clawback")).toMatchObject([
      { available: -150 },
      { available: -50 },
    ]);
    const { statistics } = await list();
    expect(statistics).toMatchObject({ revenue: [liras(9900), dollars(1000)], refunded: [dollars(1000)] });
    const { paid, refunded, differences } = await reconciliation();
    expect({ paid, refunded, differences }).toEqual({
      paid: [liras(9900), dollars(1000)],
      refunded: [dollars(1000)],
      differences: [],
    });
    const target = { id: ayse.user.id };
    expect((await admin.get("/api/admin/log")).json!.entries).toMatchObject([
      { action: "refund", target, after: { payment: payment.id, ...dollars(750) }, reason: null },
      { action: "refund", target, after: { payment: payment.id, ...dollars(250) }, reason: "too slow" },
    ]);
  });

  it("of a part is made once where the reply was lost and the admin sends it again", async () => {
    await buyInSandbox(ayse, "popular");
    const [payment] = await paymentsOf(ayse);
    const body = { paymentId: payment.id, amount: 250, seen: payment.refundable };
    expect((await refund(body)).status).toBe(200);
    expect((await refund(body)).status).toBe(409);
    const [after] = await paymentsOf(ayse);
    expect(after).toMatchObject({ refundedAmount: 250, refundable: 750 });
    expect((await refund({ ...body, seen: after.refundable })).status).toBe(200);
    expect(await paymentsOf(ayse)).toMatchObject([{ refundedAmount: 500 }]);
    expect((await admin.get("/api/admin/log")).json!.total).toBe(2);
  });

  it("is not offered of money that a bank has taken or that was never paid", async () => {
    await buyInSandbox(ayse, "starter", "dispute");
    await buyInSandbox(ayse, "popular", "dispute", "win_dispute");
    const { url } = (await ayse.post("/api/payments/create-payment", { packageId: "try-25" })).json!;
    await ayse.post(`/api/sandbox/checkout/${url.split("/").at(-1)}`, { action: "pay_later" });
    const payments = (await paymentsOf(ayse)) as Record<string, any>[];
    const of = (item: string) => payments.find((payment) => payment.item === item)!;
    expect(of("starter")).toMatchObject({ status: "disputed", refundable: 0 });
    expect(of("popular")).toMatchObject({ status: "paid", refundable: 1000 });
    expect(of("try-25")).toMatchObject({ status: "pending", refundable: 0 });
    for (const item of ["starter", "try-25"]) {
      expect((await refund({ paymentId: of(item).id })).status).toBe(409);
    }
    const { statistics, transactions } = await list();
    expect(statistics).toMatchObject({ revenue: [dollars(1300)], refunded: [dollars(300)] });
    expect(
      transactions.map(({ description, status, refundable }: any) => [description, status, refundable]),
    ).toEqual(
      expect.arrayContaining([
        ["starter", "disputed", null],
        ["popular", "paid", of("popular").id],
      ]),
    );
    expect((await admin.get("/api/admin/log")).json!.total).toBe(0);
  });

  it("of a payment that is not known is not found", async () => {
    expect((await admin.post("/api/admin/refund", { paymentId: "nothing" })).status).toBe(404);
    expect((await admin.get("/api/admin/log")).json!.total).toBe(0);
  });

  it("asks for the password on a public site", async () => {
    await site.close();
    site = await startPublicApp();
    const boss = await enrolledAdmin(site);
    const send = (more: object) => boss.post("/api/admin/refund", { paymentId: "nothing", ...more });
    expect((await send({})).status).toBe(400);
    expect((await send({ password: "a wrong one" })).status).toBe(401);
    expect((await send({ password: PASSWORD })).status).toBe(404);
  });
});
