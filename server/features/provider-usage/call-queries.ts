import { sql, type Insertable } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { PriceTable } from "#server/provider-settings.ts";
import type { Usage } from "#server/providers/engines.ts";
import { costOf } from "#server/providers/prices.ts";

type CallRow = Insertable<Schema["provider_calls"]>;

/** What a call is for. */
export interface CallPurpose {
  dreamId: string | null;
  userId: string | null;
  jobId: string | null;
  part: CallRow["part"];
  provider: string;
}

function figures(prices: PriceTable, usage: Usage) {
  return {
    seconds: usage.seconds,
    input_tokens: usage.inputTokens ?? 0,
    output_tokens: usage.outputTokens ?? 0,
    images: usage.images ?? 0,
    video_seconds: usage.video?.seconds ?? 0,
    micro_usd: costOf(prices, usage),
    outcome: usage.outcome,
  };
}

/** Stores a call before it is sent, with an estimate that counts until it is settled. Resolves to its id. */
export async function openCall(
  db: Db,
  call: CallPurpose & { estimate: Omit<Usage, "outcome">; prices: PriceTable; now: Date },
): Promise<number> {
  const { estimate, prices, now } = call;
  const { id } = await db
    .insertInto("provider_calls")
    .values({
      dream_id: call.dreamId,
      user_id: call.userId,
      job_id: call.jobId,
      part: call.part,
      provider: call.provider,
      model: estimate.model,
      ref: null,
      started_at: now.toISOString(),
      ...figures(prices, { ...estimate, outcome: "open" }),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Stores what an open call used. A settled call keeps its figures. */
export async function settleCall(
  db: Db,
  id: number,
  { usage, prices, now }: { usage: Usage; prices: PriceTable; now: Date },
): Promise<void> {
  await db
    .updateTable("provider_calls")
    .set((eb) => ({
      ...figures(prices, usage),
      settled_at: now.toISOString(),
      // Some servers use the same id for all calls.
      ref: eb
        .case()
        .when(
          eb.exists(
            eb
              .selectFrom("provider_calls as other")
              .select("other.id")
              .where("other.provider", "=", eb.ref("provider_calls.provider"))
              .where("other.ref", "=", usage.ref ?? ""),
          ),
        )
        .then(null)
        .else(usage.ref ?? null)
        .end(),
    }))
    .where("id", "=", id)
    .where("settled_at", "is", null)
    .execute();
}

/** Counts the calls of a job that timed out. */
export async function lateCalls(db: Db, jobId: string): Promise<number> {
  // The outcome is a literal, as in the partial index.
  const { rows } = await sql<{ calls: number }>`
    SELECT COUNT(*) AS calls FROM provider_calls WHERE job_id = ${jobId} AND outcome = 'provider_timeout'`.execute(
    db,
  );
  return rows[0]!.calls;
}

/** The first and the last millisecond of a day (UTC). */
function dayOf(time: Date): { first: string; last: string } {
  const day = time.toISOString().slice(0, 10);
  return { first: `${day}T00:00:00.000Z`, last: `${day}T23:59:59.999Z` };
}

/** Calls for parts of a user that providers refused for their content on the day (UTC) of `now`. */
export async function refusedToday(db: Db, userId: string, now: Date): Promise<number> {
  const { first, last } = dayOf(now);
  const { rows } = await sql<{ calls: number }>`
    SELECT COUNT(*) AS calls FROM provider_calls
    WHERE user_id = ${userId} AND outcome = 'provider_refused' AND started_at BETWEEN ${first} AND ${last}`.execute(
    db,
  );
  return rows[0]!.calls;
}

/** Calls and millionths of a dollar of one provider on the day (UTC) of `now`. */
export async function usedToday(
  db: Db,
  provider: string,
  now: Date,
): Promise<{ calls: number; microUsd: number }> {
  const { first, last } = dayOf(now);
  const { calls, microUsd } = await db
    .selectFrom("provider_calls")
    .select((eb) => [
      eb.fn.countAll<number>().as("calls"),
      eb.fn.sum<number | null>("micro_usd").as("microUsd"),
    ])
    .where("provider", "=", provider)
    .where("started_at", ">=", first)
    // Calls of a clock that ran ahead must not count every day until then.
    .where("started_at", "<=", last)
    .executeTakeFirstOrThrow();
  return { calls, microUsd: microUsd ?? 0 };
}
