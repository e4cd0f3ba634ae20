import type { FastifyReply, FastifyRequest } from "fastify";
import type { FormRefusal } from "#client/lib/page-state.ts";
import { provePassword } from "#shared/accounts.ts";
import { endpointUrl, type Endpoint } from "#shared/endpoint.ts";
import type { ErrorReply } from "#shared/errors.ts";

/** The fields of a form; the first value where a field is sent twice. */
export interface Form {
  get(name: string): string | null;
}

interface CallReply {
  json<T>(): T;
  statusCode: number;
  cookies: { name: string; value: string }[];
}
type ApiError = ErrorReply["error"];

export interface FormDeps {
  /** Calls the API as the sender of the form. */
  callApi: (
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint,
    body: object,
    extraHeaders?: Record<string, string>,
  ) => Promise<{ response: CallReply; error: ApiError | null }>;
  formOf: (request: FastifyRequest) => Form;
  /** Renders the page that a form was sent from, with the reason for its refusal. */
  showRefusal: (request: FastifyRequest, reply: FastifyReply, refusal: FormRefusal) => Promise<FastifyReply>;
}

/** The endpoint with the values of its path. */
export const endpointOf = (endpoint: Endpoint, params: Record<string, string>): Endpoint => ({
  ...endpoint,
  path: endpointUrl(endpoint.path, params),
});

/**
 * Proves the password of a form. Resolves to a header with the session's new cookie, or to the error of a refusal.
 * Calls nothing for an empty password.
 */
async function proveFirst(
  { callApi }: FormDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  password: string,
): Promise<{ error: ApiError | null; headers: Record<string, string> }> {
  if (password === "") return { error: null, headers: {} };
  const { response, error } = await callApi(request, reply, provePassword, { password });
  if (error) return { error, headers: {} };
  const renewed = response.cookies.map(({ name, value }) => [name, value]);
  const cookies = { ...request.cookies, ...Object.fromEntries(renewed) } as Record<string, string>;
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return { error: null, headers: { cookie: pairs.join("; ") } };
}

interface Submission {
  request: FastifyRequest;
  reply: FastifyReply;
  /** See `endpointOf`. */
  endpoint: Endpoint;
  body?: object;
  headers?: Record<string, string>;
  /** Proved before the call where it is not empty. */
  password?: string | null;
  /** Shown on the page again, with `typed`, when the call is refused. */
  form: FormRefusal["form"];
  typed?: FormRefusal["typed"];
  /** An error that leads to `page`, as a success does. */
  accepted?: ApiError["code"];
  /** Path of the next page. */
  page: string;
  /** After a success: returns the next path in place of `page`, or replies itself. */
  after?: (response: CallReply) => string | Promise<FastifyReply>;
}

/** Makes the call of a form. Replies with a redirect, or with the page of the form and the reason for its refusal. */
export async function submit(
  deps: FormDeps,
  {
    request,
    reply,
    endpoint,
    body = {},
    headers,
    password,
    form,
    typed = {},
    accepted,
    page,
    after,
  }: Submission,
): Promise<FastifyReply> {
  const proof = await proveFirst(deps, request, reply, password ?? "");
  const called = proof.error
    ? null
    : await deps.callApi(request, reply, endpoint, body, { ...headers, ...proof.headers });
  const error = proof.error ?? called?.error;
  if (error?.code === "unauthenticated") return reply.redirect("/auth", 303);
  if (error && error.code !== accepted)
    return deps.showRefusal(request, reply, { form, issues: {}, error, typed });
  const next = called && !error && after ? after(called.response) : page;
  return typeof next === "string" ? reply.redirect(next, 303) : next;
}
