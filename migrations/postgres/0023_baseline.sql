-- The schema of migrations 0001 to 0023 in PostgreSQL's form: the same tables, rules and names. Times are ISO 8601 texts,
-- flags 0 and 1, and texts are compared by bytes. See docs/decisions/0024-postgresql.md.

CREATE FUNCTION is_time(value text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$';

CREATE FUNCTION is_day(value text) RETURNS boolean LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN value ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$';

CREATE FUNCTION is_json(value text) RETURNS boolean LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$ BEGIN
  PERFORM CAST(value AS json);
  RETURN true;
EXCEPTION WHEN invalid_text_representation OR untranslatable_character THEN
  RETURN false;
END $$;

-- Whether this session took the id from the sequence just now.
CREATE FUNCTION is_newest_id(sequence regclass, id bigint) RETURNS boolean LANGUAGE plpgsql AS $$ BEGIN
  RETURN id = currval(sequence);
EXCEPTION WHEN object_not_in_prerequisite_state THEN
  RETURN false;
END $$;

-- Queues and scheduled tasks: a transaction whose turn it is locks the row. SQLite has no such table.
CREATE TABLE turns (
  name text COLLATE "C" PRIMARY KEY
);
INSERT INTO turns (name) VALUES
  ('jobs'), ('mails'), ('payments'), ('traffic'), ('sandbox'), ('creditExpiry');

CREATE TABLE users (
  id text COLLATE "C" PRIMARY KEY,
  email text COLLATE "C" UNIQUE,
  name text COLLATE "C" NOT NULL,
  password_hash text COLLATE "C" NOT NULL,
  locale text COLLATE "C" NOT NULL,
  email_verified_at text COLLATE "C",
  banned_until text COLLATE "C",
  created_at text COLLATE "C" NOT NULL,
  last_sign_in_at text COLLATE "C",
  registration_country text COLLATE "C",
  last_login_country text COLLATE "C",
  deleted_at text COLLATE "C",
  CHECK ((email IS NULL) = (deleted_at IS NOT NULL))
);

CREATE TABLE user_roles (
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  role text COLLATE "C" NOT NULL CHECK (role IN ('admin')),
  PRIMARY KEY (user_id, role)
);

CREATE TABLE sessions (
  id_hash text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  data text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  expires_at text COLLATE "C" NOT NULL,
  user_agent text COLLATE "C" NOT NULL,
  country text COLLATE "C"
);

CREATE TABLE mail_links (
  token_hash text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  purpose text COLLATE "C" NOT NULL CHECK (purpose IN ('verify', 'reset')),
  email text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  expires_at text COLLATE "C" NOT NULL,
  used_at text COLLATE "C"
);

CREATE TABLE welcome_claims (
  email_hmac text COLLATE "C" PRIMARY KEY,
  claimed_at text COLLATE "C" NOT NULL
);

CREATE TABLE mails (
  id text COLLATE "C" PRIMARY KEY,
  recipient text COLLATE "C" NOT NULL,
  locale text COLLATE "C" NOT NULL,
  template text COLLATE "C" NOT NULL,
  data text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  run_at text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  sent_at text COLLATE "C",
  last_error text COLLATE "C",
  bulk integer NOT NULL DEFAULT 0 CHECK (bulk IN (0, 1))
);

CREATE TABLE token_packages (
  id text COLLATE "C" PRIMARY KEY,
  tokens bigint NOT NULL CHECK (tokens > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  popular integer NOT NULL CHECK (popular IN (0, 1)),
  sort integer NOT NULL
);

CREATE TABLE subscription_plans (
  id text COLLATE "C" PRIMARY KEY,
  tokens bigint NOT NULL CHECK (tokens > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3),
  interval text COLLATE "C" NOT NULL CHECK (interval IN ('month')),
  popular integer NOT NULL CHECK (popular IN (0, 1)),
  sort integer NOT NULL
);

CREATE TABLE subscriptions (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  plan_type text COLLATE "C" NOT NULL REFERENCES subscription_plans (id),
  status text COLLATE "C" NOT NULL CHECK (status IN ('active', 'past_due', 'ended')),
  period_end text COLLATE "C" NOT NULL,
  renews integer NOT NULL CHECK (renews IN (0, 1)),
  created_at text COLLATE "C" NOT NULL,
  as_of text COLLATE "C",
  renewal_told integer NOT NULL DEFAULT 0 CHECK (renewal_told IN (0, 1)),
  to_end integer NOT NULL DEFAULT 0 CHECK (to_end IN (0, 1))
);

CREATE TABLE dreams (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('dream', 'note')),
  status text COLLATE "C" NOT NULL CHECK (status IN ('queued', 'processing', 'done', 'failed', 'cancelled')),
  dream_text text COLLATE "C" NOT NULL,
  search_text text COLLATE "C" NOT NULL,
  language text COLLATE "C" NOT NULL,
  depth text COLLATE "C" NOT NULL CHECK (depth IN ('reading', 'image', 'full')),
  resolution text COLLATE "C" NOT NULL CHECK (resolution IN ('480p', '720p', '1080p')),
  style text COLLATE "C" NOT NULL,
  seed text COLLATE "C" NOT NULL,
  title text COLLATE "C",
  interpretation text COLLATE "C" CHECK (interpretation IS NULL OR is_json(interpretation)),
  tags text COLLATE "C" NOT NULL DEFAULT '[]' CHECK (is_json(tags)),
  idempotency_key text COLLATE "C",
  request_hash text COLLATE "C" NOT NULL,
  created_at text COLLATE "C" NOT NULL,
  finished_at text COLLATE "C",
  art_direction text COLLATE "C",
  imagery text COLLATE "C"
);

CREATE TABLE dream_parts (
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  part text COLLATE "C" NOT NULL CHECK (part IN ('reading', 'image', 'video')),
  status text COLLATE "C" NOT NULL CHECK (status IN ('queued', 'processing', 'done', 'failed', 'cancelled', 'skipped')),
  cost bigint NOT NULL CHECK (cost >= 0),
  -- 1 for the first order of this part; each retry by the person adds one and holds tokens anew.
  round integer NOT NULL DEFAULT 1,
  progress double precision NOT NULL DEFAULT 0,
  engine text COLLATE "C",
  error text COLLATE "C",
  started_at text COLLATE "C",
  finished_at text COLLATE "C",
  engine_version text COLLATE "C",
  PRIMARY KEY (dream_id, part)
);

CREATE TABLE dream_events (
  seq bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  -- Null where the dream as a whole changed.
  part text COLLATE "C" CHECK (part IN ('reading', 'image', 'video')),
  status text COLLATE "C" NOT NULL,
  progress double precision NOT NULL,
  at text COLLATE "C" NOT NULL
);

CREATE TABLE media (
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  name text COLLATE "C" NOT NULL,
  file text COLLATE "C" NOT NULL UNIQUE,
  content_type text COLLATE "C" NOT NULL,
  bytes bigint NOT NULL,
  sha256 text COLLATE "C" NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  seconds double precision,
  created_at text COLLATE "C" NOT NULL,
  PRIMARY KEY (dream_id, name)
);

CREATE TABLE jobs (
  id text COLLATE "C" PRIMARY KEY,
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  part text COLLATE "C" NOT NULL CHECK (part IN ('reading', 'image', 'video')),
  round integer NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('queued', 'running', 'done', 'failed', 'cancelled')),
  attempts integer NOT NULL DEFAULT 0,
  run_at text COLLATE "C" NOT NULL,
  lease_token text COLLATE "C",
  lease_until text COLLATE "C",
  provider_job text COLLATE "C",
  last_error text COLLATE "C",
  created_at text COLLATE "C" NOT NULL,
  user_id text COLLATE "C",
  blocked integer NOT NULL DEFAULT 0 CHECK (blocked IN (0, 1)),
  UNIQUE (dream_id, part, round),
  CHECK ((status = 'running') = (lease_token IS NOT NULL))
);

CREATE TABLE lots (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  source text COLLATE "C" NOT NULL CHECK (source IN ('package', 'subscription', 'welcome', 'admin', 'returned')),
  -- The business object: checkout session, invoice, user, dream part...
  source_ref text COLLATE "C" NOT NULL CHECK (source_ref <> ''),
  expires_at text COLLATE "C" CHECK (is_time(expires_at)),
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at)),
  available bigint NOT NULL DEFAULT 0 CHECK (available >= 0),
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  -- Id of the newest entry counted in; lets a trigger check the sums in constant time.
  last_entry bigint NOT NULL DEFAULT 0,
  root_id text COLLATE "C" REFERENCES lots (id),
  grace integer NOT NULL DEFAULT 0 CHECK (grace IN (0, 1)),
  shortfall bigint NOT NULL DEFAULT 0 CHECK (shortfall >= 0),
  UNIQUE (source, source_ref)
);

CREATE TABLE holds (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  dream_id text COLLATE "C" NOT NULL,
  part text COLLATE "C" NOT NULL CHECK (part IN ('reading', 'image', 'video')),
  round integer NOT NULL CHECK (round >= 1),
  tokens bigint NOT NULL CHECK (tokens > 0),
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at)),
  UNIQUE (dream_id, part, round)
);

