import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
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

describe("in another tab of the browser", () => {
  const text = "Kimsenin bilmediği bir bahçede uyandım.";
  const openTab = async (page: Page, path: string) => {
    const tab = await page.context().newPage();
    await tab.goto(path);
    await hydrated(tab);
    return tab;
  };

  test("a dream leaves the screen after a sign-out, and no message names it", async () => {
    const user = await signUpWithCredits(server, "two-tabs@example.com", 5);
    const { page, close } = await visitAs(browser, server.origin, user, {
      expected: /401 \(Unauth/,
    });
    await page.goto("/licences");
    await hydrated(page);
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      new BroadcastChannel("tabs").addEventListener("message", ({ data }) => heard.push(data));
    });
    const heard = () => page.evaluate(() => JSON.stringify((window as unknown as { heard: unknown }).heard));
    const writing = await openTab(page, "/dashboard");
    await writing.getByRole("textbox").first().fill(text);
    await writing.locator("input[name=depth][value=reading]").check();
    await writing.getByRole("button", { name: /^Rüyamı yorumla/ }).click();
    await writing.waitForURL(/dream=/);
    const id = new URL(writing.url()).searchParams.get("dream")!;
    // The balance of a tab that did nothing.
    await page.getByRole("banner").getByText("4", { exact: true }).waitFor();
    const reading = await openTab(page, `/dream/${id}`);
    await reading.getByText(text).first().waitFor();
    await reading.evaluate(() => sessionStorage.setItem("draft", "x"));

    await expect.poll(heard).toContain("balance");
    await expect.poll(heard).toContain("dreams");
    expect(await heard()).not.toMatch(/bahçe|@/);
    await writing.goto("/library");
    await hydrated(writing);
    await writing.locator("summary:visible", { hasText: "Hesap:" }).click();
    await writing.getByRole("button", { name: "Çıkış yap" }).click();
    await expect.poll(() => new URL(reading.url()).pathname).toBe("/auth");
    expect(await reading.getByText(text).count()).toBe(0);
    expect(await reading.evaluate(() => sessionStorage.getItem("draft"))).toBeNull();
    await page.getByRole("link", { name: "Giriş yap" }).waitFor();

    // Signed in again in one tab, the other is too.
    await hydrated(reading);
    await page.goto("/auth");
    await hydrated(page);
    await page.getByLabel("E-posta").fill("two-tabs@example.com");
    await page.getByRole("textbox", { name: "Şifre" }).fill("a long password");
    await page.getByRole("button", { name: "Giriş yap" }).click();
    await reading.waitForURL((url) => url.pathname !== "/auth");
    await close();
  });

  test("a page that the browser brings back after the end of its session shows nothing of the dream", async () => {
    const user = await signUpWithCredits(server, "brought-back@example.com", 5);
    const id = await makeDream(user, text, "reading");
    const { page, close } = await visitAs(browser, server.origin, user, { expected: /401 \(Unauth/ });
    await page.goto(`/dream/${id}`);
    await hydrated(page);
    const turn = (type: string) =>
      page.evaluate((name) => {
        dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
        return getComputedStyle(document.documentElement).visibility;
      }, type);
    const seen = () => page.evaluate(() => getComputedStyle(document.documentElement).visibility);
    expect(await turn("pagehide")).toBe("hidden");
    await turn("pageshow");
    await expect.poll(seen).toBe("visible");
    await user.send("POST", "/api/auth/sign-out");
    expect(await turn("pagehide")).toBe("hidden");
    expect(await turn("pageshow")).toBe("hidden");
    // The reload is redirected, which a wait for one navigation may take for an abort.
    await expect.poll(() => new URL(page.url()).pathname).toBe("/auth");
    await close();
  });
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
  // The last requests may still be on their way when the page closes.
  page.on("request", (request) =>
    request.allHeaders().then(
      ({ referer = "" }) => asked.push(referer),
      () => undefined,
    ),
  );
  await page.goto(address);
  await page.waitForURL(`${server.origin}/auth?mode=reset`);
  await page.getByLabel("Yeni şifre").fill("another long password");
  await page.getByRole("button", { name: "Şifreyi kaydet" }).click();
  await page.waitForURL(`${server.origin}/auth`);
  expect(asked.filter((referrer) => referrer.includes("token"))).toEqual([]);
  await close();
});
