import type { Page } from "playwright";
import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, PHONE, visit, visitAs } from "../support/browser.ts";

const server = inject("site");
const TEXT = "Karanlık bir gölün dibinde ışıklı bir ev gördüm, kapısı aralıktı.";
/** The browser's own reports of calls without a connection. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 40[123]/;

type User = Awaited<ReturnType<typeof signUpOverHttp>>;

/** Opens a page and waits until the browser can do without the server. */
async function installed(user: User, path = "/dashboard") {
  const visited = await visitAs(browser, server.origin, user, {
    viewport: PHONE,
    expected: OFFLINE,
    serviceWorkers: "allow",
  });
  const { page } = visited;
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller && !(await caches.match("/write")))
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return visited;
}

const field = (page: Page) => page.getByRole("textbox", { name: "Rüyan" });

/** What the browser's storage holds, as text. */
const storedText = (page: Page) =>
  page.evaluate(async () => {
    const opening = indexedDB.open("offline");
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const asked = opening.result.transaction("items").objectStore("items").getAll();
    await new Promise((resolve) => asked.addEventListener("success", resolve));
    opening.result.close();
    const text = (value: unknown): string =>
      value instanceof ArrayBuffer || value instanceof Uint8Array
        ? new TextDecoder().decode(value)
        : value !== null && typeof value === "object"
          ? Object.values(value).map(text).join(" ")
          : String(value);
    return asked.result.map(text).join("\n") + JSON.stringify(Object.entries(localStorage));
  });

const libraryOf = async (user: User) =>
  (await user.send("GET", "/api/dreams")).json as {
    dreams: { dreamText: string; kind: string }[];
    total: number;
  };

test("without a connection the application opens to the writing page, and the dream goes out once", async () => {
  const user = await signUpOverHttp(server.origin, "offline@example.com");
  const { page, context, close } = await installed(user);
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => path !== "/write" && !path.startsWith("/assets/"))).toEqual([]);

  await context.setOffline(true);
  await page.clock.setFixedTime(new Date("2026-11-20T01:12:00Z"));
  await page.goto("/dashboard");
  expect(new URL(page.url()).pathname).toBe("/write");
  await page.getByText("Bağlantı yok.").waitFor();
  await hydrated(page);
  await field(page).fill(TEXT);
  await page.getByText("Taslak kaydedildi").waitFor();

  // Closed in the middle: nothing is lost, and nothing is readable.
  await page.reload();
  await expect.poll(() => field(page).inputValue()).toBe(TEXT);
  expect(await storedText(page)).not.toContain("gölün");
  await page.getByRole("button", { name: "Sakla", exact: true }).click();
  await page.getByText("Rüyan burada bekliyor").waitFor();
  await page.getByText("Bağlantı bekliyor.").waitFor();
  expect(await storedText(page)).not.toContain("gölün");
  expect((await libraryOf(user)).total).toBe(0);

  // The connection returns: for this page, for another one and for the worker at the same moment.
  const second = await context.newPage();
  await second.goto("/library");
  await second.getByText("Bekleyen rüyalar").waitFor();
  await context.setOffline(false);
  await page.getByText("Bekleyen rüyalar").waitFor({ state: "detached" });
  const { dreams, total } = await libraryOf(user);
  expect(total).toBe(1);
  expect(dreams[0]).toMatchObject({ dreamText: TEXT, kind: "note", night: "2026-11-19", time: "04:12" });
  await close();
});

test("another account of the browser neither sees nor sends what waits, and a refused text stays", async () => {
  const user = await signUpOverHttp(server.origin, "offline-first@example.com");
  const other = await signUpOverHttp(server.origin, "offline-other@example.com");
  const { page, context, close } = await installed(user);
  await context.setOffline(true);
  await page.goto("/library");
  await hydrated(page);
  await field(page).fill(TEXT);
  // More than this account has.
  await page.getByText("Tam film").click();
  await page.getByText("Gönderilince 5 token harcanır.").waitFor();
  await page.getByRole("button", { name: "Sakla", exact: true }).click();
  await page.getByText("Rüyan burada bekliyor").waitFor();

  const signInAs = (who: User) =>
    context.addCookies([
      { name: "session", value: who.jar.get("session")!, url: server.origin, httpOnly: true },
    ]);
  await signInAs(other);
  await context.setOffline(false);
  await page.goto("/write");
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("writer"))).toBe(other.userId);
  await page.getByText("Bekleyen rüyalar").waitFor({ state: "detached" });
  expect(await field(page).inputValue()).toBe("");
  expect((await libraryOf(other)).total).toBe(0);

  await signInAs(user);
  await page.goto("/write");
  await page.getByText("Gönderilmedi:").waitFor();
  expect((await libraryOf(user)).total).toBe(0);
  await page.getByRole("button", { name: "Ücretsiz not olarak sakla" }).click();
  await page.getByText("Bekleyen rüyalar").waitFor({ state: "detached" });
  expect((await libraryOf(user)).dreams.map(({ dreamText }) => dreamText)).toContain(TEXT);

  // A sign-out asks first, and leaves nothing.
  await page.getByRole("button", { name: "Bir rüya daha yaz" }).or(field(page)).first().waitFor();
  await field(page).fill("Sonsuz bir merdivenden iniyordum, hiç bitmiyordu.");
  await page.getByText("Tam film").click();
  await page.getByRole("button", { name: "Sakla", exact: true }).click();
  await page.getByText("Rüyan hâlâ burada").waitFor();
  await page.goto("/dashboard");
  // A notice says so once, however many pages are opened.
  const notices = async () => (await page.evaluate(() => window.notices)).flat().join("\n");
  await expect.poll(notices).toContain("Bekleyen bir rüyan gönderilemedi");
  await page.locator("[data-toast]").waitFor({ state: "detached" });
  await page.locator('a[href="/library"]:visible').first().click();
  await page.waitForURL("**/library");
  await page.waitForTimeout(3500);
  expect((await notices()).match(/Bekleyen bir rüyan gönderilemedi/g)).toHaveLength(1);
  const signOut = async (answer: "dismiss" | "accept") => {
    const menu = page.locator("summary:visible", { hasText: "Hesap:" });
    if (await page.getByRole("button", { name: "Çıkış yap" }).isHidden()) await menu.click();
    const asked = page.waitForEvent("dialog");
    const press = page.getByRole("button", { name: "Çıkış yap" }).click();
    const dialog = await asked;
    expect(dialog.message()).toContain("henüz gönderilmemiş");
    await dialog[answer]();
    await press;
  };
  await hydrated(page);
  await signOut("dismiss");
  expect(await storedText(page)).toContain(user.userId);
  await signOut("accept");
  await page.waitForURL(`${server.origin}/`, { waitUntil: "commit" });
  const left = () =>
    page.evaluate(async () => [
      (await indexedDB.databases()).length,
      (await caches.keys()).length,
      (await navigator.serviceWorker.getRegistrations()).length,
    ]);
  await expect.poll(left).toEqual([0, 0, 0]);
  await close();
});