CREATE TABLE corrections (
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('clawback', 'adjust')),
  ref text COLLATE "C" NOT NULL CHECK (ref <> ''),
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  -- Clawback: the lot named. Adjust: the lot granted, if any.
  lot_id text COLLATE "C" REFERENCES lots (id),
  -- Clawback: tokens to take back. Adjust: the balance to reach.
  asked bigint NOT NULL CHECK (asked >= 0),
  -- What the balance really changed by; asked + change is a clawback's shortfall.
  change bigint NOT NULL,
  reason text COLLATE "C",
  at text COLLATE "C" NOT NULL CHECK (is_time(at)),
  settles integer NOT NULL DEFAULT 0 CHECK (settles = 0 OR (settles = 1 AND kind = 'clawback' AND change = -asked)),
  PRIMARY KEY (kind, ref),
  CHECK (kind = 'adjust' OR (lot_id IS NOT NULL AND asked > 0 AND change BETWEEN -asked AND 0))
);

CREATE TABLE ledger_entries (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY CHECK (id > 0),
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  lot_id text COLLATE "C" NOT NULL REFERENCES lots (id),
  hold_id text COLLATE "C" REFERENCES holds (id),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('grant', 'hold', 'capture', 'release', 'expire', 'clawback', 'adjust')),
  -- Effect on what can be spent, and on what is held, in tokens.
  available bigint NOT NULL,
  held bigint NOT NULL,
  reason text COLLATE "C",
  -- The correction this entry is part of.
  ref text COLLATE "C",
  at text COLLATE "C" NOT NULL CHECK (is_time(at)),
  CHECK ((hold_id IS NOT NULL) = (kind IN ('hold', 'capture', 'release'))),
  CHECK ((ref IS NOT NULL) = (kind IN ('clawback', 'adjust'))),
  CHECK (CASE kind WHEN 'grant' THEN available > 0 AND held = 0 WHEN 'hold' THEN available < 0 AND held = -available WHEN 'capture' THEN available = 0 AND held < 0 WHEN 'release' THEN available > 0 AND held = -available ELSE available < 0 AND held = 0 END)
);

CREATE TABLE provider_calls (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  dream_id text COLLATE "C",
  part text COLLATE "C" NOT NULL CHECK (part IN ('moderation', 'reading', 'image', 'video')),
  provider text COLLATE "C" NOT NULL,
  model text COLLATE "C" NOT NULL,
  -- The provider's own id of the call, so that no call is counted twice.
  ref text COLLATE "C",
  started_at text COLLATE "C" NOT NULL,
  seconds double precision NOT NULL CHECK (seconds >= 0),
  input_tokens bigint NOT NULL CHECK (input_tokens >= 0),
  output_tokens bigint NOT NULL CHECK (output_tokens >= 0),
  images bigint NOT NULL CHECK (images >= 0),
  video_seconds double precision NOT NULL CHECK (video_seconds >= 0),
  -- Millionths of a dollar, by the price table at that time.
  micro_usd bigint NOT NULL CHECK (micro_usd >= 0),
  -- ok, or why it failed.
  outcome text COLLATE "C" NOT NULL,
  job_id text COLLATE "C",
  settled_at text COLLATE "C",
  user_id text COLLATE "C"
);

CREATE TABLE provider_orders (
  job_id text COLLATE "C" NOT NULL REFERENCES jobs (id) ON DELETE CASCADE,
  nth integer NOT NULL CHECK (nth >= 1),
  state text COLLATE "C" NOT NULL CHECK (state IN ('posting', 'accepted', 'refused', 'ambiguous', 'abandoned')),
  -- The seed sent along: by it the work is found again when the answer was lost.
  seed bigint NOT NULL,
  posted_at text COLLATE "C" NOT NULL,
  call_id bigint REFERENCES provider_calls (id),
  prompt_hash text COLLATE "C",
  PRIMARY KEY (job_id, nth)
);

CREATE TABLE payments (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  provider text COLLATE "C" NOT NULL CHECK (provider IN ('stripe', 'sandbox')),
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('package', 'subscription')),
  -- Id of the package or plan, and what was sold under it.
  item text COLLATE "C" NOT NULL,
  tokens bigint NOT NULL CHECK (tokens > 0),
  amount bigint NOT NULL CHECK (amount > 0),
  currency text COLLATE "C" NOT NULL CHECK (length(currency) = 3 AND currency = upper(currency)),
  status text COLLATE "C" NOT NULL CHECK (status IN ('open', 'pending', 'paid', 'failed', 'expired', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost')),
  -- Hash of all that the provider was asked for, so that a second click meets the first one's page.
  request_hash text COLLATE "C",
  session_id text COLLATE "C" UNIQUE,
  session_url text COLLATE "C",
  invoice_id text COLLATE "C" UNIQUE,
  subscription_id text COLLATE "C",
  payment_intent text COLLATE "C" UNIQUE,
  receipt_url text COLLATE "C",
  -- Subscriptions: when the paid period ends.
  period_end text COLLATE "C" CHECK (is_time(period_end)),
  refunded_amount bigint NOT NULL DEFAULT 0 CHECK (refunded_amount BETWEEN 0 AND amount),
  -- Tokens that refunds and disputes ask back now, and those of them that were there to be taken.
  tokens_asked bigint NOT NULL DEFAULT 0 CHECK (tokens_asked BETWEEN 0 AND tokens),
  tokens_taken bigint NOT NULL DEFAULT 0 CHECK (tokens_taken BETWEEN 0 AND tokens_asked),
  -- How often tokens were taken or given back.
  corrections bigint NOT NULL DEFAULT 0 CHECK (corrections >= 0),
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at)),
  paid_at text COLLATE "C" CHECK (is_time(paid_at)),
  source_ref text COLLATE "C" GENERATED ALWAYS AS (CASE kind WHEN 'package' THEN session_id ELSE invoice_id END) STORED,
  to_close integer NOT NULL DEFAULT 0 CHECK (to_close IN (0, 1)),
  CHECK ((paid_at IS NOT NULL) = (status IN ('paid', 'partly_refunded', 'refunded', 'disputed', 'dispute_lost')))
);

CREATE TABLE invoice_payments (
  invoice_id text COLLATE "C" PRIMARY KEY,
  payment_intent text COLLATE "C" NOT NULL
);

CREATE TABLE payment_reversals (
  id text COLLATE "C" PRIMARY KEY,
  payment_intent text COLLATE "C" NOT NULL,
  -- Charge: the sum of its refunds as the charge itself tells it.
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('charge', 'refund', 'dispute')),
  amount bigint NOT NULL CHECK (amount >= 0),
  state text COLLATE "C" NOT NULL CHECK (CASE kind WHEN 'charge' THEN state = 'told' WHEN 'refund' THEN state IN ('pending', 'succeeded', 'failed') ELSE state IN ('inquiry', 'open', 'lost', 'won') END)
);

