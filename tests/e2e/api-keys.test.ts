import { join } from "node:path";
import { sql } from "kysely";
import { beforeAll, expect, inject, test } from "vitest";
import { openStore } from "#server/db/open.ts";
import { startFakeReceiver } from "../fakes/webhook-receiver.ts";
import { walkPages } from "../support/page-walk.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, noticedPart, PHONE, plainPage, visit, visitAs } from "../support/browser.ts";

const server = inject("site");
const DAY_MS = 86_400_000;
let user: Awaited<ReturnType<typeof signUpOverHttp>>;

beforeAll(async () => {
  user = await signUpOverHttp(server.origin, "keys@example.com");
  const { user: me } = (await user.send("GET", "/api/me")).json as { user: { id: string } };
  const store = openStore(join(server.dataDir, "app.db"));
  const times = {
    period_end: new Date(Date.now() + 30 * DAY_MS).toISOString(),
    created_at: new Date().toISOString(),
  };
  await store.db
    .insertInto("subscriptions")
    .values({ id: "sub_keys", user_id: me.id, plan_type: "premium", status: "active", renews: 0, ...times })
    .execute();
  await store.close();
});

const listing = (key: string) =>
  fetch(`${server.origin}/api/v1/dreams`, { headers: { authorization: `Bearer ${key}` } });

