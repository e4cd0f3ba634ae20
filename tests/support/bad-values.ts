import { randomUUID } from "node:crypto";
import { z } from "zod";

/** A value that no schema expects, to be looked for in replies. */
export const MARKER = "zq7marker";

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  additionalProperties?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
}
type Fields = Record<string, unknown>;
export interface BadCase {
  name: string;
  value: unknown;
}

/** Good values of fields whose schema says less than it means. */
const EXAMPLES: Record<string, () => unknown> = {
  dreamText: () => "I flew over a wide dark sea",
  email: () => `${randomUUID()}@example.com`,
  name: () => "Ayşe",
  password: () => "a long password",
  path: () => "/pricing",
  time: () => "03:10",
  endpoint: () => "https://push.example/abc",
};

function jsonSchema(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema;
}

function variants(schema: JsonSchema): JsonSchema[] {
  const union = schema.anyOf ?? schema.oneOf;
  return union ? union.flatMap(variants) : [schema];
}

function example(schema: JsonSchema, name: string): unknown {
  const one = variants(schema)[0]!;
  if (one.const !== undefined) return one.const;
  if (one.enum) return one.enum[0];
  if (EXAMPLES[name]) return EXAMPLES[name]();
  if (one.type === "object") return exampleObject(one);
  if (one.type === "array") return [example(one.items ?? {}, name)];
  if (one.type === "integer" || one.type === "number") return Math.max(1, one.minimum ?? 1);
  if (one.type === "boolean") return true;
  if (one.format === "date") return "2026-03-01";
  if (one.format === "date-time") return "2026-03-01T12:00:00.000Z";
  return "x".repeat(Math.max(1, one.minLength ?? 1));
}

function exampleObject(schema: JsonSchema): Fields {
  const required = new Set(schema.required);
  const wanted = Object.entries(schema.properties ?? {}).filter(([name]) => required.has(name));
  return Object.fromEntries(wanted.map(([name, field]) => [name, example(field, name)]));
}

/** An input the schema takes, of each of its variants: required fields only. */
export function goodInputs(schema: z.ZodType): Fields[] {
  return variants(jsonSchema(schema)).map(exampleObject);
}

/** Whether a schema refuses fields it does not know. */
export function isStrict(schema: z.ZodType): boolean {
  return variants(jsonSchema(schema)).every((variant) => variant.additionalProperties === false);
}

/** Values of another type than a field's, by JSON type. */
const OF_TYPE: [type: string, value: unknown][] = [
  ["null", null],
  ["number", 7.5],
  ["boolean", true],
  ["array", []],
  ["array", [MARKER]],
  ["object", {}],
  ["object", { toString: MARKER, valueOf: MARKER, length: 20 }],
  ["object", { [MARKER]: { [MARKER]: [MARKER, { [MARKER]: null }] } }],
  ["string", MARKER],
];

function wrongTypes(field: JsonSchema): unknown[] {
  const types = variants(field).map((v) => v.type ?? typeof (v.const ?? v.enum?.[0]));
  const accepted = new Set(types.map((type) => (type === "integer" ? "number" : type)));
  return OF_TYPE.filter(([type]) => !accepted.has(type)).map(([, value]) => value);
}

function wrongStrings(field: JsonSchema, name: string): unknown[] {
  if (field.enum ?? field.const) {
    const one = String(field.enum?.[0] ?? field.const);
    return ["", MARKER, `${one} `, `${one}\u0000`, "__proto__", "constructor", "x".repeat(60_000)];
  }
  const tooLong = (field.maxLength ?? 50_000) + 1;
  const long = ["x".repeat(tooLong), "x".repeat(Math.max(tooLong, 60_000))];
  const short = field.minLength ? [""] : [];
  if (name !== "email") return [...short, ...long];
  const local = "x".repeat(250);
  const addresses = [MARKER, "a@", "@example.com", "a b@example.com", "a@example.com\r\nBcc: b@example.com"];
  return [
    ...short,
    ...long,
    ...addresses,
    "",
    "a@exa\u0000mple.com",
    "\ud800@example.com",
    `${local}@example.com`,
  ];
}

