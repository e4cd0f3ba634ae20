import type { FastifyInstance, FastifyRequest } from "fastify";
import { loggedNetwork } from "./network.ts";

/** Every event of the security log, with the level it is logged at. This list is closed. */
const LEVELS = {
  sign_up: "info",
  sign_in: "info",
  sign_in_failed: "warn",
  sign_out: "info",
  password_proved: "info",
  password_refused: "warn",
  password_changed: "info",
  password_reset_requested: "info",
  password_reset: "info",
  address_confirmed: "info",
  sessions_ended: "info",
  second_factor_set: "info",
  second_factor_passed: "info",
  second_factor_failed: "warn",
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

/** Ids, codes and counts alone: no email address, name, password, token or text of a user. */
interface SecurityFacts {
  /** The account that acts or is tried; the one behind the session where it is not given. */
  userId?: string | null;
  /** The account that something is done to, where it is another. */
  targetId?: string | undefined;
  dreamId?: string;
  /** Code of a refusal. */
  reason?: string | undefined;
  action?: string;
  /** Path pattern of the route. */
  route?: string | undefined;
  status?: number;
  /** Whose count was full. */
  limited?: string | undefined;
  count?: number;
}

/**
 * Writes one line with the field `security`, beside the request id that every line of a request carries. Of the IP
 * address only the network is kept.
 */
export function securityEvent(
  request: FastifyRequest,
  event: SecurityEvent,
  facts: SecurityFacts = {},
): void {
  const line = {
    security: event,
    userId: request.viewer?.id ?? null,
    network: loggedNetwork(request.ip),
    ...facts,
  };
  request.log[LEVELS[event]](line, "security event");
}

/** An event that a client can cause at will is logged once in this time for an IP address, route and account. */
const REPEATED_EVERY_MS = 60_000;
const REPEATED_MAX = 10_000;
const lastLogged = new WeakMap<FastifyInstance, Map<string, number>>();

/** Logs an event that may come many times a second. */
export function repeatedEvent(
  request: FastifyRequest,
  event: "input_refused" | "rate_limit_reached",
  facts: Pick<SecurityFacts, "route" | "limited" | "status">,
): void {
  const userId = request.viewer?.id ?? request.triedAccount ?? null;
  const logged = lastLogged.get(request.server) ?? new Map<string, number>();
  lastLogged.set(request.server, logged);
  const key = `${event} ${request.ip} ${facts.route} ${userId}`;
  const at = performance.now();
  if (at - (logged.get(key) ?? -Infinity) < REPEATED_EVERY_MS) return;
  if (logged.size >= REPEATED_MAX) logged.clear();
  logged.set(key, at);
  securityEvent(request, event, { ...facts, userId });
}

declare module "fastify" {
  interface FastifyRequest {
    /** The account whose password is tried, before anybody is signed in. */
    triedAccount?: string | null;
  }
}
