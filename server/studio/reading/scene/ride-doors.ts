import type { DreamLanguage } from "../language.ts";
import { VEHICLES } from "./driving.ts";
import type { Mention } from "./vocabulary.ts";

/** A door that only opens or shuts, of which nothing else is said. */
const MOVES: Partial<Record<DreamLanguage, { word: RegExp; bare: RegExp; moves: RegExp }>> = {
  ja: {
    word: /^(?:ドア|扉)$/u,
    bare: /(?:^|[、。にではがてたらと]|の)$/u,
    moves: /^[がをは]?(?:全然|急に|突然|なかなか|勝手に|やっと)?(?:開|あ[いかけ]|閉|し[まめ])/u,
  },
  ko: {
    word: /^문(?:이|을|은|도)?$/u,
    bare: /(?:^|[가-힣.,!?])[ \n]+$|^$/u,
    moves: /^ (?:안 |갑자기 |스르륵 |저절로 |활짝 )?(?:열|여니|여는|연 |닫|안 열|안 닫)/u,
  },
  zh: {
    word: /^门$/u,
    bare: /(?:^|[，。,.！？时候后就了])$/u,
    moves: /^(?:突然|自己|一|就|却|怎么也|不)*(?:打?开|关)/u,
  },
};
/** What is described by a word before it is a door of its own: "빨간 문이 열렸다". */
const DESCRIBED = /(?:[ㄴ은는한던]|[간란얀은큰진된]) $/u;
const HAVE_DOORS = new Set<string>([
  "elevator",
  "gate",
  "wardrobe",
  "fridge",
  "safe",
  "ferrisWheel",
  "washingMachine",
]);

/** Whether it is the door of a vehicle, a lift or a gate that the dream named before: "전철을 탔는데 문이 안 열렸다". */
export function isDoorOfRide(
  one: Mention,
  { all, text, language }: { all: readonly Mention[]; text: string; language: DreamLanguage },
): boolean {
  const moves = MOVES[language];
  if (one.id !== "door" || !moves?.word.test(one.text) || !moves.moves.test(text.slice(one.end)))
    return false;
  const before = text.slice(0, one.at);
  if (!moves.bare.test(before) || (language === "ko" && DESCRIBED.test(before))) return false;
  const last = all.findLast(
    ({ kind, id, end }) => end <= one.at && (kind === "places" || (kind === "things" && id !== "door")),
  );
  const ride = all.findLast(
    ({ kind, id, end }) => kind === "things" && end <= one.at && (VEHICLES.has(id) || HAVE_DOORS.has(id)),
  );
  // A room or another thing named between may have the door.
  return ride !== undefined && one.at - ride.end < 100 && (last === ride || last?.id === "station");
}
