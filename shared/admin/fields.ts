import { z } from "zod";
import { PASSWORD_MAX } from "../limits.ts";

export const id = z.string().min(1).max(64);
export const time = z.iso.datetime();

/**
 * Asked for again before money moves or data is deleted; not on a loopback address. Without it the reply is 400
 * `invalid_input` with an issue on `password`; with a wrong one, 401 `invalid_credentials`.
 */
export const freshPassword = z.string().min(1).max(PASSWORD_MAX).optional();

/** From 0. */
export const pageNumber = z.coerce.number().int().min(0).max(100_000).default(0);

export const listQuery = z.strictObject({
  page: pageNumber,
  q: z.string().max(200).default(""),
  /** Any URL may name a language; here it changes error messages only. */
  lang: z.string().max(20).optional(),
});

export const datedListQuery = listQuery.extend({
  /** First and last day (UTC), both included. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

export const listReply = z.object({ total: z.int(), page: z.int(), pageSize: z.int() });

/** One sentence in the admin's language. */
export const messageReply = z.object({ message: z.string() });
