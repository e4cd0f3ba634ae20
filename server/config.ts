import { accessSync, constants, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import type { Secrets } from "./keys.ts";
import { SECRET_LENGTH, storedSecrets } from "./stored-secrets.ts";
import { isLoopbackHost, isProxyTrust } from "./hosts.ts";
import { oidcEnvironment, readSignIn, type SignInSettings } from "./oidc-settings.ts";
import {
  readSentry,
  readTracing,
  telemetryEnvironment,
  type SentrySettings,
  type TracingSettings,
} from "./telemetry-settings.ts";
import { readBucket, storageEnvironment, type Bucket } from "./storage-settings.ts";
import {
  hostNames,
  KNOWN_VIDEO_MODELS,
  LIST_PRICES,
  modelInputSchema,
  priceTableSchema,
  providerUrl,
  videoModel,
  type PriceTable,
  type VideoModel,
} from "./provider-settings.ts";

/** How every key of the API begins, whatever the site is called: scanners find published keys by it. */
export const KEY_PREFIX = "oneira_";

const text = z.string().trim().min(1);
const postgresUrl = z.url({ protocol: /^postgres(?:ql)?$/, error: "must be a postgres:// address" });
const url = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const whole = (least: number, most: number) =>
  z.coerce.number({ error: "must be a whole number" }).int().min(least).max(most);

const secret = z.string().min(SECRET_LENGTH, `must have at least ${SECRET_LENGTH} characters`);
const dollars = z.coerce.number({ error: "must be a number of dollars" }).positive().max(1_000_000);

/** A setting in JSON that matches a schema. */
function json<T>(schema: z.ZodType<T>) {
  return z.string().transform((value, context): T => {
    try {
      const parsed = schema.safeParse(JSON.parse(value));
      if (parsed.success) return parsed.data;
      const [issue] = parsed.error.issues;
      context.addIssue([...(issue?.path ?? []), issue?.message].join(" "));
    } catch {
      context.addIssue("must be JSON");
    }
    return z.NEVER;
  });
}

const environment = z.object({
  ROLE: z.enum(["all", "web", "worker"], { error: "must be all, web or worker" }).default("all"),
  WEB_PROCESSES: whole(1, 64).default(1),
  PORT: whole(0, 65_535).default(3000),
  HOST: text.default("127.0.0.1"),
  PUBLIC_URL: url.optional(),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_CONNECTIONS: whole(2, 1000).default(10),
  ...storageEnvironment,
  ...oidcEnvironment,
  ...telemetryEnvironment,
  SESSION_SECRET: secret.optional(),
  SESSION_SECRET_PREVIOUS: z
    .string()
    .transform((list) => list.split(",").map((part) => part.trim()))
    .pipe(z.array(secret))
    .optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: providerUrl.optional(),
  OPENAI_TEXT_MODEL: text.default("gpt-6-luna"),
  OPENAI_IMAGE_MODEL: text.default("gpt-image-2.5-flare"),
  OPENAI_MODERATION_MODEL: text.default("omni-moderation-latest"),
  REPLICATE_API_TOKEN: text.optional(),
  REPLICATE_BASE_URL: providerUrl.optional(),
  REPLICATE_FILE_HOSTS: hostNames.default(["replicate.delivery"]),
  REPLICATE_VIDEO_MODEL: text
    .regex(/^(?:off|[\w.-]+\/[\w.-]+(?::[\w.-]+)?)$/, "must be owner/name, owner/name:version or off")
    .default("bytedance/seedance-1-lite"),
  REPLICATE_VIDEO_INPUT: json(modelInputSchema).optional(),
  REPLICATE_WEBHOOK_SECRET: text.regex(/^whsec_/, "must begin with whsec_").optional(),
  OPENAI_DAILY_USD_LIMIT: dollars.optional(),
  REPLICATE_DAILY_USD_LIMIT: dollars.optional(),
  PROVIDER_PRICES: json(priceTableSchema).optional(),
  STRIPE_SECRET_KEY: text.optional(),
  STRIPE_WEBHOOK_SECRET: text.optional(),
  STRIPE_API_BASE: providerUrl.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an smtp or smtps address" })
    .refine(
      (value) => !URL.canParse(value) || ["", "?tls=optional"].includes(new URL(value).search),
      "takes no option but ?tls=optional",
    )
    .optional(),
  MAIL_FROM: text.regex(/[^\s<>]@[^\s<>]/, "must have an email address").optional(),
  SUPPORT_EMAIL: z.email("must be an email address").optional(),
  WELCOME_TOKENS: whole(0, 10_000).optional(),
  DREAM_CONCURRENCY: whole(1, 16).default(2),
  DREAM_QUEUE_LIMIT: whole(1, 1_000_000).default(2000),
  DREAM_QUEUE_LIMIT_PER_PERSON: whole(1, 1_000_000).default(250),
  QUOTA_DREAMS: whole(1, 10_000_000).default(20_000),
  QUOTA_MEDIA_GB: whole(1, 100_000).default(10),
  FFMPEG_PATH: text.optional(),
  GEO_HEADER: text.optional(),
  TRUST_PROXY: text
    .refine(isProxyTrust, "must be true, false, a number of proxies, or addresses separated by commas")
    .default("false"),
  METRICS_TOKEN: text.optional(),
  OFFLINE_WRITING: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  COMMUNITY: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  BRAND_NAME: text.max(40).default("Oneira"),
  NODE_ENV: z.string().optional(),
});

const NAMES = new Set(Object.keys(environment.shape));
/** Unknown names with one of these prefixes are refused as misspelt; other programs own the rest of the environment. */
const OURS =
  /^(?:(?:DATABASE|OPENAI|REPLICATE|STRIPE|SMTP|WELCOME|DREAM|GEO|BRAND|SUPPORT|METRICS|FFMPEG|OFFLINE|PROVIDER|QUOTA|S3|OIDC)_|SIGN_?U|SESSION_S|MAIL_F|WEB_P)/;

export interface Config {
  /** `web` serves, `worker` runs jobs, mails and scheduled tasks. */
  readonly role: "all" | "web" | "worker";
  /** Above 1, processes that serve, beside one that works where the role is `all`: see `supervise`. */
  readonly webProcesses: number;
  readonly port: number;
  readonly host: string;
  /** Origin of the site, without a slash at the end. */
  readonly publicUrl: string;
  /**
   * PUBLIC_URL, or HOST without it, is this machine: no TLS, sandbox payments, relaxed limits. Listening on the network
   * does not make it false where PUBLIC_URL says so.
   */
  readonly loopback: boolean;
  readonly dataDir: string;
  readonly databaseFile: string;
  /** PostgreSQL; null for the SQLite file. */
  readonly databaseUrl: string | null;
  /** The same database without a pooler in between; null where `databaseUrl` has none. */
  readonly databaseDirectUrl: string | null;
  /** Most connections of this process to PostgreSQL. */
  readonly databaseConnections: number;
  readonly mediaDir: string;
  /** Where images and videos are; null for `mediaDir`, which else has unfinished files only. */
  readonly bucket: Bucket | null;
  readonly outboxDir: string;
  readonly openai: {
    apiKey: string | null;
    /** Null for OpenAI's own URL. */
    baseUrl: string | null;
    /** A model is null where the local studio does its part. */
    textModel: string | null;
    imageModel: string | null;
    moderationModel: string | null;
  };
  readonly replicate: {
    apiToken: string | null;
    /** Null for Replicate's own URL. */
    baseUrl: string | null;
    /** Hosts, with their subdomains, that videos may be downloaded from. */
    fileHosts: readonly string[];
    /** Null where the local studio makes the videos. */
    videoModel: VideoModel | null;
    /** Signs deliveries to /api/webhooks/replicate; null to ask for none. */
    webhookSecret: string | null;
  };
  /** Spending limits of a day (UTC) in dollars; null for none. */
  readonly dailyUsdLimits: { openai: number | null; replicate: number | null };
  readonly prices: PriceTable;
  readonly stripe: { secretKey: string | null; webhookSecret: string | null; apiBase: string | null };
  readonly payments: "stripe" | "sandbox" | "off";
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Where users reach the owner of the site; null shows no contact. */
  readonly supportEmail: string | null;
  readonly welcomeTokens: number;
  /** Who may make an account, and the sites that users may sign in with. */
  readonly signIn: SignInSettings;
  readonly dreamConcurrency: number;
  /** Most unfinished dreams in the queue. */
  readonly queueLimits: { inAll: number; perUser: number };
  /** Storage limits of one user. */
  readonly quota: { dreams: number; mediaBytes: number };
  /** Mail stays on this machine, for `/outbox`: the gift and free notes do not wait for a verified email address. */
  readonly openOutbox: boolean;
  readonly ffmpegPath: string | null;
  readonly geoHeader: string | null;
  /** Fastify's option of this name. */
  readonly trustProxy: boolean | string | ((address: string, hop: number) => boolean);
  readonly metricsToken: string | null;
  /** Null to trace nothing. */
  readonly tracing: TracingSettings | null;
  /** Null to report no errors. */
  readonly sentry: SentrySettings | null;
  /** Whether browsers keep the writing page for use without a connection. */
  readonly offlineWriting: boolean;
  /** Whether users may show dreams to everyone, once an admin has accepted each. */
  readonly community: boolean;
  readonly logLevel: string;
  readonly brandName: string;
  readonly production: boolean;
  /** The first signs cookies and derives keys; the others are still accepted. Never logged. */
  readonly sessionSecrets: Secrets;
}

/** Its message has one line for each wrong setting, which says what to do. */
export class ConfigError extends Error {}

const unlessOff = (model: string) => (model === "off" ? null : model);

function trustProxy(value: string): Config["trustProxy"] {
  if (value === "true" || value === "false") return value === "true";
  if (!/^\d+$/.test(value)) return value;
  return (_address, hop) => hop < Number(value);
}

/** Parses the environment. Throws `ConfigError`. `listens` is false for commands, which need no PUBLIC_URL. */
export function readConfig(env: NodeJS.ProcessEnv, { listens = true } = {}): Config {
  const problems = Object.keys(env)
    .filter((name) => OURS.test(name) && !NAMES.has(name))
    .map((name) => `${name} is not a known setting: remove it, or see .env.example for the names.`);
  const given = Object.fromEntries(
    Object.entries(env).filter(([name, value]) => NAMES.has(name) && value !== ""),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      problems.push(`${issue.path.join(".")} ${issue.message}: correct it, or remove it to use the default.`);
    }
  }
  if (problems.length || !parsed.success) throw new ConfigError(problems.join("\n"));
  const e = parsed.data;

  const publicUrl = new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`).origin;
  const loopback = isLoopbackHost(e.PUBLIC_URL === undefined ? e.HOST : new URL(publicUrl).hostname);
  if (listens && e.PUBLIC_URL === undefined && !loopback) {
    throw new ConfigError(
      `PUBLIC_URL is missing: HOST ${e.HOST} opens the site to the network. Set PUBLIC_URL to the address that people open, as https://dreams.example, or to ${publicUrl} to try the site on this machine.`,
    );
  }
  if (e.PUBLIC_URL !== undefined && !loopback && !publicUrl.startsWith("https:")) {
    throw new ConfigError(
      "PUBLIC_URL must begin with https: unless it is this machine (localhost): sessions need TLS.",
    );
  }
  if (e.STRIPE_SECRET_KEY && !e.STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError(
      "STRIPE_WEBHOOK_SECRET is missing: paid orders could not be confirmed. Set it beside STRIPE_SECRET_KEY.",
    );
  }
  const storage = readBucket(e);
  if ("problem" in storage) throw new ConfigError(storage.problem);
  const signIn = readSignIn(e);
  if ("problem" in signIn) throw new ConfigError(signIn.problem);
  if (e.DATABASE_URL && !loopback && e.SESSION_SECRET === undefined) {
    throw new ConfigError(
      "SESSION_SECRET is missing: with DATABASE_URL several machines may serve, and all need the same. Set it to the first line of DATA_DIR/session-secret, or on a new site to at least 32 random characters.",
    );
  }
  const modelName = unlessOff(e.REPLICATE_VIDEO_MODEL);
  const chosenModel = modelName === null ? null : videoModel(modelName, e.REPLICATE_VIDEO_INPUT ?? null);
  if (modelName !== null && chosenModel === null) {
    throw new ConfigError(
      `REPLICATE_VIDEO_MODEL ${modelName} is not known: set REPLICATE_VIDEO_INPUT to its fields, or use ${KNOWN_VIDEO_MODELS.join(", ")}.`,
    );
  }
  const payments = e.STRIPE_SECRET_KEY ? "stripe" : loopback ? "sandbox" : "off";
  const dataDir = resolve(e.DATA_DIR);
  try {
    // Dreams are intimate: other users of this machine have no access.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    accessSync(dataDir, constants.R_OK | constants.W_OK);
  } catch {
    throw new ConfigError(
      `DATA_DIR ${dataDir} cannot be written: create it for this user, or set another folder.`,
    );
  }

  return Object.freeze({
    role: e.ROLE,
    webProcesses: e.WEB_PROCESSES,
    port: e.PORT,
    host: e.HOST,
    publicUrl,
    loopback,
    dataDir,
    databaseFile: join(dataDir, "app.db"),
    databaseUrl: e.DATABASE_URL ?? null,
    databaseDirectUrl: e.DATABASE_DIRECT_URL ?? null,
    databaseConnections: e.DATABASE_CONNECTIONS,
    mediaDir: join(dataDir, "media"),
    bucket: storage.bucket,
    outboxDir: join(dataDir, "outbox"),
    openai: {
      apiKey: e.OPENAI_API_KEY ?? null,
      baseUrl: e.OPENAI_BASE_URL ?? null,
      textModel: unlessOff(e.OPENAI_TEXT_MODEL),
      imageModel: unlessOff(e.OPENAI_IMAGE_MODEL),
      moderationModel: unlessOff(e.OPENAI_MODERATION_MODEL),
    },
    replicate: {
      apiToken: e.REPLICATE_API_TOKEN ?? null,
      baseUrl: e.REPLICATE_BASE_URL ?? null,
      fileHosts: e.REPLICATE_FILE_HOSTS,
      videoModel: chosenModel,
      webhookSecret: e.REPLICATE_WEBHOOK_SECRET ?? null,
    },
    dailyUsdLimits: {
      openai: e.OPENAI_DAILY_USD_LIMIT ?? null,
      replicate: e.REPLICATE_DAILY_USD_LIMIT ?? null,
    },
    prices: { ...LIST_PRICES, ...e.PROVIDER_PRICES },
    stripe: {
      secretKey: e.STRIPE_SECRET_KEY ?? null,
      webhookSecret: e.STRIPE_WEBHOOK_SECRET ?? null,
      apiBase: e.STRIPE_API_BASE ?? null,
    },
    payments,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM ?? `${JSON.stringify(e.BRAND_NAME)} <no-reply@${new URL(publicUrl).hostname}>`,
    supportEmail: e.SUPPORT_EMAIL ?? null,
    welcomeTokens: e.WELCOME_TOKENS ?? (payments === "sandbox" ? 5 : 0),
    signIn: signIn.settings,
    dreamConcurrency: e.DREAM_CONCURRENCY,
    queueLimits: { inAll: e.DREAM_QUEUE_LIMIT, perUser: e.DREAM_QUEUE_LIMIT_PER_PERSON },
    quota: { dreams: e.QUOTA_DREAMS, mediaBytes: e.QUOTA_MEDIA_GB * 1e9 },
    openOutbox: loopback && e.SMTP_URL === undefined,
    ffmpegPath: e.FFMPEG_PATH ?? null,
    geoHeader: e.GEO_HEADER?.toLowerCase() ?? null,
    trustProxy: trustProxy(e.TRUST_PROXY),
    metricsToken: e.METRICS_TOKEN ?? null,
    tracing: readTracing(e, e.ROLE),
    sentry: readSentry(e),
    offlineWriting: e.OFFLINE_WRITING === "on",
    community: e.COMMUNITY === "on",
    logLevel: e.LOG_LEVEL,
    brandName: e.BRAND_NAME,
    production: e.NODE_ENV === "production",
    sessionSecrets: Object.freeze([
      ...(e.SESSION_SECRET === undefined ? storedSecrets(dataDir) : ([e.SESSION_SECRET] as const)),
      ...(e.SESSION_SECRET_PREVIOUS ?? []),
    ] as const),
  });
}
