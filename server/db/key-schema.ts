import type { Generated } from "kysely";
import type { WebhookMessage } from "#shared/webhooks.ts";
import type { Fixed, Flag, Time } from "./columns.ts";

interface ApiKeys {
  id: Fixed<string>;
  user_id: Fixed<string>;
  name: Fixed<string>;
  /** SHA-256 of the whole key. */
  key_hash: Fixed<string>;
  /** Its last letters. */
  hint: Fixed<string>;
  may_read: Fixed<Flag>;
  may_write: Fixed<Flag>;
  may_spend: Fixed<Flag>;
  /** Tokens that it may hold on a day; null where only the balance limits it. */
  daily_tokens: Fixed<number | null>;
  /** `YYYY-MM-DD` in UTC, and the tokens held on that day. */
  spent_day: Generated<string | null>;
  spent_tokens: Generated<number>;
  created_at: Fixed<Time>;
  expires_at: Fixed<Time | null>;
  last_used_at: Generated<Time | null>;
}

interface Webhooks {
  id: Fixed<string>;
  user_id: Fixed<string>;
  url: Fixed<string>;
  on_done: Fixed<Flag>;
  on_failed: Fixed<Flag>;
  sealed_secret: string;
  /** Signs too until `old_until`. */
  old_sealed_secret: Generated<string | null>;
  old_until: Generated<Time | null>;
  /** Every attempt since then has failed. */
  failing_since: Generated<Time | null>;
  disabled_at: Generated<Time | null>;
  created_at: Fixed<Time>;
}

interface WebhookMessages {
  /** The `webhook-id`. */
  id: Fixed<string>;
  webhook_id: Fixed<string>;
  user_id: Fixed<string>;
  type: Fixed<WebhookMessage["type"]>;
  dream_id: Fixed<string | null>;
  /** JSON. */
  data: Fixed<string>;
  status: Generated<WebhookMessage["status"]>;
  attempts: Generated<number>;
  /** While it is sent: the end of the lease. */
  run_at: Time;
  lease_token: Generated<string | null>;
  last_at: Generated<Time | null>;
  last_status: Generated<number | null>;
  last_error: Generated<WebhookMessage["lastError"]>;
  last_ms: Generated<number | null>;
  created_at: Fixed<Time>;
}

/** What programs of users call the API with, and how the site calls them. */
export interface KeySchema {
  api_keys: ApiKeys;
  webhooks: Webhooks;
  webhook_messages: WebhookMessages;
}