test("a key is made, shown once, used and ended", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  await page.goto("/account");
  await hydrated(page);
  await page.locator('a[href="/account/keys"]').click();
  await page.getByLabel("Ad", { exact: true }).fill("Günlük betiğim");
  expect(await page.getByLabel("Günde en çok kaç token").count()).toBe(0);
  await page.getByRole("switch", { name: "Token harcama" }).focus();
  await page.keyboard.press("Space");
  await page.getByLabel("Günde en çok kaç token").fill("7");
  await page.getByRole("button", { name: "Anahtarı oluştur" }).click();
  await page.getByRole("heading", { name: "Anahtarın hazır" }).waitFor();
  const key = await page.getByRole("textbox", { name: "Yeni anahtar" }).inputValue();
  expect((await listing(key)).status).toBe(200);
  await page.getByRole("link", { name: "Sakladım" }).click();
  await page.getByRole("button", { name: "Anahtarı oluştur" }).waitFor();
  await page.reload();
  await hydrated(page);
  await page.getByText("Bugün 0 / 7 token").waitFor();
  expect(await page.content()).not.toContain(key);
  await page.getByRole("button", { name: "“Günlük betiğim” anahtarını kapat" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Anahtarı kapat" }).click();
  await noticedPart(page, "Anahtar kapandı");
  expect((await listing(key)).status).toBe(401);
  await close();
});

test("a webhook is made, tried out and deleted, without JavaScript too", async () => {
  const receiver = await startFakeReceiver();
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  await page.goto("/account/keys");
  await hydrated(page);
  await page.locator('a[href="/account/webhooks"]').click();
  await page.getByLabel("Adres").fill(receiver.url);
  await page.getByRole("button", { name: "Webhook oluştur" }).click();
  await page.getByRole("heading", { name: "İmza anahtarın hazır" }).waitFor();
  expect(await page.getByRole("textbox", { name: "İmza anahtarı" }).inputValue()).toMatch(/^whsec_/);
  await page.getByRole("link", { name: "Sakladım" }).click();
  await page.getByRole("button", { name: "Deneme iletisi gönder" }).click();
  await page.getByText("Son iletiler").click();
  await page.getByText("Ulaştı").waitFor();
  expect(receiver.received).toHaveLength(1);
  await close();

  const plain = await plainPage(browser, server.origin, user);
  await plain.page.goto("/account/webhooks");
  await plain.page.getByLabel("Adres").fill("http://10.0.0.1/");
  await plain.page.getByRole("button", { name: "Webhook oluştur" }).click();
  await plain.page.getByText("Bu adrese gönderemeyiz").waitFor();
  await plain.page.getByRole("button", { name: "İmza anahtarını değiştir" }).click();
  await plain.page.getByRole("heading", { name: "İmza anahtarın hazır" }).waitFor();
  await plain.page.getByRole("link", { name: "Sakladım" }).click();
  await plain.page.getByRole("button", { name: `${receiver.url} webhook’unu sil` }).click();
  expect(await plain.page.getByText(receiver.url).count()).toBe(0);
  await plain.context.close();
  await receiver.close();
});

test.each(["tr", "ar"] as const)("in %s the form fits every width and is accessible", async (locale) => {
  const visited = await visit(browser, server.origin, { locale });
  await visited.context.addCookies([
    { name: "session", value: user.jar.get("session")!, url: server.origin },
  ]);
  await walkPages(visited, ["/account/keys", "/account/webhooks"], locale);
  await visited.close();
});

/** Lets the proofs that the user gave be of long ago. */
async function forgetProofs() {
  const store = openStore(join(server.dataDir, "app.db"));
  await store.db
    .updateTable("sessions")
    .set({ data: "{}" })
    .where("user_id", "=", (e) => e.selectFrom("users").select("id").where("email", "=", "keys@example.com"))
    .execute();
  await store.close();
}

// Last, because the password that it gives renews the session of the others.
test("without JavaScript keys and webhooks are made and ended by forms, with the password where it is asked for", async () => {
  const { context, page } = await plainPage(browser, server.origin, user);
  await forgetProofs();
  await page.goto("/account/keys");
  await page.getByLabel("Ad", { exact: true }).fill("Betiksiz");
  const create = page.getByRole("button", { name: "Anahtarı oluştur" });
  await create.click();
  const password = page.getByLabel("Şifre", { exact: true });
  expect(await page.getByLabel("Ad", { exact: true }).inputValue()).toBe("Betiksiz");
  await password.fill("not my password");
  await create.click();
  await page.getByText("Şu anki şifren doğru değil.").waitFor();
  await password.fill("a long password");
  await create.click();
  await page.getByRole("heading", { name: "Anahtarın hazır" }).waitFor();
  const key = await page.getByRole("textbox", { name: "Yeni anahtar" }).inputValue();
  expect((await listing(key)).status).toBe(200);
  await page.getByRole("link", { name: "Sakladım" }).click();
  expect(await page.content()).not.toContain(key);
  await page.getByRole("button", { name: "“Betiksiz” anahtarını kapat" }).click();
  expect(new URL(page.url()).pathname).toBe("/account/keys");
  expect((await listing(key)).status).toBe(401);

  await page.goto("/account/webhooks");
  for (const [index, action] of ["Webhook oluştur", "İmza anahtarını değiştir"].entries()) {
    await forgetProofs();
    if (index === 0) await page.getByLabel("Adres").fill("http://127.0.0.1:9/");
    await page.getByRole("button", { name: action }).click();
    await password.fill("a long password");
    await page.getByRole("button", { name: action }).click();
    await page.getByRole("heading", { name: "İmza anahtarın hazır" }).waitFor();
    await page.getByRole("link", { name: "Sakladım" }).click();
  }
  await context.close();
});

test("a new key is shown although the list of keys does not load again, and one that has expired says so", async () => {
  const again = await signUpOverHttp(server.origin, "keys@example.com");
  const { page, close } = await visitAs(browser, server.origin, again, { viewport: PHONE });
  await page.goto("/account/keys");
  await hydrated(page);
  await page.route("**/api/keys", async (route) => {
    if (route.request().method() === "POST") await route.continue();
  });
  await page.getByLabel("Ad", { exact: true }).fill("Kopan hat");
  await page.getByRole("button", { name: "Anahtarı oluştur" }).click();
  await page.getByRole("heading", { name: "Anahtarın hazır" }).waitFor();
  await page.unrouteAll({ behavior: "ignoreErrors" });

  const store = openStore(join(server.dataDir, "app.db"));
  const past = new Date(Date.now() - DAY_MS).toISOString();
  await sql`UPDATE api_keys SET expires_at = ${past} WHERE name = 'Kopan hat'`.execute(store.db);
  await store.close();
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Listeden kaldır: Kopan hat" }).click();
  await noticedPart(page, "Anahtar kapandı");
  await close();
});

test("after a new secret the next one is asked about again, and the password has left the page", async () => {
  const again = await signUpOverHttp(server.origin, "keys@example.com");
  const { page, close } = await visitAs(browser, server.origin, again, { expected: /400 \(Bad Request\)/ });
  await again.send("POST", "/api/account/webhooks", {
    url: "http://127.0.0.1:9/two",
    events: ["dream.done"],
  });
  await forgetProofs();
  await page.goto("/account/webhooks");
  await hydrated(page);
  const item = page.getByRole("listitem").filter({ hasText: "127.0.0.1:9/two" });
  const rotate = item.getByRole("button", { name: "İmza anahtarını değiştir" });
  const question = page.getByRole("dialog", { name: "İmza anahtarı değişsin mi?" });
  await rotate.click();
  await question.getByRole("button", { name: "İmza anahtarını değiştir" }).click();
  await item.getByLabel("Şifre", { exact: true }).fill("a long password");
  await rotate.click();
  await page.getByRole("heading", { name: "İmza anahtarın hazır" }).waitFor();
  await page.getByRole("link", { name: "Sakladım" }).click();
  expect(await item.getByLabel("Şifre", { exact: true }).count()).toBe(0);
  await rotate.click();
  await question.waitFor();
  await close();
});
