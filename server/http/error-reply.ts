import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError } from "#server/errors.ts";
import type { Texts } from "#server/texts.ts";
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from "#shared/errors.ts";

/** Fastify's own refusals, by status, in our words. */
const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  415: "unsupported_media_type",
  429: "rate_limited",
  503: "unavailable",
};

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError("invalid_input", {
      issues: error.validation.map((issue) => ({
        path: issue.instancePath.split("/").slice(1).join("."),
        message: issue.message ?? "invalid",
      })),
    });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(CODE_OF_STATUS[status] ?? "invalid_input");
  return new AppError(status === 503 ? "unavailable" : "internal");
}

/** The one shape of every error answer, its message in the person's language. */
export function errorBody(error: AppError, locale: FastifyRequest["locale"], texts: Texts): ErrorReply {
  const details = error.details as Record<string, unknown> | undefined;
  return {
    error: {
      code: error.code,
      message: texts(locale, `errors.${error.code}`, details),
      ...(details !== undefined && { details }),
    },
  };
}

/** One error handler for the whole app; unexpected errors are logged and answered without detail. */
export function registerErrorReply(app: FastifyInstance, texts: Texts): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = toAppError(error);
    if (known.code === "internal") request.log.error({ err: error }, "request failed");
    const retryAfter = (known.details as { retryAfter?: number } | undefined)?.retryAfter;
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    reply
      .code(ERROR_STATUS[known.code])
      .type("application/json; charset=utf-8")
      .send(JSON.stringify(errorBody(known, request.locale, texts)));
  });
}
