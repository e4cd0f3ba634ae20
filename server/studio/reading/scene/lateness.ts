import type { DreamLanguage } from "../language.ts";

/** The dreamer is late. */
const LATE: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:(?:I|we|me)(?:['’]m| was| were| am)? (?:so |really |already |always |running |going to be |gonna be |very |about to be )*late\b|late (?:for|to) (?:my|the|our|work|school|class|an? )|overslept)/iu,
  tr: /(?:geç kal(?:d[ıi]|m[ıi]ş|[ıi]yor|aca|[ıi]yo)|geciktim|gecikmişim|yetişemi|yetişmeye çalış)/iu,
  de: /(?:zu spät|verspätet|verschlafen)/iu,
  es: /(?:lleg\p{L}+|iba|voy|vamos) (?:muy |ya )?tarde(?!\p{L})|se me (?:hacía|hizo) tarde/iu,
  fr: /(?<!\p{L})en retard(?!\p{L})/iu,
  it: /(?:in ritardo|fac\p{L}+ tardi|far[eò] tardi)(?!\p{L})/iu,
  pt: /(?:atrasad[oa]|cheg\p{L}+ tarde)(?!\p{L})/iu,
  ru: /(?:опазд|опозда|проспал)/iu,
  ar: /(?:كنت|أنا|انا|وأنا|وانا) ?مت[أا]خر|ت[أا]خرت(?! ال)/u,
  hi: /(?:मैं|मुझे|हम)[^।.!?]{0,30}(?:देर हो|लेट )|(?:main|mein|mujhe|hum)[^.!?]{0,24}(?:late|der ho)/iu,
  ja: /(?:遅刻|遅れそう|寝坊)/u,
  ko: /(?:지각|늦었|늦어서|늦을|늦겠|늦잠)/u,
  zh: /(?:我[^。！？]{0,12}(?:迟到|来不及|赶不上))/u,
};
/** The dreamer waits. */
const WAITS: Partial<Record<DreamLanguage, RegExp>> = {
  en: /\b(?:I|we)(?:['’]m| was| were| am| had been|['’]d been)? (?:still |just |stood |stood there |sat )?wait(?:ing|ed)\b|^wait(?:ing|ed)\b/iu,
  tr: /bekli?yo(?:r(?:du[mk]|um|uz|muşu[mz])|du[mk]|m(?!\p{L}))|bekledi[mk](?!\p{L})|beklerken(?!\p{L})/iu,
  de: /(?:ich|wir) (?:\p{L}+ ){0,3}wart(?:ete|eten|e)(?!\p{L})|wart(?:ete|eten|e) (?:ich|wir)(?!\p{L})/iu,
  es: /(?<!(?:me|nos|te) )(?:estaba|estábamos|estoy) esperando|me quedé esperando|esperábamos/iu,
  fr: /j['’]attend(?:ais|s)(?!\p{L})|nous attendions|on attendait/iu,
  it: /(?<!\p{L})(?:aspettav(?:o|amo)|stavo aspettando|stavamo aspettando)(?!\p{L})/iu,
  pt: /(?:estava|tava|estávamos|fiquei|eu) (?:à espera|esperando|a esperar|esperava)/iu,
  ru: /(?<!\p{L})(?:я|мы) (?:\p{L}+ ){0,3}жд(?:ал[аи]?|у|ём)(?!\p{L})/iu,
  ar: /(?:كنت|كنا|وأنا|انا|وانا) (?:عم )?(?:[أابن]ستن[ىا]|[أان]نتظر|بستنى|مستني|ناطر)|(?<!\p{L})(?:انتظرت|استنيت)(?!\p{L})/u,
  hi: /(?:मैं|हम)[^।.!?]{0,40}इंतज़?़?ार/u,
  ja: /(?<!(?:が|は)\P{P}{0,14})待って(?:い|た|る)|待ち続け/u,
  ko: /(?<!(?:이|가|께서) \P{P}{0,10})기다(?:리|렸)/u,
  zh: /我们?(?:就|在|一直|还)*等(?!于|级)/u,
};
/** "Mein Vater wartete": a person who waits for the dreamer. */
const FOR_ME =
  /(?:beni|bizi) bekli|wait(?:ing|ed) for (?:me|us)(?!\p{L})|(?:auf mich|auf uns) (?:wart|gewart)|ждал\p{L}* меня|меня ждал|等(?:着)?我|나를 기다|날 기다|私を待|يستناني|ينتظرني|تنتظرني|मेरा इंतज/iu;

export const isLate = (text: string, language: DreamLanguage): boolean => LATE[language]?.test(text) === true;
export const isWaiting = (text: string, language: DreamLanguage): boolean =>
  WAITS[language]?.test(text) === true && !FOR_ME.test(text);

/** The words right before or after a vehicle that goes without the dreamer, or for which they wait. */
const MISSED_BEFORE =
  /(?:late (?:for|to)|miss(?:ed|ing)?|wait(?:ing|ed)? (?:for|on)|опозда\p{L}* на|опазд\p{L}* на|пропусти\p{L}*|жд(?:ал|у|ать)\p{L}*|perd(?:í|i|er|ía|iendo|endo|evo|uto|emos|u)\p{L}*|pers[oi]|rat(?:é|ais|er|ait)|manqu\p{L}*|verpass\p{L}*|wart\p{L}* auf|attend\p{L}*|esper\p{L}*|aspett\p{L}*|等|赶不上|错过|没赶上|[بنأا]ستن[ىا]|انتظر\p{L}*|فاتني|راح علي) ?(?:(?:the|my|an?|our|de|den|die|das|der|el|la|l['’]|le|mon|ma|il|lo|un|une|una|o|a|meu|minha|mi|公|公交|一辆)\s?){0,2}$/iu;
const MISSED_AFTER =
  /^\p{L}{0,3} ?(?:kaçır|bekl|verpass|に乗り遅|を逃|を待|を(?:ずっと)?待|놓|를 놓|을 놓|를 기다|을 기다|छूट|का इंतज)/iu;
/** Whether a vehicle is missed or waited for. */
export const isMissed = (before: string, word: string, after: string): boolean =>
  MISSED_BEFORE.test(before) || MISSED_AFTER.test(after) || /^\p{L}*(?:kaçır)/iu.test(word);
