import type { Account } from "./account.ts";
import { bareNameOf } from "./names.ts";
import { voiceOf } from "./voice.ts";

const MOST_TAGS = 6;
const LEAST_TAGS = 2;

/** Two to six lower-case words: the symbols and, when those are few, the movement and the ending. */
export function tagsOf({ symbols, dynamics, locale }: Account): string[] {
  const voice = voiceOf(locale);
  const names = symbols.map(({ id }) => bareNameOf(id, locale)).filter((name) => !/\s/.test(name));
  const own = [...new Set(names.slice(0, MOST_TAGS).map((tag) => tag.toLocaleLowerCase(locale)))];
  if (own.length >= LEAST_TAGS) return own;
  const moods = [voice.tags[dynamics.movement], voice.tags[dynamics.ending]];
  return [...new Set([...own, ...moods.map((tag) => tag.toLocaleLowerCase(locale))])];
}