CREATE TABLE payment_events (
  id text COLLATE "C" PRIMARY KEY,
  type text COLLATE "C" NOT NULL,
  -- As received, without what it says of a person.
  body text COLLATE "C" NOT NULL,
  status text COLLATE "C" NOT NULL CHECK (status IN ('received', 'handled', 'ignored', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  error text COLLATE "C",
  received_at text COLLATE "C" NOT NULL CHECK (is_time(received_at)),
  handled_at text COLLATE "C" CHECK (is_time(handled_at))
);

CREATE TABLE sandbox_objects (
  id text COLLATE "C" PRIMARY KEY,
  type text COLLATE "C" NOT NULL,
  body text COLLATE "C" NOT NULL,
  idempotency_key text COLLATE "C" UNIQUE,
  created_at text COLLATE "C" NOT NULL CHECK (is_time(created_at))
);

CREATE TABLE lot_notices (
  lot_id text COLLATE "C" PRIMARY KEY REFERENCES lots (id),
  at text COLLATE "C" NOT NULL
);

CREATE TABLE operator_log (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  at text COLLATE "C" NOT NULL CHECK (is_time(at)),
  -- Null for what was done on the server's command line.
  operator_id text COLLATE "C" REFERENCES users (id),
  -- As it was then: who did it stays known when the account is gone.
  operator_email text COLLATE "C",
  action text COLLATE "C" NOT NULL,
  target_id text COLLATE "C",
  before text COLLATE "C" CHECK (is_json(before)),
  after text COLLATE "C" CHECK (is_json(after)),
  reason text COLLATE "C",
  ip text COLLATE "C" NOT NULL,
  CHECK ((operator_id IS NULL) = (operator_email IS NULL))
);

CREATE TABLE second_factors (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users (id),
  -- Encrypted; null until it was confirmed once.
  secret text COLLATE "C",
  -- Encrypted; waits to be confirmed.
  pending text COLLATE "C",
  -- Time step of the newest code taken: no code is taken twice.
  last_step bigint NOT NULL DEFAULT 0 CHECK (last_step >= 0),
  confirmed_at text COLLATE "C" CHECK (is_time(confirmed_at)),
  CHECK ((secret IS NULL) = (confirmed_at IS NULL))
);

CREATE TABLE recovery_codes (
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  code_hash text COLLATE "C" NOT NULL,
  used_at text COLLATE "C" CHECK (is_time(used_at)),
  PRIMARY KEY (user_id, code_hash)
);

CREATE TABLE page_views (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  day text COLLATE "C" NOT NULL CHECK (is_day(day)),
  at text COLLATE "C" NOT NULL CHECK (is_time(at)),
  -- A hash whose salt is gone after the day.
  visitor bigint NOT NULL,
  path text COLLATE "C" NOT NULL,
  source text COLLATE "C" NOT NULL,
  country text COLLATE "C" NOT NULL,
  device text COLLATE "C" NOT NULL CHECK (device IN ('desktop', 'mobile', 'tablet'))
);

CREATE TABLE visits (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  day text COLLATE "C" NOT NULL CHECK (is_day(day)),
  visitor bigint NOT NULL,
  last_at text COLLATE "C" NOT NULL CHECK (is_time(last_at)),
  views bigint NOT NULL CHECK (views > 0)
);

CREATE TABLE traffic_days (
  day text COLLATE "C" PRIMARY KEY CHECK (is_day(day)),
  visitors bigint NOT NULL DEFAULT 0,
  views bigint NOT NULL DEFAULT 0,
  visits bigint NOT NULL DEFAULT 0,
  -- Visits of one page.
  bounces bigint NOT NULL DEFAULT 0,
  -- Milliseconds from the first to the last view, over all visits.
  duration bigint NOT NULL DEFAULT 0
);

CREATE TABLE traffic_labels (
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('page', 'source', 'country', 'device')),
  day text COLLATE "C" NOT NULL CHECK (is_day(day)),
  label text COLLATE "C" NOT NULL,
  count bigint NOT NULL CHECK (count > 0),
  PRIMARY KEY (kind, day, label)
);

CREATE TABLE person_revisions (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users (id),
  revision bigint NOT NULL DEFAULT 0
);

CREATE TABLE dream_tags (
  user_id text COLLATE "C" NOT NULL,
  tag text COLLATE "C" NOT NULL,
  -- Of the dream.
  created_at text COLLATE "C" NOT NULL,
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  PRIMARY KEY (user_id, tag, created_at, dream_id)
);

CREATE TABLE account_removals (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users (id),
  at text COLLATE "C" NOT NULL
);

CREATE TABLE user_totals (
  user_id text COLLATE "C" PRIMARY KEY REFERENCES users (id),
  -- Tokens left in all lots, also in those past their expiry that no sweep has met yet.
  available bigint NOT NULL DEFAULT 0 CHECK (available >= 0),
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  -- Tokens ever captured.
  credits_used bigint NOT NULL DEFAULT 0 CHECK (credits_used >= 0),
  dreams bigint NOT NULL DEFAULT 0 CHECK (dreams >= 0),
  notes bigint NOT NULL DEFAULT 0 CHECK (notes >= 0),
  -- UTF-8 bytes of what the user wrote.
  text_bytes bigint NOT NULL DEFAULT 0 CHECK (text_bytes >= 0),
  media_bytes bigint NOT NULL DEFAULT 0 CHECK (media_bytes >= 0)
);

CREATE TABLE site_totals (
  id bigint PRIMARY KEY CHECK (id = 1),
  -- Accounts that are not deleted.
  users bigint NOT NULL CHECK (users >= 0),
  media_bytes bigint NOT NULL CHECK (media_bytes >= 0)
);

CREATE TABLE token_transactions (
  -- The grant of the lot, or the first capture of the hold.
  id bigint PRIMARY KEY REFERENCES ledger_entries (id),
  type text COLLATE "C" NOT NULL CHECK (type IN ('purchase', 'usage')),
  -- The lot, or the hold.
  ref text COLLATE "C" NOT NULL,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  tokens bigint NOT NULL CHECK (tokens > 0),
  at text COLLATE "C" NOT NULL,
  -- Of the payment of the lot, in minor units; '' and 0 without one.
  currency text COLLATE "C" NOT NULL DEFAULT '',
  paid bigint NOT NULL DEFAULT 0,
  -- Refunded, or taken by a bank after a dispute.
  went_back bigint NOT NULL DEFAULT 0,
  CHECK ((currency = '') = (paid = 0)),
  CHECK (went_back BETWEEN 0 AND paid),
  CHECK (type = 'purchase' OR paid = 0)
);

CREATE TABLE transaction_days (
  type text COLLATE "C" NOT NULL CHECK (type IN ('purchase', 'usage')),
  day text COLLATE "C" NOT NULL,
  currency text COLLATE "C" NOT NULL,
  count bigint NOT NULL DEFAULT 0 CHECK (count >= 0),
  tokens bigint NOT NULL DEFAULT 0 CHECK (tokens >= 0),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  went_back bigint NOT NULL DEFAULT 0 CHECK (went_back BETWEEN 0 AND paid),
  PRIMARY KEY (type, day, currency)
);

CREATE TABLE check_results (
  name text COLLATE "C" PRIMARY KEY CHECK (name IN ('reconciliation', 'ledger')),
  at text COLLATE "C" NOT NULL,
  result text COLLATE "C" NOT NULL CHECK (is_json(result))
);

CREATE TABLE unwanted_predictions (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  provider_job text COLLATE "C" UNIQUE,
  seed bigint NOT NULL,
  prompt_hash text COLLATE "C",
  resolution text COLLATE "C" NOT NULL CHECK (resolution IN ('480p', '720p', '1080p')),
  call_id bigint UNIQUE REFERENCES provider_calls (id),
  posted_at text COLLATE "C" NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  run_at text COLLATE "C" NOT NULL
);

CREATE TABLE shortfall_entries (
  id bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  lot_id text COLLATE "C" NOT NULL REFERENCES lots (id),
  -- Opened by a claw-back, settled by a release, dropped when the money came again.
  kind text COLLATE "C" NOT NULL CHECK (kind IN ('opened', 'settled', 'dropped')),
  -- The correction, or what dropped it.
  ref text COLLATE "C" NOT NULL CHECK (ref <> ''),
  change bigint NOT NULL CHECK (change <> 0 AND (kind = 'opened') = (change > 0)),
  at text COLLATE "C" NOT NULL CHECK (is_time(at)),
  UNIQUE (kind, ref)
);

CREATE TABLE expiry_clock (
  id bigint PRIMARY KEY CHECK (id = 1),
  swept_at text COLLATE "C" NOT NULL CHECK (is_time(swept_at))
);

CREATE TABLE late_payments (
  payment_id text COLLATE "C" PRIMARY KEY REFERENCES payments (id),
  noted_at text COLLATE "C" NOT NULL CHECK (is_time(noted_at)),
  -- 1 until the money is on its way back, or a bank has it.
  open integer NOT NULL DEFAULT 1 CHECK (open IN (0, 1)),
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  last_error text COLLATE "C"
);

CREATE TABLE media_checks (
  id bigint PRIMARY KEY CHECK (id = 1),
  checked_at text COLLATE "C" NOT NULL CHECK (is_time(checked_at)),
  files bigint NOT NULL CHECK (files >= 0)
);

CREATE TABLE missing_media (
  dream_id text COLLATE "C" NOT NULL REFERENCES dreams (id) ON DELETE CASCADE,
  part text COLLATE "C" NOT NULL CHECK (part IN ('image', 'video')),
  -- Files that are missing or not whole.
  files bigint NOT NULL CHECK (files > 0),
  PRIMARY KEY (dream_id, part)
);

CREATE TABLE search_owners (
  number bigint GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL UNIQUE REFERENCES users (id),
  -- Number of the newest text.
  newest bigint NOT NULL DEFAULT 0 CHECK (newest BETWEEN 0 AND 16777215)
);

CREATE TABLE search_texts (
  id bigint PRIMARY KEY,
  dream_id text COLLATE "C" NOT NULL UNIQUE REFERENCES dreams (id) ON DELETE CASCADE,
  -- The same as dreams.search_text.
  text text COLLATE "C" NOT NULL
);

CREATE TABLE email_changes (
  id text COLLATE "C" PRIMARY KEY,
  user_id text COLLATE "C" NOT NULL REFERENCES users (id),
  from_email text COLLATE "C" NOT NULL,
  to_email text COLLATE "C" NOT NULL,
  confirm_hash text COLLATE "C" UNIQUE,
  stop_hash text COLLATE "C" UNIQUE,
  undo_hash text COLLATE "C" UNIQUE,
  requested_at text COLLATE "C" NOT NULL,
  confirm_until text COLLATE "C" NOT NULL,
  expires_at text COLLATE "C" NOT NULL,
  confirmed_at text COLLATE "C"
);

CREATE VIEW user_credits AS
  SELECT user_id, SUM(available) AS credits, SUM(held) AS held FROM lots GROUP BY user_id;

CREATE INDEX sessions_by_user ON sessions (user_id);

CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE INDEX mail_links_by_user ON mail_links (user_id, purpose);

CREATE INDEX subscriptions_by_user ON subscriptions (user_id);

CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions (user_id) WHERE status IN ('active', 'past_due');

CREATE INDEX dreams_by_user ON dreams (user_id, created_at DESC, id DESC);

CREATE UNIQUE INDEX dreams_idempotency ON dreams (user_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

CREATE INDEX dream_parts_recent ON dream_parts (part, finished_at) WHERE status = 'done';

CREATE INDEX dream_events_by_dream ON dream_events (dream_id, seq);

CREATE INDEX lots_by_user ON lots (user_id);

CREATE INDEX lots_expiring ON lots (expires_at) WHERE available > 0 AND expires_at IS NOT NULL;

CREATE INDEX corrections_by_user ON corrections (user_id);

CREATE INDEX ledger_by_lot ON ledger_entries (lot_id);

CREATE INDEX ledger_by_user ON ledger_entries (user_id);

CREATE UNIQUE INDEX ledger_one_grant ON ledger_entries (lot_id) WHERE kind = 'grant';

CREATE UNIQUE INDEX ledger_by_hold ON ledger_entries (hold_id, lot_id, (kind = 'hold')) WHERE hold_id IS NOT NULL;

CREATE UNIQUE INDEX ledger_by_ref ON ledger_entries (kind, ref, lot_id) WHERE ref IS NOT NULL;

CREATE UNIQUE INDEX provider_orders_one_live ON provider_orders (job_id)
  WHERE state IN ('posting', 'accepted', 'abandoned');

CREATE UNIQUE INDEX provider_orders_one_ambiguous ON provider_orders (job_id) WHERE state = 'ambiguous';

CREATE UNIQUE INDEX provider_calls_by_ref ON provider_calls (provider, ref) WHERE ref IS NOT NULL;

CREATE INDEX provider_calls_by_time ON provider_calls (provider, started_at);

CREATE INDEX provider_calls_by_dream ON provider_calls (dream_id);

CREATE INDEX payments_by_user ON payments (user_id, created_at);

CREATE INDEX payments_by_subscription ON payments (subscription_id) WHERE subscription_id IS NOT NULL;

CREATE INDEX payments_open ON payments (user_id, request_hash) WHERE status = 'open';

CREATE INDEX payment_reversals_by_intent ON payment_reversals (payment_intent);

CREATE INDEX payment_events_unhandled ON payment_events (received_at) WHERE status IN ('received', 'failed');

CREATE INDEX payment_events_by_time ON payment_events (received_at);

CREATE INDEX sandbox_objects_by_type ON sandbox_objects (type, created_at);

CREATE INDEX operator_log_by_action ON operator_log (action, id);

CREATE INDEX operator_log_by_target ON operator_log (target_id) WHERE target_id IS NOT NULL;

CREATE INDEX dream_parts_failed ON dream_parts (finished_at) WHERE status = 'failed';

CREATE INDEX page_views_by_day ON page_views (day);

CREATE INDEX visits_by_visitor ON visits (day, visitor, last_at);

CREATE INDEX jobs_ready ON jobs (part, created_at, id, user_id, run_at, provider_job)
  WHERE status = 'queued' AND blocked = 0;

CREATE INDEX jobs_running ON jobs (status, user_id, part) WHERE status = 'running';

CREATE INDEX jobs_open ON jobs (status, user_id) WHERE status IN ('queued', 'running');

CREATE INDEX dreams_unfinished ON dreams (status, created_at, id, user_id) WHERE status IN ('queued', 'processing');

CREATE INDEX dreams_unfinished_by_user ON dreams (user_id, created_at, id) WHERE status IN ('queued', 'processing');

CREATE INDEX dream_tags_by_dream ON dream_tags (dream_id);

CREATE INDEX mail_links_by_expiry ON mail_links (expires_at);

CREATE INDEX mails_ended ON mails (status, created_at) WHERE status IN ('sent', 'failed');

CREATE INDEX mails_by_recipient ON mails (recipient);

CREATE UNIQUE INDEX payments_by_source ON payments (kind, source_ref);

CREATE INDEX subscriptions_by_period ON subscriptions (status, period_end);

CREATE INDEX payments_to_close ON payments (provider) WHERE to_close = 1 AND status = 'open';

CREATE INDEX transaction_days_by_end ON transaction_days ((day || 'Z'));

CREATE INDEX user_totals_by_available ON user_totals (available, user_id);

CREATE INDEX user_totals_by_used ON user_totals (credits_used, user_id);

CREATE INDEX user_totals_by_dreams ON user_totals (dreams, user_id);

CREATE INDEX token_transactions_by_time ON token_transactions (at, id);

CREATE INDEX token_transactions_by_type ON token_transactions (type, at, id);

CREATE INDEX token_transactions_by_user ON token_transactions (user_id, type, at, tokens, currency, paid, went_back);

CREATE INDEX users_by_created ON users (created_at, id) WHERE deleted_at IS NULL;

CREATE INDEX users_by_sign_in ON users (COALESCE(last_sign_in_at, ''), id) WHERE deleted_at IS NULL;

CREATE INDEX users_by_name ON users (lower(name), id) WHERE deleted_at IS NULL;

CREATE INDEX users_deleted ON users (id, deleted_at) WHERE deleted_at IS NOT NULL;

CREATE INDEX operator_log_by_time ON operator_log (at, id);

CREATE INDEX dream_parts_unfinished ON dream_parts (status, part) WHERE status IN ('queued', 'processing');

CREATE INDEX mails_unsent ON mails (status, created_at) WHERE status <> 'sent';

CREATE INDEX corrections_short ON corrections (ref) WHERE kind = 'clawback' AND asked + change > 0;

CREATE INDEX provider_calls_late ON provider_calls (job_id) WHERE outcome = 'provider_timeout';

CREATE INDEX provider_orders_unanswered ON provider_orders (prompt_hash) WHERE state = 'posting';

CREATE INDEX jobs_by_provider_job ON jobs (provider_job) WHERE provider_job IS NOT NULL;

CREATE INDEX unwanted_predictions_due ON unwanted_predictions (run_at);

CREATE INDEX shortfall_entries_by_lot ON shortfall_entries (lot_id);

CREATE INDEX late_payments_open ON late_payments (noted_at) WHERE open = 1;

CREATE INDEX subscriptions_live_by_end ON subscriptions (period_end) WHERE status IN ('active', 'past_due');

CREATE INDEX subscriptions_to_sync ON subscriptions (id) WHERE to_end = 1 OR renewal_told = 0;

CREATE INDEX subscriptions_by_period_end ON subscriptions (period_end) WHERE status IN ('active', 'past_due');

CREATE INDEX provider_calls_refused ON provider_calls (user_id, started_at) WHERE outcome = 'provider_refused';

CREATE INDEX dream_parts_ended ON dream_parts (part, engine, status, finished_at)
  WHERE status IN ('done', 'failed');

CREATE INDEX jobs_waiting ON jobs (created_at) WHERE status = 'queued';

CREATE INDEX mails_due ON mails (bulk, run_at) WHERE status IN ('queued', 'sending');

CREATE INDEX email_changes_by_user ON email_changes (user_id, requested_at);

CREATE INDEX email_changes_by_expiry ON email_changes (expires_at);

CREATE FUNCTION ledger_entries_no_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'ledger entries are append-only';
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_no_update BEFORE UPDATE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_no_update();

CREATE FUNCTION ledger_entries_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'ledger entries are append-only';
  RETURN OLD;
END $$;
CREATE TRIGGER ledger_entries_no_delete BEFORE DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_no_delete();

CREATE FUNCTION holds_no_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'holds are append-only';
  RETURN NEW;
END $$;
CREATE TRIGGER holds_no_update BEFORE UPDATE ON holds
  FOR EACH ROW EXECUTE FUNCTION holds_no_update();

CREATE FUNCTION holds_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'holds are append-only';
  RETURN OLD;
END $$;
CREATE TRIGGER holds_no_delete BEFORE DELETE ON holds
  FOR EACH ROW EXECUTE FUNCTION holds_no_delete();

CREATE FUNCTION corrections_no_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'corrections are append-only';
  RETURN NEW;
END $$;
CREATE TRIGGER corrections_no_update BEFORE UPDATE ON corrections
  FOR EACH ROW EXECUTE FUNCTION corrections_no_update();

CREATE FUNCTION corrections_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'corrections are append-only';
  RETURN OLD;
END $$;
CREATE TRIGGER corrections_no_delete BEFORE DELETE ON corrections
  FOR EACH ROW EXECUTE FUNCTION corrections_no_delete();

CREATE FUNCTION lots_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'lots are kept for ever';
  RETURN OLD;
END $$;
CREATE TRIGGER lots_no_delete BEFORE DELETE ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_no_delete();

CREATE FUNCTION lots_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM lots WHERE id = NEW.id)
    OR EXISTS (SELECT 1 FROM lots WHERE source = NEW.source AND source_ref = NEW.source_ref) THEN
    RAISE EXCEPTION 'a source is granted once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lots_once BEFORE INSERT ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_once();

CREATE FUNCTION lots_begin_empty() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.available <> 0 OR NEW.held <> 0 OR NEW.last_entry <> 0 THEN
    RAISE EXCEPTION 'a lot begins empty';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lots_begin_empty BEFORE INSERT ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_begin_empty();

CREATE FUNCTION holds_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM holds WHERE id = NEW.id)
    OR EXISTS (SELECT 1 FROM holds WHERE dream_id = NEW.dream_id AND part = NEW.part AND round = NEW.round) THEN
    RAISE EXCEPTION 'a round of a dream part is held once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER holds_once BEFORE INSERT ON holds
  FOR EACH ROW EXECUTE FUNCTION holds_once();

