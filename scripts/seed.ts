import { resolve } from "node:path";
import { orExit } from "#server/start-problem.ts";
import { USERS } from "./seed/users.ts";
import { PASSWORD, SEED_SIZE, seedSite } from "./seed/site.ts";

/** Settings that the seed and the server of the site must share. */
const SHARED_SETTINGS = [
  "PUBLIC_URL",
  "SESSION_SECRET",
  "SESSION_SECRET_PREVIOUS",
  "BRAND_NAME",
  "FFMPEG_PATH",
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
];

const settings = Object.fromEntries(
  SHARED_SETTINGS.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
);
const dataDir = resolve(process.env.DATA_DIR ?? "data");
const began = performance.now();
await orExit(() => seedSite(dataDir, SEED_SIZE, settings));
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.log(`${SEED_SIZE.users} users and ${SEED_SIZE.dreams} dreams in ${dataDir}, made in ${seconds} s.`);
console.log(`Admin: ${USERS[0]!.email}, user: ${USERS[1]!.email}, password of all: ${PASSWORD}`);
