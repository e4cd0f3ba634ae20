import type { DreamLanguage } from "../language.ts";
import { CLAUSE_END } from "./bearers.ts";
import type { Place, SceneWeather, Thing } from "./catalogue.ts";
import { between } from "./clothes.ts";
import type { ReadText } from "./mentions.ts";
import { isInside } from "./places.ts";
import { sentenceBefore } from "./presence.ts";
import type { rainOf } from "./rain-of.ts";
import type { Mention } from "./vocabulary.ts";

/** Beside a word of weather: it rains outside, not in the room. */
const OUT_OF_DOORS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\boutside\b/iu,
  fr: /(?<!\p{L})dehors(?!\p{L})/iu,
  it: /(?<!\p{L})fuori(?!\p{L})/iu,
  es: /(?<!\p{L})(?:fuera|afuera)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:lá fora|fora)(?!\p{L})/iu,
  tr: /(?<!\p{L})dışar[ıi]/iu,
  ar: /(?:في الخارج|خارج|بر[اه] )/u,
  hi: /बाहर/u,
  ja: /外/u,
  ko: /(?:밖|바깥)/u,
};
/** Beside a word of weather: it is in the room. */
const WITHIN =
  /の中|室内|(?<!\p{L})(?:inside|indoors|içeri(?:de|si)\p{L}*|içinde|dentro|adentro|dedans|à l['’]intérieur)(?!\p{L})|(?:في الداخل|جو[اه] |अंदर|안에|внутри|里面|drinnen)/iu;
/** Before, behind or between a vehicle and the weather in it. */
const IN_VEHICLE =
  /(?<!\p{L})(?:in|inside|dans|dentro|en|no|na|nell\p{L}*|im|içinde|içine|в)(?!\p{L})|の中|車内|안에|में|(?:في|جو[اه]) |里/iu;
/** A vehicle farther than this from the word of weather is not where it falls, in characters. */
const NEAR_VEHICLE = 14;
/** Kinds of storm. */
const STORMS = new Set(["hail", "sandstorm"]);

/** Whether it rains or snows in the room itself. */
function isInRoom({ text, language, of }: ReadText, weather: Mention, place: Place | null): boolean {
  // "Through the window I saw lightning": what is named after a window is seen through it.
  const throughWindow = of("things").some(({ id, at }) => id === "window" && at < weather.at);
  if (!isInside(place) || throughWindow) return false;
  const clause = sentenceBefore(text, weather.at).split(CLAUSE_END).at(-1)!;
  if (OUT_OF_DOORS[language]?.test(clause + text.slice(weather.at, weather.end + 16))) return false;
  const after = text.slice(weather.end, weather.end + 14);
  // "雪の中を走って".
  if (after.startsWith("の中")) return false;
  if (WITHIN.test(clause + weather.text + after)) return true;
  return of("places").some((one) => one.id === place && !CLAUSE_END.test(between(text, one, weather)));
}

/** Whether it rains or snows in the vehicle of the dream: "il neigeait dans la voiture". */
function isInVehicle({ text, of }: ReadText, weather: Mention, vehicle: Thing): boolean {
  return of("things").some((one) => {
    if (one.id !== vehicle) return false;
    const gap = between(text, one, weather);
    const [first, last] = one.at < weather.at ? [one, weather] : [weather, one];
    const around = `${text.slice(Math.max(0, first.at - 4), first.at)}${gap} ${text.slice(last.end, last.end + 6)}`;
    return gap.length <= NEAR_VEHICLE && !CLAUSE_END.test(gap) && IN_VEHICLE.test(around);
  });
}

/** The weather as a scene has it. `fallen`: what rains is no weather; `vehicle`: in which the dream is. */
export function weatherOf(
  read: ReadText,
  place: Place | null,
  { fallen, vehicle }: { fallen: ReturnType<typeof rainOf>; vehicle: Thing | undefined },
) {
  const named = read.of("weather");
  const weather = named.find((one) => one.id !== "wind" && !fallen.weather.has(one));
  const has = (id: string) => named.some((one) => one.id === id);
  return {
    ...(has("hail") && { hail: true }),
    ...(weather?.id === "sandstorm" && { sandstorm: true }),
    ...(has("wind") && { windy: true }),
    ...(weather &&
      (isInRoom(read, weather, place) || (vehicle !== undefined && isInVehicle(read, weather, vehicle))) && {
        weatherInside: true,
      }),
    weather: weather ? (STORMS.has(weather.id) ? "storm" : (weather.id as SceneWeather)) : null,
  };
}
