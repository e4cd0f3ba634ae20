import { setTimeout } from "node:timers/promises";
import type { Page } from "playwright";
import { describe, expect, inject, test } from "vitest";
import { LOCALE_CODES } from "#shared/locales.ts";
import { browser, hydrated, noticedPart, plainPage, visit, visitAs } from "../support/browser.ts";
import { makeDream, sendDream, signUpWithCredits } from "../support/user-with-dream.ts";
import { LIMITS, weigh } from "../support/weight.ts";

const server = inject("site");

const user = await signUpWithCredits(server, "craft@example.com", 5);
const session = user.jar.get("session")!;
const id = await sendDream(user, "Denizin ortasında tek başına duran bir kapı vardı.", "image");
const dreamPath = `/dream/${id}`;

const isFocused = (element: Element) => element === document.activeElement;

async function own(more: { page?: (page: Page) => Promise<unknown> } = {}) {
  const visitor = await visit(browser, server.origin);
  await visitor.context.addCookies([{ name: "session", value: session, url: server.origin }]);
  await more.page?.(visitor.page);
  return visitor;
}

describe("an open page", () => {
  test.each(["/", "/gallery", "/pricing", "/auth", "/nothing-here"])(
    "%s loads a few kilobytes of JavaScript before the first interaction",
    async (path) => {
      const { html, styles, script, later } = await weigh(server.origin + path, { "accept-language": "tr" });
      expect(script).toBeLessThan(LIMITS.scriptBeforeInteraction);
      expect(styles).toBe(0);
      expect(html).toBeLessThan(LIMITS.html);
      expect(later).toBeLessThan(LIMITS.script);
    },
  );

  test.each(LOCALE_CODES)(
    "the landing page in %s is within its size limit, styles included",
    async (locale) => {
      const { html, styles } = await weigh(server.origin, { "accept-language": locale });
      expect(html).toBeLessThan(LIMITS.html);
      expect(styles).toBe(0);
    },
  );

  test("loads its application at the first interaction, and its styles do not change", async () => {
    const { page, close } = await visit(browser, server.origin);
    // A browser without windows moves its pointer over the first page it shows.
    await page.goto("/robots.txt");
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
    });
    await page.goto("/pricing", { waitUntil: "networkidle" });
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-/)]);
    const look = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll("#root *"), (element) => {
          // Letters of a closed menu may still wait for their font.
          if (!element.checkVisibility()) return null;
          const { top, left, width, height } = element.getBoundingClientRect();
          const { color, backgroundColor, fontSize, display } = getComputedStyle(element);
          return [top, left, width, height, color, backgroundColor, fontSize, display].join(" ");
        }),
      );
    const before = await look();
    await page.evaluate(() => dispatchEvent(new Event("pointermove")));
    await page.waitForFunction(() => document.querySelector("head > style") === null);
    expect(await look()).toEqual(before);
    await close();
  });

  test.each([
    ["once the page is shown", true],
    ["at once without JavaScript", false],
  ])("sets what lies below the first view in its typeface, %s", async (_when, javaScriptEnabled) => {
    const context = await browser.newContext({ baseURL: server.origin, locale: "tr", javaScriptEnabled });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto("/pricing", { waitUntil: "networkidle" });
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { root } = await devtools.send("DOM.getDocument");
    const facesOf = async (selector: string) => {
      const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
      const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
      return fonts.map(({ familyName, isCustomFont }) => [familyName, isCustomFont]);
    };
    await expect.poll(() => facesOf("h1")).toEqual([["Fraunces", true]]);
    await expect.poll(() => facesOf("h2")).toEqual([["Fraunces", true]]);
    await context.close();
  });

  test("replays a click from before hydration, and keeps what was typed", async () => {
    const { page, close } = await visit(browser, server.origin);
    await page.goto("/auth", { waitUntil: "networkidle" });
    await page.evaluate(() => {
      // Before any event of a real pointer could wake the page.
      document.querySelector<HTMLInputElement>("input[name=email]")!.value = "kimse";
      document.querySelector<HTMLButtonElement>("form button[type=submit]")!.click();
      dispatchEvent(new Event("pointermove"));
    });
    await page.getByText("Geçerli bir e-posta adresi gir").waitFor();
    expect(await page.locator("input[name=email]").inputValue()).toBe("kimse");
    await close();
  });

  test("keeps a dream as it is typed, before hydration and after a reload", async () => {
    const { page, close } = await visit(browser, server.origin);
    await page.goto("/gallery");
    await page.locator("textarea[data-draft]").first().fill("Bir kapı vardı, ardı denizdi.");
    await page.reload();
    await expect
      .poll(() => page.locator("textarea[data-draft]").first().inputValue())
      .toBe("Bir kapı vardı, ardı denizdi.");
    await close();
  });
});

