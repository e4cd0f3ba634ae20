import type { Configuration, CustomFetch, ServerMetadata } from "openid-client";
import { z } from "zod";
import type { OidcIssuer } from "#server/oidc-settings.ts";
import { createBoundedFetch } from "#server/providers/bounded-fetch.ts";
import { EMAIL_MAX, EMAIL_PATTERN, NAME_MAX } from "#shared/limits.ts";
import { MINUTE_MS } from "#shared/durations.ts";

/** The data of a user that an issuer sends. */
export interface IssuerUser {
  issuer: string;
  subject: string;
  /** Null unless the issuer has verified it. */
  email: string | null;
  name: string | null;
}

/** What a sign-in must bring back from the issuer; secrets of one attempt. */
export interface IssuerChecks {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Issuers {
  find(id: string): OidcIssuer | undefined;
  /** Where the user goes, and what to compare the answer with. Throws `IssuerFailure`. */
  begin(id: string, redirectUri: string): Promise<{ url: string; checks: IssuerChecks }>;
  /** The user of an answer; `answer` is the URL that the browser came back to. Throws `IssuerFailure`. */
  finish(id: string, answer: URL, checks: IssuerChecks): Promise<IssuerUser>;
}

/** `cancelled` by the user; `unavailable`: the issuer did not reply; `refused`: its answer does not fit. */
export class IssuerFailure extends Error {
  readonly reason: "cancelled" | "unavailable" | "refused";
  /** Error code of the library; names no user and no secret. */
  readonly code: string;

  constructor(reason: IssuerFailure["reason"], code: string) {
    super(`${reason}: ${code}`);
    this.name = "IssuerFailure";
    this.reason = reason;
    this.code = code;
  }
}

const TIMEOUT_MS = 5000;
/** How long an issuer's metadata are cached. When they cannot be fetched again, the old ones stay in use. */
const CACHE_MS = 10 * MINUTE_MS;
const BYTES_MAX = 256 * 1024;
const CLOCK_TOLERANCE_SECONDS = 30;
const SUBJECT_MAX = 255;
const ISSUER_MAX = 500;
/** Error codes of missing answers: the network, a time limit, a reply with the status of an outage. */
const UNAVAILABLE = /TIMEOUT|ABORT|HTTP_STATUS|FETCH|SERVER_ERROR|TEMPORARILY/;

const claimsSchema = z.object({
  iss: z.string().min(1).max(ISSUER_MAX),
  sub: z.string().min(1).max(SUBJECT_MAX),
  email: z.string().max(EMAIL_MAX).regex(EMAIL_PATTERN).optional().catch(undefined),
  email_verified: z.boolean().optional().catch(undefined),
  name: z.string().max(10_000).optional().catch(undefined),
});

const library = () => import("openid-client");

function failureOf(error: unknown): IssuerFailure {
  if (error instanceof IssuerFailure) return error;
  const {
    code,
    error: reply,
    name,
    status,
    cause,
  } = error as {
    code?: unknown;
    error?: unknown;
    name?: string;
    status?: number;
    cause?: { code?: unknown; name?: string } | Response;
  };
  if (reply === "access_denied") return new IssuerFailure("cancelled", "access_denied");
  const known = [code, reply, cause && "code" in cause && cause.code, name].filter(
    (value) => typeof value === "string",
  );
  const shown = (known.join(" ") || "unknown").replace(/[^\w .-]/g, "").slice(0, 100);
  const isOutage =
    (status ?? 0) >= 500 || error instanceof TypeError || UNAVAILABLE.test(shown.toUpperCase());
  return new IssuerFailure(isOutage ? "unavailable" : "refused", shown);
}

/**
 * The issuers of the settings. The library is loaded at the first use. Whatever an issuer sends is limited in time and
 * bytes, and its signatures are checked with the keys that it publishes at that moment, so that it may change them.
 */
export function createIssuers(
  issuers: readonly OidcIssuer[],
  { timeoutMs = TIMEOUT_MS, cacheMs = CACHE_MS }: { timeoutMs?: number; cacheMs?: number } = {},
): Issuers {
  const seconds = timeoutMs / 1000;
  const fetch = createBoundedFetch(BYTES_MAX) as CustomFetch;
  const find = (id: string) => issuers.find((issuer) => issuer.id === id);
  const mustFind = (id: string) => {
    const found = find(id);
    if (!found) throw new IssuerFailure("refused", "no such issuer");
    return found;
  };

  const described = new Map<string, { server: ServerMetadata; until: number }>();
  const asking = new Map<string, Promise<ServerMetadata>>();

  async function ask(id: string): Promise<ServerMetadata> {
    const oidc = await library();
    const { issuer, clientId } = mustFind(id);
    const url = new URL(issuer);
    const found = await oidc.discovery(url, clientId, undefined, oidc.None(), {
      [oidc.customFetch]: fetch,
      timeout: seconds,
      execute: url.protocol === "http:" ? [oidc.allowInsecureRequests] : [],
    });
    const server = structuredClone({ ...found.serverMetadata() });
    described.set(id, { server, until: performance.now() + cacheMs });
    return server;
  }

  /** The metadata of an issuer; simultaneous visitors share one request. */
  async function describe(id: string): Promise<ServerMetadata> {
    const known = described.get(id);
    if (known && known.until > performance.now()) return known.server;
    const question = asking.get(id) ?? ask(id).finally(() => asking.delete(id));
    asking.set(id, question);
    try {
      return await question;
    } catch (error) {
      if (known) return known.server;
      throw error;
    }
  }

  /** A new one for each use: keys are cached with it. */
  async function configure(id: string): Promise<Configuration> {
    const oidc = await library();
    const { issuer, clientId, clientSecret } = mustFind(id);
    const server = structuredClone(await describe(id));
    const takesPost = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    const authenticate = takesPost
      ? oidc.ClientSecretPost(clientSecret)
      : oidc.ClientSecretBasic(clientSecret);
    const client = { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    const configuration = new oidc.Configuration(server, clientId, client, authenticate);
    configuration.timeout = seconds;
    configuration[oidc.customFetch] = fetch;
    if (issuer.startsWith("http:")) oidc.allowInsecureRequests(configuration);
    oidc.enableNonRepudiationChecks(configuration);
    return configuration;
  }

  return {
    find,

    async begin(id, redirectUri) {
      try {
        const oidc = await library();
        const configuration = await configure(id);
        const checks = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: "openid email profile",
          state: checks.state,
          nonce: checks.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(checks.verifier),
          code_challenge_method: "S256",
        });
        return { url: url.href, checks };
      } catch (error) {
        throw failureOf(error);
      }
    },

    async finish(id, answer, { state, nonce, verifier }) {
      try {
        const oidc = await library();
        const configuration = await configure(id);
        const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        let claims = claimsSchema.parse(tokens.claims());
        // Some issuers send the email address only on a further request.
        if (claims.email === undefined && configuration.serverMetadata().userinfo_endpoint) {
          const more = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub);
          claims = claimsSchema.parse({ ...more, iss: claims.iss, sub: claims.sub });
        }
        const { iss: issuer, sub: subject, email, email_verified: verified, name } = claims;
        return {
          issuer,
          subject,
          email: verified === true && email ? email.toLowerCase() : null,
          name: name?.slice(0, NAME_MAX) ?? null,
        };
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
