import type { Generated } from "kysely";
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

/** What programs of users call the API with. */
export interface KeySchema {
  api_keys: ApiKeys;
}
