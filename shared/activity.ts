import { z } from "zod";
import { HOUR_MS } from "./durations.ts";
import { endpoint } from "./endpoint.ts";
import { ACTIVITY_RANGE } from "./site-figures.ts";

/** The display figure of an hour, the same for all visitors. */
export function activityAt(time: Date): number {
  let mixed = Math.floor(time.getTime() / HOUR_MS);
  // One round of a 32-bit integer hash: neighbouring hours must not look alike.
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b);
  const share = ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  return ACTIVITY_RANGE.min + Math.floor(share * (ACTIVITY_RANGE.max - ACTIVITY_RANGE.min + 1));
}

export const getActivity = endpoint({
  method: "GET",
  path: "/api/activity",
  access: "everyone",
  summary: "The figure of the live line, for display only",
  status: 200,
  reply: z.object({ people: z.int() }),
});