function wrongNumbers(field: JsonSchema): unknown[] {
  const { minimum = -Number.MAX_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = field;
  return [1.5, minimum - 1, maximum + 1, 1e300, MARKER];
}

function wrongValues(field: JsonSchema, name: string): unknown[] {
  const alternatives = variants(field);
  const values = wrongTypes(field);
  if (alternatives.length > 1) return values;
  const [one] = alternatives as [JsonSchema];
  if (one.type === "string" || one.enum || one.const !== undefined) values.push(...wrongStrings(one, name));
  if (one.type === "integer") values.push(...wrongNumbers(one));
  if (one.type === "boolean") values.push("true", 1);
  return values;
}

const show = (value: unknown) => {
  const text = JSON.stringify(value) ?? "undefined";
  return text.length > 60 ? `${text.slice(0, 40)}... (${text.length})` : text;
};

/** A JSON object as text, with a field that `JSON.stringify` would take for the prototype. */
function withRawField(fields: Fields, raw: string): string {
  const text = JSON.stringify(fields);
  return text === "{}" ? `{${raw}}` : `${text.slice(0, -1)},${raw}}`;
}

/** Bodies that are JSON and that the schema must refuse; strings among them are sent as they are. */
export function badBodies(schema: z.ZodType): BadCase[] {
  // Where every field may be left out, nothing at all is fine.
  const empty = schema.safeParse({}).success ? [] : [{}];
  const roots = [null, true, 7, MARKER, [], [{}], ...empty].map((value) => ({
    name: `the body ${show(value)}`,
    value: JSON.stringify(value),
  }));
  const fields = variants(jsonSchema(schema)).flatMap((variant) => {
    const good = exampleObject(variant);
    const missing = (variant.required ?? []).map((name) => {
      const { [name]: _, ...rest } = good;
      return { name: `no ${name}`, value: rest };
    });
    const wrong = Object.entries(variant.properties ?? {}).flatMap(([name, field]) =>
      wrongValues(field, name).map((value) => ({
        name: `${name} ${show(value)}`,
        value: { ...good, [name]: value },
      })),
    );
    const extra = [
      { name: "an unknown field", value: { ...good, [MARKER]: MARKER } },
      { name: "an unknown field with an empty name", value: { ...good, "": MARKER } },
      { name: "the field toString", value: { ...good, toString: MARKER } },
      { name: "the field __proto__", value: withRawField(good, `"__proto__":{"role":"admin"}`) },
      {
        name: "the field constructor",
        value: withRawField(good, `"constructor":{"prototype":{"role":"admin"}}`),
      },
      { name: "a thousand unknown fields", value: withRawField(good, manyFields(1000)) },
      {
        name: "arrays ten thousand deep",
        value: withRawField(good, `"deep":${"[".repeat(10_000)}${"]".repeat(10_000)}`),
      },
    ];
    return [...missing, ...wrong, ...extra];
  });
  return [...roots, ...fields];
}

function manyFields(count: number): string {
  return Array.from({ length: count }, (_, i) => `"field${i}":${i}`).join(",");
}

/** Query strings that the schema must refuse. */
export function badQueries(schema: z.ZodType): BadCase[] {
  return variants(jsonSchema(schema)).flatMap((variant) => {
    const strict = variant.additionalProperties === false;
    const wrong = Object.entries(variant.properties ?? {}).flatMap(([name, field]) => {
      const values = ["integer", "number"].includes(field.type ?? "")
        ? [MARKER, "1.5", "-1", "1e99", "NaN", "Infinity", "0x", "1 2", "٣", "%00"]
        : ["x".repeat((field.maxLength ?? 10_000) + 1), ...(field.enum ? [MARKER, "", "__proto__"] : [])];
      const all = [...values.map((value) => `${name}=${value}`), `${name}=1&${name}=2`];
      return strict ? all.concat(`${name}[]=${MARKER}`, `${name}[a]=${MARKER}`) : all;
    });
    const extra = [`${MARKER}=1`, "__proto__=1", "constructor=1", "=1", `__proto__[role]=${MARKER}`];
    return [...wrong, ...(strict ? extra : [])].map((value) => ({ name: `?${value.slice(0, 60)}`, value }));
  });
}

/** Path parameters that name nothing, and some that are no text at all. */
export const BAD_PARAMS = [
  "x".repeat(65),
  "x".repeat(201),
  "x".repeat(5000),
  "%00",
  "%ED%A0%80",
  "%FF",
  "%",
  "%zz",
  "..%2F..%2Fapp.db",
  "%2e%2e",
  "a%2Fb",
  "__proto__",
  "constructor",
  "%E2%80%AE",
  encodeURIComponent("' OR 1=1 --"),
  "*",
  MARKER,
];
