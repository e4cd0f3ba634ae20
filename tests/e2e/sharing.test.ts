import { beforeAll, expect, inject, test } from "vitest";
import type { Locator } from "playwright";
import type { Share } from "#shared/shares.ts";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { browser, hydrated, PHONE, plainPage, visit, visitAs } from "../support/browser.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const server = inject("site");
const OWN = "Geniş bir denizin üstünde uçuyordum, annem Moda Caddesi'nde 0532 123 45 67'yi arıyordu.";
let user: Awaited<ReturnType<typeof signUpWithCredits>>;
let dream: string;

beforeAll(async () => {
  user = await signUpWithCredits(server, "sharing@example.com", 5);
  dream = await makeDream(user, OWN, "image");
});

test("a link is made, opened by a visitor in another language, and ended", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  await page.goto(`/share/${dream}`);
  await hydrated(page);
  const preview = page.getByRole("region", { name: "Önizleme" }).first();
  expect(await preview.getByText(OWN).count()).toBe(0);
  const words = page.getByRole("switch", { name: "Kendi sözlerin" });
  expect(
    await words.evaluate(
      (input) => document.getElementById(input.getAttribute("aria-describedby")!)!.textContent,
    ),
  ).toMatch(/Bu, kim olduğunu ele verebilir: .*Moda Caddesi.* ve .*0532 123 45 67/);
  await words.focus();
  await page.keyboard.press("Space");
  await preview.getByText(OWN).waitFor();
  await page.getByLabel("Görünen ad").fill("Elif");
  await preview.getByText("Elif").waitFor();
  await page.getByRole("button", { name: "Bağlantıyı oluştur" }).click();
  await page.getByRole("heading", { name: "Bağlantın açık" }).waitFor();
  const url = await page.getByRole("textbox", { name: /bağlantısı$/ }).inputValue();
  expect(url).toMatch(/\/s\/[\w-]{27}$/);

  const visitor = await visit(browser, server.origin, { locale: "ar" });
  const response = await visitor.page.goto(new URL(url).pathname);
  expect(response!.status()).toBe(200);
  expect(response!.headers()).toMatchObject({
    "x-robots-tag": "noindex",
    "cache-control": "private, no-store",
  });
  expect(await visitor.page.locator("html").getAttribute("dir")).toBe("rtl");
  const shown = visitor.page.getByText(OWN);
  expect(await shown.locator("..").getAttribute("lang")).toBe("tr");
  const meta = (property: string) =>
    visitor.page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await meta("og:description")).toBe(OWN);
  const card = await visitor.page.request.get(
    new URL((await meta("og:image"))!).pathname + new URL((await meta("og:image"))!).search,
  );
  expect({ status: card.status(), type: card.headers()["content-type"] }).toEqual({
    status: 200,
    type: "image/jpeg",
  });
  expect(await visitor.page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  expect(await visitor.page.content()).not.toContain(dream);

  await page.goto("/account/links");
  await hydrated(page);
  await page.getByRole("button", { name: /bağlantısını kapat$/ }).click();
  await page.getByRole("heading", { name: "Açık bağlantın yok" }).waitFor();
  expect((await visitor.page.request.get(new URL(url).pathname)).status()).toBe(410);
  await visitor.close();
  await close();
});

test("what is chosen before hydration is what the link shows", async () => {
  const { page, close } = await visitAs(browser, server.origin, user, { viewport: PHONE });
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(`/share/${dream}`, { waitUntil: "commit" });
  await page.getByText("Kendi sözlerin", { exact: true }).click();
  await page.getByText("Ben kapatınca").click();
  gate.resolve();
  await hydrated(page);
  await page.getByRole("region", { name: "Önizleme" }).first().getByText(OWN).waitFor();
  await page.getByRole("button", { name: "Bağlantıyı oluştur" }).click();
  await page.getByRole("heading", { name: "Bağlantın açık" }).waitFor();
  const { shares } = (await (await page.request.get("/api/shares")).json()) as { shares: Share[] };
  expect(shares[0]).toMatchObject({ parts: expect.arrayContaining(["words"]), expiresAt: null });
  expect((await page.request.delete(`/api/shares/${shares[0]!.id}`)).status()).toBe(204);
  await close();
});

