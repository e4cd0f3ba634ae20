import { expect, test } from "vitest";
import { galleryPath, GALLERY_ALL, moodGallery, type OwnEntry } from "#shared/community.ts";
import { browser, DESK, hydrated, startServer, visit, visitAs } from "../support/browser.ts";
import { walkPages } from "../support/page-walk.ts";
import { signUpAdmin } from "../support/signed-in-admin.ts";
import { makeDream, signUpWithCredits } from "../support/user-with-dream.ts";

const QUEUE = "/admin/community";
const server = await startServer({ COMMUNITY: "on" });
const admin = await signUpAdmin(server, "admin@example.com");
const author = await signUpWithCredits(server, "author@example.com", 10);
const dreams = await Promise.all(
  [
    "Beyaz bir at denizden çıktı.",
    "Kumda bir kapı vardı.",
    "Gökten anahtar yağıyordu.",
    "Bir fener yandı.",
  ].map((text) => makeDream(author, text, "image")),
);

async function sendToGallery(dream: string): Promise<OwnEntry> {
  const body = { consent: true, sentence: "Deniz sessizdi.", mood: "calm" };
  const { json } = await author.send("POST", `/api/dreams/${dream}/gallery`, body);
  return json.entry as OwnEntry;
}

const stateOf = async ({ id }: OwnEntry) => {
  const { json } = await author.send("GET", "/api/gallery/own");
  return (json.entries as OwnEntry[]).find((entry) => entry.id === id)!;
};

test("an admin empties the queue with keys alone", async () => {
  const entries = [await sendToGallery(dreams[0]!), await sendToGallery(dreams[1]!)];
  const { page, close, problems } = await visitAs(browser, server.origin, admin, { viewport: DESK });
  await page.goto(QUEUE);
  await hydrated(page);
  const items = page.locator("[data-item]");
  const focused = () =>
    page.evaluate(() => {
      const item = document.activeElement?.closest<HTMLElement>("[data-item]");
      return item
        ? [item.dataset.item, document.activeElement!.textContent]
        : document.activeElement?.tagName;
    });
  const [first, second] = await items.evaluateAll((all) =>
    all.map((item) => (item as HTMLElement).dataset.item),
  );
  expect([first, second].toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  // Letters act only on an item that has the focus.
  await page.keyboard.press("a");
  await items.first().getByRole("button").first().focus();
  await page.keyboard.press("j");
  expect(await focused()).toEqual([second, "Kabul et"]);
  await page.keyboard.press("k");
  expect(await focused()).toEqual([first, "Kabul et"]);
  await page.keyboard.press("r");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("reason");
  // In the dialog the same letters are typed, and decide nothing.
  await page.keyboard.press("Tab");
  await page.keyboard.type("jakar");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await dialog.waitFor({ state: "hidden" });
  await expect.poll(focused).toEqual([second, "Kabul et"]);
  await page.keyboard.press("a");
  await items.first().waitFor({ state: "detached" });
  await expect.poll(focused).toBe("MAIN");
  const byId = (id: string | undefined) => entries.find((entry) => entry.id === id)!;
  expect(await stateOf(byId(first))).toMatchObject({ state: "refused", note: "jakar" });
  expect(await stateOf(byId(second))).toMatchObject({ state: "shown" });
  expect(problems).toEqual([]);
  await close();
});

test.each(["a", "Enter"])("%s held down accepts one dream, not those that follow unseen", async (key) => {
  const entries = [await sendToGallery(dreams[2]!), await sendToGallery(dreams[3]!)];
  const { page, close } = await visitAs(browser, server.origin, admin, { viewport: DESK });
  await page.goto(QUEUE);
  await hydrated(page);
  const items = page.locator("[data-item]");
  await items.first().getByRole("button").first().focus();
  const second = await items.nth(1).getAttribute("data-item");
  await page.keyboard.down(key);
  await expect.poll(() => items.count()).toBe(1);
  const focused = page.locator(`[data-item="${second}"] button:focus`);
  await focused.waitFor();
  // Playwright sends it as a repetition.
  await page.keyboard.down(key);
  await page.keyboard.up(key);
  await page.reload();
  await items.first().waitFor();
  expect(await stateOf(entries.find(({ id }) => id === second)!)).toMatchObject({ state: "waiting" });
  await close();
  for (const { id } of entries) await author.send("DELETE", `/api/gallery/${id}`);
});

test.each(["tr", "ar"] as const)("in %s the pages of the gallery are accessible and fit", async (locale) => {
  const shown = await sendToGallery(dreams[2]!);
  await admin.send("POST", `/api/admin/gallery/${shown.id}`, { decision: "accept" });
  const visitor = await visit(browser, server.origin, { locale });
  await walkPages(visitor, ["/gallery", GALLERY_ALL, moodGallery("calm"), galleryPath(shown.id)], locale);
  await visitor.close();

  const own = await visitAs(browser, server.origin, author, { locale });
  await walkPages(own, [`/share/${dreams[2]}`, `/share/${dreams[3]}`], locale);
  await own.close();

  const waiting = await sendToGallery(dreams[3]!);
  const judge = await visitAs(browser, server.origin, admin, { locale });
  await walkPages(judge, [QUEUE], locale);
  await judge.close();
  for (const { id } of [shown, waiting]) await author.send("DELETE", `/api/gallery/${id}`);
});
