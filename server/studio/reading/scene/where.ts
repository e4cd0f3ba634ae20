import type { DreamLanguage } from "../language.ts";
import type { Place } from "./catalogue.ts";
import { ROAD_VEHICLES, VEHICLES } from "./driving.ts";
import type { ReadText } from "./mentions.ts";
import { type FarPlace, farPlace, isInside, mainPlace } from "./places.ts";
import { TIE_WORDS } from "./place-tie-words.ts";
import { isReasonOrGoal, tiedPlaces } from "./place-ties.ts";
import { floorOf } from "./room-shape-floor.ts";
import { sentenceBefore } from "./presence.ts";
import { saysInHouse } from "./house-words.ts";
import { AT_END, isOverCity, whereOneIs, wholesOf } from "./place-words.ts";
import type { Mention } from "./vocabulary.ts";

/** Only outside; a tornado is seen from the field, not from the cellar to which one runs. */
const SEEN_OUTSIDE = new Set<string>(["tornado", "volcano", "minaret"]);
/** "It was the dentist's, but it was a circus". */
const BUT_WAS =
  /(?:mais (?:c['’]était|j['’]étais)|but (?:it|I) was|pero (?:era|estaba)|ma er[ao]|mas (?:era|estava)|aber (?:es|ich) war)(?: (?:an?|une?|una|um|uma|ein|eine))? $/iu;
