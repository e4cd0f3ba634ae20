import type { Generated } from "kysely";
import type { Part, Resolution } from "#shared/dreams.ts";
import type { Fixed, Maintained, Time } from "./columns.ts";

interface ProviderOrders {
  job_id: Fixed<string>;
  nth: Fixed<number>;
  state: "posting" | "accepted" | "refused" | "ambiguous" | "abandoned";
  seed: Fixed<number>;
  /** SHA-256 of the prompt sent along. */
  prompt_hash: Fixed<string | null>;
  /** Its row in `provider_calls`. */
  call_id: Fixed<number | null>;
  posted_at: Fixed<Time>;
}

interface UnwantedPredictions {
  id: Maintained<number>;
  /** Null while it is unknown whether the submission began a job. */
  provider_job: string | null;
  seed: Fixed<number>;
  prompt_hash: Fixed<string | null>;
  resolution: Fixed<Resolution>;
  call_id: Fixed<number | null>;
  posted_at: Fixed<Time>;
  attempts: Generated<number>;
  run_at: Time;
}

/** Accepted deliveries of the video provider's webhook. */
interface WebhookDeliveries {
  id: Fixed<string>;
  provider_job: Fixed<string>;
  received_at: Fixed<Time>;
}

interface ProviderCalls {
  id: Maintained<number>;
  /** The dream may be deleted by now; null for the review before one is stored. */
  dream_id: Fixed<string | null>;
  /** Null for reviews. */
  user_id: Fixed<string | null>;
  job_id: Fixed<string | null>;
  part: Fixed<"moderation" | Part>;
  provider: Fixed<string>;
  model: Fixed<string>;
  /** The provider's own id of the call. */
  ref: string | null;
  started_at: Fixed<Time>;
  /** This and the figures below are estimates until the call is settled. */
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

/** Tables of the calls and jobs at providers. */
export interface ProviderSchema {
  provider_orders: ProviderOrders;
  unwanted_predictions: UnwantedPredictions;
  provider_calls: ProviderCalls;
  webhook_deliveries: WebhookDeliveries;
}
