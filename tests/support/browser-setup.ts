import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import type { TestProject } from "vitest/node";

const PLACES = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function find(): string | undefined {
  const own = chromium.executablePath();
  return [...PLACES, own].find((place) => place && existsSync(place));
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" });
  }
  if (!find()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
}

/** Finds a Chromium, or brings one, before the tests in the browser begin. */
export default function setup(project: TestProject): void {
  if (!find()) install();
  const found = find();
  if (!found) {
    throw new Error(
      "The tests in the browser need Chromium: install your distribution's package, or set CHROMIUM_PATH to a Chrome or Chromium.",
    );
  }
  project.provide("chromium", found);
}

declare module "vitest" {
  interface ProvidedContext {
    chromium: string;
  }
}
