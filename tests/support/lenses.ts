import { expect } from "vitest";
import type { LensEngine } from "#server/providers/engines.ts";
import type { DreamLens, ReadingLens } from "#shared/lenses.ts";
import type { SignedInClient } from "./app.ts";
import { createTestEngines } from "./engines.ts";

type Client = Pick<SignedInClient, "get" | "post">;
export const lensesOf = async (client: Client, id: string) =>
  (await client.get(`/api/dreams/${id}/lenses`)).json!.lenses as DreamLens[];
export const lensOf = async (client: Client, id: string, lens: ReadingLens) =>
  (await lensesOf(client, id)).find((each) => each.lens === lens)!;
export const ask = (client: Client, id: string, lens: ReadingLens) =>
  client.post(`/api/dreams/${id}/lenses`, { lens });
/** The lens once it was made or has failed. */
export async function ended(client: Client, id: string, lens: ReadingLens): Promise<DreamLens> {
  await expect.poll(async () => (await lensOf(client, id, lens)).status).toMatch(/done|failed/);
  return lensOf(client, id, lens);
}
/** A lens that waits for the test at each attempt, then works or fails. */
export function heldLens() {
  const started = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const { lens } = createTestEngines();
  const held: LensEngine = {
    name: "studio",
    async look(prompt, call) {
      started.resolve();
      const aborted = Promise.withResolvers<never>();
      call.signal.addEventListener("abort", () => aborted.reject(call.signal.reason));
      await Promise.race([ends.promise, aborted.promise]);
      return lens.look(prompt, call);
    },
  };
  return { lens: held, started: started.promise, ends };
}
