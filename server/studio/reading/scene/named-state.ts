import type { Mention } from "./vocabulary.ts";

/** "A naked man", "裸のおじさん", "çıplak bir adam". */
export function ofNamedState(verb: Mention, all: readonly Mention[], text: string): Mention | undefined {
  if (!/^(?:naked|barefoot|pregnant)$/u.test(verb.id)) return undefined;
  const next = all.find(({ kind, at }) => kind === "people" && at >= verb.end);
  return next && /^(?: |の|的| bir )$/u.test(text.slice(verb.end, next.at)) ? next : undefined;
}
