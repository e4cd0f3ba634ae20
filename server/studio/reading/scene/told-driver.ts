import type { DreamLanguage } from "../language.ts";
import { VEHICLES } from "./driving.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** Before or behind a place to which a passenger asks to be driven. */
const ASKED: Record<DreamLanguage, { before?: RegExp; after?: RegExp }> = {
  en: {
    before:
      /(?<!\p{L})(?:said|says?|saying|goes|tells? (?:me|us)|told (?:me|us)|ask(?:s|ed) (?:me|us)|shout(?:s|ed)|yell(?:s|ed))[,:]? ?["“'‘]?(?:just )?(?:take (?:me|us|him|her) |drive (?:me|us|him|her) )?to (?:the |my |our )?$/iu,
    after: /^,? (?:please|mate|driver|boss|and step on it)(?!\p{L})/iu,
  },
  fr: {
    before:
      /(?<!\p{L})(?:dit|disait|disent|demande|crie|criait|lance)[,: «"]*(?:(?:emmène|conduis)[- ](?:moi|nous) )?(?:à|au|aux) (?:la |l['’])?$/iu,
    after: /^,? (?:s['’]il (?:vous|te) pla[iî]t|chef|svp|stp)(?!\p{L})/iu,
  },
  es: {
    before:
      /(?<!\p{L})(?:dijo|dice|decía|pidió|gritó|gritaba)[,: «"]*(?:que )?(?:ll[eé]v[ae](?:me|nos|ra) )?(?:al|a la|hasta el|hasta la) $/iu,
    after: /^,? (?:por favor|jefe|maestro)(?!\p{L})/iu,
  },
  pt: {
    before:
      /(?<!\p{L})(?:disse|diz|dizia|falou|pediu|gritou)[,: «"]*(?:me lev[ae] )?(?:pr[oa]|para [oa]|ao|à|até [oa]) $/iu,
    after: /^,? (?:por favor|chefe|moço|se faz favor)(?!\p{L})/iu,
  },
  it: {
    before:
      /(?<!\p{L})(?:dice|disse|diceva|detto|chiede|grida)[,: «"]*(?:port(?:ami|aci) )?(?:all['’]|al |alla |in )$/iu,
    after: /^,? (?:per favore|capo|prego)(?!\p{L})/iu,
  },
  de: {
    before:
      /(?<!\p{L})(?:sagte|sagt|rief|ruft|meinte)(?: zu mir)?[:,„" ]+(?:zum|zur|nach|bitte zum|bitte zur) $/iu,
    after: /^,? bitte(?!\p{L})/iu,
  },
  ru: {
    before: /(?<!\p{L})(?:говорит|сказал\p{L}*|крич\p{L}+|просит)(?: мне)?[:,« ]+(?:в|на|до) $/iu,
    after: /^,? (?:шеф|пожалуйста|командир)(?!\p{L})/iu,
  },
  tr: { after: /^\p{L}*,? (?:abi|abla|kaptan|usta|lütfen|çek|sür|gidelim)(?!\p{L})[^.!?]{0,8}(?:de|di)/iu },
  ar: {
    before:
      /(?<!\p{L})[وف]?(?:ب?[يت]?قول\p{L}*|قال\p{L}*|طلب\p{L}*)(?: لي| ليا)?[: «"]*(?:وديني |خذني |خدني |وصلني )?(?:على |إلى |الى |ل)?$/u,
    after: /^ (?:يا |لو سمحت|من فضلك)/u,
  },
  hi: { after: /^ (?:चलो|चलिए|ले चलो|ले चलिए|छोड़ दो|चलोगे)(?![\p{L}\p{M}])/u },
  ja: { after: /^(?:まで|へ|に)(?:お願い|行って(?:くだ|くれ|って)|やって(?:くだ|くれ)|頼)/u },
  ko: { after: /^(?:으로|로|까지)? ?(?:빨리 |어서 )?(?:가 ?주세요|가 ?줘|가자|갑시다|부탁)/u },
  zh: { before: /(?:说|喊|道)[：，“ ]*(?:去|到|送我去|带我去)$/u },
};

/** Whether a place is only where a passenger asks the driver to go: "a camel said to the airport please". */
export function isToldDriver(
  one: Mention,
  all: readonly Mention[],
  text: string,
  language: DreamLanguage,
): boolean {
  if (one.kind !== "places") return false;
  const { before, after } = ASKED[language];
  if (!all.some(({ kind, id }) => kind === "things" && VEHICLES.has(id))) return false;
  return (
    before?.test(sentenceBefore(text, one.at)) === true ||
    after?.test(text.slice(one.end, one.end + 40)) === true
  );
}
