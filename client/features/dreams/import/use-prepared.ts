import { useEffect, useState } from "react";
import type { ImportedDream } from "#shared/import.ts";
import { useApp } from "../../../lib/context.tsx";
import type { DateOrder } from "./dates.ts";
import { breathe, type FoundDream, type FoundFile } from "./found-dream.ts";
import type { Content } from "./read-file.ts";
import { dreamsOfTable, type ColumnPlaces } from "./read-table.ts";
import { lackingAmong, type FilesOf } from "./send-files.ts";
import { knownAmong } from "./send-import.ts";

const PREPARED_AT_ONCE = 50;

export interface Choices {
  places: ColumnPlaces | null;
  order: DateOrder;
  /** Of the dreams without a date. */
  night: string;
  today: string;
}

/** What would be sent, and how many dreams of the file are of which kind. */
export interface Prepared {
  /** Without those that the user has already. */
  dreams: ImportedDream[];
  /** Of these dreams, and what others that the user has lack since an earlier import. */
  files: FilesOf;
  known: number;
  short: number;
  unusual: number;
  clipped: number;
  undated: number;
}

async function foundIn(content: Content, { places, order, today }: Choices, signal: AbortSignal) {
  if (content.kind === "dreams") return content.dreams;
  if (content.kind === "table")
    return dreamsOfTable(content.table, places ?? content.places, { order, today });
  const { readText } = await import("./read-text.ts");
  return readText(content.text, { order, today, signal });
}

async function prepareAll(
  found: readonly FoundDream[],
  { night, today }: Choices,
  signal: AbortSignal,
): Promise<Prepared & { files: Map<ImportedDream, readonly FoundFile[]> }> {
  const { prepare } = await import("./prepare.ts");
  const files = new Map<ImportedDream, readonly FoundFile[]>();
  const all = {
    dreams: [] as ImportedDream[],
    files,
    known: 0,
    short: 0,
    unusual: 0,
    clipped: 0,
    undated: 0,
  };
  for (const [place, dream] of found.entries()) {
    if (place % PREPARED_AT_ONCE === 0) await breathe(signal);
    const prepared = prepare(dream, night, today);
    if (prepared.left !== null) {
      all[prepared.left]++;
      continue;
    }
    if (prepared.clipped) all.clipped++;
    if (prepared.undated) all.undated++;
    all.dreams.push(prepared.dream);
    if (prepared.files.length > 0) files.set(prepared.dream, prepared.files);
  }
  return all;
}

/**
 * The dreams of a content by the choices made; null while they are read and compared with what the user has, and where
 * that has `failed`: the code for it did not arrive.
 */
export function usePrepared(
  content: Content,
  choices: Choices,
): { prepared: Prepared | null; failed: boolean } {
  const { api } = useApp();
  const [prepared, setPrepared] = useState<Prepared | null>(null);
  const [failed, setFailed] = useState(false);
  const { places, order, night, today } = choices;
  useEffect(() => {
    const own = new AbortController();
    const { signal } = own;
    async function run(): Promise<void> {
      const wanted = { places, order, night, today };
      const all = await prepareAll(await foundIn(content, wanted, signal), wanted, signal);
      // Without the answer the import itself adds nothing twice.
      const known = await knownAmong(api, all.dreams, signal).catch(() => new Set<ImportedDream>());
      const theirs = new Map([...all.files].filter(([dream]) => known.has(dream)));
      const lacking = await lackingAmong(api, theirs, signal).catch(() => null);
      if (signal.aborted) return;
      const files = new Map(
        [...all.files].flatMap(([dream, own]) => {
          const wanted = known.has(dream) ? lacking?.get(dream)?.files : own;
          return wanted ? [[dream, wanted] as const] : [];
        }),
      );
      const dreams = all.dreams.filter((dream) => !known.has(dream));
      setPrepared({ ...all, dreams, files, known: known.size });
    }
    setPrepared(null);
    setFailed(false);
    run().catch(() => signal.aborted || setFailed(true));
    return () => own.abort();
  }, [api, content, places, order, night, today]);
  return { prepared, failed };
}
