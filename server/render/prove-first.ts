import type { FastifyReply, FastifyRequest } from "fastify";
import { provePassword } from "#shared/accounts.ts";
import type { ErrorReply } from "#shared/errors.ts";
import type { CallApi } from "./form-calls.ts";

/**
 * Returns the function that proves a password that a form has. It resolves to the cookie that the session has then, or
 * to the refusal.
 */
export function createProveFirst(callApi: CallApi) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    password: string,
  ): Promise<{ error: ErrorReply["error"] | null; headers: Record<string, string> }> => {
    if (password === "") return { error: null, headers: {} };
    const { response, error } = await callApi(request, reply, provePassword, { password });
    if (error) return { error, headers: {} };
    const renewed = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
    const names = new Set(response.cookies.map(({ name }) => name));
    const others = (request.headers.cookie ?? "")
      .split("; ")
      .filter((cookie) => !names.has(cookie.slice(0, cookie.indexOf("="))));
    return { error: null, headers: { cookie: [...others, ...renewed].join("; ") } };
  };
}
