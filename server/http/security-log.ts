import type { FastifyInstance, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { MINUTE_MS } from "#shared/durations.ts";
import { loggedNetwork } from "./network.ts";

/** All events of the security log with their log levels. */
const LEVELS = {
  sign_up: "info",
  sign_in: "info",
  sign_in_failed: "warn",
  sign_in_link_requested: "info",
  sign_out: "info",
  password_proved: "info",
  password_refused: "warn",
  password_changed: "info",
  password_reset_requested: "info",
  password_reset: "info",
  name_changed: "info",
  email_change_requested: "info",
  email_changed: "info",
  email_change_undone: "warn",
  address_confirmed: "info",
  sessions_ended: "info",
  passkey_proved: "info",
  passkey_refused: "warn",
  passkey_added: "info",
  passkey_renamed: "info",
  passkey_removed: "info",
  identity_linked: "info",
  identity_removed: "info",
  key_added: "info",
  key_removed: "info",
  key_refused: "warn",
  webhook_added: "info",
  webhook_secret_changed: "info",
  webhook_removed: "info",
  second_factor_set: "info",
  second_factor_passed: "info",
  second_factor_failed: "warn",
  second_factor_removed: "warn",
  recovery_codes_renewed: "info",
  recovery_code_used: "warn",
  access_refused: "warn",
  cross_site_refused: "warn",
  bad_signature: "warn",
  input_refused: "warn",
  rate_limit_reached: "warn",
  admin_action: "info",
  admin_opened_media: "info",
  account_deleted: "info",
} as const;
export type SecurityEvent = keyof typeof LEVELS;

/** Only ids, codes and counts: no email address, name, password, token or text of a user. */
interface SecurityFacts {
  /** The account that acts or that is tried; by default that of the session. */
  userId?: string | null;
  /** The account that is acted on, where it is another. */
  targetId?: string | undefined;
  dreamId?: string;
  /** Code of a refusal. */
  reason?: string | undefined;
  action?: string;
  /** Path pattern of the route. */
  route?: string | undefined;
  status?: number;
  /** What the limit counts by. */
  limited?: string | undefined;
  count?: number;
}

/** Logs an event with the request id and the network of the IP address. */
export function securityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  facts: SecurityFacts = {},
): void {
  const userId = request.user?.id ?? null;
  const fields = { security: event, userId, network: loggedNetwork(request.ip), ...facts };
  request.log[LEVELS[event]](fields, "security event");
}

const REPEATED_EVERY_MS = MINUTE_MS;
const REPEATED_MAX = 10_000;
const recentlyLogged = new WeakMap<FastifyInstance, LRUCache<string, true>>();

/** Logs an event that a client can repeat: once per `REPEATED_EVERY_MS` for each IP address, route and account. */
export function repeatedEvent(
  request: FastifyRequest,
  event: "input_refused" | "rate_limit_reached",
  facts: Pick<SecurityFacts, "route" | "limited" | "status">,
): void {
  const userId = request.user?.id ?? request.triedAccount ?? null;
  let logged = recentlyLogged.get(request.server);
  if (!logged) {
    // Unlike `maxSize`, `max` allocates its memory at once.
    logged = new LRUCache({ maxSize: REPEATED_MAX, sizeCalculation: () => 1, ttl: REPEATED_EVERY_MS });
    recentlyLogged.set(request.server, logged);
  }
  const key = `${event} ${request.ip} ${facts.route} ${userId}`;
  if (logged.has(key)) return;
  logged.set(key, true);
  securityEvent(request, event, { ...facts, userId });
}

declare module "fastify" {
  interface FastifyRequest {
    /** The account whose password is tried, before the sign-in. */
    triedAccount?: string | null;
  }
}