CREATE FUNCTION holds_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM dreams WHERE id = NEW.dream_id AND user_id <> NEW.user_id) THEN
    RAISE EXCEPTION 'a dream is paid by its owner';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER holds_owner BEFORE INSERT ON holds
  FOR EACH ROW EXECUTE FUNCTION holds_owner();

CREATE FUNCTION corrections_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM corrections WHERE kind = NEW.kind AND ref = NEW.ref) THEN
    RAISE EXCEPTION 'a correction is booked once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER corrections_once BEFORE INSERT ON corrections
  FOR EACH ROW EXECUTE FUNCTION corrections_once();

CREATE FUNCTION corrections_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.lot_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM (SELECT user_id FROM lots WHERE id = NEW.lot_id) THEN
    RAISE EXCEPTION 'a correction belongs to the owner of its lot';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER corrections_owner BEFORE INSERT ON corrections
  FOR EACH ROW EXECUTE FUNCTION corrections_owner();

CREATE FUNCTION dreams_delete_settled() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (
    SELECT 1 FROM holds JOIN ledger_entries AS entry ON entry.hold_id = holds.id
    WHERE holds.dream_id = OLD.id GROUP BY holds.id HAVING SUM(entry.held) <> 0) THEN
    RAISE EXCEPTION 'a dream with held tokens is kept';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER dreams_delete_settled BEFORE DELETE ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_delete_settled();

