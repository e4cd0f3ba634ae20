import { afterEach, expect, test, vi } from "vitest";
import { storeTimeZone } from "#client/lib/preferences.ts";

afterEach(() => vi.unstubAllGlobals());

test("pages stay in their zone where the system of the browser names none that a format takes", () => {
  const page = { cookie: "" };
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "https:" });
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  for (const [timeZone, shown] of [
    // What Chromium, Node and others say then.
    ["Etc/Unknown", "Europe/Istanbul"],
    [undefined, "Europe/Istanbul"],
    ["Asia/Tokyo", "Asia/Tokyo"],
  ]) {
    zone.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
    page.cookie = "";
    expect(storeTimeZone("Europe/Istanbul")).toBe(shown);
    expect(page.cookie.includes("Tokyo")).toBe(timeZone === "Asia/Tokyo");
    expect(page.cookie.includes("Unknown")).toBe(false);
  }
});
