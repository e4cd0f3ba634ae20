import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { z } from "zod";
import { errorReply } from "#shared/errors.ts";

const wordOf = (segment: string) =>
  segment
    .replace(/^:/, "by-")
    .replace(/(?:^|[-._])(\w)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/\W/g, "");

/**
 * The name of a call in the description: `getDreamsById` for `GET /api/v1/dreams/:id`. Calls of the site's own pages begin
 * with `site`. Generated clients are named after it, so that it changes with the path alone.
 */
function operationId(method: string, path: string): string {
  const isOfKeys = path.startsWith("/api/v1/");
  const words = path.replace(/^\/api\/(?:v1\/)?/, "").split("/");
  const name = method.toLowerCase() + words.filter(Boolean).map(wordOf).join("");
  return isOfKeys ? name : `site${name[0]!.toUpperCase()}${name.slice(1)}`;
}

/** A stream has no schema: tools disagree on whether it would be that of an event or of all. */
const EVENTS = "text/event-stream";

type Transform = typeof jsonSchemaTransform;

const file = z.string().meta({ format: "binary" });

const refusal = {
  description: "A refusal; a page for browsers that open the file",
  content: { "application/json": { schema: errorReply }, "text/html": { schema: z.string() } },
};

/** The replies of a route that sends a file or a stream of one of these types. */
function repliesOfFile(types: readonly string[]) {
  const content = types.map((type) => [type, { schema: type === EVENTS ? z.unknown() : file }]);
  const sent = { description: "The file", content: Object.fromEntries(content) };
  return { 200: sent, "4xx": refusal, "5xx": refusal };
}

/** In OpenAPI 3.0, `nullable` adds nothing to an `enum` that does not list null. */
function listNulls(schema: unknown): void {
  if (typeof schema !== "object" || schema === null) return;
  const { nullable, enum: values } = schema as { nullable?: unknown; enum?: unknown };
  if (nullable === true && Array.isArray(values) && !values.includes(null)) values.push(null);
  for (const part of Object.values(schema)) listNulls(part);
}

/** Describes a route with its operation id, and the replies of one that `produces` something else than JSON. */
export const describeRoute: Transform = (described) => {
  const { produces, ...given } = described.schema ?? {};
  const response = given.response ?? (produces && repliesOfFile(produces));
  const { schema, url } = jsonSchemaTransform({
    ...described,
    schema: { ...given, ...(response && { response }) },
  });
  const { method } = described.route;
  listNulls(schema);
  return { schema: { ...schema, operationId: operationId([method].flat()[0]!, url) } as never, url };
};
