import { afterAll, expect, test } from "vitest";
import { prepare } from "#client/features/dreams/import/prepare.ts";
import { readFile } from "#client/features/dreams/import/read-file.ts";
import { checkLedger } from "#server/features/credits/check.ts";
import type { Dream } from "#shared/dreams.ts";
import { ask, ended, lensOf } from "../support/lenses.ts";
import { startTestApp, type SignedInClient } from "../support/app.ts";

const site = await startTestApp();
afterAll(() => site.close());

const KEPT = [
  "kind",
  "dreamText",
  "night",
  "time",
  "mood",
  "favourite",
  "marks",
  "ownTags",
  "remark",
] as const;
const READ = ["title", "tags", "interpretation", "language"] as const;

async function journalOf(client: SignedInClient) {
  const { dreams } = (await client.get("/api/dreams?form=full")).json as { dreams: Dream[] };
  return dreams
    .map((dream) => Object.fromEntries([...KEPT, ...READ].map((name) => [name, dream[name]])))
    .toSorted((a, b) => (String(a.dreamText) < String(b.dreamText) ? -1 : 1));
}

test("an own export read back into another account gives the same journal, once", async () => {
  const ana = await site.signUp({ tokens: 10, verified: true });
  const id = await ana.submitDream("Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu.", {
    depth: "image",
    night: "2024-03-05",
  });
  await site.finished(id);
  const remark = "<b>Babam</b> oradaydı.\n\nSonra uyandım.";
  await ana.patch(`/api/dreams/${id}`, {
    mood: "curious",
    favourite: true,
    marks: ["lucid"],
    ownTags: ["tren"],
    remark,
  });
  await ask(ana, id, "gestalt");
  const gestalt = await ended(ana, id, "gestalt");
  await ana.post("/api/dreams/notes", {
    dreamText: "Yalnız bir not, \u202ekimse okumasın.",
    language: "tr",
    time: null,
  });
  const deleted = await ana.post("/api/dreams/notes", {
    dreamText: "Silinmiş bir not, kalmasın.",
    language: "tr",
  });
  await ana.delete(`/api/dreams/${(deleted.json as { dream: Dream }).dream.id}`);

  const bytes = (await ana.get("/api/account/export")).bytes;
  const content = await readFile(new File([new Uint8Array(bytes)], "dreams.zip"), {
    nights: { timeZone: "UTC", nightEnds: 12 },
    monthFirst: false,
    signal: new AbortController().signal,
    onShare: () => undefined,
  });
  if (content.kind !== "dreams") throw new Error("no export");
  const dreams = content.dreams.map((found) => {
    const prepared = prepare(found, "2020-01-01", "2999-01-01");
    if (prepared.left !== null) throw new Error(prepared.left);
    return prepared.dream;
  });

  const ben = await site.signUp({ verified: true });
  const send = () => ben.post("/api/dreams/import", { language: "tr", dreams });
  expect((await send()).json).toEqual({ added: 2, known: 0 });
  expect((await send()).json).toEqual({ added: 0, known: 2 });
  expect(await journalOf(ben)).toEqual(await journalOf(ana));
  const copy = (await ben.get("/api/dreams?form=full")).json as { dreams: Dream[] };
  const { id: copied } = copy.dreams.find(({ kind }) => kind === "dream")!;
  expect(await lensOf(ben, copied, "gestalt")).toMatchObject({
    status: "done",
    cost: 0,
    engine: "imported",
    content: gestalt.content,
  });
  // It is there, so that it cannot be bought again.
  expect((await ask(ben, copied, "gestalt")).status).toBeLessThan(300);
  expect((await lensOf(ben, copied, "jungian")).status).toBe("unread");
  await ben.delete(`/api/dreams/${copied}`);
  await ben.post(`/api/dreams/${copied}/restore`);
  expect((await lensOf(ben, copied, "gestalt")).status).toBe("done");
  expect(await checkLedger(site.store.db)).toEqual([]);
});
