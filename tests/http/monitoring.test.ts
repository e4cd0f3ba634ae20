import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { PROBLEMS } from "#shared/admin/alerts.ts";
import { startTestApp } from "../support/app.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const rules = read("deploy/monitoring/alerts.yml");
const dashboard = JSON.parse(read("deploy/monitoring/dashboard.json")) as {
  panels: { targets: { expr: string }[] }[];
};
const sections = [...read("docs/runbook.md").matchAll(/^## (\S+)$/gm)].map(([, name]) => name!);

const site = await startTestApp({ env: { METRICS_TOKEN: "t" }, pages: true, running: false });
afterAll(() => site.close());

it("alerts for every problem once, and the runbook has a section for each alert and problem", () => {
  const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);
  const problems = [...rules.matchAll(/problem=~"([^"]+)"/g)].flatMap(([, names]) => names!.split("|"));
  expect(problems.toSorted()).toEqual([...PROBLEMS].toSorted());
  const ofProblems = ["UrgentProblem", "Problem", "Reminder"];
  const ofProcesses = alerts.filter((name) => !ofProblems.includes(name));
  expect(sections.toSorted()).toEqual([...ofProcesses, ...PROBLEMS].toSorted());
});

it("alerts and dashboard name only what /metrics has", async () => {
  await site.app.inject({ method: "GET", url: "/pricing" });
  const visitor = site.visitor({ authorization: "Bearer t" });
  // The first scrape starts the measurement of the event loop.
  const text = (await visitor.get("/metrics")).bytes.toString();
  const known = new Set([...text.matchAll(/^([a-z]\w+)(?=[{ ])/gm)].map(([, name]) => name!));
  const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
  const named = [...rules.split("\n").filter((line) => !line.includes("annotations")), ...expressions]
    .flatMap((line) => [
      ...line.matchAll(/\b(?:http|nodejs|process|dream|site|data|database|media|provider)_\w+(?=[{[ )])/g),
    ])
    .map(([name]) => name);
  expect(named.length).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !known.has(name))).toEqual([]);
});
