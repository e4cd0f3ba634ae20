import type { Account } from "./account.ts";
import type { Theme } from "./catalogue.ts";
import { voiceOf } from "./voice.ts";

const MOST_THEMES = 4;

/** Index of the sentence variants for a light (0) or a heavy (1) dream. */
export function tone({ mood, dynamics, choose }: Account, purpose: string): 0 | 1 {
  if (mood.valence > 0.12) return 0;
  if (mood.valence < -0.12) return 1;
  return dynamics.ending === "bright" ? 0 : dynamics.ending === "dark" ? 1 : choose([0, 1] as const, purpose);
}

/** Two to four short phrases. */
export function themesOf(account: Account): string[] {
  const { symbols, dynamics, locale } = account;
  const voice = voiceOf(locale);
  const groups = [...new Set<Theme>(symbols.map(({ theme }) => theme))].slice(0, 2);
  const phrases = [
    ...groups.map((group) => voice.themes[group][tone(account, "themes")]),
    voice.movement[dynamics.movement],
    ...(dynamics.turns ? [voice.movement.turn] : []),
    ...dynamics.feelings.map((feeling) => voice.movement[feeling as keyof typeof voice.movement]),
  ];
  if (phrases.length < 2) phrases.push(voice.movement.wonder);
  return [...new Set(phrases)].slice(0, MOST_THEMES);
}
