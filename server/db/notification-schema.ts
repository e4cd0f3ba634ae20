import type { Fixed, Flag, Time } from "./columns.ts";
import type { Generated } from "kysely";

interface NotificationSettings {
  user_id: Fixed<string>;
  /** 1: the user answered the question after the first dream. */
  asked: Generated<Flag>;
  ready_mail: Generated<Flag>;
  ready_push: Generated<Flag>;
  letter_mail: Generated<Flag>;
  letter_push: Generated<Flag>;
  /** Whether an AI may write the monthly letter, from its figures and titles. */
  letter_ai: Generated<Flag>;
  reminder_mail: Generated<Flag>;
  reminder_push: Generated<Flag>;
  /** Local time of day. */
  reminder_minute: Generated<number>;
  /** The next moment of it; null where the user wants none. */
  reminder_due: Generated<Time | null>;
}

interface PushSubscriptions {
  id: Fixed<string>;
  user_id: string;
  endpoint: Fixed<string>;
  /** Public key and secret of the browser, in base64url. */
  p256dh: string;
  auth: string;
  created_at: Time;
}

interface Notices {
  /** The same for the same event. */
  id: Fixed<string>;
  user_id: Fixed<string>;
  kind: Fixed<"ready" | "failed" | "reminder" | "letter">;
  dream_id: Fixed<string | null>;
  /** Null for the event itself, which is not yet sent to anyone. */
  subscription_id: Fixed<string | null>;
  attempts: Generated<number>;
  /** While it is sent: the end of the lease. */
  run_at: Time;
  lease_token: Generated<string | null>;
  created_at: Fixed<Time>;
}

interface PushKeys {
  id: Fixed<1>;
  public_key: string;
  sealed_key: string;
  created_at: Time;
}

/** What users are notified of. */
export interface NotificationSchema {
  notification_settings: NotificationSettings;
  push_subscriptions: PushSubscriptions;
  notices: Notices;
  push_keys: PushKeys;
}
