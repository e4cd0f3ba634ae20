import type { Reporter, TestCase } from "vitest/node";

/** Lists the tests that failed at first and passed when CI repeated them, with the first failure. */
export class SecondAttempts implements Reporter {
  private readonly unsteady: TestCase[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.unsteady.push(test);
  }

  onTestRunEnd(): void {
    if (this.unsteady.length === 0) return;
    process.stdout.write(`\n${this.unsteady.length} passed only at the second attempt:\n`);
    for (const test of this.unsteady) {
      process.stdout.write(`  ${test.project.name} ${test.module.moduleId} > ${test.fullName}\n`);
      for (const { message, stacks } of test.result().errors ?? [])
        process.stdout.write(`    line ${stacks?.[0]?.line}: ${message}\n`);
    }
  }
}