test("without JavaScript a link with a password is made, opened and ended by forms", async () => {
  const { context, page } = await plainPage(browser, server.origin, user);
  await page.goto(`/share/${dream}`);
  await page.getByLabel("Parola (istersen)").fill("sarı ışık");
  await page.getByRole("button", { name: "Bağlantıyı oluştur" }).click();
  await page.getByRole("heading", { name: "Bağlantın açık" }).waitFor();
  const url = new URL(await page.getByRole("textbox", { name: /bağlantısı$/ }).inputValue()).pathname;

  const { context: visitor, page: shared } = await plainPage(browser, server.origin);
  await shared.goto(url);
  const password = shared.getByLabel("Parola");
  await password.fill("mavi ışık");
  await shared.getByRole("button", { name: "Gözlerini aç" }).click();
  await shared.getByText("Parola bu değil.").waitFor();
  await password.fill("sarı ışık");
  await shared.getByRole("button", { name: "Gözlerini aç" }).click();
  await shared.getByRole("img", { name: /rüyasının görseli$/ }).waitFor();
  expect(await shared.getByText(OWN).count()).toBe(0);

  await page.getByRole("button", { name: /bağlantısını kapat$/ }).click();
  await page.getByRole("heading", { name: "neresi" }).waitFor();
  expect((await shared.reload())!.status()).toBe(410);
  await shared.getByRole("heading", { name: "Bu rüya kapandı" }).waitFor();
  await visitor.close();
  await context.close();
});

test("a report is sent without JavaScript, and settled by an admin with the keyboard", async () => {
  const { share } = (await user.send("POST", `/api/dreams/${dream}/shares`, { show: { words: true } }))
    .json as {
    share: Share;
  };
  const path = new URL(share.url!).pathname;
  const { context: visitor, page: shared } = await plainPage(browser, server.origin);
  for (const words of ["Burada benim adım geçiyor.", "Bir kez daha."]) {
    await shared.goto(path);
    await shared.getByText("Bu rüyayı bildir").click();
    await shared.getByLabel("Konu ne?").selectOption("Birinin özel bilgilerini açığa vuruyor");
    await shared.getByLabel("Kendi sözlerinle (istersen)").fill(words);
    await shared.getByRole("button", { name: "Bildirimi gönder" }).click();
    await shared.getByText("Bildirimin ulaştı, teşekkürler.").waitFor();
  }

  const admin = await signUpAdmin(server, "reports@example.com");
  const { page, close } = await visitAs(browser, server.origin, admin, { locale: "tr" });
  await page.goto("/admin/reports");
  await hydrated(page);
  const reports = page.locator("[data-item]");
  const mine = reports.filter({ hasText: "Burada benim adım geçiyor." });
  const other = reports.filter({ hasText: "Bir kez daha." });
  await mine.getByText(OWN).waitFor();
  const end = (report: Locator) => report.getByRole("button", { name: "Bağlantıları kapat" });
  await end(mine).focus();
  await page.keyboard.press("j");
  await expect.poll(() => end(other).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("k");
  await page.keyboard.press("r");
  await page.getByRole("dialog").getByLabel("Neden").fill("reklam");
  await page.keyboard.press("Enter");
  await mine.waitFor({ state: "detached" });
  await expect.poll(() => end(other).evaluate((button) => button === document.activeElement)).toBe(true);
  expect((await shared.reload())!.status()).toBe(200);
  await page.keyboard.press("e");
  await page.getByRole("dialog").getByLabel("Neden").fill("adı geçiyor");
  await page.keyboard.press("Enter");
  await other.waitFor({ state: "detached" });
  expect((await shared.reload())!.status()).toBe(410);
  expect(await shared.getByText("Bu rüyayı bildir").count()).toBe(0);
  await close();
  await visitor.close();
});
