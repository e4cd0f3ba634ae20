import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, asAppError } from "#server/errors.ts";
import type { Translations } from "#server/translations.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { errorBody, logRefusal } from "./error-reply.ts";
import { requireAccess } from "./register.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Handlers of the GET endpoints by path. */
    directHandlers: Map<string, (call: unknown) => Promise<unknown>>;
  }
}

/**
 * Calls a GET endpoint for the page that `request` asks for: the same access check, schemas and handler as over HTTP,
 * without a second request. Resolves to the reply of the API.
 */
export async function callDirectly(
  app: FastifyInstance,
  translations: Translations,
  request: FastifyRequest,
  endpoint: Endpoint,
  input: { params?: unknown; query?: unknown },
): Promise<{ status: number; data: unknown }> {
  const handler = endpoint.method === "GET" ? app.directHandlers.get(endpoint.path) : undefined;
  if (!handler) throw new Error(`${endpoint.method} ${endpoint.path} cannot be called while rendering`);
  try {
    requireAccess(endpoint.access, request.user);
    const params = endpoint.params?.safeParse(input.params);
    const query = endpoint.query?.safeParse(input.query ?? {});
    if (params?.success === false || query?.success === false) throw new AppError("invalid_input");
    const result = await handler({
      params: params?.data,
      query: query?.data,
      user: request.user,
      request,
    });
    return { status: endpoint.status, data: endpoint.reply.encode(result) };
  } catch (error) {
    const known = asAppError(error) ?? new AppError("internal");
    if (known !== error) request.log.error({ err: error }, "rendering could not read data");
    logRefusal(request, known);
    return { status: known.status, data: errorBody(known, request.locale, translations) };
  }
}
