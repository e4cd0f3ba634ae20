import type { DreamLanguage } from "../language.ts";
import type { Place } from "./catalogue.ts";
import { isInside } from "./places.ts";
import { sentenceBefore } from "./presence.ts";
import type { Mention } from "./vocabulary.ts";

/** Cards, bills and the like before or behind the place that has given them. */
const CARD: Partial<Record<DreamLanguage, { before?: RegExp; after?: RegExp }>> = {
  en: {
    after:
      /^ (?:appointment |membership |loyalty |gift |ID )?(?:cards?|badge|wristbands?|bracelets?|bill|receipts?|pass|ID|membership|voucher)(?!\p{L})/iu,
  },
  fr: {
    before:
      /(?<!\p{L})(?:carte|badge|facture|reçu|ticket|convocation|ordonnance)(?: de membre| de fidélité)? (?:de (?:la |l['’]|ma )?|du |d['’]une? )$/iu,
  },
  es: {
    before:
      /(?<!\p{L})(?:carné|carnet|tarjeta|factura|recibo|tíquet|ticket|pulsera|credencial)(?: de socio)? (?:del |de (?:la |mi |un )?)$/iu,
  },
  pt: {
    before:
      /(?<!\p{L})(?:cartão|carteirinha|fatura|recibo|talão|pulseira|crachá)(?: de sócio)? d(?:[ao]|e) $/iu,
  },
  it: {
    before:
      /(?<!\p{L})(?:tessera|carta|scontrino|fattura|ricevuta|bolletta|tesserino|braccialetto) (?:del(?:la |l['’]| )|di )$/iu,
  },
  de: {
    before:
      /(?<!\p{L})(?:Karte|Ausweis|Rechnung|Quittung|Armband) (?:vom|des|der|von der|aus dem|aus der) $/iu,
  },
  ru: { before: /(?<!\p{L})(?:билет|карт(?:а|у|очка|очку)|пропуск|чек|справк[ау])(?: в| из| от)? $/iu },
  tr: { after: /^ (?:randevu )?(?:kartı|kimliği|faturası|fişi|bilekliği)/iu },
  ar: { before: /(?<!\p{L})(?:ال)?(?:بطاقة|كرت|كارت|فاتورة|إيصال) (?:ال)?$/u },
  hi: { after: /^ (?:का|की|के) (?:कार्ड|पर्च|बिल|रसीद|पहचान ?पत्र)/u },
  ja: {
    after: /^の(?:診察券|診察カード|カード|会員証|会員カード|領収書|請求書|利用券|入館証|名札|レシート)/u,
  },
  ko: { after: /^(?:의)? ?(?:진료권|진료카드|진찰권|카드|회원증|회원권|출입증|영수증|진단서)/u },
  zh: { after: /^的?(?:就诊卡|诊疗卡|借书证|卡(?!车|通)|病历|账单|收据|会员卡)/u },
};

/** Whether a place has only given a card: "病院の診察券", "my library card". */
export function isOfCard(one: Mention, text: string, language: DreamLanguage): boolean {
  if (one.kind !== "places" || !isInside(one.id as Place)) return false;
  const words = CARD[language];
  return (
    words?.before?.test(sentenceBefore(text, one.at)) === true ||
    words?.after?.test(text.slice(one.end, one.end + 30)) === true
  );
}
