import { afterAll, describe, expect, it } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { balanceOf } from "#server/features/credits/credits.ts";
import { reconcile } from "#server/features/payments/payments.ts";
import { DAY_MS } from "#shared/durations.ts";
import { POSTGRES, type SqliteTestStore } from "../support/database.ts";
import { startShop } from "../support/shop.ts";

const shop = await startShop();
afterAll(() => shop.close());

describe("what no event ever told", () => {
  const weeksLater = () => ({ ...shop.deps, now: () => new Date(Date.now() + 40 * DAY_MS) });

  it("of a dispute is known weeks after it began", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    await shop.deliver(await shop.stripe.play(session, "dispute"));
    expect(await shop.me(client)).toMatchObject({ credits: 0 });
    await reconcile(weeksLater());
    expect(await shop.payments(client)).toMatchObject([{ status: "disputed" }]);
    await shop.stripe.play(session, "win_dispute");
    await reconcile(weeksLater());
    expect(await shop.me(client)).toMatchObject({ credits: 50 });
    expect(await shop.payments(client)).toMatchObject([{ status: "paid" }]);
  });

  it("of a refund that the bank gave back is known weeks after it was sent", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const [, created] = await shop.stripe.play(session, "refund");
    const refund = shop.stripe.objects.get(created!.data.object.id)!;
    await shop.deliver([shop.stripe.eventOf("refund.created", Object.assign(refund, { status: "pending" }))]);
    expect(await shop.me(client)).toMatchObject({ credits: 0 });
    refund.status = "failed";
    await reconcile(weeksLater());
    expect(await shop.me(client)).toMatchObject({ credits: 50 });
  });

  it("of money that took weeks to arrive, or never came, is known", async () => {
    const client = await shop.site.signUp();
    const [paid, failed] = [await shop.buy(client), await shop.buy(await shop.site.signUp())];
    for (const session of [paid, failed]) await shop.deliver(await shop.stripe.play(session, "pay_later"));
    await shop.stripe.play(paid, "settle");
    expect(await shop.me(client)).toMatchObject({ credits: 0 });
    await reconcile(weeksLater());
    expect(await shop.me(client)).toMatchObject({ credits: 50 });
  });

  it("of a renewal that failed and was paid weeks later gives its tokens, and mails once of the failure", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    await shop.deliver(await shop.stripe.pay(session));
    await client.post("/api/subscription/renewal", { renew: true });
    const { credits } = await shop.me(client);
    await shop.deliver(await shop.stripe.renew(session, false));
    // As after the days for which mails are kept.
    await shop.site.store.db.deleteFrom("mails").where("recipient", "=", client.user.email).execute();
    await reconcile(weeksLater());
    expect(await shop.me(client)).toMatchObject({ credits });
    expect(await shop.mailsTo(client, "payment_failed")).toBe(0);
    await shop.stripe.renew(session);
    for (let times = 0; times < 2; times++) await reconcile(weeksLater());
    expect(await shop.me(client)).toMatchObject({ credits: 2 * credits });
    expect(await shop.payments(client)).toMatchObject([{ status: "paid" }, { status: "paid" }]);
  });

  it("of a renewal that was paid after its period gives tokens that can still be spent", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    await shop.deliver(await shop.stripe.pay(session));
    await client.post("/api/subscription/renewal", { renew: true });
    const { credits } = await shop.me(client);
    await shop.deliver(await shop.stripe.renew(session, false));
    await shop.stripe.renew(session);
    const later = new Date(Date.now() + 65 * DAY_MS);
    await reconcile({ ...shop.deps, now: () => later });
    expect(await balanceOf(shop.site.store.db, client.user.id, later)).toBe(credits);
  });

  it("of renewals while the site was off for weeks is known after it", async () => {
    const client = await shop.site.signUp();
    const session = await shop.subscribe(client);
    await shop.deliver(await shop.stripe.pay(session));
    await client.post("/api/subscription/renewal", { renew: true });
    const { credits } = await shop.me(client);
    const comparedAt = new Date();
    await shop.stripe.renew(session);
    await reconcile(weeksLater());
    expect(await shop.me(client)).toMatchObject({ credits });
    await reconcile(weeksLater(), comparedAt);
    expect(await shop.me(client)).toMatchObject({ credits: 2 * credits });
  });

  it("of what the provider does not know is no error", async () => {
    const client = await shop.site.signUp();
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    const [opened] = await shop.stripe.play(session, "dispute");
    await shop.deliver([opened!]);
    shop.stripe.objects.delete(opened!.data.object.id);
    await reconcile(weeksLater());
    expect(await shop.payments(client)).toMatchObject([{ status: "disputed" }]);
  });

  it.skipIf(POSTGRES)("is not written again where nothing has changed", async () => {
    const client = await shop.site.signUp();
    await shop.deliver(await shop.stripe.pay(await shop.buy(client)));
    const session = await shop.buy(client);
    await shop.deliver(await shop.stripe.pay(session));
    await shop.deliver(await shop.stripe.play(session, "refund"));
    const { sqlite } = shop.site.store as SqliteTestStore;
    sqlite.exec(
      "CREATE TEMP TRIGGER again AFTER UPDATE ON payment_reversals BEGIN SELECT RAISE(ABORT, 'again'); END",
    );
    const { compared } = await reconcile(shop.deps);
    sqlite.exec("DROP TRIGGER again");
    expect(compared).toBeGreaterThan(2);
  });

  it("leaves an exact ledger", async () => {
    expect(await checkLedger(shop.site.store.db)).toEqual([]);
  });
});
