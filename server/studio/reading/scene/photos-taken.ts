import type { DreamLanguage } from "../language.ts";
import { once } from "../lexicon.ts";
import { patternOf } from "../matching/letters.ts";
import type { Mention } from "./vocabulary.ts";

/** Verbs with the photographs that are taken, which are not seen yet. */
const TAKEN: Record<DreamLanguage, readonly string[]> = {
  ar: [
    String.raw`[وف]?(?:[أا]?[يتن]?|ب[يتن])(?:لتقط|تاخد|اخد|أخذ|اخذ|اخدو|خدو)\p{L}* (?:لي |لنا |ليا )?(?:ال)?(?:صورة|صور|صورا|سيلفي)`,
  ],
  de: [
    String.raw`(?:mach|schieß|schoss|knips)\p{L}* (?:\p{L}+ ){0,2}(?:Fotos?|Bilder|Selfies?)`,
    String.raw`(?:Fotos?|Bilder|Selfies?) (?:von \p{L}+ )?(?:gemacht|machen|machten|geschossen|geknipst)`,
  ],
  en: [
    String.raw`(?:tak(?:e|es|ing|en)|took|snap(?:s|ped|ping)?) (?:(?:an?|some|more|my|our|his|her|their|lots of|loads of|a lot of|hundreds of|endless) )?(?:photos?|pictures?|photographs?|selfies?|pics?)(?! (?:off|down|out|away|from|home|to|and put|frames?))`,
  ],
  es: [
    String.raw`(?:sac(?:ar|aba|aban|ando|ó|aron|an|as|a|arme|arse|arle|arnos)|tom(?:ar|aba|aban|ando|ó|aron|an|a|arme|arse|arle|arnos)|hac(?:er|ía|ían|iendo|erme|erse|erle|ernos)|hizo|hicieron) (?:(?:unas?|muchas|algunas|miles de|más|varias) )?(?:fotos?|fotografías?|selfis?|selfies?)`,
  ],
  fr: [
    String.raw`(?:pren(?:dre|ait|aient|ais|d|ds|nent|ant)|faire|faisai(?:s|t|ent)|tirer) (?:(?:des|une|plein de|beaucoup de|quelques|mes|leurs) )?(?:photos?|photographies)`,
    String.raw`pris (?:des|une|plein de) photos?`,
    String.raw`(?:pren\p{L}+|pris\p{L}*) (?:\p{L}+ ){0,3}en photo`,
  ],
  hi: [
    String.raw`(?:फोटो|फ़ोटो|तस्वीर|तस्वीरें|सेल्फी|सेल्फ़ी) (?:\S+ )?(?:खींच|खीच|खिंच)\S*`,
    String.raw`(?:फोटो|फ़ोटो|तस्वीर|तस्वीरें|सेल्फी|सेल्फ़ी) (?:ले रह\S*|लेने|लेता|लेती|लेते)`,
  ],
  it: [
    String.raw`(?:scatt(?:are|ava|avano|avo|ando|ato|a|ano|armi|arsi)|fare|fa|fanno|faceva|facevano|facevo|facendo|fatto|farmi|farsi|farci|farle|fargli) (?:(?:una|delle|le|tante|mille|molte|altre|qualche|un) )?(?:foto|fotografi[ae]|selfie)`,
  ],
  ja: [String.raw`写真(?:を|ばかり|ばっかり|に)?[^、。がはもにで]{0,8}撮`],
  ko: [
    String.raw`사진(?:을|만|도)? (?:(?:마구|막|계속|많이|잔뜩|같이|몰래|다|열심히|연신|자꾸) )*찍`,
    String.raw`사진찍`,
  ],
  pt: [
    String.raw`(?:tir|bat)(?:ar|er|ava|avam|ando|ou|aram|am|a|ia|iam|endo|eu|ei|arem|armos)(?:-\p{L}+)? (?:(?:umas?|muitas|mais|várias|milhares de) )?(?:fotos?|fotografias?|selfies?)`,
    String.raw`(?:fazer|faziam?|fazendo) (?:umas? )?(?:fotos?|fotografias?)`,
  ],
  ru: [
    String.raw`(?:дела|сдела|снима|щ[её]лка)\p{L}* (?:\p{L}+ )?(?:фот\p{L}+|снимк\p{L}+|селфи)`,
    String.raw`(?:с|за)?фотографир\p{L}+`,
  ],
  tr: [String.raw`(?:fotoğraf|fotograf|resim|resm|selfie)\p{L}*(?: (?!makin)\p{L}+)? çek(?!mece)\p{L}*`],
  zh: [String.raw`拍(?:了|着|很多|一张|几张|张|个|起|下)*(?:照片|相片|照)`],
};
const UNSPACED = new Set<DreamLanguage>(["ja", "zh"]);
const patternIn = once((language: DreamLanguage): RegExp => {
  const any = TAKEN[language].join("|");
  if (UNSPACED.has(language)) return patternOf(any, "giu");
  const end = language === "ko" ? "" : String.raw`(?![\p{L}\p{M}])`;
  return patternOf(String.raw`(?<![\p{L}\p{M}])(?:${any})${end}`, "giu");
});

/** "Os turistas estavam a tirar fotografias": they take them, and none are there. */
export const isPhotoTaken = (
  { id, at, end }: Mention,
  { text, language }: { text: string; language: DreamLanguage },
): boolean =>
  id === "picture" &&
  Array.from(text.matchAll(patternIn(language))).some(
    ({ index, 0: found }) => index <= at && index + found.length >= end,
  );
