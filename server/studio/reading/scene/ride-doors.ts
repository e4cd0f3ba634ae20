import type { DreamLanguage } from "../language.ts";
import { VEHICLES } from "./driving.ts";
import { sentenceBefore } from "./presence.ts";
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

/** What tells that a door is that of a car: its word, or words before or behind it. */
const CAR_DOOR: Partial<Record<DreamLanguage, { word?: RegExp; before?: RegExp; after?: RegExp }>> = {
  en: { before: /(?<!\p{L})(?:passenger|driver)(?:['’]?s)?(?:[ -]side)? (?:(?:back|front|rear|side) )?$/iu },
  fr: {
    word: /^portières?$/iu,
    after: /^ (?:avant |arrière )?(?:côté |du )?(?:passager|conducteur)(?!\p{L})/iu,
  },
  it: { word: /^portier[ae]$/iu, after: /^ (?:del|lato|dal lato del) (?:passeggero|guidatore)(?!\p{L})/iu },
  es: {
    after:
      /^ (?:trasera |delantera )?del (?:lado del )?(?:copiloto|acompañante|conductor|pasajero)(?!\p{L})/iu,
  },
  pt: {
    after:
      /^ (?:de trás |da frente )?do (?:lado do )?(?:passageiro|carona|condutor|motorista|pendura)(?!\p{L})/iu,
  },
  tr: { before: /(?<!\p{L})(?:yolcu|sürücü|şoför)(?: koltuğu(?:nun)?| tarafı(?:ndaki)?)? (?:ön |arka )?$/iu },
  ar: { after: /^ (?:ال)?(?:سائق|سواق|راكب)(?!\p{L})/u },
  hi: { before: /(?:ड्राइवर|पैसेंजर|बगल वाली सीट)(?: साइड| सीट)? (?:का|वाला|की तरफ का) $/u },
  ja: { before: /(?:助手席|運転席|後部座席)側?の$/u },
  ko: { before: /(?:조수석|운전석|뒷좌석)(?: 쪽)? $/u },
  de: { word: /(?:Beifahrer|Fahrer|Auto|Wagen)tür/iu },
  ru: { before: /(?:пассажирск|водительск)\p{L}+ $/iu },
  zh: { before: /(?:副驾驶?|驾驶)(?:座|位|室)?(?:那边)?的?$/u },
};
/** In the place of the door of a car: the car, where the dream names no vehicle. */
export function asCarDoor(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): Mention[] | undefined {
  const words = one.id === "door" ? CAR_DOOR[language] : undefined;
  const isSo =
    words?.word?.test(one.text) === true ||
    words?.before?.test(sentenceBefore(text, one.at)) === true ||
    words?.after?.test(text.slice(one.end, one.end + 40)) === true;
  if (!isSo) return undefined;
  return all.some(({ kind, id }) => kind === "things" && VEHICLES.has(id)) ? [] : [{ ...one, id: "car" }];
}
