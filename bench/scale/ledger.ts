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

interface Hold {
  id: string;
  shares: { lot: Lot; tokens: number }[];
}

/** Books in memory by the rules of the schema's triggers, then writes all entries in the order of their time. */
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

    /** The books of one user; calls come in the order of their time. */
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

        grant(grant: {
          source: LotSource;
          sourceRef: string;
          tokens: number;
          at: number;
          expiresAt?: number;
        }): void {
          const lot: Lot = {
            id: random.uuid(),
            userId,
            source: grant.source,
            sourceRef: grant.sourceRef,
            createdAt: grant.at,
            expiresAt: grant.expiresAt ?? null,
            available: 0,
            held: 0,
            lastEntry: 0,
          };
          own.push(lot);
          own.sort((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || 0);
          lots.push(lot);
          book({ at: grant.at, lot, kind: "grant", available: grant.tokens, held: 0 });
        },

        /** Needs a balance that suffices. */
        hold(order: { dreamId: string; part: Part; round: number; tokens: number; at: number }): Hold {
          const { at, tokens, dreamId, part, round } = order;
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

        /** Takes back what is left of a lot's tokens; returns how many. */
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
      // Stable, so that what one user did in one moment stays in order.
      entries.sort((a, b) => a.at - b.at);
      entries.forEach(({ at, lot, holdId, kind, available, held, ref }, i) => {
        lot.lastEntry = i + 1;
        const row = { id: i + 1, user_id: lot.userId, lot_id: lot.id, hold_id: holdId, kind };
        writeEntry({ ...row, available, held, reason: null, ref, at: iso(at) });
      });
      const writeLot = tableWriter(sqlite, "lots");
      for (const lot of lots) {
        writeLot({
          id: lot.id,
          user_id: lot.userId,
          source: lot.source,
          source_ref: lot.sourceRef,
          expires_at: lot.expiresAt === null ? null : iso(lot.expiresAt),
          created_at: iso(lot.createdAt),
          available: lot.available,
          held: lot.held,
          last_entry: lot.lastEntry,
        });
      }
    },
  };
}

type ScaleLedger = ReturnType<typeof createLedger>;
export type Account = ReturnType<ScaleLedger["account"]>;