/** "At the dentist's, but the chair stood in the middle of a forest". */
const BUT_STOOD =
  /(?:but|only|except that|mais|sauf que|pero|solo que|ma|però|solo che|mas|só que|aber|nur dass) (?:(?:the|le|la|l['’]|il|lo|el|o|a|der|die|das|my|mon|ma|mi|mio|mia|meu|minha|mein|meine) ?)?\p{L}+ (?:was|stood|were|hung|était|se trouvait|stava|era|si trovava|estaba|estava|ficava|stand|war|hing) (?:right |all |mitten )?(?:in|on|at|under|dans|sur|au|en|no|na|num|numa|nel|nella|sul|sulla|im|am|auf|unter) (?:(?:the middle of|plein|mezzo a|milieu d[eu]|medio de|meio d[eao]) )?(?:(?:an?|the|une?|la|le|una|uno|il|el|um|uma|einem|einer|dem|der) )?(?:\p{L}+ )?$/iu;
/** "The office was a yard". */
const WAS =
  /^ (?:was|had become|(?:had )?turned into|era|fue|foi|virou|(?:tinha|había) virado|se volvió|était|était devenue?|era diventat[ao]|war) (?:an?|the|una?|uno|uma?|une|le|la|eine?)? ?$/iu;
/** Ceremonies at a grave, or at home. */
const WAKE =
  /^(?:vel[óo]rio|velatorio|funeral|funerale|enterro|entierro|enterrement|cenaze|جناز|عزا|장례|葬|お通夜|अंतिम)/iu;
/**
 * One may cook anywhere, and the dead lie in state at home: such words name a kitchen and a graveyard only where nothing
 * else names the place.
 */
const isGuess = (place: Mention, all: readonly Mention[]) =>
  (place.id === "operatingTheatre" && /oper[aá]|opér/iu.test(place.text)) ||
  (place.id === "church" && WAKE.test(place.text)) ||
  (place.id === "bathroom" && place.text.startsWith("नहा")) ||
  (place.id === "kitchen" &&
    all.some(({ id, at, end }) => id === "cooking" && at < place.end && end > place.at)) ||
  ((place.id === "cemetery" || place.id === "funeralHall") && WAKE.test(place.text));

const ON_ROAD = new Set<Place>(["road", "street", "motorway", "trafficJam"]);

/** Where a dream is. */
export interface Where {
  place: Place | null;
  /** All places that count as named. */
  named: readonly Place[];
  far: FarPlace | undefined;
  /** The place that is on board of a ship. */
  aboard?: Place;
}

/** Words for a school's room; other words for a school name the whole building. */
const CLASSROOM = /class|aula|salle|教室|교실|(?:^|ال)(?:صف|فصل)|कक्षा|क्लास|sınıf|klasse|класс|课|教/iu;

/** Between a window and what is seen from it, or before that. */
const LOOKS_OUT: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:look(?:ed|ing|s) out (?:on|over|onto|at|to)|overlook(?:ed|ing|s)|windows? (?:was|were|onto|opened (?:on|onto|to))|view of) (?:an?|the)? ?$/iu,
  fr: /(?<!\p{L})(?:donn(?:ait|ant|e|aient) sur|vue sur) (?:le |la |l['’]|un |une )?$/iu,
  it: /(?<!\p{L})(?:(?:dava|affacciava|guardava|vista) su(?:l|lla|ll['’]|i)? ?)$/iu,
  es: /(?<!\p{L})(?:(?:daba|daban|da|vistas?) (?:a|al|a la) ?(?:el |la )?)$/iu,
  pt: /(?<!\p{L})(?:(?:dava|davam|dá|vista) (?:para|pra|pro|p'ra|sobre) ?(?:o |a )?)$/iu,
  de: /(?:Fenster (?:ging|gingen) auf|Blick auf) (?:das |den |die )?$/iu,
  ru: /(?:в окн[ое]|из окна) (?:\p{L}+,? ){0,4}$/iu,
  ar: /(?:[تي]طل على|شباك(?:ه|ها)? على) (?:ال)?$/u,
  ja: /窓(?:の外|から)[はにがも、]{0,2}(?:\p{L}{1,3}[のい])?$/u,
  ko: /창(?:문)? ?밖(?:으로|에|은|이)? (?:\S+ )?$/u,
  tr: /(?:pencere(?:m)?(?:den|nin önünde)|dışarısı) (?:\p{L}+ )?$/iu,
  hi: /खिड़की (?:से|के बाहर) (?:\S+ )?$/u,
};

const FROM_WINDOW = new Set<DreamLanguage>(["ja", "ko", "tr", "hi"]);

const SHIPS = new Set<string>(["boat", "ship", "rowboat", "ferry", "galleon", "barge", "submarine"]);
/** "The school was on a boat". */
const IS_ON =
  /^ (?:was|were|is|era|estava|estaba|stava|si trovava|ficava|se trouvait|était|war) (?:on|aboard|in|inside|su|sopra|in|dentro|en|sobre|num|numa|em|dans|sur|auf) ?(?:an? |the |una? |un['’]|uma? |une? |eine[rm]? |de una? )?(?:\p{L}+ )?$/iu;

/** The place that the dream puts on a ship. */
function aboardOf({ text, of }: ReadText): Place | undefined {
  return of("places").find(
    (place) =>
      isInside(place.id as Place) &&
      of("things").some(
        ({ id, at }) => SHIPS.has(id) && at > place.end && IS_ON.test(text.slice(place.end, at)),
      ),
  )?.id as Place | undefined;
}

const CABINS = new Set<string>(["metro", "train", "bulletTrain", "tram", "bus", "plane"]);
/** A train, an underground, a lift or the like in which the dream is: "свадьба в метро". */
const isInVehicle = ({ text, language, of }: ReadText) =>
  of("things").some(({ id, at, end, text: word }) => {
    const { at: before, atAfter } = TIE_WORDS[language];
    return (
      (CABINS.has(id) || id === "elevator") &&
      (before?.test(sentenceBefore(text, at)) === true ||
        atAfter?.test(text.slice(end)) === true ||
        (language === "tr" && /[dt][ae](?:y\p{L}+)?$/u.test(word)))
    );
  });

/** A wedding, in the words that name the bride. */
const WEDDING =
  /wedding|mariage|boda|matrimoni|nozze|casament|düğün|kına|عرس|زفاف|शादी|मंडप|結婚式|披露宴|결혼식|예식|свадьб|婚礼|婚宴|hochzeit/iu;
/** One who only wears the dress is at no wedding. */
const isWedding = ({ of }: ReadText) =>
  of("people").some(({ id, text }) => id === "bride" && WEDDING.test(text));

interface Named {
  /** All of the scene. */
  named: Place[];
  /** At which one is. */
  there: Place[];
}
const only = (...places: Place[]): Named => ({ named: places, there: places });

function namedPlaces(read: ReadText, wedding: boolean): Named {
  const { text, language, all, of } = read;
  const things = of("things");
  const places = of("places").filter((one) => !isReasonOrGoal(one, read));
  const onlyExam = places.every(({ id }) => id === "exam");
  // One who takes a taxi to an exam is on the road, and so is one who runs to it through mud or rain.
  const isAboard =
    of("actions").some(({ id }) => id === "riding") ||
    (of("activities").some(({ id }) => id === "late") && things.some(({ id }) => CABINS.has(id)));
  const rides = things.some(({ id }) => VEHICLES.has(id)) && isAboard;
  if (rides && onlyExam) return only();
  const isWet = things.some(({ id }) => id === "mud") || of("weather").length > 0;
  const runs = of("actions").some(({ id }) => id === "running") && isWet;
  if (runs && onlyExam && places.length > 0) return only("road");
  // "In his little boat off Whitby".
  if (
    language === "en" &&
    of("places").length === 0 &&
    things.some(
      ({ id, end }) => SHIPS.has(id) && /^ (?:just )?off (?:the coast|\p{Lu})/u.test(text.slice(end)),
    )
  )
    return only("ocean");
  const guessed = places.filter((one) => !isGuess(one, all));
  const candidates = guessed.length > 0 ? guessed : places;
  // A school's hallway is no classroom.
  const inHallway = candidates.some(({ id }) => id === "corridor");
  const ones = whereOneIs(candidates, text).filter(
    (one) => !(inHallway && one.id === "school" && !CLASSROOM.test(one.text)),
  );
  const isElsewhere =
    wedding || things.some(({ id }) => SHIPS.has(id)) || isInVehicle(read) || saysInHouse(read);
  const tied = tiedPlaces(ones, read, isElsewhere);
  const named = tied.named.map(({ id }) => id as Place);
  // A wedding before a church is in it later.
  const yard: Place = tied.before === "school" ? "schoolYard" : "street";
  if (tied.above) return { named, there: ["sky"] };
  const there = tied.before ? (wedding ? named : [yard]) : tied.there.map(({ id }) => id as Place);
  // What drives is on the named street, not in the office to which it goes.
  const drives = things.some(({ id }) => ROAD_VEHICLES.has(id)) && named.some((id) => ON_ROAD.has(id));
  return drives ? only(...named.filter((id) => !isInside(id))) : { named, there };
}

/** The places without those that are only seen from a window. */
function withoutSeen(named: readonly Place[], { text, language, of }: ReadText): readonly Place[] {
  const seen = of("places")
    .filter(({ id, at }) => !isInside(id as Place) && LOOKS_OUT[language]?.test(sentenceBefore(text, at)))
    .map(({ id }) => id as Place);
  if (seen.length === 0) return named;
  const others = named.filter((id) => !seen.includes(id));
  if (others.length > 0) return others.some(isInside) ? others.filter(isInside) : named;
  // "From the window I saw a dog in the garden" is about the garden.
  const isWindow = !FROM_WINDOW.has(language) && of("things").some(({ id }) => id === "window");
  return isWindow ? ["room"] : named;
}

/** The place that the dream gives in place of another one. */
function correctedPlace({ text, of }: ReadText): Mention | undefined {
  const all = of("places");
  return all.findLast(({ at }, i) => {
    const before = all[i - 1];
    return (
      BUT_WAS.test(text.slice(Math.max(0, at - 24), at)) ||
      (i > 0 && BUT_STOOD.test(text.slice(Math.max(0, at - 64), at))) ||
      (i > 0 && AT_END.test(text.slice(Math.max(0, at - 44), at))) ||
      (before !== undefined && before.end <= at && WAS.test(text.slice(before.end, at)))
    );
  });
}

/** What tells which room of a flat it is. */
const FIXTURES: readonly (readonly [string, Place])[] = [
  ["bathtub", "bathroom"],
  ["shower", "bathroom"],
  ["stove", "kitchen"],
];

const INLAND = new Set<string>(["canal", "river", "lake", "harbour"]);

export function whereOf(read: ReadText): Where {
  const { of } = read;
  const aboard = aboardOf(read);
  if (aboard) {
    const water = of("places").find(({ id }) => INLAND.has(id))?.id as Place | undefined;
    return { place: water ?? "ocean", named: [water ?? "ocean"], far: undefined, aboard };
  }
  const wedding = isWedding(read);
  const places = namedPlaces(read, wedding);
  // A wedding that the dream puts nowhere is in its hall.
  const { named, there } =
    wedding && places.named.length === 0 && !isInVehicle(read) ? only("weddingHall") : places;
  const corrected = correctedPlace(read);
  const things = of("things").map(({ id }) => id);
  const outside =
    things.some((id) => SEEN_OUTSIDE.has(id)) && !things.includes("window") && floorOf(read.text) !== "lava";
  // Who swims in a pool is not in the room that is named too.
  const swims = named.includes("pool") && of("actions").some(({ id }) => id === "swimming");
  const main = corrected ? [corrected.id as Place] : swims ? ["pool" as const] : withoutSeen(there, read);
  const wholes = wholesOf(read.all, read.text);
  const parts = main.filter((id) => !wholes.has(id));
  const flat = mainPlace(parts.length > 0 ? parts : main, outside) ?? (isOverCity(read.text) ? "city" : null);
  const place = flat === "room" ? (FIXTURES.find(([thing]) => things.includes(thing))?.[1] ?? flat) : flat;
  return { place, named, far: farPlace(named, place) };
}
