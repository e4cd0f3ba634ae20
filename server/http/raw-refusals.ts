import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { FastifyInstance, FastifyServerOptions } from "fastify";
import { AppError } from "#server/errors.ts";
import type { Translations } from "#server/translations.ts";
import { DEFAULT_LOCALE } from "#shared/locales.ts";
import { errorBody } from "./error-reply.ts";

const STATUS_OF_CODE: Partial<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Fastify's option `clientErrorHandler`: the reply to what Node cannot read as a request (400, 408, 431). */
export function createClientErrorHandler(
  headers: Record<string, string>,
  translations: Translations,
): NonNullable<FastifyServerOptions["clientErrorHandler"]> {
  const body = JSON.stringify(errorBody(new AppError("invalid_input"), DEFAULT_LOCALE, translations));
  const fields = {
    ...headers,
    "cache-control": "no-store",
    connection: "close",
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error, socket) => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    const status = STATUS_OF_CODE[error.code] ?? 400;
    if (socket.writable)
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
    socket.destroy(error);
  };
}

/**
 * Adds the headers to replies of Node and Fastify without a route: 417 to an unknown `Expect`, and 503 while closing.
 */
export function registerRawRefusals(app: FastifyInstance, headers: Record<string, string>): void {
  const setAll = (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  app.server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    setAll(request, response);
    response.writeHead(417, { connection: "close" }).end();
  });
  app.addHook("preClose", async () => void app.server.prependListener("request", setAll));
}
