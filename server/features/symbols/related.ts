import { CATALOGUE, SYMBOL_IDS, type SymbolId } from "#server/studio/reading/catalogue.ts";

const RELATED_MAX = 6;

/** Symbols that are dreamt of together across themes; each finds those beside it first. */
// prettier-ignore
const TOGETHER: readonly (readonly SymbolId[])[] = [
  ["sea", "ship", "fish", "whale", "swimming", "wave", "island", "shark", "jellyfish"],
  ["flood", "drowning", "rain", "storm", "house", "river", "bridge"],
  ["flying", "bird", "wings", "plane", "falling", "cliff", "climbing", "mountain"],
  ["elevator", "stairs", "falling", "basement", "attic"],
  ["chase", "hiding", "stranger", "paralysis", "scream", "dark", "monster", "wolf"],
  ["lost", "labyrinth", "road", "search", "city", "forest"],
  ["thief", "house", "door", "key", "loss", "treasure"],
  ["knife", "blood", "wound", "hospital", "death"],
  ["gun", "war", "explosion", "blood"],
  ["teeth", "loss", "mirror", "hair", "hand", "blood"],
  ["naked", "clothes", "crowd", "stage", "shoes", "mask"],
  ["eye", "mirror", "photo", "light", "mask"],
  ["window", "light", "garden", "room", "bed", "bathroom"],
  ["snake", "garden", "tree", "cave", "fruit", "spider", "insect"],
  ["dog", "cat", "friend", "wolf", "mouse"],
  ["horse", "road", "deer", "wedding", "lion", "bear"],
  ["rabbit", "turtle", "garden", "mouse"],
  ["owl", "dark", "forest", "moon", "ghost"],
  ["butterfly", "flower", "garden", "birth"],
  ["mother", "father", "child", "sibling", "grandmother", "grandfather", "house"],
  ["death", "grave", "ghost", "grandfather", "letter", "birth"],
  ["baby", "birth", "mother", "wedding", "child"],
  ["wedding", "kiss", "clothes", "friend"],
  ["school", "exam", "teacher", "late", "book", "clock"],
  ["work", "money", "late", "elevator", "phone"],
  ["train", "station", "suitcase", "bus", "late", "road"],
  ["car", "bicycle", "road", "bridge", "plane"],
  ["snow", "mountain", "wind", "fog"],
  ["rainbow", "rain", "sun", "star", "moon", "light"],
  ["shadow", "dark", "mirror", "stranger"],
  ["fire", "volcano", "house", "explosion", "earthquake"],
  ["desert", "mountain", "sun", "temple"],
  ["money", "treasure", "market", "thief"],
  ["phone", "letter", "photo", "friend"],
  ["meal", "bread", "fruit", "market", "grandmother"],
];

/** The symbols to read next: those dreamt of with it, then others of its theme. */
export function relatedTo(id: SymbolId): SymbolId[] {
  const beside = TOGETHER.filter((group) => group.includes(id)).flatMap((group) => {
    const at = group.indexOf(id);
    return [...group.slice(at + 1), ...group.slice(0, at)];
  });
  const { theme } = CATALOGUE[id];
  const alike = SYMBOL_IDS.filter((other) => CATALOGUE[other].theme === theme);
  const all = [...new Set([...beside, ...alike])].filter((other) => other !== id);
  return all.slice(0, RELATED_MAX);
}
