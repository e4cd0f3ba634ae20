import { jsonSchemaTransform } from "fastify-type-provider-zod";

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

type Transform = typeof jsonSchemaTransform;

/** Describes a route with its operation id. */
export const describeRoute: Transform = (described) => {
  const { schema, url } = jsonSchemaTransform(described);
  const { method } = described.route;
  return { schema: { ...schema, operationId: operationId([method].flat()[0]!, url) } as never, url };
};