test.each(["/dashboard", "/library", "/account", "/dream"])(
  "%s of a user loads no library that it does not need",
  async (path) => {
    const headers = { cookie: `session=${session}`, "accept-language": "tr" };
    const { script } = await weigh(server.origin + (path === "/dream" ? dreamPath : path), headers);
    // Less than the framework would be a page that redirected the user.
    expect(script).toBeGreaterThan(100_000);
    expect(script).toBeLessThan(LIMITS.script);
  },
);

describe("a dictated dream", () => {
  const pretend = (page: Page, outcome: string) =>
    page.addInitScript((result: string) => {
      // The far end is a service of the browser's maker.
      class Recogniser extends EventTarget {
        lang = "";
        continuous = false;
        start() {
          const event =
            result === "words"
              ? Object.assign(new Event("result"), {
                  resultIndex: 0,
                  // Two phrases can become final in one event.
                  results: [[{ transcript: `${this.lang}: suyun üstünde` }], [{ transcript: " yürüyordum" }]],
                })
              : Object.assign(new Event("error"), { error: result });
          queueMicrotask(() => {
            this.dispatchEvent(event);
            this.dispatchEvent(new Event("end"));
          });
        }
        stop() {}
        abort() {}
      }
      Object.assign(window, { SpeechRecognition: Recogniser, webkitSpeechRecognition: Recogniser });
    }, outcome);

  test("is appended to the text, in the language of the page", async () => {
    const { page, close } = await own({ page: (p) => pretend(p, "words") });
    await page.goto("/dashboard");
    await page.getByLabel("Rüyan", { exact: true }).fill("Geceydi.");
    await page.getByRole("button", { name: "Sesle anlat" }).click();
    await expect
      .poll(() => page.getByLabel("Rüyan", { exact: true }).inputValue())
      .toBe("Geceydi. tr: suyun üstünde yürüyordum");
    await close();
  });

  test("that the browser may not hear ends in a sentence about it", async () => {
    const { page, close } = await own({ page: (p) => pretend(p, "not-allowed") });
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Sesle anlat" }).click();
    await noticedPart(page, "Mikrofona izin verilmedi");
    await page.getByRole("button", { name: "Sesle anlat" }).waitFor();
    await close();
  });

  test("is not offered where the browser cannot", async () => {
    const { page, close } = await own({
      page: (p) =>
        p.addInitScript(() => {
          Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
        }),
    });
    await page.goto("/dashboard");
    await hydrated(page);
    await page.getByLabel("Rüyan", { exact: true }).fill("Geceydi.");
    expect(await page.getByRole("button", { name: "Sesle anlat" }).count()).toBe(0);
    await close();
  });
});

test("a printed dream has its texts and no controls", async () => {
  const { page, close } = await own();
  await page.goto(dreamPath);
  await page.getByRole("heading", { name: "Psikolojik Analiz" }).waitFor({ timeout: 60_000 });
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Denizin ortasında tek başına duran bir kapı vardı.").first().isVisible()).toBe(
    true,
  );
  expect(await page.getByRole("button").count()).toBe(0);
  expect(await page.getByRole("link").count()).toBe(0);
  await close();
});

test("a share picture is chosen and sent by the system's sheet, and downloaded without JavaScript", async () => {
  const { page, context, close } = await own();
  await context.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files }: ShareData = {}) => {
      document.title = `${files![0]!.name} ${files![0]!.type}`;
    };
  });
  await page.goto(dreamPath);
  await hydrated(page);
  await page.getByRole("link", { name: "Paylaş" }).click();
  await page.waitForURL(`**/share/${id}`);
  await hydrated(page);
  const card = page.getByRole("img", { name: /rüyasının kartı/ });
  expect(await card.getAttribute("src")).toMatch(/card\.jpg\?words=none$/);
  await page.getByRole("radio", { name: "Kendi ilk cümlem" }).check();
  await expect.poll(() => card.getAttribute("src")).toMatch(/card\.jpg\?words=own$/);
  await page.getByRole("button", { name: "Kartı gönder" }).click();
  await page.waitForFunction(() => document.title.endsWith("1200x630.jpg image/jpeg"));
  await close();

  const { context: plain, page: still } = await plainPage(browser, server.origin, user);
  await still.goto(`/share/${id}`);
  await still.getByRole("radio", { name: "Yorumdan bir cümle" }).check();
  const downloading = still.waitForEvent("download");
  await still.getByRole("button", { name: "Posteri indir" }).click();
  const download = await downloading;
  expect(download.url()).toMatch(/poster\.jpg\?words=reading$/);
  expect(download.suggestedFilename()).toMatch(/ 1080x1920\.jpg$/);
  await plain.close();
});

