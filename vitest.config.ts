import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { keepFilesInMemory } from "./tests/support/memory-folder.ts";
import { SlowFirst } from "./tests/support/slow-first.ts";
import { SummaryFile } from "./tests/support/summary.ts";

// Identifies this run for its workers, so that the client is built at most once in it.
process.env.TEST_RUN = randomUUID();

// For the processes that tests start: without it they compile the whole program each time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "node_modules/.cache/compile");

if (process.env.VITEST !== undefined) keepFilesInMemory();

const summaryFile = process.env.TEST_SUMMARY;

const setupFiles = [
  "tests/support/plan-check.ts",
  ...(process.env.TRANSACTIONS === "twice" ? ["tests/support/transactions-twice.ts"] : []),
];

/**
 * What these say holds on PostgreSQL too. `killed` and `processes` have counterparts in tests/postgres, with more processes
 * and more kills; `supervisor` is about processes, whatever their database. `other-process` compares with the time of a
 * poll, which a busy machine with a third kind of process misses: bench/processes.ts measures both engines.
 */
const ON_BOTH_ENGINES = [
  "tests/unit/{accounts-admin,admin-reconciliation,admin-transactions,audit-log,claims,daily-check,ledger,ledger-check,ledger-lenses,ledger-properties,ledger-races,ledger-returns,ledger-schema,mail,mail-senders,payments-properties,totals,traffic-rollups,transaction,user-revisions,withdrawals,work-leases}.test.ts",
  "tests/http/**/*.test.ts",
  "tests/jobs/{killed-lens,killed-removal,killed-video,leases,lens-leases,openai-killed,payments-killed,places,refund-killed,two-versions}.test.ts",
  "tests/postgres/**/*.test.ts",
];
/** Of these, those about what a provider answers, pictures, headers, bodies that are refused, and pages without queries. */
const NOT_OF_THE_DATABASE = [
  "tests/http/{bad-input,development,large-image,replicate-video,response-headers,share-pictures,symbols,vertical-video}.test.ts",
  "tests/http/openai-{image,injection,moderation,reading,reading-faults}.test.ts",
];

/** Replaces the clock and the timers of its process, which no other file may share. */
const SIMULATION = "tests/jobs/simulation.test.ts";

// Without isolation the files of a worker share the modules of the server, which takes a third off their time: a module
// must hold nothing that another test could see. With two cores, tests that kill servers run after the others, and browsers last.
export default defineConfig({
  test: {
    globals: false,
    restoreMocks: true,
    // One more than the cores of a small machine: for a fifth of the time tests wait for timers and other processes.
    maxWorkers: 3,
    sequence: { sequencer: SlowFirst },
    reporters: ["default", ...(summaryFile === undefined ? [] : [new SummaryFile(summaryFile)])],
    projects: [
      {
        test: {
          name: "fast",
          isolate: false,
          setupFiles,
          include: ["tests/*.test.ts", "tests/unit/**/*.test.ts", "tests/http/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "postgres",
          isolate: false,
          // These wait for the database server for a third of their time.
          maxWorkers: 4,
          setupFiles,
          env: { ENGINE: "postgres" },
          globalSetup: ["tests/support/postgres-server.ts"],
          include: ON_BOTH_ENGINES,
          exclude: NOT_OF_THE_DATABASE,
          testTimeout: 480_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "jobs",
          isolate: false,
          setupFiles,
          include: ["tests/jobs/**/*.test.ts"],
          exclude: [SIMULATION],
          testTimeout: 480_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "simulation",
          include: [SIMULATION],
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          name: "e2e",
          isolate: false,
          // Each drives a browser and a server: with a third, pages are late and no test ends earlier.
          maxWorkers: 2,
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/support/browser-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
