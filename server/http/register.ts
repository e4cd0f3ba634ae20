import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import { AppError } from "#server/errors.ts";
import { v1Path, type Access, type Endpoint, type KeyRight } from "#shared/endpoint.ts";
import { errorReply } from "#shared/errors.ts";
import { securityEvent } from "./security-log.ts";
import { requireUser, type SessionUser } from "./session-user.ts";

type Parsed<T> = T extends z.ZodType ? z.output<T> : never;

/** A handler of a 204 endpoint may return nothing. */
type Result<T> = undefined extends T ? T | void : T;

interface Call<E extends Endpoint> {
  params: Parsed<E["params"]>;
  query: Parsed<E["query"]>;
  body: Parsed<E["body"]>;
  request: FastifyRequest;
  reply: FastifyReply;
}

type UserFor<A extends Access> = A extends "everyone" ? SessionUser | null : SessionUser;

const isOptional = (schema: z.ZodType): schema is z.ZodOptional<z.ZodType> => schema instanceof z.ZodOptional;

/**
 * Throws `unauthenticated` without a session, and `forbidden` for an admin endpoint without the role or the second
 * factor.
 */
export function requireAccess(access: Access, user: SessionUser | null): void {
  if (access === "everyone") return;
  const { role, needsSecondFactor } = requireUser({ user });
  if (access !== "admin") return;
  if (role !== "admin") throw new AppError("forbidden");
  if (needsSecondFactor) {
    throw new AppError("forbidden", { reason: "second_factor", ...needsSecondFactor });
  }
}

/** The second route of an endpoint that keys may call with this right: the same under `/api/v1`. */
export function routeOfKeys(route: RouteOptions, right: KeyRight): RouteOptions {
  const config = { ...route.config, keyRight: right, keyOnly: true };
  const schema = {
    ...route.schema,
    tags: ["v1"],
    security: [{ key: [] }],
    description: `Needs the right to ${right}.`,
    "x-key-right": right,
  };
  return { ...route, url: v1Path(route.url), config, schema };
}

/** Counts a request. Throws `rate_limited` above the limit. */
export type Limit = (request: FastifyRequest) => Promise<void>;

/**
 * Registers an endpoint of `shared/`; `bodyLimit` in bytes, `bodyMs` as in the route's `config`. Order: access check,
 * `limits`, validation by the schemas, handler. Its result is the reply.
 */
export function registerEndpoint<E extends Endpoint, A extends Access>(
  app: FastifyInstance,
  endpoint: E & { access: A; limits?: readonly Limit[]; bodyLimit?: number; bodyMs?: number },
  handler: (call: Call<E> & { user: UserFor<A> }) => Promise<Result<z.output<E["reply"]>>>,
): void {
  // Pages call these handlers without a route, so that limits would not count.
  if (endpoint.method === "GET" && endpoint.limits) throw new Error(`${endpoint.path} cannot have limits`);
  if (endpoint.method === "GET") {
    if (!app.hasDecorator("directHandlers")) app.decorate("directHandlers", new Map());
    const direct = (call: unknown) => handler(call as Parameters<typeof handler>[0]);
    app.directHandlers.set(endpoint.path, direct);
  }
  const route: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    ...(endpoint.bodyMs !== undefined && { config: { bodyMs: endpoint.bodyMs } }),
    schema: {
      summary: endpoint.summary,
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: {
        [endpoint.status]: endpoint.status === 204 ? z.undefined() : endpoint.reply,
        ...(endpoint.status === 204 && isOptional(endpoint.reply) && { 200: endpoint.reply.unwrap() }),
        "4xx": errorReply,
        "5xx": errorReply,
      },
    },
    // Before validation: visitors learn nothing about the input, and invalid input counts towards the limits.
    preValidation: async (request) => {
      requireAccess(endpoint.access, request.user);
      for (const limit of endpoint.limits ?? []) await limit(request);
    },
    handler: async (request, reply) => {
      const result = await handler({
        params: request.params as Parsed<E["params"]>,
        query: request.query as Parsed<E["query"]>,
        body: request.body as Parsed<E["body"]>,
        user: request.user as UserFor<A>,
        request,
        reply,
      });
      if (endpoint.access === "admin" && endpoint.method !== "GET") {
        const { action, userId } = (request.body ?? {}) as { action?: string; userId?: string };
        securityEvent(request, "admin_action", { action: action ?? endpoint.path, targetId: userId });
      }
      if (endpoint.status !== 204) return reply.code(endpoint.status).send(result);
      // See `Endpoint.status`.
      const body = isOptional(endpoint.reply) ? result : undefined;
      return body === undefined ? reply.code(204).send() : reply.code(200).send(body);
    },
  };
  app.route(route);
  if (endpoint.key) app.route(routeOfKeys(route, endpoint.key));
}
