import { expect, it, onTestFinished } from "vitest";
import { readConfig } from "#server/config.ts";
import { enterByIssuer, type Entry } from "#server/features/accounts/identities.ts";
import { commandSettings, openTestStore } from "../support/database.ts";

it("the slower of two first sign-ins of one subject enters the account that the other has made", async () => {
  const store = await openTestStore();
  onTestFinished(() => store.close());
  const config = readConfig(commandSettings(store));
  const now = () => new Date("2026-03-01T12:00:00.000Z");
  const user = { issuer: "https://issuer.example", subject: "s", email: "a@example.com", name: "Ayşe" };
  const visit = { locale: "tr", country: null, countNew: async () => async () => undefined } as const;
  let faster: Promise<Entry> | undefined;
  // The other one signs in between the first two reads: that of the identity, which is not there yet, and of the account.
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      await (faster ??= enterByIssuer({ db: store.db, now, config }, user, visit));
      return result;
    },
  });
  const slower = await enterByIssuer({ db, now, config }, user, visit);
  expect((await faster)!.kind).toBe("created");
  expect(slower).toMatchObject({ kind: "known" });
});
