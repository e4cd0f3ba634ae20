import type { Trx } from "#server/db/open.ts";
import * as queries from "./queries.ts";

export type OpenLot = Awaited<ReturnType<typeof queries.lotsInSpendingOrder>>[number];

export const isLive = (lot: OpenLot, at: string) => lot.expires_at === null || lot.expires_at > at;

export const total = (lots: OpenLot[]) => lots.reduce((sum, lot) => sum + lot.available, 0);

/** Splits an amount among lots in their order; the shares are less than the amount where the lots do not suffice. */
export function share(lots: OpenLot[], credits: number): { lotId: string; tokens: number }[] {
  const shares = [];
  let missing = credits;
  for (const lot of lots) {
    if (missing <= 0) break;
    const taken = Math.min(lot.available, missing);
    shares.push({ lotId: lot.id, tokens: taken });
    missing -= taken;
  }
  return shares;
}

/** Stores a correction and takes its tokens from the lots in their order. */
export async function withdraw(trx: Trx, correction: queries.Correction, lots: OpenLot[]): Promise<void> {
  const { kind, user_id, ref, reason, at } = correction;
  await queries.insertCorrection(trx, correction);
  await queries.insertEntries(
    trx,
    share(lots, -correction.change).map(({ lotId, tokens }) => {
      return { user_id, lot_id: lotId, kind, available: -tokens, held: 0, reason, ref, at };
    }),
  );
}