test("a browser that has opened the writing page alone opens it without a connection", async () => {
  const user = await signUpOverHttp(server.origin, "offline-write@example.com");
  const { page, context, close } = await installed(user, "/write");
  const look = () => page.evaluate(() => localStorage.getItem("writeLook"));
  await expect.poll(look).toMatch(/^write-\S+ tr night$/);
  const fonts = () =>
    page.evaluate(async () => {
      const [name] = await caches.keys();
      const keys = await (await caches.open(name!)).keys();
      return keys.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith(".woff2")).length;
    });
  const stored = await fonts();
  expect(stored).toBeGreaterThan(0);

  // The worker of a new build fills its cache without these fonts.
  await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]!);
    for (const { url } of await cache.keys()) if (url.endsWith(".woff2")) await cache.delete(url);
    localStorage.setItem(
      "writeLook",
      localStorage.getItem("writeLook")!.replace(/write-\S+/, "write-before"),
    );
  });
  await page.reload();
  await expect.poll(look).toMatch(/^write-(?!before)\S+ tr night$/);
  expect(await fonts()).toBe(stored);

  // The browser has thrown the cache away.
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect.poll(fonts).toBe(stored);
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match("/write")))).toBe(true);
  await context.setOffline(true);
  await page.goto("/library");
  expect(new URL(page.url()).pathname).toBe("/write");
  await page.getByText("Bağlantı yok.").waitFor();
  await close();
});

test("words that another application shares come into the field, stay off the network and wait for a press", async () => {
  const user = await signUpOverHttp(server.origin, "offline-share@example.com");
  const { page, close } = await installed(user);
  const manifest = (await (await page.request.get("/manifest.webmanifest")).json()) as Record<string, any>;
  const { action, method, params } = manifest.share_target;
  expect({ action, method, shortcut: manifest.shortcuts[0].url }).toEqual({
    action: "/write",
    method: "GET",
    shortcut: "/write",
  });
  // Now the worker answers.
  await page.goto("/write");
  const sent: string[] = [];
  page.on("response", (response) => {
    if (!response.fromServiceWorker()) sent.push(response.url());
  });
  const query = new URLSearchParams({ [params.title]: "Gece notu", [params.text]: TEXT });
  await page.goto(`${action}?${query}`);
  await expect.poll(() => field(page).inputValue()).toBe(`Gece notu\n${TEXT}`);
  expect(new URL(page.url()).search).toBe("");
  expect(sent.filter((url) => url.includes("?"))).toEqual([]);
  expect((await libraryOf(user)).total).toBe(0);
  await close();
});

test("between midnight and five the page offers red light, which has no white and no blue", async () => {
  const { page, close } = await visit(browser, server.origin, { viewport: PHONE, expected: OFFLINE });
  await page.clock.setFixedTime(new Date("2026-11-20T00:30:00Z"));
  await page.goto("/write");
  await page.getByRole("button", { name: "kırmızı ışığa geç" }).click();
  await page.goto("/gallery");
  expect(await (await page.request.get("/gallery")).text()).toContain('data-theme="red"');
  await page.locator("main img").first().scrollIntoViewIfNeeded();
  await page
    .locator("main img")
    .first()
    .evaluate((image: HTMLImageElement) => image.decode());
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [green, blue, lit] = [0, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    green = Math.max(green, data[at + 1]!);
    blue = Math.max(blue, data[at + 2]!);
    if (data[at]! > 120) lit++;
  }
  expect(lit).toBeGreaterThan(1000);
  expect(green).toBeLessThan(130);
  expect(blue).toBeLessThan(16);

  await page.clock.setFixedTime(new Date("2026-11-20T08:30:00Z"));
  await page.context().addCookies([{ name: "theme", value: "night", url: server.origin }]);
  await page.goto("/write");
  await hydrated(page);
  expect(await page.getByRole("button", { name: "kırmızı ışığa geç" }).count()).toBe(0);
  await close();
});
