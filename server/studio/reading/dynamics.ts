import type { SymbolId } from "./catalogue.ts";
import type { DreamLanguage } from "./language.ts";
import type { Feeling } from "./lexicon.ts";
import type { Mood } from "./mood.ts";
import { feelingMentions } from "./mood.ts";

/** What happens in a dream and who acts. */
export type Movement =
  | "pursued"
  | "pursuing"
  | "frozen"
  | "exposed"
  | "lost"
  | "falling"
  | "flying"
  | "alone"
  | "together"
  | "plain";

const MARKS: [Movement, SymbolId[]][] = [
  ["frozen", ["paralysis", "scream"]],
  ["exposed", ["naked", "exam", "stage"]],
  ["lost", ["lost", "labyrinth", "search", "late"]],
  ["falling", ["falling", "drowning"]],
  ["flying", ["flying"]],
];

export interface Dynamics {
  movement: Movement;
  /** Offset of the words that show the movement; undefined when no words do. */
  at: number | undefined;
  ending: "bright" | "dark" | "open";
  /** The dream begins heavy and ends light. */
  turns: boolean;
  /** Feelings named in the dream, the most frequent first. */
  feelings: Feeling[];
}

const NAMED = ["joy", "calm", "fear", "sadness", "anger", "shame", "wonder"] as const;
const LIFTING: Feeling[] = ["joy", "calm", "bright", "together", "wonder"];
const WEIGHING: Feeling[] = ["fear", "sadness", "anger", "shame", "dark"];

function movementOf(
  mood: Mood,
  places: ReadonlyMap<SymbolId, number>,
  mentions: Map<Feeling, number[]>,
): Pick<Dynamics, "movement" | "at"> {
  const first = (feeling: Feeling) => mentions.get(feeling)?.[0];
  const shown = (movement: Movement, at: number | undefined) => ({ movement, at });
  if (mood.pursued) return shown("pursued", places.get("chase"));
  if (first("pursuing") !== undefined) return shown("pursuing", first("pursuing"));
  for (const [movement, marks] of MARKS) {
    const mark = marks.find((id) => places.has(id));
    if (mark) return shown(movement, places.get(mark));
  }
  if (first("shame") !== undefined) return shown("exposed", first("shame"));
  if (mood.height > 0.75) return shown("flying", first("up"));
  if (mood.height < -0.75) return shown("falling", first("down"));
  if (mood.alone) return shown("alone", first("alone"));
  return first("together") === undefined ? shown("plain", undefined) : shown("together", first("together"));
}

/** Finds the movement, ending and feelings of a dream. The last third of the text decides the ending. */
export function readDynamics(
  text: string,
  language: DreamLanguage,
  mood: Mood,
  places: ReadonlyMap<SymbolId, number>,
): Dynamics {
  const mentions = feelingMentions(text, language);
  const late = text.length * 0.66;
  const count = (kinds: Feeling[], after: boolean) =>
    kinds.flatMap((kind) => mentions.get(kind) ?? []).filter((at) => at >= late === after).length;
  const lift = count(LIFTING, true) - count(WEIGHING, true);
  const lean = lift === 0 && Math.abs(mood.valence) > 0.6 ? mood.valence : lift;
  const ending = lean > 0 ? "bright" : lean < 0 ? "dark" : "open";
  const feelings = NAMED.filter((feeling) => (mentions.get(feeling)?.length ?? 0) > 0).toSorted(
    (a, b) => mentions.get(b)!.length - mentions.get(a)!.length,
  );
  return {
    ...movementOf(mood, places, mentions),
    ending,
    turns: ending === "bright" && (count(WEIGHING, false) > count(LIFTING, false) || mood.pursued),
    feelings,
  };
}
