import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * The files that take longest, which a run of all tests lists at its end. Begun last, one would run for minutes beside
 * an idle worker.
 */
const SLOW = [
  "tests/e2e/pages.test.ts",
  "tests/e2e/first-dream.test.ts",
  "tests/e2e/admin-pages.test.ts",
  "tests/e2e/notices-dreams.test.ts",
  "tests/e2e/stillness.test.ts",
  "tests/e2e/craft.test.ts",
  "tests/e2e/keyboard.test.ts",
  "tests/e2e/landing.test.ts",
  "tests/e2e/routes.test.ts",
  "tests/http/replicate-video.test.ts",
  "tests/http/vertical-video.test.ts",
  "tests/jobs/killed.test.ts",
  "tests/jobs/killed-video.test.ts",
  "tests/jobs/many-processes.test.ts",
  "tests/jobs/supervisor.test.ts",
  "tests/jobs/two-versions.test.ts",
  "tests/postgres/killed-processes.test.ts",
  "tests/unit/accounts-admin.test.ts",
  "tests/unit/ledger-properties.test.ts",
  "tests/unit/payments-properties.test.ts",
  "tests/unit/replicate-finish-video.test.ts",
  "tests/unit/studio-composed.test.ts",
  "tests/unit/studio-video.test.ts",
];

/** Begins the slow files first. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => SLOW.some((file) => moduleId.endsWith(file));
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
