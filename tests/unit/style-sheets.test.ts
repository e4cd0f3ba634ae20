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

const COLOUR_FUNCTION = /#[\da-f]{3,8}\b|(?<![\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(/i;
/** The names in common use; the rest of the 148 are as rare as their colours. */
const COLOUR_NAME =
  /(?<![\w-])(?:black|silver|gr[ae]y|white|maroon|red|purple|fuchsia|magenta|pink|green|lime|olive|yellow|gold|orange|tomato|coral|brown|beige|ivory|navy|blue|indigo|violet|teal|aqua|cyan|(?:dark|light|deep|medium|pale)[a-z]+|[a-z]+(?:white|smoke))(?![\w-])/i;

/** Values of a declaration without strings and addresses, which may contain the name of a colour. */
const withoutStrings = (value: string) => value.replaceAll(/"[^"]*"|url\([^)]*\)/g, "");

describe("the style sheets", () => {
  it("take every colour from the tokens", () => {
    const found: string[] = [];
    for (const { path, root } of sheets) {
      if (path === "client/ui/tokens.css") continue;
      root.walkDecls(({ prop, value }) => {
        const rest = withoutStrings(value);
        if (COLOUR_FUNCTION.test(rest) || COLOUR_NAME.test(rest)) found.push(`${path}: ${prop}: ${value}`);
      });
    }
    expect(found).toEqual([]);
  });

  it("keep what is disabled legible: a muted colour of its own, never less opacity", () => {
    const found: string[] = [];
    for (const { path, root } of sheets) {
      root.walkDecls("opacity", ({ parent }) => {
        const { selector } = parent as Rule;
        if (selector.includes(":disabled")) found.push(`${path}: ${selector}`);
      });
    }
    expect(found).toEqual([]);
  });

  it("use no token that does not exist", () => {
    const declared = new Set<string>();
    for (const { root } of sheets) root.walkDecls(/^--/, ({ prop }) => void declared.add(prop));
    const missing = new Set<string>();
    for (const { path, root } of sheets) {
      root.walkDecls(({ value }) => {
        for (const [, name, next] of value.matchAll(/var\(\s*(--[\w-]+)\s*([,)])/g)) {
          if (next === ")" && !declared.has(name!)) missing.add(`${path}: ${name}`);
        }
      });
    }
    expect([...missing]).toEqual([]);
  });

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
