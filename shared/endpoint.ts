import { z } from "zod";

/** Who has access: everyone, users with a session, or admins. */
export type Access = "everyone" | "user" | "admin";

/** What a key of the API may do: read dreams, change them, and spend tokens on them. */
export type KeyRight = "read" | "write" | "spend";

/** The contract of an HTTP endpoint for the server, the client, the tests and the OpenAPI document. */
export interface Endpoint<
  Params extends z.ZodType | undefined = z.ZodType | undefined,
  Query extends z.ZodType | undefined = z.ZodType | undefined,
  Body extends z.ZodType | undefined = z.ZodType | undefined,
  Reply extends z.ZodType = z.ZodType,
> {
  method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Fastify path, `/api/dreams/:id`. */
  path: string;
  access: Access;
  /** The right that a key of the API needs for it, under `v1Path`. Keys are refused by endpoints without it. */
  key?: KeyRight;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Status of the successful reply. Where `reply` of a 204 is optional, a defined result is sent with 200. */
  status: 200 | 201 | 202 | 204;
  reply: Reply;
}

/** The success of an endpoint that returns nothing. */
export const NO_REPLY = { status: 204, reply: z.undefined() } as const;

type Input<T> = T extends z.ZodType ? z.input<T> : never;
type Field<Name extends string, T> = T extends z.ZodType
  ? undefined extends Input<T>
    ? { [K in Name]?: Input<T> }
    : { [K in Name]: Input<T> }
  : unknown;

/** The input of an endpoint: `{ params, query, body }` as far as it declares them. */
export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Field<"params", P> & Field<"query", Q> & Field<"body", B>
    : never;

export type EndpointReply<E> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R> ? z.output<R> : never;

export function endpoint<
  Params extends z.ZodType | undefined = undefined,
  Query extends z.ZodType | undefined = undefined,
  Body extends z.ZodType | undefined = undefined,
  Reply extends z.ZodType = z.ZodType,
  A extends Access = Access,
>(
  e: Endpoint<Params, Query, Body, Reply> & { access: A },
): Endpoint<Params, Query, Body, Reply> & { access: A } {
  return e;
}

/** Where an endpoint of keys is: `/api/v1/dreams` for `/api/dreams`. */
export const v1Path = (path: string) => path.replace(/^\/api\//, "/api/v1/");

/** `/api/dreams/:id` with its params filled in and the query appended. */
export function endpointUrl(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== "") search.set(name, String(value));
  }
  const tail = search.toString();
  return tail ? `${filled}?${tail}` : filled;
}
