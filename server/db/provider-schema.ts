import type { ColumnType, Generated } from "kysely";
import type { Part, Resolution } from "#shared/dreams.ts";

type Time = string;
/** Written once; the schema refuses a change. */
type Fixed<T> = ColumnType<T, T, never>;

interface ProviderOrders {
  job_id: Fixed<string>;
  nth: Fixed<number>;
  state: "posting" | "accepted" | "refused" | "ambiguous" | "abandoned";
  seed: Fixed<number>;
  /** SHA-256 of the prompt sent along. */
  prompt_hash: Fixed<string | null>;
  /** The call it is counted as. */
  call_id: Fixed<number | null>;
  posted_at: Fixed<Time>;
}

interface UnwantedPredictions {
  id: ColumnType<number, never, never>;
  /** Null while it is not known whether the submission began anything. */
  provider_job: string | null;
  seed: Fixed<number>;
  prompt_hash: Fixed<string | null>;
  resolution: Fixed<Resolution>;
  call_id: Fixed<number | null>;
  posted_at: Fixed<Time>;
  attempts: Generated<number>;
  run_at: Time;
}

interface ProviderCalls {
  id: ColumnType<number, never, never>;
  /** Of a dream that may be deleted meanwhile; null for what comes before one. */
  dream_id: Fixed<string | null>;
  /** Whose part it makes; null for reviews. */
  user_id: Fixed<string | null>;
  job_id: Fixed<string | null>;
  part: Fixed<"moderation" | Part>;
  provider: Fixed<string>;
  model: Fixed<string>;
  /** The provider's own id of the call. */
  ref: string | null;
  /** When it went out. */
  started_at: Fixed<Time>;
  /** The figures are an estimate until the call is settled. */
  seconds: number;
  input_tokens: number;
  output_tokens: number;
  images: number;
  video_seconds: number;
  /** Millionths of a dollar. */
  micro_usd: number;
  /** `open` until settled, then `ok` or why it failed. */
  outcome: string;
  settled_at: Time | null;
}

/** Tables of the work that providers do for dreams. */
export interface ProviderSchema {
  provider_orders: ProviderOrders;
  unwanted_predictions: UnwantedPredictions;
  provider_calls: ProviderCalls;
}
