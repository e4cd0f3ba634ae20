import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, expect, it } from "vitest";
import { readConfig } from "#server/config.ts";
import { chooseEngines } from "#server/providers/choose-engines.ts";
import { createPredictionEvents } from "#server/providers/replicate/webhook.ts";

const dataDir = mkdtempSync(join(tmpdir(), "openai-choice-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function namesOf(env: Record<string, string>): Promise<string[]> {
  const config = readConfig({ DATA_DIR: dataDir, ...env });
  const engines = await chooseEngines(config, pino({ level: "silent" }), createPredictionEvents());
  await engines.close();
  // Whatever reads also reads anew.
  expect(engines.lens.name).toBe(engines.reading.name);
  return [engines.reading.name, engines.image.name, engines.moderation.name];
}

const key = { OPENAI_API_KEY: "sk-1" };

it.each([
  [{}, ["studio", "studio", "care list"]],
  [{ OPENAI_TEXT_MODEL: "gpt-6-luna" }, ["studio", "studio", "care list"]],
  [key, ["openai", "openai", "openai"]],
  [{ ...key, OPENAI_TEXT_MODEL: "off" }, ["studio", "openai", "openai"]],
  [{ ...key, OPENAI_IMAGE_MODEL: "off" }, ["openai", "studio", "openai"]],
  [{ ...key, OPENAI_MODERATION_MODEL: "off" }, ["openai", "openai", "care list"]],
])("with %j, reading, image and moderation engines are %j", async (env, names) => {
  expect(await namesOf(env)).toEqual(names);
});