CREATE FUNCTION ledger_entries_at_end() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest bigint;
BEGIN
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO newest FROM ledger_entries_id_seq;
  IF (NEW.id <= newest AND NOT is_newest_id('ledger_entries_id_seq', NEW.id)) THEN
    RAISE EXCEPTION 'ledger entries are only added at the end';
  ELSIF NEW.id > newest THEN
    PERFORM setval('ledger_entries_id_seq', NEW.id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_at_end BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_at_end();

CREATE FUNCTION ledger_entries_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.user_id IS DISTINCT FROM (SELECT user_id FROM lots WHERE id = NEW.lot_id)
    OR (NEW.hold_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM (SELECT user_id FROM holds WHERE id = NEW.hold_id)) THEN
    RAISE EXCEPTION 'an entry belongs to the owner of its lot';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_owner BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_owner();

CREATE FUNCTION ledger_entries_not_negative() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM lots WHERE id = NEW.lot_id AND (available + NEW.available < 0 OR held + NEW.held < 0)) THEN
    RAISE EXCEPTION 'a lot is never below zero';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_not_negative BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_not_negative();

CREATE FUNCTION ledger_entries_grant() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'grant' AND (SELECT last_entry FROM lots WHERE id = NEW.lot_id) <> 0 THEN
    RAISE EXCEPTION 'a lot is granted once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_grant BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_grant();

CREATE FUNCTION ledger_entries_expiry() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind IN ('hold', 'expire') AND (NEW.kind = 'expire')
    <> COALESCE((SELECT expires_at <= NEW.at FROM lots WHERE id = NEW.lot_id), false) THEN
    RAISE EXCEPTION 'a lot is spent before its expiry and expires after it';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_expiry BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_expiry();

CREATE FUNCTION ledger_entries_hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'hold' AND (
    EXISTS (SELECT 1 FROM ledger_entries WHERE hold_id = NEW.hold_id AND lot_id = NEW.lot_id)
    OR NEW.held + (SELECT COALESCE(SUM(held), 0) FROM ledger_entries WHERE hold_id = NEW.hold_id AND kind = 'hold')
    > (SELECT tokens FROM holds WHERE id = NEW.hold_id)) THEN
    RAISE EXCEPTION 'more held than ordered';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_hold BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_hold();

CREATE FUNCTION ledger_entries_settle() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind IN ('capture', 'release') AND (
    NOT EXISTS (
    SELECT 1 FROM ledger_entries
    WHERE hold_id = NEW.hold_id AND lot_id = NEW.lot_id AND kind = 'hold' AND held = -NEW.held)
    OR EXISTS (
    SELECT 1 FROM ledger_entries
    WHERE hold_id = NEW.hold_id AND kind <> 'hold' AND (lot_id = NEW.lot_id OR kind <> NEW.kind))
    OR (SELECT SUM(held) FROM ledger_entries WHERE hold_id = NEW.hold_id AND kind = 'hold')
    <> (SELECT tokens FROM holds WHERE id = NEW.hold_id)) THEN
    RAISE EXCEPTION 'only what was held can be settled, once and one way';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_settle BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_settle();

CREATE FUNCTION ledger_entries_correct() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.ref IS NOT NULL AND (
    EXISTS (SELECT 1 FROM ledger_entries WHERE kind = NEW.kind AND ref = NEW.ref AND lot_id = NEW.lot_id)
    OR NEW.available + (SELECT COALESCE(SUM(available), 0) FROM ledger_entries WHERE kind = NEW.kind AND ref = NEW.ref)
    < COALESCE((SELECT change FROM corrections
    WHERE kind = NEW.kind AND ref = NEW.ref AND user_id = NEW.user_id), 0)) THEN
    RAISE EXCEPTION 'more taken than the correction says';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_correct BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_correct();

CREATE FUNCTION ledger_entries_apply() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE lots SET available = available + NEW.available, held = held + NEW.held, last_entry = NEW.id
  WHERE id = NEW.lot_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_apply AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_apply();

CREATE FUNCTION lots_equal_entries() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.last_entry IS DISTINCT FROM (SELECT COALESCE(MAX(id), 0) FROM ledger_entries WHERE lot_id = NEW.id)
    OR NOT EXISTS (
      SELECT 1 FROM ledger_entries WHERE lot_id = NEW.id AND id > OLD.last_entry
      HAVING COALESCE(SUM(available), 0) = NEW.available - OLD.available
        AND COALESCE(SUM(held), 0) = NEW.held - OLD.held) THEN
    RAISE EXCEPTION 'a lot equals the sum of its entries';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lots_equal_entries BEFORE UPDATE OF available, held, last_entry ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_equal_entries();

CREATE FUNCTION provider_calls_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'provider calls are append-only';
  RETURN OLD;
END $$;
CREATE TRIGGER provider_calls_no_delete BEFORE DELETE ON provider_calls
  FOR EACH ROW EXECUTE FUNCTION provider_calls_no_delete();

CREATE FUNCTION payments_identity() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'a payment keeps what was sold';
  RETURN NEW;
END $$;
CREATE TRIGGER payments_identity BEFORE UPDATE OF id, user_id, provider, kind, item, tokens, amount, currency, created_at ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_identity();

CREATE FUNCTION payments_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'payments are kept for ever';
  RETURN OLD;
END $$;
CREATE TRIGGER payments_no_delete BEFORE DELETE ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_no_delete();

CREATE FUNCTION payments_stay_paid() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.paid_at IS NOT NULL AND NEW.paid_at IS DISTINCT FROM OLD.paid_at THEN
    RAISE EXCEPTION 'a payment stays paid';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payments_stay_paid BEFORE UPDATE OF paid_at ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_stay_paid();

CREATE FUNCTION dreams_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dreams_of_the_living BEFORE INSERT ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_of_the_living();

CREATE FUNCTION sessions_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER sessions_of_the_living BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION sessions_of_the_living();

CREATE FUNCTION mail_links_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER mail_links_of_the_living BEFORE INSERT ON mail_links
  FOR EACH ROW EXECUTE FUNCTION mail_links_of_the_living();

CREATE FUNCTION operator_log_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'the operator log is append-only';
  RETURN OLD;
END $$;
CREATE TRIGGER operator_log_no_delete BEFORE DELETE ON operator_log
  FOR EACH ROW EXECUTE FUNCTION operator_log_no_delete();

CREATE FUNCTION operator_log_at_end() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest bigint;
BEGIN
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO newest FROM operator_log_id_seq;
  IF (NEW.id <= newest AND NOT is_newest_id('operator_log_id_seq', NEW.id)) THEN
    RAISE EXCEPTION 'the operator log is only added to at the end';
  ELSIF NEW.id > newest THEN
    PERFORM setval('operator_log_id_seq', NEW.id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER operator_log_at_end BEFORE INSERT ON operator_log
  FOR EACH ROW EXECUTE FUNCTION operator_log_at_end();

CREATE FUNCTION operator_log_no_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NOT (NEW.before IS NULL AND NEW.after IS NULL AND NEW.reason IS NULL
    AND (NEW.id, NEW.at, NEW.operator_id, NEW.operator_email, NEW.action, NEW.target_id, NEW.ip)
    IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.operator_id, OLD.operator_email, OLD.action, OLD.target_id, OLD.ip)
    AND EXISTS (SELECT 1 FROM users WHERE id = OLD.target_id AND deleted_at IS NOT NULL)) THEN
    RAISE EXCEPTION 'the operator log is append-only';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER operator_log_no_update BEFORE UPDATE ON operator_log
  FOR EACH ROW EXECUTE FUNCTION operator_log_no_update();

