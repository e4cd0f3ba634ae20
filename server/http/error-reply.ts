import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import { AppError, isVolumeFull } from "#server/errors.ts";
import type { Translations } from "#server/translations.ts";
import { ERROR_STATUS, type ErrorCode, type ErrorReply } from "#shared/errors.ts";
import { DEFAULT_LOCALE, localeFromAcceptLanguage } from "#shared/locales.ts";
import { ERROR_PAGE_STYLE, errorPage } from "./error-page.ts";
import { contentPolicy } from "./security-headers.ts";
import { repeatedEvent, securityEvent } from "./security-log.ts";
import { waitText } from "./wait-text.ts";

/** An input can be wrong in thousands of places; an answer stays small. */
const ISSUES_TOLD = 20;
const ISSUE_LENGTH = 200;

/** Fastify's own refusals, by status, in our words. */
const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  404: "not_found",
  405: "method_not_allowed",
  413: "too_large",
  414: "not_found",
  415: "unsupported_media_type",
  429: "rate_limited",
  503: "unavailable",
};

/** Codes of what is refused before any rule of the site is asked. */
const INPUT_CODES: ErrorCode[] = ["invalid_input", "too_large", "unsupported_media_type"];

function toAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error;
  if (isVolumeFull(error)) return new AppError("unavailable", { reason: "storage" });
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new AppError("invalid_input", {
      issues: error.validation.slice(0, ISSUES_TOLD).map((issue) => ({
        path: issue.instancePath.split("/").slice(1).join("."),
        message: (issue.message ?? "invalid").slice(0, ISSUE_LENGTH),
      })),
    });
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return new AppError(CODE_OF_STATUS[status] ?? "invalid_input");
  return new AppError(status === 503 ? "unavailable" : "internal");
}

/** What error answers are made of. */
interface ReplyDeps {
  translations: Translations;
  /** Name of the site. */
  brand: string;
}

/** The one shape of every error answer, its message in the user's language. */
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
      // Some reasons have a sentence of their own, `unavailable_moderation`.
      message: translations(locale, `errors.${error.code}`, { ...details, wait, context: details?.reason }),
      ...(details !== undefined && { details }),
    },
  };
}

/** Writes a refusal that may be an attack into the security log. */
export function logRefusal(request: FastifyRequest, { code, status, details }: AppError): void {
  const route = request.routeOptions.url;
  const { reason, limited } = (details ?? {}) as { reason?: string; limited?: string };
  if (code === "forbidden") {
    const event = reason === "cross_site" ? "cross_site_refused" : "access_refused";
    securityEvent(request, event, { status, route, reason });
  } else if (code === "rate_limited") {
    repeatedEvent(request, "rate_limit_reached", { route, limited });
  } else if (code === "not_found" && request.user && route?.includes("/:")) {
    // What belongs to another user is answered like what does not exist.
    securityEvent(request, "access_refused", { status, route });
  }
}

/** Sends an error: to browsers that open a page as a page of one sentence, to all others as JSON. */
function sendError(
  { error, finer, sentence }: { error: AppError; finer: number | undefined; sentence?: string },
  request: FastifyRequest,
  reply: FastifyReply,
  { translations, brand }: ReplyDeps,
): void {
  const { locale } = request;
  const body = errorBody(error, locale, translations);
  if (sentence) body.error.message = translations(locale, sentence);
  const isPage =
    Boolean(request.headers.accept?.includes("text/html")) && !request.routeOptions.url?.startsWith("/api/");
  reply
    // A stored answer would outlive its reason.
    .header("cache-control", "no-store")
    // Fastify's own refusals keep their finer status, 416 for an impossible range.
    .code(error.code === "invalid_input" ? (finer ?? 400) : ERROR_STATUS[error.code])
    .type(isPage ? "text/html; charset=utf-8" : "application/json; charset=utf-8");
  if (isPage) reply.header("content-security-policy", contentPolicy(true, ERROR_PAGE_STYLE));
  const { message } = body.error;
  reply.send(isPage ? errorPage({ message, brand, locale }) : JSON.stringify(body));
}

/** For targets that the router itself refuses (`/%zz`), before any hook has run: Fastify's option `frameworkErrors`. */
export function createTargetRefusal(headers: Record<string, string>, deps: ReplyDeps) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    request.locale = localeFromAcceptLanguage(request.headers["accept-language"]) ?? DEFAULT_LOCALE;
    reply.headers(headers);
    // Whoever mistyped an address has filled in no form.
    const sentence = "errors.not_found";
    sendError({ error: toAppError(error), finer: error.statusCode, sentence }, request, reply, deps);
  };
}

/** One error handler for the whole app; unexpected errors are logged and answered without detail. */
export function registerErrorReply(app: FastifyInstance, deps: ReplyDeps): void {
  app.setNotFoundHandler(() => {
    throw new AppError("not_found");
  });
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const known = toAppError(error);
    if (known.code === "internal") request.log.error({ err: error }, "request failed");
    else if (isVolumeFull(error)) request.log.error({ err: error }, "the volume is full");
    logRefusal(request, known);
    if (!(error instanceof AppError) && INPUT_CODES.includes(known.code)) {
      repeatedEvent(request, "input_refused", { route: request.routeOptions.url, status: error.statusCode });
    }
    const retryAfter = (known.details as { retryAfter?: number } | undefined)?.retryAfter;
    if (retryAfter !== undefined) reply.header("retry-after", String(retryAfter));
    sendError({ error: known, finer: error.statusCode }, request, reply, deps);
  });
}
