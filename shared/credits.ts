import { z } from "zod";

/** Where the tokens of a lot came from; `returned`: from a failed part whose lot had expired, or after a refund that was undone. */
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