test("a dream's page does not move while its parts get their scripts", async () => {
  const finished = await makeDream(user, "Bir bahçede eski bir saat buldum.", "reading");
  // The server writes the second page in the visitor's own time zone.
  const { page, close } = await own({ page: (first) => first.goto("/library") });
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ removedNodes }) => [...removedNodes]))
        if (
          node instanceof HTMLElement &&
          document.querySelector("main") &&
          !/^(?:SCRIPT|LINK|STYLE)$/.test(node.tagName)
        )
          moved.push(`removed ${node.tagName} ${node.textContent}`);
    }).observe(document, { subtree: true, childList: true });
    new PerformanceObserver((list) => {
      // The header makes room for a dream that is being made.
      const shifts = list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[];
      for (const node of shifts.flatMap(({ sources }) => sources.map((source) => source.node)))
        if (node && document.querySelector("main")?.contains(node)) moved.push(`shifted ${node.textContent}`);
    }).observe({ type: "layout-shift", buffered: true });
  });
  // Later than the page's own script.
  await page.route(
    /\/assets\/(?:dream-tags|dream-actions|reading-sections|mood-line|receipt)/,
    async (route) => {
      await setTimeout(300);
      await route.continue();
    },
  );
  await page.goto(`/dream/${finished}`);
  await hydrated(page);
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
  await close();
});

test("the image of a card becomes that of its page", async () => {
  const { page, close } = await own();
  await page.goto("/library");
  await hydrated(page);
  await page.evaluate(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.named = String(
        [...document.querySelectorAll("a *")].filter(
          (element) => getComputedStyle(element).viewTransitionName === "dream-media",
        ).length,
      );
      return start(update);
    };
  });
  await page.locator(`a[href="${dreamPath}"]`).click();
  await page.waitForURL(`**${dreamPath}`);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main *")].some(
      (element) => getComputedStyle(element).viewTransitionName === "dream-media",
    ),
  );
  expect(await page.locator("html").getAttribute("data-named")).toBe("1");
  await close();
});

test("a reading becomes an image and then a video, which is revealed once and can be skipped", async () => {
  const dreamer = await signUpWithCredits(server, "grows@example.com", 5);
  const reading = await makeDream(dreamer, "Bir perde kıpırdadı. Kimse yoktu, pencere açıktı.", "reading");
  const { page, close } = await visitAs(browser, server.origin, dreamer, { expected: /422/ });
  await page.goto(`/dream/${reading}`);
  await page.getByText("Bir perde kıpırdadı.", { exact: true }).waitFor();
  await hydrated(page);
  // A text that needs care by now: the help list, and nothing made.
  const details = { resources: [{ name: "Acil", contact: "112" }] };
  const refusal = { error: { code: "care_needed", message: "", details } };
  await page.route("**/parts", (route) => route.fulfill({ status: 422, json: refusal }), { times: 1 });
  await page.getByRole("button", { name: /^Resmet/ }).click();
  await page.getByRole("heading", { name: "Yalnız değilsin" }).waitFor();
  expect(await page.getByRole("link", { name: "112" }).getAttribute("href")).toBe("tel:112");
  await page.getByRole("button", { name: "Rüyaya dön" }).click();
  await expect.poll(() => page.locator("#media").evaluate(isFocused)).toBe(true);
  await page.getByRole("button", { name: /^Resmet/ }).click();
  const film = page.getByRole("button", { name: /^Filme çevir/ });
  await film.waitFor({ timeout: 60_000 });
  // The choice is radio buttons, whose arrow keys go round.
  await page.getByRole("radio", { name: /480p/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await page.getByText("Gereken: 13 token. Bakiyen: 3.").waitFor();
  await page.keyboard.press("ArrowRight");
  expect(await page.getByRole("radio", { name: /480p/ }).isChecked()).toBe(true);
  // It stops at its first frame: its six seconds may be over before the press.
  await page.evaluate(() => {
    const style = new CSSStyleSheet();
    style.replaceSync("dialog[data-phase] * { animation-play-state: paused !important }");
    document.adoptedStyleSheets.push(style);
  });
  await film.click();
  const reveal = page.getByRole("dialog", { name: "Rüyan hazır" });
  await reveal.waitFor({ timeout: 60_000 });
  await reveal.getByRole("button", { name: "Geç" }).click();
  await expect.poll(() => reveal.getByRole("button", { name: "Oynat" }).evaluate(isFocused)).toBe(true);
  await page.keyboard.press("Escape");
  await reveal.waitFor({ state: "hidden" });
  await expect.poll(() => page.locator("#media").evaluate(isFocused)).toBe(true);
  await page.reload();
  await page.getByRole("region", { name: "Film oynatıcı" }).waitFor();
  await hydrated(page);
  expect(await reveal.count()).toBe(0);
  await page.getByRole("button", { name: "Görsel", exact: true }).click();
  await page.getByRole("img", { name: /görseli/ }).waitFor();
  await close();
});
