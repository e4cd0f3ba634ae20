import { OPEN_WAYS_IN } from "#shared/ways-in.ts";
import { expect, test, vi } from "vitest";
import type { Me } from "#shared/accounts.ts";

// The build gives it.
vi.stubEnv("TRANSLATION_FILE", "/texts/*.js");
const { renderPage } = await import("#client/index.tsx");

const ME: Me = {
  user: { id: "a", email: "ada@example.com", name: "Ada", role: "user", emailVerified: true },
  credits: 5,
  lots: [],
  subscription: null,
  nights: { timeZone: null, nightEnds: 12 },
  confirmation: null,
};
const FAILURE = { error: { code: "internal", message: "Beklenmeyen bir hata oluştu." } };

/**
 * The page as a user gets it while the API answers nothing but who they are; a reply may be a function of the query.
 */
async function pageOf(
  path: string,
  replies: Record<string, unknown> = {},
  supportEmail: string | null = null,
) {
  const page = await renderPage({
    url: `http://localhost:3000${path}`,
    locale: "tr",
    theme: "night",
    timeZone: "Europe/Istanbul",
    sidebarOpen: true,
    brandName: "Oneira",
    supportEmail,
    waysIn: OPEN_WAYS_IN,
    community: false,
    signedIn: true,
    send: async ({ path: asked }, { query }) => {
      const reply: unknown = { "/api/me": ME, ...replies }[asked];
      const data: unknown = typeof reply === "function" ? reply(query) : reply;
      return data ? { status: 200, data } : { status: 500, data: FAILURE };
    },
  });
  if (page.kind !== "page") throw new Error(`${path} leads to ${page.location}`);
  return page;
}

test.each(["/dashboard", "/library", "/dream/a", "/account", "/sandbox-checkout/a"])(
  "%s whose data cannot be read waits for it, as the browser begins by asking again",
  async (path) => {
    const { html, state, status } = await pageOf(path);
    expect(status).toBe(200);
    expect(state.queries.map(([key]) => key)).toEqual([["me"]]);
    expect(html).not.toMatch(/role="alert">[^<]|yüklenemedi|bulunamadı/);
  },
);

test("/library asks for what its cards show, and for no whole dreams but those that are unfinished", async () => {
  const part = { status: "done", cost: 1, engine: "studio", error: null };
  const card = {
    id: "a",
    kind: "dream",
    status: "done",
    parts: { reading: part, image: part, video: part },
    title: "Cam deniz",
    dreamText: "Camdan bir deniz vardı.",
    createdAt: "2026-11-01T07:00:00.000Z",
    night: "2026-10-31",
    time: null,
    mood: null,
    favourite: false,
    marks: [],
    ownTags: [],
    tags: [],
  };
  const cards = { cards: [card], total: 1, page: 0, pageSize: 12, topTags: [] };
  const library = vi.fn(() => ({ dreams: [] }));
  const { html } = await pageOf("/library", { "/api/dreams/cards": cards, "/api/dreams": library });
  expect(html).toContain("Cam deniz");
  expect(library.mock.calls).toEqual([[{ state: "unfinished", form: "brief" }]]);
});

const PLAN = { id: "basic", tokens: 100, amount: 999, currency: "USD", popular: false, interval: "month" };
const CONFIG = {
  packages: [],
  plans: [PLAN, { ...PLAN, id: "pro", tokens: 300, amount: 2499, popular: true }],
  costs: { reading: 1, image: 1, video: { "480p": 3, "720p": 8, "1080p": 13 } },
};

test.each(["/", "/gallery", "/privacy", "/terms"])(
  "%s names an address only where there is one",
  async (path) => {
    expect((await pageOf(path)).html).not.toContain("mailto:");
    const { html } = await pageOf(path, {}, "help@dreams.example");
    expect(html).toContain('href="mailto:help@dreams.example"');
  },
);

test("plans promise what is there, and support only where it can be reached", async () => {
  const { html } = await pageOf("/pricing", { "/api/config": CONFIG });
  expect(html).toContain("480p filmle 60 rüya");
  expect(html).not.toMatch(/API|destek|erişim/);
  const { html: reachable } = await pageOf("/pricing", { "/api/config": CONFIG }, "help@dreams.example");
  expect(reachable).toContain("E-posta desteği");
  const { html: landing } = await pageOf("/");
  expect(landing.match(/>Örnek</g)).toHaveLength(3);
  const offered = landing.slice(landing.indexOf(`id="plans"`), landing.indexOf(`id="faq"`));
  expect(offered).toContain("Fiyatlara bak");
  expect(offered).not.toMatch(/API|[48]K|destek/);
});

test.each([
  ["reset", "Yeni şifreni belirle"],
  ["sign-up", "Hesabını oluştur"],
  ["verify", "Giriş yap"],
  ["constructor", "Giriş yap"],
])("the title of /auth in the mode %s is %s", async (mode, title) => {
  // The token keeps a user who is signed in on the page.
  expect((await pageOf(`/auth?mode=${mode}&token=a`)).title).toBe(title);
});
