import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { recordTraffic } from "#server/features/analytics/analytics.ts";
import { freshStores, POSTGRES, type TestStore } from "../support/database.ts";
import { readRawTraffic } from "../support/raw-traffic.ts";

let openStore: () => Promise<TestStore>;
beforeAll(async () => {
  openStore = await freshStores();
});

const BEGIN = Date.parse("2026-03-10T20:00:00.000Z");
const view = fc.record({
  /** Milliseconds after the view before. */
  later: fc.oneof(fc.constantFrom(0, 1_799_999, 1_800_000), fc.integer({ min: 0, max: 7_200_000 })),
  visitor: fc.integer({ min: 1, max: 3 }),
  path: fc.constantFrom("/", "/pricing", "/dream/:id"),
  source: fc.constantFrom("direct", "search.example"),
  country: fc.constantFrom("TR", "JP"),
  device: fc.constantFrom("desktop" as const, "mobile" as const),
});

it("the figures kept by day are those of the single views, however these are gathered", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(view, { minLength: 1, maxLength: 40 }),
      fc.integer({ min: 1, max: 40 }),
      async (made, atOnce) => {
        const store = await openStore();
        let ms = BEGIN;
        const views = made.map(({ later, ...rest }) => {
          ms += later;
          const at = new Date(ms).toISOString();
          return { ...rest, at, day: at.slice(0, 10) };
        });
        for (let i = 0; i < views.length; i += atOnce) {
          await recordTraffic(store.db, views.slice(i, i + atOnce));
        }
        const raw = await readRawTraffic(store);
        const days = await store.rows("SELECT * FROM traffic_days ORDER BY day");
        const labels = await store.rows(
          "SELECT kind, label, CAST(SUM(count) AS INTEGER) AS count FROM traffic_labels GROUP BY 1, 2 ORDER BY 1, 2",
        );
        await store.close();
        expect(days).toEqual(raw.days);
        expect(labels).toEqual(raw.labels);
      },
    ),
    { numRuns: POSTGRES ? 20 : 60 },
  );
});
