import type { Generated } from "kysely";
import type { AuditAction } from "#shared/admin/audit.ts";
import type { Fixed, Maintained, Time } from "./columns.ts";

interface AuditLog {
  id: Maintained<number>;
  at: Fixed<Time>;
  /** Null for an action on the server's command line. */
  operator_id: Fixed<string | null>;
  operator_email: Fixed<string | null>;
  action: Fixed<AuditAction>;
  target_id: Fixed<string | null>;
  /** JSON; emptied when the account of the target is deleted. */
  before: string | null;
  after: string | null;
  reason: string | null;
  ip: Fixed<string>;
}

interface SecondFactors {
  user_id: Fixed<string>;
  /** Encrypted, as is `pending`, the one that is not confirmed yet. */
  secret: string | null;
  pending: string | null;
  last_step: Generated<number>;
  confirmed_at: Time | null;
}

interface RecoveryCodes {
  user_id: Fixed<string>;
  code_hash: Fixed<string>;
  used_at: Time | null;
}

interface PageViews {
  id: Maintained<number>;
  day: string;
  at: Time;
  visitor: number;
  /** The page's pattern, `/dream/:id`. */
  path: string;
  source: string;
  country: string;
  device: "desktop" | "mobile" | "tablet";
}

interface Visits {
  id: Maintained<number>;
  day: string;
  visitor: number;
  last_at: Time;
  views: number;
}

interface TrafficDays {
  day: string;
  visitors: Generated<number>;
  views: Generated<number>;
  visits: Generated<number>;
  bounces: Generated<number>;
  /** Milliseconds. */
  duration: Generated<number>;
}

interface TrafficLabels {
  kind: "page" | "source" | "country" | "device";
  day: string;
  label: string;
  count: number;
}

/** Tables of the admin area and of traffic. */
export interface AdminSchema {
  operator_log: AuditLog;
  second_factors: SecondFactors;
  recovery_codes: RecoveryCodes;
  page_views: PageViews;
  visits: Visits;
  traffic_days: TrafficDays;
  traffic_labels: TrafficLabels;
}
