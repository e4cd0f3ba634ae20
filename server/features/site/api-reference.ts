import type { ApiCall } from "#shared/developers.ts";
import type { KeyRight } from "#shared/endpoint.ts";

interface Schema {
  type?: string;
  nullable?: boolean;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  /** The values of a record; its keys are in `required`. */
  additionalProperties?: Schema | boolean;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
type Content = { content?: Record<string, { schema?: Schema }> };
interface Operation {
  operationId: string;
  summary?: string;
  "x-key-right"?: KeyRight;
  parameters?: { name: string; in: "path" | "query"; required?: boolean; schema: Schema }[];
  requestBody?: Content;
  responses: Record<string, Content>;
}
/** The part of an OpenAPI document that is drawn. */
export interface Description {
  paths?: Record<string, Record<string, Operation>>;
}

const jsonOf = (content: Content | undefined) => content?.content?.["application/json"]?.schema;

/** Writes a schema as a type of TypeScript; `named` are written by their name. */
function typeOf(schema: Schema, named: ReadonlyMap<string, string>, indent = ""): string {
  const text = plainTypeOf(schema, named, indent);
  return schema.nullable ? `${text} | null` : text;
}

/** Without null, which `nullable` says. */
const literalsOf = (values: unknown[]) =>
  values
    .filter((value) => value !== null)
    .map((value) => JSON.stringify(value))
    .join(" | ");

function plainTypeOf(schema: Schema, named: ReadonlyMap<string, string>, indent: string): string {
  const name = named.get(JSON.stringify(schema));
  if (name) return name;
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.map((one) => typeOf(one, named, indent)).join(" | ");
  if (schema.enum) return literalsOf(schema.enum);
  if (schema.type === "array") return listTypeOf(schema, named, indent);
  if (schema.type !== "object") return schema.type === "integer" ? "number" : (schema.type ?? "unknown");
  const required = new Set(schema.required);
  const { additionalProperties: values } = schema;
  if (typeof values === "object")
    return `Record<${literalsOf([...required]) || "string"}, ${typeOf(values, named, indent)}>`;
  const lines = Object.entries(schema.properties ?? {}).map(
    ([key, value]) =>
      `${indent}  ${key}${required.has(key) ? "" : "?"}: ${typeOf(value, named, `${indent}  `)};\n`,
  );
  return lines.length === 0 ? "{}" : `{\n${lines.join("")}${indent}}`;
}

function listTypeOf(
  { items = {}, minItems, maxItems }: Schema,
  named: ReadonlyMap<string, string>,
  indent: string,
): string {
  // OpenAPI 3.0 has no tuples: all places of one are listed as what any of them may be.
  const places = minItems === maxItems && items.anyOf?.length === minItems ? items.anyOf : undefined;
  if (places) return `[${places.map((one) => typeOf(one, named, indent)).join(", ")}]`;
  const text = typeOf(items, named, indent);
  return /[|]/.test(text) && !text.startsWith("{") ? `(${text})[]` : `${text}[]`;
}

/** Characters of a reply that a page of all calls has room for. */
const REPLY_MAX = 3000;
const drawnReply = (text: string) => (text.length > REPLY_MAX ? "// See /api/openapi.json" : text);

/** Draws the calls of keys from the description of the API. */
export function describeCalls({ paths = {} }: Description): {
  calls: ApiCall[];
  types: { name: string; type: string }[];
} {
  const all = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, ...operation })),
  );
  const dream = jsonOf(paths["/api/v1/dreams/{id}"]?.get?.responses["200"])?.properties?.dream;
  const part = dream?.properties?.parts?.properties?.reading;
  const types = [
    { name: "Dream", schema: dream },
    { name: "Part", schema: part },
  ].flatMap(({ name, schema }) => (schema ? [{ name, schema, key: JSON.stringify(schema) }] : []));
  const named = new Map(types.map(({ name, key }) => [key, name]));
  const calls = all.flatMap(({ path, method, operationId: id, summary = "", ...operation }): ApiCall[] => {
    const right = operation["x-key-right"];
    if (!right) return [];
    const [status = "200"] = Object.keys(operation.responses);
    const body = jsonOf(operation.requestBody);
    const reply = jsonOf(operation.responses[status]);
    return [
      {
        id,
        method: method.toUpperCase(),
        path,
        right,
        summary,
        parameters: (operation.parameters ?? [])
          // Those of the path are in it. `lang` is of every address; here it changes the language of messages only.
          .filter(({ name, in: place }) => place === "query" && name !== "lang")
          .map(({ name, required, schema }) => ({
            name,
            required: required === true,
            type: typeOf(schema, named),
          })),
        body: body ? typeOf(body, named) : null,
        status,
        reply: reply ? drawnReply(typeOf(reply, named)) : null,
      },
    ];
  });
  const others = (own: string) => new Map([...named].filter(([key]) => key !== own));
  return {
    calls,
    types: types.map(({ name, schema, key }) => ({ name, type: typeOf(schema, others(key)) })),
  };
}
