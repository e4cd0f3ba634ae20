import { afterAll, expect, test } from "vitest";
import { createNoticeWorker } from "#server/features/notifications/notice-worker.ts";
import { GRACE_MS } from "#server/features/notifications/notifications.ts";
import { createFakeBrowser } from "../fakes/push-service.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";

const site = await startTestApp({ now: new Date("2026-11-23T03:00:00.000Z") });
afterAll(() => site.close());

const rows = (table: string, user: SignedInClient) =>
  site.store.value<number>(`SELECT COUNT(*) FROM ${table} WHERE user_id = ?`, user.user.id);
async function dream(user: SignedInClient): Promise<void> {
  await site.finished(await user.submitDream("Karanlık bir göl gördüm.", { depth: "reading" }));
}
async function listener(): Promise<SignedInClient> {
  const user = await site.signUp({ tokens: 5, verified: true });
  await user.post("/api/me/alerts", { ready: { push: true } });
  return user;
}

test("a notification is sent beside those of a push service that does not answer, which has some places only", async () => {
  const user = await listener();
  const other = await listener();
  const subscribe = async (client: SignedInClient, host: string) => {
    const { subscription } = createFakeBrowser(`https://${host}`);
    await site.store.exec(`INSERT INTO push_subscriptions (id, user_id, endpoint, p256dh, auth, created_at)
      VALUES ('${subscription.endpoint}', '${client.user.id}', '${subscription.endpoint}', '${subscription.keys.p256dh}',
        '${subscription.keys.auth}', '2026-11-23T00:00:00.000Z')`);
  };
  for (let i = 0; i < 8; i++) await subscribe(user, "slow.example");
  for (let i = 0; i < 6; i++) await subscribe(other, "quick.example");
  await dream(user);
  await dream(other);
  site.advance(GRACE_MS);
  const answers = Promise.withResolvers<void>();
  const sent = { "slow.example": 0, "quick.example": 0 };
  const sender = {
    isAllowed: () => true,
    async send({ endpoint }: { endpoint: string }) {
      const { host } = new URL(endpoint) as { host: keyof typeof sent };
      sent[host]++;
      if (host === "slow.example") await answers.promise;
      return "sent" as const;
    },
  };
  const worker = createNoticeWorker({ ...site.deps, db: site.store.db, sender });
  worker.start();
  await expect.poll(() => sent).toEqual({ "quick.example": 6, "slow.example": 4 });
  answers.resolve();
  await expect.poll(() => sent["slow.example"]).toBe(8);
  await worker.stop();
  expect([await rows("notices", user), await rows("notices", other)]).toEqual([0, 0]);
});
