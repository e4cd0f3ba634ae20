import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkLedger } from "#server/features/credits/check.ts";
import { startTestApp, type Person, type TestApp } from "../support/app.ts";

let site: TestApp;
let person: Person;
beforeAll(async () => {
  site = await startTestApp();
});
afterAll(async () => {
  const wrong = await checkLedger(site.store.db);
  if (wrong.length) throw new Error(wrong.map((difference) => difference.sentence).join("\n"));
  await site.close();
});

const idIn = (url: string) => url.split("/").at(-1)!;
async function order(who: Person, what: { packageId: string } | { planId: string }): Promise<string> {
  const call = "packageId" in what ? "create-payment" : "create-checkout";
  const answer = await who.post(`/api/payments/${call}`, what);
  expect(answer.status).toBe(200);
  return idIn(answer.json!.url as string);
}
const play = (who: Person, session: string, action: string) =>
  who.post(`/api/sandbox/checkout/${session}`, { action });
const verify = async (who: Person, sessionId: string) =>
  (await who.post("/api/payments/verify-payment", { sessionId })).json;
const credits = async (who: Person) => (await who.get("/api/me")).json!.credits as number;

describe("a package bought in the sandbox", () => {
  it("brings its tokens once, however often it is verified", async () => {
    person = await site.signUp();
    const session = await order(person, { packageId: "starter" });
    expect(await verify(person, session)).toEqual({
      success: false,
      pending: false,
      credits: 0,
      addedCredits: 0,
    });
    const played = await play(person, session, "succeed");
    expect(played).toMatchObject({ status: 200, json: { checkout: { state: "paid" } } });
    expect(await credits(person)).toBe(50);
    for (let i = 0; i < 3; i++)
      expect(await verify(person, session)).toEqual({
        success: true,
        pending: false,
        credits: 50,
        addedCredits: 50,
      });
    const list = (await person.get("/api/payments")).json!;
    expect(list.payments).toMatchObject([
      { kind: "package", item: "starter", tokens: 50, amount: 300, currency: "USD", status: "paid" },
    ]);
    expect(list.entries).toMatchObject([{ kind: "grant", tokens: 50, source: "package", dreamId: null }]);
    expect(list.nextBefore).toBeNull();
  });
});
