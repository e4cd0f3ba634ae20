import { writeFileSync } from "node:fs";
import type { SerializedError } from "vitest";
import type { Reporter, TestModule } from "vitest/node";

/** The result of one test file in one project. Times are in milliseconds. */
export interface FileResult {
  project: string;
  file: string;
  /** Whether all of its tests have passed, and nothing was thrown beside them. */
  ok: boolean;
  passed: number;
  failed: number;
  ms: number;
}

export interface Summary {
  files: FileResult[];
  /** Errors outside of any test file. */
  errors: number;
}

/** Writes the result of each test file to a JSON file. */
export class SummaryFile implements Reporter {
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const pathOf = (error: SerializedError) => error.VITEST_TEST_PATH;
    const files = modules.map((module): FileResult => {
      const states = [...module.children.allTests()].map((test) => test.result().state);
      const count = (state: string) => states.filter((other) => other === state).length;
      return {
        project: module.project.name,
        file: module.relativeModuleId,
        ok: module.state() !== "failed" && !errors.some((error) => pathOf(error) === module.moduleId),
        passed: count("passed"),
        failed: count("failed"),
        ms: Math.round(module.diagnostic().duration),
      };
    });
    const outside = errors.filter((error) => !modules.some(({ moduleId }) => moduleId === pathOf(error)));
    writeFileSync(this.path, JSON.stringify({ files, errors: outside.length } satisfies Summary));
  }
}
