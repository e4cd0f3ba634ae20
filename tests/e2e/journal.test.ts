import { expect, test } from "vitest";
import { inject } from "vitest";
import type { Dream } from "#shared/dreams.ts";
import { browser, hydrated, noticed, PHONE, visitAs } from "../support/browser.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const site = inject("site");

test("a dream keeps what its user says of it, goes into the bin, and comes back", async () => {
  const user = await signUpWithCredits(site, `journal-${process.pid}@example.com`, 5);
  const id = await makeDream(
    user,
    "Merdivenler bulutlara çıkıyordu, her basamak bir piyano sesi.",
    "reading",
  );
  const dream = async () => (await user.send("GET", `/api/dreams/${id}`)).json.dream as Dream;
  const { page, context, close } = await visitAs(browser, site.origin, user, {
    viewport: PHONE,
    // The browser reports the calls that the test lets fail.
    expected: /Failed to load resource/,
  });
  await page.goto(`/dream/${id}`);
  await hydrated(page);
  // What keeps the note is loaded after the page.
  await page.locator("textarea:not([readonly])").waitFor();

  await page.getByRole("radio", { name: "kaygılı" }).click();
  await page.getByRole("button", { name: "kâbus" }).click();
  await page.getByRole("button", { name: "Sakla" }).click();
  await page.getByRole("button", { name: "Etiket ekle" }).click();
  await page.locator("input:focus").waitFor();
  await page.keyboard.type("çocukluk evi");
  await page.keyboard.press("Enter");
  await page.keyboard.type("merdiven,");
  await page.keyboard.press("Escape");
  await expect.poll(dream).toMatchObject({ mood: "anxious", marks: ["nightmare"], favourite: true });
  await expect.poll(async () => (await dream()).ownTags).toEqual(["çocukluk evi", "merdiven"]);
  await page.getByRole("button", { name: "“merdiven” etiketini kaldır" }).press("Enter");
  await expect.poll(async () => (await dream()).ownTags).toEqual(["çocukluk evi"]);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
    .toContain("çocukluk evi");
  // Chosen again, the mood is taken back; also by the space bar, of which Chromium makes no click then.
  const anxious = page.getByRole("radio", { name: "kaygılı" });
  const isChosen = () => anxious.isChecked();
  await anxious.click();
  await expect.poll(async () => (await dream()).mood).toBeNull();
  await expect.poll(isChosen).toBe(false);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await dream()).mood).toBe("anxious");
  await expect.poll(isChosen).toBe(true);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await dream()).mood).toBeNull();

  // A change that is refused is taken back, with a word about it.
  await page.route(`**/api/dreams/${id}`, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Sakladın" }).click();
  await page.getByText("Değişiklik kaydedilemedi").waitFor();
  expect(await page.getByRole("button", { name: "Sakladın" }).count()).toBe(1);
  await page.getByRole("alert").getByRole("button", { name: "Kapat" }).click();
  await page.unroute(`**/api/dreams/${id}`);

  // The first of two quick changes fails, and the second one, which waits for it, is saved.
  const secondPressed = Promise.withResolvers<void>();
  let changes = 0;
  await page.route(`**/api/dreams/${id}`, async (route) => {
    if (route.request().method() !== "PATCH" || ++changes > 1) return route.continue();
    await secondPressed.promise;
    await route.abort();
  });
  const before = await page.evaluate(() => window.notices.length);
  await page.getByRole("radio", { name: "hüzünlü" }).click();
  await page.getByRole("radio", { name: "huzurlu" }).click();
  secondPressed.resolve();
  await page.getByText("Değişiklik kaydedilemedi").waitFor();
  await expect.poll(async () => (await dream()).mood).toBe("calm");
  expect(await page.evaluate((from) => window.notices.slice(from).length, before)).toBe(1);
  await page.unroute(`**/api/dreams/${id}`);
  await page.route(`**/api/dreams/${id}`, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );

  // What cannot be saved stays, also when the page is left and opened again.
  const remark = page.getByRole("textbox", { name: "Kendine not" });
  await remark.fill("Dün annemi aradım.");
  await remark.blur();
  await page.getByText("Kaydedilemedi.").waitFor();
  await page.unroute(`**/api/dreams/${id}`);
  await page.reload();
  await expect.poll(() => remark.inputValue()).toBe("Dün annemi aradım.");
  await expect.poll(async () => (await dream()).remark).toBe("Dün annemi aradım.");
  // Left within the pause, the rest goes out with the page.
  await remark.fill("Dün annemi aradım. Sustu.");
  await page.goto("/library");
  await expect.poll(async () => (await dream()).remark).toBe("Dün annemi aradım. Sustu.");

  await page.goto(`/dream/${id}`);
  await hydrated(page);
  await page.getByRole("button", { name: "Gecesini değiştir" }).click();
  await page.getByLabel("Gece", { exact: true }).fill("2020-02-29");
  await page.getByLabel("Saat").fill("03:10");
  await page.getByRole("button", { name: "Kaydet" }).click();
  await page.getByRole("button", { name: "29 Şubat 2020 gecesi, 03:10" }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain("29 Şubat 2020");

  const remove = async () => {
    await page.getByRole("button", { name: "Rüyayı sil" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Rüyayı sil" }).click();
    await page.waitForURL("**/library");
  };
  await remove();
  await page.getByRole("button", { name: "Geri al" }).click();
  await noticed(page, "Rüya geri geldi");
  await page.locator(`a[href="/dream/${id}"]`).first().click();
  await hydrated(page);
  await remove();
  await page.getByRole("link", { name: "Silinenler" }).click();
  await page.waitForURL("**/library/bin");
  const row = page.locator("[data-binned]");
  expect(await row.textContent()).toContain("30 gün kaldı");
  await row.getByRole("button", { name: /^Geri al/ }).click();
  await expect.poll(() => row.count()).toBe(0);
  expect(await dream()).toMatchObject({ remark: "Dün annemi aradım. Sustu.", night: "2020-02-29" });
  await user.send("DELETE", `/api/dreams/${id}`);
  await page.reload();
  await hydrated(page);
  await page.getByRole("button", { name: "Silinenleri boşalt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Silinenleri boşalt" }).click();
  await noticed(page, "Silinenler boşaltıldı");
  await page.getByText("Burada bir şey yok").waitFor();
  expect((await user.send("POST", `/api/dreams/${id}/restore`)).status).toBe(404);
  await context.clearCookies();
  await close();
});
