import { describe, expect, it } from "vitest";
import { AppError } from "#server/errors.ts";
import { errorBody } from "#server/http/error-reply.ts";
import { waitText } from "#server/http/wait-text.ts";
import { loadTranslations } from "#server/translations.ts";
import { LOCALE_CODES } from "#shared/locales.ts";

describe("a wait", () => {
  it.each([
    [0, "1 second"],
    [1, "1 second"],
    [120, "120 seconds"],
    [121, "3 minutes"],
    [840, "14 minutes"],
    [7200, "120 minutes"],
    [7201, "3 hours"],
    [86_400, "24 hours"],
  ])("of %i seconds is said as users say it, and never shorter", (seconds, text) => {
    expect(waitText(seconds, "en-US")).toBe(text);
  });

  it("follows the language, with Latin digits in each", () => {
    expect(waitText(840, "tr")).toBe("14 dakika");
    for (const locale of LOCALE_CODES) expect(waitText(840, locale)).toMatch(/\b14/);
  });

  it.each(LOCALE_CODES)("stands in the refusals that name one, in %s", (locale) => {
    const texts = loadTranslations("Morpheus");
    for (const reason of [undefined, "streams"]) {
      const { message } = errorBody(
        new AppError("rate_limited", { reason, retryAfter: 840 }),
        locale,
        texts,
      ).error;
      expect(message).toContain(waitText(840, locale));
      expect(message).not.toMatch(/[{}]/);
    }
  });
});
