import { expect, inject, test } from "vitest";
import { signUpOverHttp } from "../support/api-client.ts";
import { browser, hydrated, PHONE, visitAs } from "../support/browser.ts";

const server = inject("site");

test("what returns is shown with its words, can be chosen, corrected and read without script", async () => {
  const user = await signUpOverHttp(server.origin, "patterns@example.com");
  const texts = [
    "Denizin ortasında annem vardı.",
    "Annem denize bakıyordu.",
    "Deniz annemin evine gelmişti.",
  ];
  for (const [day, dreamText] of [...texts, "Uzakta deniz parlıyordu."].entries()) {
    const body = { dreamText, language: "tr", night: `2026-01-0${day + 1}` };
    expect((await user.send("POST", "/api/dreams/notes", body)).status).toBe(201);
  }

  const { page, close } = await visitAs(browser, server.origin, user);
  await page.goto("/patterns");
  await hydrated(page);
  await page.getByRole("heading", { level: 2, name: "Deniz 4 gece döndü." }).waitFor();
  await page.getByRole("table", { name: "Bir yıl içinde dönenler" }).waitFor({ state: "attached" });
  await expect.poll(() => page.locator("q mark").first().textContent()).toBe("deniz");
  await page.getByRole("button", { name: "4 Ocak 2026: burada “deniz” sayılmasın" }).click();
  await page.getByRole("heading", { level: 2, name: "Deniz 3 gece döndü." }).waitFor();
  await page.getByRole("button", { name: "4 Ocak 2026: “deniz” yeniden sayılsın" }).click();
  await page.getByRole("heading", { level: 2, name: "Deniz 4 gece döndü." }).waitFor();
  await page.getByRole("link", { name: "Anne, 3 gece: kanıtını göster" }).click();
  await page.getByRole("heading", { level: 2, name: "Anne 3 gece döndü." }).waitFor();
  expect(new URL(page.url()).search).toBe("?symbol=mother");
  await close();

  const plain = await browser.newContext({ javaScriptEnabled: false, locale: "tr", viewport: PHONE });
  await plain.addCookies([{ name: "session", value: user.jar.get("session")!, url: server.origin }]);
  const page2 = await plain.newPage();
  await page2.goto(`${server.origin}/patterns`);
  await page2.getByRole("link", { name: "Anne, 3 gece: kanıtını göster" }).click();
  await page2.getByRole("heading", { level: 2, name: "Anne 3 gece döndü." }).waitFor();
  expect(await page2.getByRole("button", { name: /sayılmasın/ }).count()).toBe(0);
  expect(await page2.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await plain.close();
});

test("the hours and moods open the dreams that they count", async () => {
  const user = await signUpOverHttp(server.origin, "hours@example.com");
  for (let day = 10; day < 20; day++) {
    const body = { dreamText: `Deniz ${day} kez geldi.`, language: "tr", night: `2026-01-${day}` };
    const { json } = await user.send("POST", "/api/dreams/notes", { ...body, time: "06:10" });
    const mood = day < 12 ? "sad" : "calm";
    await user.send("PATCH", `/api/dreams/${json.dream.id}`, { mood });
  }
  const old = { dreamText: "Deniz çok önce geldi.", language: "tr", night: "2024-06-01" };
  const { json } = await user.send("POST", "/api/dreams/notes", old);
  await user.send("PATCH", `/api/dreams/${json.dream.id}`, { mood: "sad" });
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  await page.goto("/patterns");
  await hydrated(page);
  const hours = page.locator("#hours");
  expect(await hours.getByRole("listitem").count()).toBe(4);
  await hours.getByRole("link", { name: "10", exact: true }).click();
  await expect.poll(() => hours.getByRole("listitem").count()).toBe(10);
  await hours.getByRole("link", { name: "Deniz 10 kez geldi." }).waitFor();
  await page.getByRole("link", { name: "Ocak 2026: huzurlu 8, hüzünlü 2" }).waitFor();
  await page.getByRole("link", { name: "hüzünlü 2", exact: true }).click();
  await page.waitForURL("**/library?mood=sad&since=*");
  // The page before it, which showed all of them, may still be there.
  await expect.poll(() => page.getByText("Deniz 12 kez geldi.").count()).toBe(0);
  await page.getByText("Deniz 10 kez geldi.").first().waitFor();
  expect(await page.getByText("Deniz çok önce geldi.").count()).toBe(0);
  await close();
});

test("figures that do not load are not those of the symbol before, also while they are tried again", async () => {
  const user = await signUpOverHttp(server.origin, "patterns-again@example.com");
  for (const day of [1, 2, 3]) {
    const body = { dreamText: "Denizin ortasında annem vardı.", language: "tr", night: `2026-01-0${day}` };
    expect((await user.send("POST", "/api/dreams/notes", body)).status).toBe(201);
  }
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /status of 400/ });
  await page.goto("/patterns");
  await hydrated(page);
  await page.route("**/api/patterns?*", (route) => route.fulfill({ status: 400, json: {} }));
  await page.getByRole("link", { name: /^(Anne|Deniz), 3 gece/ }).click();
  const again = page.getByRole("button", { name: "Yeniden dene" });
  // The page asks once more by itself as it opens: that answer comes first.
  await again.and(page.locator(":not([aria-busy])")).waitFor();
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.unroute("**/api/patterns?*");
  await page.route("**/api/patterns?*", async (route) => {
    asked.resolve();
    await answered.promise;
    await route.continue();
  });
  await again.click();
  await asked.promise;
  await again.and(page.locator("[aria-busy=true]")).waitFor();
  answered.resolve();
  await page.getByRole("heading", { level: 2, name: /3 gece döndü/ }).waitFor();
  await close();
});
