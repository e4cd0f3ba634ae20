import { expect, test } from "vitest";
import { createPushKeys } from "#server/features/notifications/push-keys.ts";
import type { Secrets } from "#server/keys.ts";
import { freshStores } from "../support/database.ts";

const OLD = "the secret before the rotation, long enough";
const NEW = "the secret after the rotation, long enough";
const openStore = await freshStores();

test("the keys outlive the secret that sealed them, where it is still known once", async () => {
  const store = await openStore();
  const now = () => new Date("2026-11-23T04:30:00.000Z");
  const keysWith = (secrets: Secrets) => createPushKeys({ db: store.db, secrets, now })();
  const made = await keysWith([OLD]);
  await expect(keysWith([NEW])).rejects.toThrow("not readable");
  expect(await keysWith([NEW, OLD])).toEqual(made);
  expect(await keysWith([NEW])).toEqual(made);
  await store.close();
});
