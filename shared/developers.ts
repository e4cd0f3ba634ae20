import { z } from "zod";
import { KEY_RIGHTS } from "./api-keys.ts";
import { endpoint } from "./endpoint.ts";

const parameterSchema = z.object({
  name: z.string(),
  required: z.boolean(),
  /** A TypeScript type. */
  type: z.string(),
});

const callSchema = z.object({
  /** Operation id in the OpenAPI description. */
  id: z.string(),
  method: z.string(),
  path: z.string(),
  right: z.enum(KEY_RIGHTS),
  /** In English. */
  summary: z.string(),
  /** Of the query; those of the path are in it. */
  parameters: z.array(parameterSchema),
  /** A TypeScript type, as in `reply`; null without a body, and for a reply that is not JSON. */
  body: z.string().nullable(),
  status: z.string(),
  reply: z.string().nullable(),
});
export type ApiCall = z.infer<typeof callSchema>;

export const getReference = endpoint({
  method: "GET",
  path: "/api/reference",
  access: "everyone",
  summary: "The calls of keys, drawn from the description, for the page for developers",
  status: 200,
  reply: z.object({
    /** URL of the site. */
    site: z.string(),
    calls: z.array(callSchema),
    /** Types that several calls share. */
    types: z.array(z.object({ name: z.string(), type: z.string() })),
  }),
});
