import { sql } from "kysely";
import type { Rule, Within } from "./check-rules.ts";

/** Per hold: what its entries say. */
const settlements = (within: Within) => sql`(
  SELECT holds.*,
    COALESCE(SUM(entry.held) FILTER (WHERE entry.kind = 'hold'), 0) AS ordered,
    COALESCE(-SUM(entry.held) FILTER (WHERE entry.kind = 'capture'), 0) AS captured,
    COALESCE(-SUM(entry.held) FILTER (WHERE entry.kind = 'release'), 0) AS released
  FROM holds LEFT JOIN ledger_entries AS entry ON entry.hold_id = holds.id
  WHERE ${within("holds.id")} GROUP BY holds.id)`;

export const ledgerRules: Rule[] = [
  {
    name: "lot_equals_entries",
    of: "lots",
    query: (within) => sql`
      SELECT lots.id AS lot, lots.user_id AS user, lots.available, lots.held,
        COALESCE(SUM(entry.available), 0) AS entries_available, COALESCE(SUM(entry.held), 0) AS entries_held
      FROM lots LEFT JOIN ledger_entries AS entry ON entry.lot_id = lots.id
      WHERE ${within("lots.id")} GROUP BY lots.id
      HAVING lots.available <> COALESCE(SUM(entry.available), 0) OR lots.held <> COALESCE(SUM(entry.held), 0)`,
    sentence:
      "Lot {lot} of user {user} says {available} available and {held} held; its entries say {entries_available} and {entries_held}.",
  },
  {
    name: "never_negative",
    of: "lots",
    query: (within) => sql`
      SELECT lot, entry, available, held FROM (
        SELECT sums.*, ROW_NUMBER() OVER (PARTITION BY lot ORDER BY entry) AS nth FROM (
          SELECT lot_id AS lot, id AS entry,
            SUM(available) OVER running AS available, SUM(held) OVER running AS held
          FROM ledger_entries WHERE ${within("lot_id")} WINDOW running AS (PARTITION BY lot_id ORDER BY id)) AS sums
        WHERE available < 0 OR held < 0) AS negative
      WHERE nth = 1`,
    sentence: "Lot {lot} is below zero after entry {entry}: {available} available, {held} held.",
  },
  {
    name: "entry_shape",
    of: "entries",
    query: (within) => sql`
      SELECT id AS entry, kind, available, held FROM ledger_entries
      WHERE ${within("id")} AND NOT CASE kind
        WHEN 'grant' THEN available > 0 AND held = 0
        WHEN 'hold' THEN available < 0 AND held = -available
        WHEN 'capture' THEN available = 0 AND held < 0
        WHEN 'release' THEN available > 0 AND held = -available
        ELSE available < 0 AND held = 0 END`,
    sentence: "Entry {entry} is no possible {kind}: {available} available, {held} held.",
  },
  {
    name: "entry_owner",
    of: "entries",
    query: (within) => sql`
      SELECT entry.id AS entry, entry.user_id AS user, lots.user_id AS lot_user, holds.user_id AS hold_user
      FROM ledger_entries AS entry
      LEFT JOIN lots ON lots.id = entry.lot_id
      LEFT JOIN holds ON holds.id = entry.hold_id
      WHERE ${within("entry.id")} AND (entry.user_id IS DISTINCT FROM lots.user_id
        OR (entry.hold_id IS NOT NULL AND entry.user_id IS DISTINCT FROM holds.user_id))`,
    sentence: "Entry {entry} is of user {user}; its lot is of {lot_user}, its hold of {hold_user}.",
  },
  {
    name: "entry_time",
    of: "entries",
    query: (within) => sql`
      SELECT entry.id AS entry, entry.kind, entry.at, lots.id AS lot, lots.expires_at AS expiry
      FROM ledger_entries AS entry CROSS JOIN lots
      WHERE lots.id = entry.lot_id AND ${within("entry.id")} AND entry.kind IN ('hold', 'expire')
        AND (entry.kind = 'expire') <> (lots.expires_at IS NOT NULL AND lots.expires_at <= entry.at)`,
    sentence: "Entry {entry} ({kind}) is of {at}, lot {lot} expires at {expiry}.",
  },
  {
    name: "granted_once",
    of: "lots",
    query: (within) => sql`
      SELECT lots.id AS lot, lots.user_id AS user, COUNT(entry.id) AS grants
      FROM lots LEFT JOIN ledger_entries AS entry ON entry.lot_id = lots.id AND entry.kind = 'grant'
      WHERE ${within("lots.id")} GROUP BY lots.id HAVING COUNT(entry.id) <> 1`,
    sentence: "Lot {lot} of user {user} was granted {grants} times.",
  },
  {
    name: "source_granted_once",
    of: "lots",
    query: (within) => sql`
      SELECT lots.source, lots.source_ref, COUNT(*) AS lots
      FROM lots JOIN lots AS same ON same.source = lots.source AND same.source_ref = lots.source_ref
      WHERE ${within("lots.id")} GROUP BY lots.id HAVING COUNT(*) > 1 AND MIN(same.id) = lots.id`,
    sentence: "The {source} {source_ref} was granted in {lots} lots.",
  },
  {
    name: "hold_equals_entries",
    of: "holds",
    query: (within) => sql`
      SELECT id AS hold, dream_id AS dream, part, round, tokens, ordered FROM ${settlements(within)} AS settlement
      WHERE ordered <> tokens`,
    sentence:
      "Hold {hold} (dream {dream}, {part}, round {round}) is for {tokens} tokens; its entries hold {ordered}.",
  },
  {
    name: "settled_whole",
    of: "holds",
    query: (within) => sql`
      SELECT id AS hold, dream_id AS dream, part, round, ordered, captured + released AS settled
      FROM ${settlements(within)} AS settlement WHERE captured + released NOT IN (0, ordered)`,
    sentence:
      "Hold {hold} (dream {dream}, {part}, round {round}) holds {ordered} tokens, of which {settled} are settled.",
  },
  {
    name: "settled_in_its_lots",
    of: "holds",
    query: (within) => sql`
      SELECT hold_id AS hold, lot_id AS lot, SUM(held) AS held, COUNT(*) FILTER (WHERE kind <> 'hold') AS settlements
      FROM ledger_entries WHERE hold_id IS NOT NULL AND ${within("hold_id")}
      GROUP BY hold_id, lot_id
      HAVING COUNT(*) FILTER (WHERE kind = 'hold') <> 1 OR COUNT(*) FILTER (WHERE kind <> 'hold') > 1
        OR (COUNT(*) FILTER (WHERE kind <> 'hold') = 1 AND SUM(held) <> 0)`,
    sentence: "Hold {hold} was settled {settlements} times in lot {lot}, which leaves {held} held.",
  },
  {
    name: "settled_one_way",
    of: "holds",
    query: (within) => sql`
      SELECT id AS hold, dream_id AS dream, part, round, captured, released FROM ${settlements(within)} AS settlement
      WHERE captured <> 0 AND released <> 0`,
    sentence:
      "Hold {hold} (dream {dream}, {part}, round {round}) has {captured} tokens captured and {released} released.",
  },
  {
    name: "hold_fits_part",
    of: "holds",
    query: (within) => sql`
      SELECT * FROM (
        SELECT hold.id AS hold, hold.dream_id AS dream, hold.part, hold.round,
          CASE
            WHEN captured = 0 AND released = 0 THEN 'held'
            WHEN captured = ordered THEN 'captured'
            WHEN released = ordered THEN 'released'
          END AS state,
          CASE
            WHEN dreams.id IS NULL THEN 'settled'
            WHEN hold.part LIKE 'lens-%' THEN CASE
              WHEN lens.status IS NULL OR hold.round > lens.round THEN 'absent'
              WHEN lens.status = 'done' AND hold.round = lens.round THEN 'captured'
              WHEN hold.round < lens.round THEN 'settled'
              WHEN lens.status = 'failed' THEN 'released'
              -- The dream went into the bin: what had begun is spent.
              WHEN lens.status = 'cancelled' AND lens.started_at IS NULL THEN 'released'
              WHEN lens.status = 'cancelled' THEN 'captured'
              ELSE 'held'
            END
            -- Its files were lost later: the tokens came back as a lot of their own.
            WHEN EXISTS (SELECT 1 FROM lots WHERE source = 'returned'
              AND source_ref = 'media:' || hold.dream_id || ':' || hold.part || ':' || hold.round) THEN 'captured'
            -- The part had begun when its dream was deleted, and the dream was restored.
            WHEN hold.round = part.dropped_round THEN 'captured'
            WHEN hold.round < part.dropped_round THEN 'settled'
            WHEN part.status IS NULL OR part.status = 'skipped' OR hold.round > part.round THEN 'absent'
            WHEN hold.round < part.round OR part.status IN ('failed', 'cancelled') THEN 'released'
            WHEN part.status = 'done' THEN 'captured'
            ELSE 'held'
          END AS due,
          CASE WHEN dreams.id IS NULL THEN 'deleted'
            WHEN lens.status IS NOT NULL THEN lens.status || ' in round ' || lens.round
            ELSE COALESCE(part.status || ' in round ' || part.round, 'missing') END AS status
        FROM ${settlements(within)} AS hold
        LEFT JOIN dreams ON dreams.id = hold.dream_id
        LEFT JOIN dream_parts AS part ON part.dream_id = hold.dream_id AND part.part = hold.part
        LEFT JOIN dream_lenses AS lens ON lens.dream_id = hold.dream_id AND 'lens-' || lens.lens = hold.part) AS fitting
      WHERE state <> due AND NOT (due = 'settled' AND state <> 'held')`,
    sentence:
      "Hold {hold} (dream {dream}, {part}, round {round}) is {state}; the part is {status}, so it should be {due}.",
  },
  {
    name: "part_is_paid",
    of: "dreams",
    query: (within) => sql`
      SELECT part.dream_id AS dream, part.part, part.round, part.status, part.cost, holds.tokens, dreams.user_id AS user,
        holds.user_id AS payer
      FROM dream_parts AS part
      JOIN dreams ON dreams.id = part.dream_id
      LEFT JOIN holds ON holds.dream_id = part.dream_id AND holds.part = part.part AND holds.round = part.round
      WHERE ${within("part.dream_id")} AND part.status <> 'skipped' AND part.cost > 0
        AND (holds.tokens IS DISTINCT FROM part.cost OR holds.user_id IS DISTINCT FROM dreams.user_id)`,
    sentence:
      "The {part} of dream {dream} (user {user}, {status}, round {round}) costs {cost} tokens; held were {tokens}, of user {payer}.",
  },
  {
    name: "lens_is_paid",
    of: "dreams",
    query: (within) => sql`
      SELECT lens.dream_id AS dream, lens.lens, lens.round, lens.status, lens.cost, holds.tokens, dreams.user_id AS user,
        holds.user_id AS payer
      FROM dream_lenses AS lens
      JOIN dreams ON dreams.id = lens.dream_id
      LEFT JOIN holds ON holds.dream_id = lens.dream_id AND holds.part = 'lens-' || lens.lens
        AND holds.round = lens.round
      -- One that came with an import was not paid here.
      WHERE ${within("lens.dream_id")} AND lens.engine <> 'imported'
        AND (holds.tokens IS DISTINCT FROM lens.cost OR holds.user_id IS DISTINCT FROM dreams.user_id)`,
    sentence:
      "The {lens} lens on dream {dream} (user {user}, {status}, round {round}) costs {cost} tokens; held were {tokens}, of user {payer}.",
  },
  {
    name: "correction_equals_entries",
    of: "users",
    query: (within) => sql`
      SELECT correction.kind, correction.ref, correction.user_id AS user, correction.change, COALESCE(SUM(entry.available), 0) AS booked
      FROM corrections AS correction
      LEFT JOIN ledger_entries AS entry ON entry.user_id = correction.user_id
        AND ((entry.kind = correction.kind AND entry.ref = correction.ref)
          OR (correction.kind = 'adjust' AND entry.kind = 'grant' AND entry.lot_id = correction.lot_id))
      WHERE ${within("correction.user_id")} GROUP BY correction.kind, correction.ref
      HAVING COALESCE(SUM(entry.available), 0) <> correction.change`,
    sentence: "The {kind} {ref} of user {user} is for {change} tokens; its entries say {booked}.",
  },
  {
    name: "entry_has_correction",
    of: "entries",
    query: (within) => sql`
      SELECT entry.id AS entry, entry.kind, entry.ref FROM ledger_entries AS entry
      WHERE ${within("entry.id")} AND entry.kind IN ('clawback', 'adjust')
        AND NOT EXISTS (SELECT 1 FROM corrections AS c
          WHERE c.kind = entry.kind AND c.ref = entry.ref AND c.user_id = entry.user_id)`,
    sentence: "Entry {entry} belongs to the {kind} {ref}, which is not recorded.",
  },
  {
    name: "view_equals_entries",
    of: "users",
    query: (within) => sql`
      SELECT COALESCE(summed.user_id, seen.user_id) AS user, seen.credits, seen.held,
        summed.credits AS entries_credits, summed.held AS entries_held
      FROM (SELECT user_id, SUM(available) AS credits, SUM(held) AS held FROM ledger_entries
        WHERE ${within("user_id")} GROUP BY user_id) AS summed
      FULL JOIN (SELECT * FROM user_credits WHERE ${within("user_id")}) AS seen ON seen.user_id = summed.user_id
      WHERE COALESCE(seen.credits, 0) <> COALESCE(summed.credits, 0) OR COALESCE(seen.held, 0) <> COALESCE(summed.held, 0)`,
    sentence:
      "user_credits gives user {user} {credits} tokens and {held} held; the entries say {entries_credits} and {entries_held}.",
  },
];
