import type { Insertable } from "kysely";
import type { Db } from "#server/db/open.ts";
import type { Schema } from "#server/db/schema.ts";
import type { Usage } from "#server/providers/engines.ts";

type CallPart = Insertable<Schema["provider_calls"]>["part"];

/** Keeps what a call used and cost. The same call of a provider, told by its `ref`, is kept once. */
export async function insertCall(
  db: Db,
  call: {
    dreamId: string | null;
    part: CallPart;
    provider: string;
    usage: Usage;
    microUsd: number;
    endedAt: Date;
  },
): Promise<void> {
  const { usage } = call;
  await db
    .insertInto("provider_calls")
    .values({
      dream_id: call.dreamId,
      part: call.part,
      provider: call.provider,
      model: usage.model,
      ref: usage.ref ?? null,
      started_at: new Date(call.endedAt.getTime() - usage.seconds * 1000).toISOString(),
      seconds: usage.seconds,
      input_tokens: usage.inputTokens ?? 0,
      output_tokens: usage.outputTokens ?? 0,
      images: usage.images ?? 0,
      video_seconds: usage.video?.seconds ?? 0,
      micro_usd: call.microUsd,
      outcome: usage.outcome,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Calls and millionths of a dollar of one provider on the day (UTC) of `now`. */
export async function usedToday(
  db: Db,
  provider: string,
  now: Date,
): Promise<{ calls: number; microUsd: number }> {
  const { calls, microUsd } = await db
    .selectFrom("provider_calls")
    .select((eb) => [
      eb.fn.countAll<number>().as("calls"),
      eb.fn.sum<number | null>("micro_usd").as("microUsd"),
    ])
    .where("provider", "=", provider)
    .where("started_at", ">=", `${now.toISOString().slice(0, 10)}T00:00:00.000Z`)
    .executeTakeFirstOrThrow();
  return { calls, microUsd: microUsd ?? 0 };
}
