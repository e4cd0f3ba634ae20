import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type Rule } from "postcss";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../..");
const sheets = globSync("client/**/*.css", { cwd: ROOT })
  .toSorted()
  .map((path) => ({ path, root: postcss.parse(readFileSync(join(ROOT, path), "utf8")) }));

/** Whether the rule applies only where a pointer can hover: a finger would leave its `:hover` behind. */
function isForPointers(rule: Rule): boolean {
  for (let parent = rule.parent; parent && parent.type !== "root"; parent = parent.parent) {
    if (parent.type === "atrule" && "params" in parent && parent.params === "(hover: hover)") return true;
  }
  return false;
}

describe("the style sheets", () => {
  it("name :hover only where a pointer can hover", () => {
    const found: string[] = [];
    for (const { path, root } of sheets) {
      root.walkRules((rule) => {
        if (rule.selector.includes(":hover") && !isForPointers(rule)) found.push(`${path}: ${rule.selector}`);
      });
    }
    expect(found).toEqual([]);
  });
});
