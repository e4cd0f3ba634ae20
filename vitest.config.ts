import { randomUUID } from "node:crypto";
import { defineConfig } from "vitest/config";

// Names this run to its workers: in each the client is built at most once.
process.env.TEST_RUN = randomUUID();

// Two cores: servers that are killed have them to themselves after the rest, then browsers.
export default defineConfig({
  test: {
    globals: false,
    restoreMocks: true,
    maxWorkers: 2,
    reporters: process.env.TEST_SUMMARY
      ? ["default", ["json", { outputFile: process.env.TEST_SUMMARY }]]
      : ["default"],
    projects: [
      {
        test: {
          name: "fast",
          setupFiles: ["tests/support/plan-check.ts"],
          include: ["tests/*.test.ts", "tests/unit/**/*.test.ts", "tests/http/**/*.test.ts"],
          testTimeout: 30_000,
          hookTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "jobs",
          setupFiles: ["tests/support/plan-check.ts"],
          include: ["tests/jobs/**/*.test.ts"],
          testTimeout: 480_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/browser-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
