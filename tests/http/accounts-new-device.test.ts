import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY_MS } from "#shared/durations.ts";
import { startAccountApp, type AccountApp } from "./accounts-app.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

let site: AccountApp;
beforeAll(async () => {
  site = await startAccountApp({ geoHeader: "x-country" });
});
afterAll(() => site.close());

const browser = (agent: string, country = "TR") =>
  site.visitor({ "user-agent": agent, "x-country": country });
const verify = (email: string) =>
  site.store.db
    .updateTable("users")
    .set({ email_verified_at: site.clock.now.toISOString() })
    .where("email", "=", email)
    .execute();
const notices = async (email: string) =>
  (
    await site.store.db
      .selectFrom("mails")
      .select("data")
      .where("recipient", "=", email)
      .where("template", "=", "new-device")
      .orderBy("created_at")
      .execute()
  ).map(({ data }) => JSON.parse(data) as Record<string, unknown>);

it("mails the owner about a browser that was not signed in before, once", async () => {
  const email = "known@example.com";
  const first = browser(CHROME);
  await first.signUp(email);
  await verify(email);
  await first.post("/api/auth/sign-out");
  await first.signIn(email);
  expect(await notices(email)).toEqual([]);

  const other = browser(FIREFOX, "FR");
  await other.signIn(email);
  await other.signIn(email);
  expect(await notices(email)).toEqual([
    {
      url: "http://localhost:3000/account",
      device: ["Firefox", "Linux"],
      country: "FR",
      at: site.clock.now.toISOString(),
      timeZone: expect.any(String),
    },
  ]);
});

it("mails once a day about browsers that look the same, however many sign in at once", async () => {
  const email = "crowd@example.com";
  await browser(CHROME).signUp(email);
  await verify(email);
  await Promise.all(Array.from({ length: 5 }, () => browser(FIREFOX).signIn(email)));
  expect(await notices(email)).toHaveLength(1);
  site.advance(DAY_MS);
  await browser(FIREFOX).signIn(email);
  expect(await notices(email)).toHaveLength(2);
});

it("says nothing to an address that is not verified, and nothing of a wrong password", async () => {
  const email = "unproven@example.com";
  await browser(CHROME).signUp(email);
  await browser(FIREFOX).signIn(email);
  await verify(email);
  expect((await browser(FIREFOX).signIn(email, "not the password")).status).toBe(401);
  expect(await notices(email)).toEqual([]);
});

it("carries no words of the header", async () => {
  const email = "words@example.com";
  await browser(CHROME).signUp(email);
  await verify(email);
  await browser("Call 555 now/1.0 (pay here)").signIn(email);
  await browser("x".repeat(5000)).signIn(email);
  expect(await notices(email)).toMatchObject([{ device: [] }]);
});