CREATE FUNCTION users_revision_begins() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO person_revisions (user_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER users_revision_begins AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION users_revision_begins();

CREATE FUNCTION users_update_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_update_revises AFTER UPDATE ON users
  FOR EACH ROW EXECUTE FUNCTION users_update_revises();

CREATE FUNCTION user_roles_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_roles_insert_revises AFTER INSERT ON user_roles
  FOR EACH ROW EXECUTE FUNCTION user_roles_insert_revises();

CREATE FUNCTION user_roles_delete_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER user_roles_delete_revises AFTER DELETE ON user_roles
  FOR EACH ROW EXECUTE FUNCTION user_roles_delete_revises();

CREATE FUNCTION lots_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER lots_insert_revises AFTER INSERT ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_insert_revises();

CREATE FUNCTION lots_update_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER lots_update_revises AFTER UPDATE ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_update_revises();

CREATE FUNCTION subscriptions_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_insert_revises AFTER INSERT ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION subscriptions_insert_revises();

CREATE FUNCTION subscriptions_update_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_update_revises AFTER UPDATE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION subscriptions_update_revises();

CREATE FUNCTION subscriptions_delete_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER subscriptions_delete_revises AFTER DELETE ON subscriptions
  FOR EACH ROW EXECUTE FUNCTION subscriptions_delete_revises();

CREATE FUNCTION dreams_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_insert_revises AFTER INSERT ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_insert_revises();

CREATE FUNCTION dreams_update_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_update_revises AFTER UPDATE ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_update_revises();

CREATE FUNCTION dreams_delete_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = OLD.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_delete_revises AFTER DELETE ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_delete_revises();

CREATE FUNCTION dream_parts_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER dream_parts_insert_revises AFTER INSERT ON dream_parts
  FOR EACH ROW EXECUTE FUNCTION dream_parts_insert_revises();

CREATE FUNCTION media_insert_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER media_insert_revises AFTER INSERT ON media
  FOR EACH ROW EXECUTE FUNCTION media_insert_revises();

CREATE FUNCTION media_delete_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = OLD.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER media_delete_revises AFTER DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION media_delete_revises();

CREATE FUNCTION dream_parts_update_revises() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE person_revisions SET revision = revision + 1
  WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER dream_parts_update_revises AFTER UPDATE OF status, cost, round, engine, error, started_at, finished_at, engine_version ON dream_parts
  FOR EACH ROW EXECUTE FUNCTION dream_parts_update_revises();

CREATE FUNCTION jobs_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users JOIN dreams ON dreams.user_id = users.id
    WHERE dreams.id = NEW.dream_id AND users.deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER jobs_of_the_living BEFORE INSERT ON jobs
  FOR EACH ROW EXECUTE FUNCTION jobs_of_the_living();

CREATE FUNCTION jobs_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE jobs SET user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id) WHERE id = NEW.id;
  UPDATE jobs SET blocked = CASE WHEN EXISTS (
  SELECT 1 FROM jobs AS earlier WHERE earlier.dream_id = jobs.dream_id
  AND earlier.status IN ('queued', 'running') AND CASE earlier.part WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END < CASE jobs.part WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END) THEN 1 ELSE 0 END
  WHERE dream_id = NEW.dream_id AND status IN ('queued', 'running') AND blocked <> CASE WHEN EXISTS (
  SELECT 1 FROM jobs AS earlier WHERE earlier.dream_id = jobs.dream_id
  AND earlier.status IN ('queued', 'running') AND CASE earlier.part WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END < CASE jobs.part WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END) THEN 1 ELSE 0 END;
  RETURN NULL;
END $$;
CREATE TRIGGER jobs_added AFTER INSERT ON jobs
  FOR EACH ROW EXECUTE FUNCTION jobs_added();

CREATE FUNCTION jobs_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (OLD.status IN ('queued', 'running')) <> (NEW.status IN ('queued', 'running')) THEN
    UPDATE jobs SET blocked = CASE WHEN EXISTS (
    SELECT 1 FROM jobs AS earlier WHERE earlier.dream_id = jobs.dream_id
    AND earlier.status IN ('queued', 'running') AND CASE earlier.part WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END < CASE jobs.part WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END) THEN 1 ELSE 0 END
    WHERE dream_id = NEW.dream_id AND status IN ('queued', 'running') AND blocked <> CASE WHEN EXISTS (
    SELECT 1 FROM jobs AS earlier WHERE earlier.dream_id = jobs.dream_id
    AND earlier.status IN ('queued', 'running') AND CASE earlier.part WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END < CASE jobs.part WHEN 'reading' THEN 0 WHEN 'image' THEN 1 ELSE 2 END) THEN 1 ELSE 0 END;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER jobs_ended AFTER UPDATE OF status ON jobs
  FOR EACH ROW EXECUTE FUNCTION jobs_ended();

CREATE FUNCTION dreams_tags_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.tags <> '[]' THEN
    INSERT INTO dream_tags SELECT DISTINCT NEW.user_id, value, NEW.created_at, NEW.id FROM json_array_elements_text(CAST(NEW.tags AS json)) AS listed (value);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_tags_added AFTER INSERT ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_tags_added();

CREATE FUNCTION dreams_tags_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.tags <> OLD.tags THEN
    DELETE FROM dream_tags WHERE dream_id = NEW.id;
    INSERT INTO dream_tags SELECT DISTINCT NEW.user_id, value, NEW.created_at, NEW.id FROM json_array_elements_text(CAST(NEW.tags AS json)) AS listed (value);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_tags_changed AFTER UPDATE OF tags ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_tags_changed();

CREATE FUNCTION users_deleted_close_pages() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.deleted_at IS NOT NULL THEN
    UPDATE payments SET to_close = 1 WHERE user_id = NEW.id AND status = 'open';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_deleted_close_pages AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION users_deleted_close_pages();

CREATE FUNCTION payments_close_page() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.status = 'open' AND EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    UPDATE payments SET to_close = 1 WHERE id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_close_page AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_close_page();

CREATE FUNCTION users_totals_begin() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO user_totals (user_id) VALUES (NEW.id);
  UPDATE site_totals SET users = users + CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE 0 END;
  RETURN NULL;
END $$;
CREATE TRIGGER users_totals_begin AFTER INSERT ON users
  FOR EACH ROW EXECUTE FUNCTION users_totals_begin();

CREATE FUNCTION users_totals_deleted() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (NEW.deleted_at IS NULL) <> (OLD.deleted_at IS NULL) THEN
    UPDATE site_totals SET users = users + CASE WHEN NEW.deleted_at IS NULL THEN 1 ELSE -1 END;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER users_totals_deleted AFTER UPDATE OF deleted_at ON users
  FOR EACH ROW EXECUTE FUNCTION users_totals_deleted();

CREATE FUNCTION ledger_entries_totals() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE user_totals SET available = available + NEW.available, held = held + NEW.held,
  credits_used = credits_used - CASE NEW.kind WHEN 'capture' THEN NEW.held ELSE 0 END WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_totals AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_totals();

CREATE FUNCTION dreams_totals_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE user_totals SET dreams = dreams + CASE NEW.kind WHEN 'dream' THEN 1 ELSE 0 END, notes = notes + CASE NEW.kind WHEN 'note' THEN 1 ELSE 0 END,
  text_bytes = text_bytes + octet_length(NEW.dream_text) WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_totals_added AFTER INSERT ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_totals_added();

CREATE FUNCTION dreams_totals_text() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE user_totals SET text_bytes = text_bytes + octet_length(NEW.dream_text) - octet_length(OLD.dream_text) WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_totals_text AFTER UPDATE OF dream_text ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_totals_text();

CREATE FUNCTION dreams_keep_owner() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.user_id <> OLD.user_id OR NEW.kind <> OLD.kind THEN
    RAISE EXCEPTION 'a dream keeps its owner and kind';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dreams_keep_owner BEFORE UPDATE OF user_id, kind ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_keep_owner();

CREATE FUNCTION dreams_totals_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE site_totals SET media_bytes = media_bytes + 0 - COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = OLD.id), 0);
  UPDATE user_totals SET dreams = dreams - CASE OLD.kind WHEN 'dream' THEN 1 ELSE 0 END, notes = notes - CASE OLD.kind WHEN 'note' THEN 1 ELSE 0 END,
  text_bytes = text_bytes - octet_length(OLD.dream_text), media_bytes = media_bytes - COALESCE((SELECT SUM(bytes) FROM media WHERE dream_id = OLD.id), 0) WHERE user_id = OLD.user_id;
  RETURN OLD;
