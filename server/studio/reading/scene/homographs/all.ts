import type { DreamLanguage } from "../../language.ts";
import type { Homograph } from "./homograph.ts";
import { AR } from "./ar.ts";
import { DE } from "./de.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { HI } from "./hi.ts";
import { IT } from "./it.ts";
import { JA } from "./ja.ts";
import { KO } from "./ko.ts";
import { PT } from "./pt.ts";
import { RU } from "./ru.ts";
import { TR } from "./tr.ts";
import { ARABIC_DRIVERS, DOG_BISCUITS, ITALIAN_TREES } from "./trees-and-drivers.ts";
import { ZH } from "./zh.ts";

/** Words that are written like a thing's and mean another one, by language. */
export const HOMOGRAPHS: Readonly<Record<DreamLanguage, readonly Homograph[]>> = {
  ar: [...ARABIC_DRIVERS, ...AR],
  de: DE,
  en: [...DOG_BISCUITS, ...EN],
  es: ES,
  fr: FR,
  hi: HI,
  it: [...ITALIAN_TREES, ...IT],
  ja: JA,
  ko: KO,
  pt: PT,
  ru: RU,
  tr: TR,
  zh: ZH,
};
