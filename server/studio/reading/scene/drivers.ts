import type { DreamLanguage } from "../language.ts";
import type { Place } from "./catalogue.ts";
import { VEHICLES } from "./driving.ts";
import { isInside } from "./places.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** Whose work is a vehicle's, and the vehicle. */
const DRIVERS: readonly [RegExp, string][] = [
  [/^bus drivers?$|^otobüs şoför|バスの運転手|^버스 ?기사|^سائق (?:ال)?(?:باص|حافلة)|^बस ड्राइवर/iu, "bus"],
  [/^(?:taxi|cab) drivers?$|^taxistas?$|^tassist|^taksici|タクシーの?運転手|^택시 ?기사|^таксист/iu, "taxi"],
  [/^(?:truck|lorry) drivers?$|^camionist|^camioner|^caminhoneir|^kamyoncu/iu, "truck"],
];
/** What a dream may also call such a vehicle. */
const ALIKE: Partial<Record<string, readonly string[]>> = {
  bus: ["schoolBus", "doubleDecker", "minibus", "coach"],
  schoolBus: ["bus", "coach"],
  minibus: ["bus"],
  taxi: ["car"],
  truck: ["garbageTruck", "pickup"],
  train: ["bulletTrain"],
};
/** Where a vehicle stops, whatever is built there. */
const STOPS = new Set<string>(["station", "metroStation", "airport", "garage", "tunnel"]);

/** Whether such a vehicle is named by another word, or the dream is in a room, where none stands. */
function isElsewhere(vehicle: string, all: readonly Mention[], one: Mention): boolean {
  const names = [vehicle, ...(ALIKE[vehicle] ?? [])];
  return all.some(
    (other) =>
      other !== one &&
      ((other.kind === "things" && names.includes(other.id)) ||
        (other.kind === "places" && isInside(other.id as Place) && !STOPS.has(other.id))),
  );
}

/** The vehicle that a word for its driver names, where it is to be seen. */
export const vehicleOfDriver = (one: Mention, all: readonly Mention[]): string | undefined => {
  const vehicle = DRIVERS.find(([word]) => word.test(one.text))?.[1];
  return vehicle && !isElsewhere(vehicle, all, one) ? vehicle : undefined;
};

/** Words for a driver before the vehicle, or behind it. */
const DRIVER_OF: Partial<Record<DreamLanguage, { before?: RegExp; after?: RegExp }>> = {
  en: { after: /^ (?:drivers?|conductors?)(?!\p{L})/iu },
  fr: {
    before:
      /(?<!\p{L})(?:chauffeu(?:rs?|se)|conduct(?:eurs?|rice)) (?:du |de (?:la |l['’]|mon |notre )?|d['’](?:une? )?)$/iu,
  },
  it: {
    before:
      /(?<!\p{L})(?:autist[ai]|conducente|conducenti|macchinista|guidatore|tranviere) (?:del(?:la |l['’]| )|di (?:un |una )?|dello )$/iu,
  },
  es: {
    before:
      /(?<!\p{L})(?:conductor(?:a|es)?|ch[óo]fer(?:es)?|maquinista) (?:del |de (?:la |mi |nuestro |un )?)$/iu,
  },
  pt: {
    before: /(?<!\p{L})(?:motorista|condutora?|maquinista|chofer|guarda-freio)s? d(?:[ao]|e|o meu|um) $/iu,
  },
  tr: { after: /^(?:[nü]?[ıiuü]n)? (?:ş[oö]f[oö]rü|sürücüsü|kaptanı|makinisti|muavini)/iu },
  ar: { before: /(?<!\p{L})(?:ال)?(?:سائق|سواق|سائقة) (?:ال)?$/u },
  hi: { after: /^ (?:का |के |की )?(?:ड्राइवर|चालक|वाल[ेा](?! (?:रास्त|सड़क)))/u },
  ja: { after: /^の?(?:運転手|運転士|ドライバー)/u },
  ko: { after: /^ ?(?:운전)?(?:기사|운전사|기관사)/u },
  de: { before: /(?<!\p{L})(?:Fahrer|Fahrerin|Chauffeur) (?:des|vom|der|eines) (?:\p{L}+ )?$/iu },
  ru: { before: /(?<!\p{L})(?:водител|машинист|шоф[её]р|кондуктор)\p{L}* (?:\p{L}+ого )?$/iu },
  zh: { after: /^的?(?:司机|驾驶员)/u },
};

/** Whether a vehicle only says what a driver drives, and is named by another word or cannot be there. */
export function isOfDriver(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  if (one.kind !== "things" || !VEHICLES.has(one.id)) return false;
  const words = DRIVER_OF[language];
  const isSo =
    words?.before?.test(sentenceBefore(text, one.at)) === true ||
    words?.after?.test(text.slice(one.end, one.end + 24)) === true;
  return isSo && isElsewhere(one.id, all, one);
}
