import type { Account } from "./account.ts";
import { bareNameOf } from "./names.ts";
import { voiceOf } from "./voice.ts";

const MOST_TAGS = 6;

/** Two to six lower-case words: the symbols, how the dream moves and how it ends. */
export function tagsOf({ symbols, dynamics, locale }: Account): string[] {
  const voice = voiceOf(locale);
  const names = symbols.map(({ id }) => bareNameOf(id, locale)).filter((name) => !/\s/.test(name));
  const tags = [...names.slice(0, MOST_TAGS - 2), voice.tags[dynamics.movement], voice.tags[dynamics.ending]];
  return [...new Set(tags.map((tag) => tag.toLocaleLowerCase(locale)))];
}
