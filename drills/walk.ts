import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import type { Locale } from "#shared/locales.ts";
import { createServerProcess } from "../tests/support/server-process.ts";
import { signUpAdmin } from "../tests/support/signed-in-admin.ts";
import { ADMIN_TASKS, TASKS, type Task, type Words } from "./walk/tasks.ts";
import { createWalker } from "./walk/walker.ts";

// Does each main task by keys alone, in three languages, and writes what the accessibility tree of Chromium says at
// every step to docs/walks/. Ends with an error where a stop cannot be reached or has no name. Argument: a language.
const FOLDER = join(import.meta.dirname, "../docs/walks");

const ADMIN = "admin@example.com";

const WORDS: Partial<Record<Locale, Words>> = {
  tr: {
    name: "Deniz",
    dream: "Karanlık denizde beyaz bir at yüzüyordu, kıyıda bir fener yanıyordu.",
    word: "fener",
    note: "Sabah hâlâ deniz kokusu vardı.",
  },
  "en-US": {
    name: "Robin",
    dream: "A white horse was swimming in a dark sea, and a lantern burned on the shore.",
    word: "lantern",
    note: "In the morning I could still smell the sea.",
  },
  ar: {
    name: "نور",
    dream: "كان حصان أبيض يسبح في بحر مظلم، وعلى الشاطئ فانوس مضيء.",
    word: "فانوس",
    note: "بقيت رائحة البحر معي في الصباح.",
  },
};

const server = await createServerProcess({ WELCOME_TOKENS: "20", LOG_LEVEL: "error" });
await server.start();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--no-first-run"],
});
const admin = await signUpAdmin(server, ADMIN);
mkdirSync(FOLDER, { recursive: true });

async function walk(locale: Locale, words: Words): Promise<void> {
  const lines = [
    `# Main tasks by keyboard and screen reader, in ${locale}`,
    "",
    "Written by `npm run drill:walk`: the keys that do each task, and what the accessibility tree of Chromium gives a",
    "screen reader at every step: landmarks and headings of a page, the element with the focus, and announcements.",
    "",
  ];
  const during = async (tasks: Task[], email: string, cookies: [string, string][]) => {
    const context = await browser.newContext({ locale, viewport: { width: 1280, height: 800 } });
    const url = server.origin;
    await context.addCookies(
      [["lang", locale] as [string, string], ...cookies].map(([name, value]) => ({ name, value, url })),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const walker = await createWalker(page, server.origin, (line) => lines.push(line));
    for (const task of tasks) {
      lines.push(`## ${task.title}`, "");
      try {
        await task.run(walker, words, email);
      } catch (error) {
        console.error(`${locale}, ${task.title}:`, error);
        lines.push(`**Failed**: ${String(error)}`);
        process.exitCode = 1;
        break;
      }
      lines.push("");
    }
    await context.close();
  };
  await during(TASKS, `walker-${locale}@example.com`, []);
  await during(ADMIN_TASKS, ADMIN, [["session", admin.jar.get("session")!]]);
  writeFileSync(join(FOLDER, `${locale}.md`), `${lines.join("\n").trimEnd()}\n`);
}

for (const [locale, words] of Object.entries(WORDS) as [Locale, Words][])
  if ((process.argv[2] ?? locale) === locale) await walk(locale, words);
await browser.close();
await server.dispose();
