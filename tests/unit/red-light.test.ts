import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import postcss from "postcss";
import { describe, expect, it } from "vitest";

const sheet = postcss.parse(readFileSync(new URL("../../client/ui/tokens.css", import.meta.url), "utf8"));

/** The colour tokens of the red theme and of all themes. */
const red = new Map<string, string>();
const all = new Set<string>();
sheet.walkRules((rule) => {
  if (rule.parent?.type !== "root") return;
  rule.walkDecls(/^--/, ({ prop, value }) => {
    if (rule.selector.includes('[data-theme="red"]')) red.set(prop, value);
    else if (/oklch\(/.test(value)) all.add(prop);
  });
});

const channelsIn = (value: string) =>
  [...value.matchAll(/rgb\((\d+) (\d+) (\d+)/g)].map(([, ...channels]) => channels.map(Number));
const channelsOf = (token: string) => channelsIn(red.get(token) ?? "")[0]!;

function luminance(token: string): number {
  const [r, g, b] = channelsOf(token).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

const SURFACES = ["--ground", "--surface-1", "--surface-2", "--surface-3", "--layer", "--layer-raised"];
const TEXTS = ["--ink", "--ink-2", "--ink-3", "--dawn-ink", "--ok", "--warn", "--danger", "--mist"];
const WASHES = ["--dawn-wash", "--mist-wash", "--ok-wash", "--warn-wash", "--danger-wash", "--chosen"];

describe("red light", () => {
  it("has a colour for each token that another theme colours", () => {
    // The shadows of the other themes name further tokens.
    expect([...all].filter((token) => !red.has(token))).toEqual([]);
  });

  it("has no blue, and more red than green", () => {
    const wrong = [...red].filter(([, value]) =>
      channelsIn(value).some(([r, g, b]) => b !== 0 || g! > r! / 1.9),
    );
    expect(wrong).toEqual([]);
  });

  it.each(SURFACES)("has legible text on %s", (surface) => {
    const weak = TEXTS.filter((text) => contrast(text, surface) < 4.5);
    expect(weak).toEqual([]);
    expect(contrast("--field-line", surface)).toBeGreaterThan(3);
    expect(contrast("--dawn", surface)).toBeGreaterThan(3);
  });

  it("has legible text on its fills and washes", () => {
    const pairs = [
      ["--on-moon", "--moon"],
      ["--on-moon", "--moon-hover"],
      ["--on-dawn", "--dawn"],
      ["--on-danger", "--danger-fill"],
      ["--on-danger", "--danger-hover"],
      ["--inverse-ink", "--inverse"],
      ["--inverse-ink-2", "--inverse"],
      ["--inverse-accent", "--inverse"],
      ["--ink", "--paper"],
      ["--ink-3", "--paper"],
      ...WASHES.flatMap((wash) => ["--ink", "--ink-2", "--warn", "--danger"].map((text) => [text, wash])),
    ] as [string, string][];
    expect(pairs.filter((pair) => contrast(...pair) < 4.5).map((p) => [...p, contrast(...p)])).toEqual([]);
  });

  it("reaches pictures within drawings, too", () => {
    const client = join(import.meta.dirname, "../../client");
    const drawings = globSync("**/*.tsx", { cwd: client })
      .map((file) => [file, readFileSync(join(client, file), "utf8")] as const)
      .filter(([, text]) => /<image\b/.test(text));
    expect(drawings.length).toBeGreaterThan(0);
    expect(drawings.filter(([, text]) => !/\bdata-scene=/.test(text)).map(([file]) => file)).toEqual([]);
  });
});
