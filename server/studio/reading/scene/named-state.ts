import type { Mention } from "./vocabulary.ts";

/** "A naked man", "裸のおじさん", "çıplak bir adam", "mi hermana embarazada". */
export function ofNamedState(verb: Mention, all: readonly Mention[], text: string): Mention | undefined {
  if (!/^(?:naked|barefoot|pregnant)$/u.test(verb.id)) return undefined;
  const last = all.findLast(({ kind, end }) => kind === "people" && end <= verb.at);
  if (last && /^ (?:toute? )?$/u.test(text.slice(last.end, verb.at))) return last;
  const next = all.find(({ kind, at }) => kind === "people" && at >= verb.end);
  return next && /^(?: |の|的| bir )$/u.test(text.slice(verb.end, next.at)) ? next : undefined;
}
