import type { Database } from "better-sqlite3";
import type { LotSource } from "#shared/credits.ts";
import type { Part } from "#shared/dreams.ts";
import type { Random } from "./random.ts";
import { iso } from "./size.ts";
import { tableWriter } from "./table.ts";

interface Lot {
  id: string;
  userId: string;
  source: LotSource;
  sourceRef: string;
  createdAt: number;
  expiresAt: number | null;
  available: number;
  held: number;
  lastEntry: number;
}

interface Entry {
  at: number;
  lot: Lot;
  holdId: string | null;
  kind: "grant" | "hold" | "capture" | "release" | "expire" | "clawback";
  available: number;
  held: number;
  ref: string | null;
}

interface Grant extends Pick<Lot, "source" | "sourceRef"> {
  tokens: number;
  at: number;
  expiresAt?: number | null;
}

interface Hold {
  id: string;
  shares: { lot: Lot; tokens: number }[];
}

/** Keeps the books in memory by the rules of the schema's triggers; `write` writes all entries in order of time. */
export function createLedger(sqlite: Database, random: Random) {
  const lots: Lot[] = [];
  const entries: Entry[] = [];
  const writeHold = tableWriter(sqlite, "holds");
  const writeCorrection = tableWriter(sqlite, "corrections");

  function book(entry: Omit<Entry, "holdId" | "ref"> & { holdId?: string; ref?: string }): void {
    entries.push({ holdId: null, ref: null, ...entry });
    entry.lot.available += entry.available;
    entry.lot.held += entry.held;
  }

  return {
    entries: () => entries.length,

    /** The books of one user; to be called in order of time. */
    account(userId: string) {
      const own: Lot[] = [];

      function expire(at: number): void {
        for (const lot of own) {
          if (lot.expiresAt === null || lot.expiresAt > at || lot.available === 0) continue;
          book({ at, lot, kind: "expire", available: -lot.available, held: 0 });
        }
      }

      return {
        balance: (at: number) =>
          own.reduce((sum, lot) => sum + ((lot.expiresAt ?? Infinity) > at ? lot.available : 0), 0),
        expire,

        grant({ source, sourceRef, tokens, at, expiresAt = null }: Grant): void {
          const counts = { available: 0, held: 0, lastEntry: 0 };
          const lot: Lot = {
            id: random.uuid(),
            userId,
            source,
            sourceRef,
            createdAt: at,
            expiresAt,
            ...counts,
          };
          own.push(lot);
          own.sort((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);
          lots.push(lot);
          book({ at, lot, kind: "grant", available: tokens, held: 0 });
        },

        /** Throws without a sufficient balance. */
        hold(request: { dreamId: string; part: Part; round: number; tokens: number; at: number }): Hold {
          const { at, tokens, dreamId, part, round } = request;
          expire(at);
          const id = random.uuid();
          writeHold({ id, user_id: userId, dream_id: dreamId, part, round, tokens, created_at: iso(at) });
          const shares: Hold["shares"] = [];
          let missing = tokens;
          for (const lot of own) {
            const taken = Math.min(missing, lot.available);
            if (taken === 0) continue;
            book({ at, lot, holdId: id, kind: "hold", available: -taken, held: taken });
            shares.push({ lot, tokens: taken });
            missing -= taken;
          }
          if (missing) throw new Error(`user ${userId} lacks ${missing} tokens`);
          return { id, shares };
        },

        settle(hold: Hold, kind: "capture" | "release", at: number): void {
          for (const { lot, tokens } of hold.shares) {
            const available = kind === "release" ? tokens : 0;
            book({ at, lot, holdId: hold.id, kind, available, held: -tokens });
          }
        },

        /** Takes back the available credits of a lot; returns how many. */
        clawback(sourceRef: string, tokens: number, at: number): number {
          const lot = own.find((one) => one.sourceRef === sourceRef)!;
          expire(at);
          const taken = Math.min(tokens, lot.available);
          const ref = `refund of ${sourceRef}`;
          const correction = { kind: "clawback", ref, user_id: userId, lot_id: lot.id };
          writeCorrection({ ...correction, asked: tokens, change: -taken, reason: null, at: iso(at) });
          if (taken) book({ at, lot, kind: "clawback", available: -taken, held: 0, ref });
          return taken;
        },
      };
    },

    write(): void {
      const writeEntry = tableWriter(sqlite, "ledger_entries");
      // The sort is stable: entries of one time stay in order.
      entries.sort((a, b) => a.at - b.at);
      entries.forEach(({ at, lot, holdId, kind, available, held, ref }, i) => {
        lot.lastEntry = i + 1;
        const row = { id: i + 1, user_id: lot.userId, lot_id: lot.id, hold_id: holdId, kind };
        writeEntry({ ...row, available, held, reason: null, ref, at: iso(at) });
      });
      const writeLot = tableWriter(sqlite, "lots");
      for (const { userId, sourceRef, expiresAt, createdAt, lastEntry, ...lot } of lots) {
        writeLot({
          ...lot,
          user_id: userId,
          source_ref: sourceRef,
          expires_at: expiresAt === null ? null : iso(expiresAt),
          created_at: iso(createdAt),
          last_entry: lastEntry,
        });
      }
    },
  };
}

export type Account = ReturnType<ReturnType<typeof createLedger>["account"]>;
