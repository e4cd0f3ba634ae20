import { hostname } from "node:os";
import { z } from "zod";
import { isPrivateHost } from "./hosts.ts";
import { providerUrl } from "./provider-settings.ts";

const SAMPLERS = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

/** Where traces go, and which. The names of the settings are those of OpenTelemetry. */
export interface TracingSettings {
  url: string;
  headers: Readonly<Record<string, string>>;
  timeoutMs: number;
  /** Attributes of this process, such as `service.name`. */
  resource: Readonly<Record<string, string>>;
  /** Share of the traces that are sent, from 0 to 1. */
  ratio: number;
  /** Whether a trace that began elsewhere is sent where its beginning was. */
  followsParent: boolean;
}

/** `key=value,key=value`, with values as in a URL. */
const pairs = z.string().transform((value, context): Record<string, string> => {
  const parts = value.split(",").filter((part) => part.trim() !== "");
  try {
    return Object.fromEntries(
      parts.map((part) => {
        const [, name, text] = /^\s*([\w.!#$%&'*+^`|~-]+)\s*=(.*)$/.exec(part) ?? [];
        if (name === undefined) throw new TypeError();
        return [name, decodeURIComponent(text!.trim())];
      }),
    );
  } catch {
    context.addIssue("must be key=value pairs separated by commas");
    return z.NEVER;
  }
});

/** Where errors are reported, in the protocol of Sentry. */
export interface SentrySettings {
  url: string;
  publicKey: string;
  environment: string;
}

const DSN_FORM = "must be as https://KEY@HOST/PROJECT, with https: unless it is in a private network";

/** Null where the address has no key or no project, or is not safe. */
function trackerOf(dsn: string): Pick<SentrySettings, "url" | "publicKey"> | null {
  const { origin, username, pathname, protocol, hostname } = new URL(dsn);
  const [, path, project] = /^(.*)\/([\w-]+)$/.exec(pathname) ?? [];
  if (!username || project === undefined) return null;
  if (protocol !== "https:" && !isPrivateHost(hostname)) return null;
  return { url: `${origin}${path}/api/${project}/envelope/`, publicKey: username };
}

export const telemetryEnvironment = {
  OTEL_EXPORTER_OTLP_ENDPOINT: providerUrl.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: providerUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs.default({}),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .literal("http/json", { error: "must be http/json: collectors take it at the port of http/protobuf" })
    .optional(),
  OTEL_EXPORTER_OTLP_TIMEOUT: z.coerce
    .number({ error: "must be a number of milliseconds" })
    .int()
    .min(100)
    .max(60_000)
    .default(10_000),
  OTEL_SERVICE_NAME: z.string().trim().min(1).optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs.default({}),
  OTEL_TRACES_SAMPLER: z
    .enum(SAMPLERS, { error: `must be one of ${SAMPLERS.join(", ")}` })
    .default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: "must be a number from 0 to 1" })
    .min(0)
    .max(1)
    .default(1),
  SENTRY_DSN: z
    .url({ protocol: /^https?$/, error: DSN_FORM })
    .refine((value) => !URL.canParse(value) || trackerOf(value) !== null, DSN_FORM)
    .optional(),
  SENTRY_ENVIRONMENT: z.string().trim().min(1).max(64).default("production"),
  OTEL_SDK_DISABLED: z.stringbool({ error: "must be true or false" }).default(false),
};

type TelemetryEnvironment = z.infer<z.ZodObject<typeof telemetryEnvironment>>;

/** Null where no collector is named: then nothing is traced. */
export function readTracing(e: TelemetryEnvironment, role: string): TracingSettings | null {
  const base = e.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, "");
  const url = e.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (url === undefined || e.OTEL_SDK_DISABLED) return null;
  const sampler = e.OTEL_TRACES_SAMPLER;
  return {
    url,
    headers: e.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMs: e.OTEL_EXPORTER_OTLP_TIMEOUT,
    resource: {
      "host.name": hostname(),
      "process.pid": String(process.pid),
      "service.name": "dreams",
      "service.role": role,
      ...e.OTEL_RESOURCE_ATTRIBUTES,
      ...(e.OTEL_SERVICE_NAME !== undefined && { "service.name": e.OTEL_SERVICE_NAME }),
    },
    ratio: sampler.endsWith("always_off") ? 0 : sampler.endsWith("ratio") ? e.OTEL_TRACES_SAMPLER_ARG : 1,
    followsParent: sampler.startsWith("parentbased"),
  };
}

/** Null where no tracker is named: then no error leaves the site. */
export function readSentry(e: TelemetryEnvironment): SentrySettings | null {
  const tracker = e.SENTRY_DSN === undefined ? null : trackerOf(e.SENTRY_DSN);
  return tracker && { ...tracker, environment: e.SENTRY_ENVIRONMENT };
}
