import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { createServerProcess } from "./server-process.ts";

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

/** The same engine without windows, which Debian has as a package of its own: a third quicker. */
const SHELL = "/usr/bin/chromium-headless-shell";

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync("/usr/bin/apt-get")) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: "inherit" });
  }
  if (!find()) spawnSync("npx", ["playwright", "install", "chromium"], { stdio: "inherit" });
}

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--in-process-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Finds a Chromium, or brings one, and starts the browser and the server that all test files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!find()) install();
  const executablePath = find();
  if (!executablePath) {
    throw new Error(
      "The tests in the browser need Chromium: install your distribution's package, or set CHROMIUM_PATH to a Chrome or Chromium.",
    );
  }
  // In the C locale it could not name a file with letters beyond ASCII.
  const launch = { executablePath, args: ARGUMENTS, env: { LC_ALL: "C.UTF-8", ...process.env } };
  const shared =
    !process.env.CHROMIUM_PATH && existsSync(SHELL) ? { ...launch, executablePath: SHELL } : launch;
  const server = await createServerProcess();
  const [browser] = await Promise.all([chromium.launchServer(shared), server.start()]);
  project.provide("chromium", { launch, address: browser.wsEndpoint() });
  project.provide("site", { origin: server.origin, dataDir: server.dataDir });
  return async () => {
    await browser.close();
    await server.dispose();
  };
}

/** A running server, and the folder of its data. */
export interface Site {
  origin: string;
  dataDir: string;
  databaseUrl?: string | null;
}

declare module "vitest" {
  interface ProvidedContext {
    chromium: { launch: { executablePath: string; args: string[] }; address: string };
    site: Site;
  }
}
