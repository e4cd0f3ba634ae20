import { afterAll, describe, expect, it } from "vitest";
import { previewOf } from "#server/studio/reading/preview.ts";
import { analysisOf } from "#server/studio/reading/analysis.ts";
import { accountOf } from "#server/studio/reading/account.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import type { Preview } from "#shared/trial.ts";
import { startTestApp } from "../support/app.ts";

const site = await startTestApp();
afterAll(() => site.close());
const post = async (dreamText: string, language = "tr") => {
  const payload = { dreamText, language };
  const reply = await site.app.inject({ method: "POST", url: "/api/trial", payload });
  return {
    status: reply.statusCode,
    json: JSON.parse(reply.body) as { preview: Preview } & { error: { code: string } },
  };
};

const DREAM = "Karanlık bir ormanda yürüyordum, arkamdan bir kurt geliyordu ve annem beni çağırıyordu.";

describe("POST /api/trial", () => {
  it("gives a visitor the first sentence and the symbols of the studio's reading, and stores nothing", async () => {
    const { status, json } = await post(DREAM);
    expect(status).toBe(200);
    expect(json.preview).toEqual(previewOf(DREAM, "tr"));
    expect(json.preview.symbols).toContain("kurt");
    expect(DREAM).toContain(json.preview.quote);
    const rows = (await site.store.rows("SELECT count(*) AS count FROM dreams"))[0];
    expect(rows).toEqual({ count: 0 });
  });

  it("does not send the rest of the reading", () => {
    for (const language of LOCALE_CODES) {
      const { opening, next } = previewOf(DREAM, language);
      const analysis = analysisOf(accountOf({ dreamText: DREAM, language, seed: "preview" }));
      expect.soft(next.length).toBeLessThan(analysis.length / 2);
      expect.soft(opening.match(/[.!?।。]/gu)?.length, language).toBeLessThanOrEqual(2);
    }
  });

  it("asks the care list first", async () => {
    expect(await post("Ölmek istiyorum.")).toMatchObject({
      status: 422,
      json: { error: { code: "care_needed" } },
    });
    const refused = await post("A dream about sex, far away in an old house, with a child.");
    expect(refused.json.error.code).toBe("content_refused");
  });

  it("takes a fragment, but no empty and no overlong text", async () => {
    expect((await post("deniz")).status).toBe(200);
    expect((await post("   ")).status).toBe(400);
    expect((await post("a".repeat(501))).status).toBe(400);
  });
});
