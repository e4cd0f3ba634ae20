import { z } from "zod";
import { userSchema } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";

/** Where the tokens of a lot came from; `returned`: a failed part whose own lot had expired meanwhile. */
export const LOT_SOURCES = ["package", "subscription", "welcome", "admin", "returned"] as const;
export type LotSource = (typeof LOT_SOURCES)[number];

export const lotSchema = z.object({
  source: z.enum(LOT_SOURCES),
  remaining: z.int(),
  expiresAt: z.iso.datetime().nullable(),
});

export const subscriptionSchema = z.object({
  planId: z.string(),
  status: z.enum(["active", "past_due", "ended"]),
  periodEnd: z.iso.datetime(),
  renews: z.boolean(),
});

export const me = endpoint({
  method: "GET",
  path: "/api/me",
  access: "person",
  summary: "The signed-in person, their tokens and their subscription",
  status: 200,
  reply: z.object({
    user: userSchema,
    credits: z.int(),
    lots: z.array(lotSchema),
    subscription: subscriptionSchema.nullable(),
  }),
});
export type Me = z.infer<typeof me.reply>;
