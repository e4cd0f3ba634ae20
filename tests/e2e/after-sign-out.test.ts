import { expect, inject, test } from "vitest";
import { hydrated, mailedUrl, browser, visitAs, visit } from "../support/browser.ts";
import { signUpOverHttp } from "../support/api-client.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const server = inject("site");

test.each([
  ["with script", "button"],
  ["without script", "form"],
])("after a sign-out %s the browser shows no image and holds no draft", async (_name, way) => {
  const user = await signUpWithCredits(server, `leaves-${way}@example.com`, 5);
  const id = await makeDream(user, "Denizin üstünde yürüyen bir ev gördüm.", "image");
  const { page, context, close } = await visitAs(browser, server.origin, user, {
    expected: /401 \(Unauth/,
  });
  await page.goto(`/dream/${id}`);
  const image = page.locator(`img[src*="/media/${id}/"]`).first();
  await image.waitFor();
  const url = await image.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.currentSrc));
  await hydrated(page);
  await page.evaluate(() => {
    localStorage.setItem("draft:x", "Söylenmemiş bir rüya");
    sessionStorage.setItem("pendingDream", "Söylenmemiş bir rüya");
  });
  if (way === "form") {
    await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action="/sign-out"]')!.submit());
  } else {
    await page.locator("summary:visible", { hasText: "Hesap:" }).click();
    await page.getByRole("button", { name: "Çıkış yap" }).click();
  }
  await page.waitForURL(`${server.origin}/`);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem("pendingDream")])).toEqual([
    0,
    null,
  ]);
  const loads = (source: string) =>
    page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const probe = new Image();
          probe.addEventListener("load", () => resolve(true));
          probe.addEventListener("error", () => resolve(false));
          probe.src = src;
        }),
      source,
    );
  expect(await loads(url)).toBe(false);
  // Choices of language and theme are cookies, and stay.
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["lang", "theme"]));
  expect(names).not.toContain("session");
  await close();
});

test("an image of a session that was ended elsewhere is asked for again, and refused", async () => {
  const user = await signUpWithCredits(server, "ended-elsewhere@example.com", 5);
  const id = await makeDream(user, "Bir trenin son vagonunda tek başımaydım.", "image");
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /401 \(Unauth/ });
  await page.goto(`/dream/${id}`);
  const image = page.locator(`img[src*="/media/${id}/"]`).first();
  await image.waitFor();
  const url = await image.evaluate((shown: HTMLImageElement) => shown.decode().then(() => shown.currentSrc));
  // The cookie stays: the browser notices the end only with the next request.
  await user.send("POST", "/api/auth/sign-out");
  expect((await page.goto(url))!.status()).toBe(401);
  await close();
});

test("the token of a mailed link leaves the address bar as soon as the page has read it, and still works", async () => {
  await signUpOverHttp(server.origin, "hides-token@example.com");
  const { page, close } = await visit(browser, server.origin);
  await page.goto("/auth?mode=forgot");
  await hydrated(page);
  await page.getByLabel("E-posta").fill("hides-token@example.com");
  await page.getByRole("button", { name: "Bağlantıyı gönder" }).click();
  const address = await mailedUrl(server, "hides-token@example.com", "reset");
  const asked: string[] = [];
  page.on("request", async (request) => asked.push((await request.allHeaders()).referer ?? ""));
  await page.goto(address);
  await page.waitForURL(`${server.origin}/auth?mode=reset`);
  await page.getByLabel("Yeni şifre").fill("another long password");
  await page.getByRole("button", { name: "Şifreyi kaydet" }).click();
  await page.waitForURL(`${server.origin}/auth`);
  expect(asked.filter((referrer) => referrer.includes("token"))).toEqual([]);
  await close();
});
