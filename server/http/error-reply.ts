import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError, asAppError, isDatabaseOutage, isStorageFailing, isVolumeFull } from "#server/errors.ts";
import type { Translations } from "#server/translations.ts";
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from "#shared/errors.ts";
import { DEFAULT_LOCALE, localeFromAcceptLanguage } from "#shared/locales.ts";
import { ERROR_PAGE_STYLE, errorPage } from "./error-page.ts";
import { contentPolicy } from "./security-headers.ts";
import { repeatedEvent, securityEvent } from "./security-log.ts";
import { waitText } from "./wait-text.ts";

/** Limit the reply to an input that is wrong in thousands of places. */
const ISSUES_MAX = 20;
const ISSUE_LENGTH_MAX = 200;

/** Codes for Fastify's own refusals. */
const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  // Fastify's reply to a path parameter longer than `maxParamLength`.
  414: "not_found",
  415: "unsupported_media_type",
  429: "rate_limited",
  503: "unavailable",
};

/** Codes of input that is refused before its handler runs. */
const INPUT_CODES: ErrorCode[] = ["invalid_input", "too_large", "unsupported_media_type"];

function toAppError(error: FastifyError): AppError {
  const known = asAppError(error);
  if (known) return known;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError("invalid_input", {
      issues: error.validation.slice(0, ISSUES_MAX).map((issue) => ({
        path: issue.instancePath.split("/").slice(1).join("."),
        message: (issue.message ?? "invalid").slice(0, ISSUE_LENGTH_MAX),
      })),
    });
  }
  const status = error.statusCode ?? 500;
  return new AppError(
    CODE_OF_STATUS[status] ?? (status >= 400 && status < 500 ? "invalid_input" : "internal"),
  );
}

interface ReplyDeps {
  translations: Translations;
  /** Name of the site. */
  brand: string;
}

/** The body of every error reply, with its message in the user's language. */
export function errorBody(
  error: AppError,
  locale: FastifyRequest["locale"],
  translations: Translations,
): ErrorReply {
  const details = error.details as Record<string, unknown> | undefined;
  const wait = typeof details?.retryAfter === "number" ? waitText(details.retryAfter, locale) : undefined;
  return {
    error: {
      code: error.code,
      // A reason can have a message of its own: `unavailable_moderation`.
      message: translations(locale, `errors.${error.code}`, { ...details, wait, context: details?.reason }),
      ...(details !== undefined && { details }),
    },
  };
}

/** Logs a refusal that may be part of an attack. */
export function logRefusal(request: FastifyRequest, { code, status, details }: AppError): void {
  const route = request.routeOptions.url;
  const { reason, limited } = (details ?? {}) as { reason?: string; limited?: string };
  if (code === "forbidden") {
    const event = reason === "cross_site" ? "cross_site_refused" : "access_refused";
    securityEvent(request, event, { status, route, reason });
  } else if (code === "rate_limited") {
    repeatedEvent(request, "rate_limit_reached", { route, limited });
  } else if (code === "not_found" && request.user && route?.includes("/:")) {
    // It may exist and belong to another user.
    securityEvent(request, "access_refused", { status, route });
  }
}

/** Sends an error as JSON, or as a page to a browser that opens one. */
function sendError(
  {
    error,
    fastifyStatus,
    messageKey,
  }: { error: AppError; fastifyStatus: number | undefined; messageKey?: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { translations, brand }: ReplyDeps,
): void {
  const { locale } = request;
  const body = errorBody(error, locale, translations);
  if (messageKey) body.error.message = translations(locale, messageKey);
  const isPage =
    Boolean(request.headers.accept?.includes("text/html")) && !request.routeOptions.url?.startsWith("/api/");
  reply
    .header("cache-control", "no-store")
    // Fastify's own refusals keep their exact status, such as 416 for an impossible range.
    .code(error.code === "invalid_input" ? (fastifyStatus ?? 400) : ERROR_STATUS[error.code])
    .type(isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8");
  if (isPage) reply.header("content-security-policy", contentPolicy(true, ERROR_PAGE_STYLE));
  reply.send(isPage ? errorPage(body.error.message, brand, locale) : JSON.stringify(body));
}

/** Fastify's option `frameworkErrors`, for targets that the router refuses (`/%zz`) before any hook runs. */
export function createTargetRefusal(headers: Record<string, string>, deps: ReplyDeps) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    request.locale = localeFromAcceptLanguage(request.headers["accept-language"]) ?? DEFAULT_LOCALE;
    // No hook runs here, so nothing would end a body that never comes.
    reply.headers(headers).header("connection", "close");
    // The message of `invalid_input` is about a form, and here a URL is wrong.
    const messageKey = "errors.not_found";
    sendError(
      { error: toAppError(error), fastifyStatus: error.statusCode, messageKey },
      request,
      reply,
      deps,
    );
  };
}

/** The error handler of the whole app. Unexpected errors are logged, and their reply has no details. */
export function registerErrorReply(app: FastifyInstance, deps: ReplyDeps): void {
  app.setNotFoundHandler(() => {
    throw new AppError("not_found");
  });
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = toAppError(error);
    if (known.code === "internal") request.log.error({ err: error }, "request failed");
    else if (isVolumeFull(error)) request.log.error({ err: error }, "request failed: the volume is full");
    else if (isStorageFailing(error) || isDatabaseOutage(error))
      request.log.error({ err: error }, "request failed: the volume or the database does not work");
    logRefusal(request, known);
    if (!(error instanceof AppError) && INPUT_CODES.includes(known.code)) {
      repeatedEvent(request, "input_refused", { route: request.routeOptions.url, status: error.statusCode });
    }
    const retryAfter = (known.details as { retryAfter?: number } | undefined)?.retryAfter;
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    sendError({ error: known, fastifyStatus: error.statusCode }, request, reply, deps);
  });
}
