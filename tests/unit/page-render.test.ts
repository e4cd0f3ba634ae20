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
};
const FAILURE = { error: { code: "internal", message: "Beklenmeyen bir hata oluştu." } };

/** The page as a user gets it while the API answers nothing but who they are. */
async function pageOf(path: string, replies: Record<string, unknown> = {}) {
  const page = await renderPage({
    url: `http://localhost:3000${path}`,
    locale: "tr",
    theme: "night",
    timeZone: "Europe/Istanbul",
    sidebarOpen: true,
    brandName: "Oneira",
    send: async ({ path: asked }) => {
      const data = { "/api/me": ME, ...replies }[asked];
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

test("the state of /library carries no interpretations, which only a dream's own page shows", async () => {
  const part = { status: "done", cost: 1, engine: "studio", error: null };
  const dream = {
    id: "a",
    kind: "dream",
    status: "done",
    parts: { reading: part, image: part, video: part },
    title: "Cam deniz",
    dreamText: "Camdan bir deniz vardı.",
    createdAt: "2026-11-01T07:00:00.000Z",
    tags: [],
    interpretation: { summary: "SUMMARY", psychologicalAnalysis: "ANALYSIS" },
  };
  const library = { dreams: [dream], total: 1, page: 0, pageSize: 12, topTags: [] };
  const { html, state } = await pageOf("/library", { "/api/dreams": library });
  expect(html).toContain("Cam deniz");
  expect(JSON.stringify(state.queries)).toMatch(/Camdan bir deniz(?!.*(?:SUMMARY|ANALYSIS))/);
});