END $$;
CREATE TRIGGER dreams_totals_removed BEFORE DELETE ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_totals_removed();

CREATE FUNCTION media_totals_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE site_totals SET media_bytes = media_bytes + NEW.bytes; UPDATE user_totals SET media_bytes = media_bytes + NEW.bytes WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER media_totals_added AFTER INSERT ON media
  FOR EACH ROW EXECUTE FUNCTION media_totals_added();

CREATE FUNCTION media_totals_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE site_totals SET media_bytes = media_bytes + NEW.bytes - OLD.bytes;
  UPDATE user_totals SET media_bytes = media_bytes - OLD.bytes WHERE user_id = (SELECT user_id FROM dreams WHERE id = OLD.dream_id);
  UPDATE user_totals SET media_bytes = media_bytes + NEW.bytes WHERE user_id = (SELECT user_id FROM dreams WHERE id = NEW.dream_id);
  RETURN NULL;
END $$;
CREATE TRIGGER media_totals_changed AFTER UPDATE OF bytes, dream_id ON media
  FOR EACH ROW EXECUTE FUNCTION media_totals_changed();

CREATE FUNCTION media_totals_removed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM dreams WHERE id = OLD.dream_id) THEN
    UPDATE site_totals SET media_bytes = media_bytes + 0 - OLD.bytes; UPDATE user_totals SET media_bytes = media_bytes - OLD.bytes WHERE user_id = (SELECT user_id FROM dreams WHERE id = OLD.dream_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER media_totals_removed AFTER DELETE ON media
  FOR EACH ROW EXECUTE FUNCTION media_totals_removed();

CREATE FUNCTION ledger_entries_usage() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'capture' AND NOT EXISTS (
    SELECT 1 FROM ledger_entries WHERE hold_id = NEW.hold_id AND kind = 'capture' AND id < NEW.id) THEN
    INSERT INTO token_transactions (id, type, ref, user_id, tokens, at)
    SELECT NEW.id, 'usage', id, user_id, tokens, NEW.at FROM holds WHERE id = NEW.hold_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_usage AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_usage();

CREATE FUNCTION ledger_entries_purchase() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'grant' THEN
    INSERT INTO token_transactions
    SELECT NEW.id, 'purchase', lots.id, lots.user_id, NEW.available, lots.created_at, COALESCE((SELECT p.currency FROM payments AS p
    WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), ''), COALESCE((SELECT p.amount FROM payments AS p
    WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0), COALESCE((SELECT LEAST(p.amount, p.refunded_amount + (SELECT COALESCE(SUM(back.amount), 0) FROM payment_reversals AS back
    WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost'))) FROM payments AS p
    WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0)
    FROM lots WHERE lots.id = NEW.lot_id AND lots.source IN ('package', 'subscription');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_purchase AFTER INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_purchase();

CREATE FUNCTION token_transactions_days_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO transaction_days (type, day, currency) VALUES (NEW.type, substr(NEW.at, 1, 10), NEW.currency)
  ON CONFLICT DO NOTHING;
  UPDATE transaction_days SET count = count + 1, tokens = tokens + NEW.tokens,
  paid = paid + NEW.paid, went_back = went_back + NEW.went_back
  WHERE type = NEW.type AND day = substr(NEW.at, 1, 10) AND currency = NEW.currency;
  RETURN NULL;
END $$;
CREATE TRIGGER token_transactions_days_added AFTER INSERT ON token_transactions
  FOR EACH ROW EXECUTE FUNCTION token_transactions_days_added();

CREATE FUNCTION token_transactions_days_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (NEW.currency, NEW.paid, NEW.went_back) IS DISTINCT FROM (OLD.currency, OLD.paid, OLD.went_back) THEN
    INSERT INTO transaction_days (type, day, currency) VALUES (OLD.type, substr(OLD.at, 1, 10), OLD.currency)
    ON CONFLICT DO NOTHING;
    UPDATE transaction_days SET count = count + -1, tokens = tokens + -OLD.tokens,
    paid = paid + -OLD.paid, went_back = went_back + -OLD.went_back
    WHERE type = OLD.type AND day = substr(OLD.at, 1, 10) AND currency = OLD.currency; INSERT INTO transaction_days (type, day, currency) VALUES (NEW.type, substr(NEW.at, 1, 10), NEW.currency)
    ON CONFLICT DO NOTHING;
    UPDATE transaction_days SET count = count + 1, tokens = tokens + NEW.tokens,
    paid = paid + NEW.paid, went_back = went_back + NEW.went_back
    WHERE type = NEW.type AND day = substr(NEW.at, 1, 10) AND currency = NEW.currency;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER token_transactions_days_changed AFTER UPDATE ON token_transactions
  FOR EACH ROW EXECUTE FUNCTION token_transactions_days_changed();

CREATE FUNCTION payments_purchase_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE token_transactions SET (currency, paid, went_back) = (
  SELECT COALESCE((SELECT p.currency FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), ''), COALESCE((SELECT p.amount FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0), COALESCE((SELECT LEAST(p.amount, p.refunded_amount + (SELECT COALESCE(SUM(back.amount), 0) FROM payment_reversals AS back
  WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost'))) FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0) FROM lots WHERE lots.id = token_transactions.ref)
  WHERE id IN (
  SELECT entry.id FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
  WHERE lots.source = NEW.kind AND lots.source_ref IN (NEW.source_ref));
  RETURN NULL;
END $$;
CREATE TRIGGER payments_purchase_added AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_purchase_added();

CREATE FUNCTION payments_purchase_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE token_transactions SET (currency, paid, went_back) = (
  SELECT COALESCE((SELECT p.currency FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), ''), COALESCE((SELECT p.amount FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0), COALESCE((SELECT LEAST(p.amount, p.refunded_amount + (SELECT COALESCE(SUM(back.amount), 0) FROM payment_reversals AS back
  WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost'))) FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0) FROM lots WHERE lots.id = token_transactions.ref)
  WHERE id IN (
  SELECT entry.id FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
  WHERE lots.source = NEW.kind AND lots.source_ref IN (OLD.source_ref, NEW.source_ref));
  RETURN NULL;
END $$;
CREATE TRIGGER payments_purchase_changed AFTER UPDATE OF session_id, invoice_id, payment_intent, refunded_amount ON payments
  FOR EACH ROW EXECUTE FUNCTION payments_purchase_changed();

CREATE FUNCTION payment_reversals_purchase_added() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE token_transactions SET (currency, paid, went_back) = (
  SELECT COALESCE((SELECT p.currency FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), ''), COALESCE((SELECT p.amount FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0), COALESCE((SELECT LEAST(p.amount, p.refunded_amount + (SELECT COALESCE(SUM(back.amount), 0) FROM payment_reversals AS back
  WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost'))) FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0) FROM lots WHERE lots.id = token_transactions.ref)
  WHERE id IN (
  SELECT entry.id FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
  WHERE lots.source = (SELECT kind FROM payments WHERE payment_intent = NEW.payment_intent) AND lots.source_ref IN (SELECT source_ref FROM payments WHERE payment_intent = NEW.payment_intent));
  RETURN NULL;
END $$;
CREATE TRIGGER payment_reversals_purchase_added AFTER INSERT ON payment_reversals
  FOR EACH ROW EXECUTE FUNCTION payment_reversals_purchase_added();

CREATE FUNCTION payment_reversals_purchase_changed() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE token_transactions SET (currency, paid, went_back) = (
  SELECT COALESCE((SELECT p.currency FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), ''), COALESCE((SELECT p.amount FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0), COALESCE((SELECT LEAST(p.amount, p.refunded_amount + (SELECT COALESCE(SUM(back.amount), 0) FROM payment_reversals AS back
  WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost'))) FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0) FROM lots WHERE lots.id = token_transactions.ref)
  WHERE id IN (
  SELECT entry.id FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
  WHERE lots.source = (SELECT kind FROM payments WHERE payment_intent = OLD.payment_intent) AND lots.source_ref IN (SELECT source_ref FROM payments WHERE payment_intent = OLD.payment_intent)); UPDATE token_transactions SET (currency, paid, went_back) = (
  SELECT COALESCE((SELECT p.currency FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), ''), COALESCE((SELECT p.amount FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0), COALESCE((SELECT LEAST(p.amount, p.refunded_amount + (SELECT COALESCE(SUM(back.amount), 0) FROM payment_reversals AS back
  WHERE back.payment_intent = p.payment_intent AND back.kind = 'dispute' AND back.state IN ('open', 'lost'))) FROM payments AS p
  WHERE p.kind = lots.source AND p.source_ref = lots.source_ref), 0) FROM lots WHERE lots.id = token_transactions.ref)
  WHERE id IN (
  SELECT entry.id FROM lots JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
  WHERE lots.source = (SELECT kind FROM payments WHERE payment_intent = NEW.payment_intent) AND lots.source_ref IN (SELECT source_ref FROM payments WHERE payment_intent = NEW.payment_intent));
  RETURN NULL;
END $$;
CREATE TRIGGER payment_reversals_purchase_changed AFTER UPDATE ON payment_reversals
  FOR EACH ROW EXECUTE FUNCTION payment_reversals_purchase_changed();

CREATE FUNCTION provider_calls_settled_once() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF OLD.settled_at IS NOT NULL
    OR (NEW.id, NEW.dream_id, NEW.part, NEW.provider, NEW.model, NEW.started_at, NEW.job_id)
    IS DISTINCT FROM (OLD.id, OLD.dream_id, OLD.part, OLD.provider, OLD.model, OLD.started_at, OLD.job_id) THEN
    RAISE EXCEPTION 'a provider call is settled once';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER provider_calls_settled_once BEFORE UPDATE ON provider_calls
  FOR EACH ROW EXECUTE FUNCTION provider_calls_settled_once();

CREATE FUNCTION lots_identity() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'a lot keeps its identity';
  RETURN NEW;
END $$;
CREATE TRIGGER lots_identity BEFORE UPDATE OF id, user_id, source, source_ref, expires_at, created_at, root_id, grace ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_identity();

CREATE FUNCTION lots_of_root() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.shortfall <> 0 OR (NEW.grace = 1 AND NEW.root_id IS NULL)
    OR (NEW.root_id IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM lots WHERE id = NEW.root_id AND user_id = NEW.user_id AND root_id IS NULL AND shortfall = 0)) THEN
    RAISE EXCEPTION 'tokens return as a lot of the same owner, once the shortfall of their lot is settled';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lots_of_root BEFORE INSERT ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_of_root();

CREATE FUNCTION shortfall_entries_no_update() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'shortfall entries are append-only';
  RETURN NEW;
END $$;
CREATE TRIGGER shortfall_entries_no_update BEFORE UPDATE ON shortfall_entries
  FOR EACH ROW EXECUTE FUNCTION shortfall_entries_no_update();

CREATE FUNCTION shortfall_entries_no_delete() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  RAISE EXCEPTION 'shortfall entries are append-only';
  RETURN OLD;
END $$;
CREATE TRIGGER shortfall_entries_no_delete BEFORE DELETE ON shortfall_entries
  FOR EACH ROW EXECUTE FUNCTION shortfall_entries_no_delete();

CREATE FUNCTION shortfall_entries_at_end() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest bigint;
BEGIN
  SELECT CASE WHEN is_called THEN last_value ELSE 0 END INTO newest FROM shortfall_entries_id_seq;
  IF (NEW.id <= newest AND NOT is_newest_id('shortfall_entries_id_seq', NEW.id))
    OR EXISTS (SELECT 1 FROM shortfall_entries WHERE kind = NEW.kind AND ref = NEW.ref) THEN
    RAISE EXCEPTION 'a shortfall is booked once';
  ELSIF NEW.id > newest THEN
    PERFORM setval('shortfall_entries_id_seq', NEW.id);
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER shortfall_entries_at_end BEFORE INSERT ON shortfall_entries
  FOR EACH ROW EXECUTE FUNCTION shortfall_entries_at_end();

CREATE FUNCTION shortfall_entries_fit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (SELECT shortfall FROM lots WHERE id = NEW.lot_id) + NEW.change < 0
    OR (NEW.kind <> 'dropped' AND NEW.change IS DISTINCT FROM (
    SELECT CASE settles WHEN 1 THEN change ELSE asked + change END
    FROM corrections WHERE kind = 'clawback' AND ref = NEW.ref AND lot_id = NEW.lot_id)) THEN
    RAISE EXCEPTION 'a shortfall is what a correction says, and never below zero';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER shortfall_entries_fit BEFORE INSERT ON shortfall_entries
  FOR EACH ROW EXECUTE FUNCTION shortfall_entries_fit();

CREATE FUNCTION shortfall_entries_apply() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE lots SET shortfall = shortfall + NEW.change WHERE id = NEW.lot_id;
  UPDATE payments SET tokens_taken = tokens_taken - NEW.change
  WHERE NEW.kind = 'settled' AND kind = 'package'
  AND session_id = (SELECT source_ref FROM lots WHERE id = NEW.lot_id AND source = 'package');
  UPDATE payments SET tokens_taken = tokens_taken - NEW.change
  WHERE NEW.kind = 'settled' AND kind = 'subscription'
  AND invoice_id = (SELECT source_ref FROM lots WHERE id = NEW.lot_id AND source = 'subscription');
  RETURN NULL;
END $$;
CREATE TRIGGER shortfall_entries_apply AFTER INSERT ON shortfall_entries
  FOR EACH ROW EXECUTE FUNCTION shortfall_entries_apply();

CREATE FUNCTION lots_equal_shortfall_entries() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.shortfall IS DISTINCT FROM (SELECT COALESCE(SUM(change), 0) FROM shortfall_entries WHERE lot_id = NEW.id) THEN
    RAISE EXCEPTION 'a shortfall equals the sum of its entries';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER lots_equal_shortfall_entries BEFORE UPDATE OF shortfall ON lots
  FOR EACH ROW EXECUTE FUNCTION lots_equal_shortfall_entries();

CREATE FUNCTION corrections_open_shortfall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'clawback' AND (NEW.settles = 1 OR NEW.asked + NEW.change > 0) THEN
    INSERT INTO shortfall_entries (lot_id, kind, ref, change, at)
    VALUES (NEW.lot_id, CASE NEW.settles WHEN 1 THEN 'settled' ELSE 'opened' END, NEW.ref,
    CASE NEW.settles WHEN 1 THEN NEW.change ELSE NEW.asked + NEW.change END, NEW.at);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER corrections_open_shortfall AFTER INSERT ON corrections
  FOR EACH ROW EXECUTE FUNCTION corrections_open_shortfall();

CREATE FUNCTION ledger_entries_shortfall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'hold' AND (SELECT shortfall FROM lots WHERE id = (SELECT COALESCE(root_id, id) FROM lots WHERE id = NEW.lot_id)) > 0 THEN
    RAISE EXCEPTION 'a lot with a shortfall is not spent';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_shortfall BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_shortfall();

CREATE FUNCTION dreams_insert_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO search_owners (user_id, newest) VALUES (NEW.user_id, 1)
  ON CONFLICT (user_id) DO UPDATE SET newest = search_owners.newest + 1;
  INSERT INTO search_texts (id, dream_id, text)
  SELECT number * 16777216 + newest, NEW.id, NEW.search_text FROM search_owners WHERE user_id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_insert_searched AFTER INSERT ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_insert_searched();

CREATE FUNCTION dreams_update_searched() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE search_texts SET text = NEW.search_text WHERE dream_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER dreams_update_searched AFTER UPDATE OF search_text ON dreams
  FOR EACH ROW EXECUTE FUNCTION dreams_update_searched();

CREATE FUNCTION dream_parts_begun() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF (OLD.status = 'processing' OR (OLD.status = 'queued' AND OLD.started_at IS NOT NULL)) AND (NEW.round <> OLD.round OR NEW.status IN ('cancelled', 'skipped')
    OR (NEW.status = 'queued' AND NEW.started_at IS NULL)) THEN
    RAISE EXCEPTION 'a part that has begun ends as done or failed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER dream_parts_begun BEFORE UPDATE OF status, round, started_at ON dream_parts
  FOR EACH ROW EXECUTE FUNCTION dream_parts_begun();

CREATE FUNCTION ledger_entries_begun() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF NEW.kind = 'release' AND EXISTS (
    SELECT 1 FROM holds JOIN dream_parts AS part
    ON part.dream_id = holds.dream_id AND part.part = holds.part AND part.round = holds.round
    WHERE holds.id = NEW.hold_id AND (part.status = 'processing' OR (part.status = 'queued' AND part.started_at IS NOT NULL))) THEN
    RAISE EXCEPTION 'a part that has begun is spent unless it failed';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_entries_begun BEFORE INSERT ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION ledger_entries_begun();

CREATE FUNCTION email_changes_of_the_living() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  IF EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND deleted_at IS NOT NULL) THEN
    RAISE EXCEPTION 'this account was deleted';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER email_changes_of_the_living BEFORE INSERT ON email_changes
  FOR EACH ROW EXECUTE FUNCTION email_changes_of_the_living();

INSERT INTO token_packages (id, tokens, amount, currency, popular, sort) VALUES
  ('starter', 50, 300, 'USD', 0, 1),
  ('popular', 200, 1000, 'USD', 1, 2),
  ('pro', 500, 2000, 'USD', 0, 3),
  ('try-10', 10, 4900, 'TRY', 0, 4),
  ('try-25', 25, 9900, 'TRY', 1, 5),
  ('try-50', 50, 17900, 'TRY', 0, 6);
INSERT INTO subscription_plans (id, tokens, amount, currency, interval, popular, sort) VALUES
  ('basic', 100, 999, 'USD', 'month', 0, 1),
  ('pro', 300, 2499, 'USD', 'month', 1, 2),
  ('premium', 1000, 6999, 'USD', 'month', 0, 3);
INSERT INTO site_totals (id, users, media_bytes) VALUES (1, 0, 0);
