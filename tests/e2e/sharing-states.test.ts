import { expect, test } from "vitest";
import type { OwnEntry } from "#shared/community.ts";
import type { Share } from "#shared/shares.ts";
import { browser, hydrated, PHONE, startServer, visitAs } from "../support/browser.ts";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const server = await startServer({ COMMUNITY: "on" });
const user = await signUpWithCredits(server, "states@example.com", 5);
const dream = await makeDream(user, "Denizin üstünde bir fener yandı.", "image");
const visitShare = async (expected?: RegExp) => {
  const visited = await visitAs(browser, server.origin, user, {
    viewport: PHONE,
    ...(expected && { expected }),
  });
  await visited.page.goto(`/share/${dream}`);
  await hydrated(visited.page);
  return visited;
};

test("the form of a link keeps what is typed while another link ends, and asks for what it offers", async () => {
  await user.send("POST", `/api/dreams/${dream}/shares`, { show: { image: true } });
  const { page, close } = await visitShare();
  const password = page.getByLabel("Parola (istersen)");
  await password.fill("sarı ışık");
  await page.getByText("1 gün sonra").click();
  await page.getByRole("button", { name: /bağlantısını kapat$/ }).click();
  await page.getByRole("heading", { name: "Bu rüyanın bağlantıları" }).waitFor({ state: "detached" });
  expect(await password.inputValue()).toBe("sarı ışık");
  const asked = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/shares"),
  );
  await page.getByRole("button", { name: "Bağlantıyı oluştur" }).click();
  // It has no film: one that is made meanwhile was not offered.
  expect((await asked).postDataJSON()).toMatchObject({ show: { image: true, reading: false, words: false } });
  expect(Object.keys((await asked).postDataJSON().show as object)).not.toContain("video");
  await page.getByRole("heading", { name: "Bağlantın açık" }).waitFor();
  const { shares } = (await user.send("GET", "/api/shares")).json as { shares: Share[] };
  expect(shares).toMatchObject([{ hasPassword: true }]);
  expect(Date.parse(shares[0]!.expiresAt!)).toBeLessThan(Date.now() + 2 * 86_400_000);
  await user.send("DELETE", `/api/shares/${shares[0]!.id}`);
  await close();
});

test("a page for sharing that cannot be loaded says so, and tries again", async () => {
  await user.send("POST", `/api/dreams/${dream}/shares`, { show: { image: true } });
  const { page, close } = await visitAs(browser, server.origin, user, { expected: /ERR_FAILED/ });
  await page.goto("/account/links");
  await hydrated(page);
  await page.route(`**/api/dreams/${dream}`, (route) => route.abort());
  await page.locator(`main a[href="/share/${dream}"]`).first().click();
  await page.getByRole("heading", { name: "Rüya yüklenemedi" }).waitFor();
  const again = page.getByRole("button", { name: "Yeniden dene" });
  // The page asks once more by itself as it opens: that answer comes first.
  await again.and(page.locator(":not([aria-busy])")).waitFor();
  await page.unroute(`**/api/dreams/${dream}`);
  await again.click();
  await page.getByRole("button", { name: "Bağlantıyı oluştur" }).waitFor();
  await close();
});

test("a report that was refused before hydration stays open when it fails once more", async () => {
  const { json } = await user.send("POST", `/api/dreams/${dream}/shares`, { show: { words: true } });
  const { page, close } = await visitAs(browser, server.origin, user, {
    expected: /ERR_FAILED|status of 400/,
  });
  await page.goto(new URL((json.share as Share).url!).pathname);
  await page.locator("details form").evaluate((form: HTMLFormElement) => {
    form.querySelector("select")!.value = "personal";
    form.querySelector<HTMLInputElement>('input[type="email"]')!.value = "elif@example";
    form.submit();
  });
  const alert = page.locator("details form").getByRole("alert");
  await alert.waitFor();
  await hydrated(page);
  await page.route("**/reports", (route) => route.abort());
  await page.getByLabel("Yanıt için e-posta (istersen)").fill("elif@example.com");
  await page.getByRole("button", { name: "Bildirimi gönder" }).click();
  await alert.filter({ hasText: "bağlan" }).waitFor();
  await close();
});

test("words that only the server finds revealing can be sent after they were read again", async () => {
  const { page, close } = await visitShare(/409/);
  await page.getByText("Galeriye göndermek istiyorum").click();
  const card = page.getByRole("region", { name: "Herkese açık galeride göster" });
  await card.getByLabel("Görünen ad").fill("12\u200B34\u200B56");
  await card.getByRole("checkbox", { name: /herkese gösterilsin/ }).check();
  await card.getByRole("button", { name: "Galeriye gönder" }).click();
  await card.getByRole("alert").filter({ hasText: "123456" }).waitFor();
  await card.getByRole("button", { name: "Galeriye gönder" }).click();
  await card.getByText("Bir yöneticinin bakmasını bekliyor").waitFor();
  await close();
});

test("a liked dream is still liked when its page is opened again", async () => {
  const admin = await signUpAdmin(server, "states-admin@example.com");
  const { json } = await user.send("POST", `/api/dreams/${dream}/gallery`, { consent: true });
  const { id } = json.entry as OwnEntry;
  await admin.send("POST", `/api/admin/gallery/${id}`, { decision: "accept" });
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  await page.goto("/gallery/dreams");
  await hydrated(page);
  const entry = page.locator(`a[href="/gallery/${id}"]`);
  const like = page.getByRole("button", { name: /^Beğen/ });
  await entry.click();
  await like.click();
  await expect.poll(() => like.getAttribute("aria-pressed")).toBe("true");
  await page.goBack();
  await entry.click();
  await like.waitFor();
  expect(await like.getAttribute("aria-pressed")).toBe("true");
  expect(await like.textContent()).toMatch(/1$/);
  await close();
});
