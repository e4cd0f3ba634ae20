import { z } from "zod";
import { PARTS } from "./dreams.ts";
import { LENS_PARTS } from "./lenses.ts";

/**
 * Where the tokens of a lot came from; `returned`: from a failed part whose lot had expired, or after a refund that was
 * undone.
 */
export const LOT_SOURCES = ["package", "subscription", "welcome", "admin", "returned"] as const;
export type LotSource = (typeof LOT_SOURCES)[number];

/** What a hold pays: a part of a dream, or a lens on it. */
export const PAID_PARTS = [...PARTS, ...LENS_PARTS] as const;
export type PaidPart = (typeof PAID_PARTS)[number];

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
