import { afterAll, expect, test } from "vitest";
import { startTestApp } from "../support/app.ts";

const site = await startTestApp();
afterAll(() => site.close());

test("mails can be turned off where the secret is lost that sealed the push keys", async () => {
  const user = await site.signUp({ verified: true });
  const row = {
    id: 1 as const,
    public_key: "a key",
    sealed_key: "bG9zdA",
    created_at: "2026-11-23T03:00:00.000Z",
  };
  await site.store.db.insertInto("push_keys").values(row).execute();
  expect(await user.get("/api/me/alerts")).toMatchObject({
    status: 200,
    json: { push: { publicKey: "a key" } },
  });
  expect(await user.post("/api/me/alerts", { ready: { mail: true } })).toMatchObject({ status: 200 });
  expect(await user.post("/api/me/alerts", { ready: { mail: false } })).toMatchObject({
    status: 200,
    json: { settings: { ready: { mail: false } } },
  });
});
