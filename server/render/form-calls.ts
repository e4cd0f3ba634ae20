import type { FastifyReply, FastifyRequest } from "fastify";
import type { FormRefusal } from "#client/lib/page-state.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import type { ErrorReply } from "#shared/errors.ts";

/** The fields of a form; the first value where a field is sent twice. */
export interface Form {
  get(name: string): string | null;
}

/** Calls the API as the sender of the form. */
export type CallApi = (
  request: FastifyRequest,
  reply: FastifyReply,
  endpoint: Endpoint,
  body: object,
  extraHeaders?: Record<string, string>,
) => Promise<{
  response: { json<T>(): T; statusCode: number; cookies: { name: string; value: string }[] };
  error: ErrorReply["error"] | null;
}>;

/** Renders the page that a form was sent from, with the reason for its refusal. */
export type ShowRefusal = (
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: FormRefusal,
) => Promise<FastifyReply>;

export interface FormDeps {
  callApi: CallApi;
  /** The fields of a form; the first value where a field is sent twice. */
  formOf: (request: FastifyRequest) => { get(name: string): string | null };
  showRefusal: ShowRefusal;
}
