import type { DreamLanguage } from "../language.ts";

// prettier-ignore
export const VEHICLES = new Set<string>([
  "car", "bus", "truck", "train", "tractor", "motorbike", "bicycle", "ambulance", "caravan", "cart", "tank", "boat",
  "ship", "plane", "helicopter", "submarine", "metro", "tram", "taxi", "policeCar", "fireEngine", "rickshaw", "barge",
  "ferry", "gondola", "minibus", "rowboat", "kayak", "galleon", "doubleDecker", "pickup", "scooter",
  "raft", "yacht", "canoe", "bulletTrain", "kickScooter", "coach", "wagon", "garbageTruck", "fishingBoat", "motorboat", "dinghy",
  "airship", "rocket", "schoolBus",
]);
// prettier-ignore
export const ROAD_VEHICLES = new Set<string>([
  "car", "bus", "truck", "motorbike", "bicycle", "ambulance", "taxi", "policeCar", "fireEngine", "rickshaw", "minibus",
  "doubleDecker", "pickup", "scooter",
]);
/** "I was driving" is in a car, where no other vehicle is named. */
export const DRIVING: Partial<Record<DreamLanguage, RegExp>> = {
  en: /(?<!\p{L})(?:I|we) (?:was |were )?(?:driving|drove)(?!\p{L})|\b(?:behind the wheel|back ?seat|the brakes|my brakes)\b/iu,
  fr: /(?<!\p{L})(?:je conduisais|au volant|siège arrière|banquette arrière)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:guidavo|al volante|sedile posteriore)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:yo conducía|conducía yo|manejaba|al volante|asiento (?:trasero|de atrás)|los frenos)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:eu (?:conduzia|dirigia)|conduzia|ao volante|banco de trás)(?!\p{L})/iu,
  ar: /(?:كنت أقود|كنت أسوق|أقود السيارة)/u,
  hi: /(?:गाड़ी|कार) चला/u,
  ja: /(?:運転して|運転席|助手席)/u,
  ko: /운전(?:하|을|석)/u,
  tr: /(?:araba kullan|direksiyon|araba sür)/iu,
  de: /(?:am Steuer|Rücksitz)/u,
  ru: /(?:за рулём|за рулем|заднем сиденье)/iu,
  zh: /(?:开车|駕車)/u,
};

/** Who rows needs no car. */
export const ROWING =
  /(?<!\p{L})(?:rem(?:aba|ando|ava|avam|aban|avano)|ramai(?:t|ent)|row(?:ed|ing)|ruder(?:te|n|ten)|гр[её]б|kürek|جدف|يجدف|بيجدف)/iu;
