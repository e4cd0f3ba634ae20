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
async function pageOf(path: string) {
  const page = await renderPage({
    url: `http://localhost:3000${path}`,
    locale: "tr",
    theme: "night",
    timeZone: "Europe/Istanbul",
    sidebarOpen: true,
    brandName: "Oneira",
    send: async ({ path: asked }) =>
      asked === "/api/me" ? { status: 200, data: ME } : { status: 500, data: FAILURE },
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
