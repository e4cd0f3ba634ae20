import type { Locale } from "#shared/locales.ts";

/** A help line or a directory of them. */
export interface CareResource {
  /** In the user's language. */
  name: string;
  /** A phone number, a text message number or a host name. */
  contact: string;
  url?: string;
}

const RESOURCES: Record<Locale, CareResource[]> = {
  tr: [
    { name: "Acil Çağrı Merkezi (Türkiye)", contact: "112" },
    { name: "ALO 183 Sosyal Destek Hattı", contact: "183" },
  ],
  "en-US": [
    { name: "988 Suicide & Crisis Lifeline (call or text)", contact: "988", url: "https://988lifeline.org" },
    { name: "Crisis Text Line", contact: "Text HOME to 741741", url: "https://www.crisistextline.org" },
    {
      name: "National Domestic Violence Hotline",
      contact: "1-800-799-7233",
      url: "https://www.thehotline.org",
    },
    { name: "Emergency", contact: "911" },
  ],
  "en-GB": [
    { name: "Samaritans (free, day and night)", contact: "116 123", url: "https://www.samaritans.org" },
    { name: "Shout (text)", contact: "Text SHOUT to 85258", url: "https://giveusashout.org" },
    {
      name: "National Domestic Abuse Helpline",
      contact: "0808 2000 247",
      url: "https://www.nationaldahelpline.org.uk",
    },
    { name: "Emergency", contact: "999" },
  ],
  fr: [
    {
      name: "Numéro national de prévention du suicide (France, gratuit, 24 h/24)",
      contact: "3114",
      url: "https://3114.fr",
    },
    { name: "Violences Femmes Info", contact: "3919" },
    { name: "Allô Enfance en danger", contact: "119", url: "https://www.allo119.gouv.fr" },
    { name: "Urgences (Europe)", contact: "112" },
  ],
  it: [
    { name: "Numero unico di emergenza", contact: "112" },
    { name: "Telefono Amico Italia", contact: "02 2327 2327", url: "https://www.telefonoamico.it" },
    { name: "Antiviolenza e stalking", contact: "1522", url: "https://www.1522.eu" },
    { name: "Telefono Azzurro (bambini e adolescenti)", contact: "19696", url: "https://azzurro.it" },
  ],
  ar: [
    { name: "دليل خطوط المساعدة في كل بلد", contact: "findahelpline.com", url: "https://findahelpline.com" },
    { name: "رقم الطوارئ في بلدك، إن كان الخطر قريبًا", contact: "112 / 911 / 999" },
  ],
  es: [
    { name: "Línea de atención a la conducta suicida (España, gratuita, 24 h)", contact: "024" },
    { name: "Teléfono de la Esperanza", contact: "717 003 717", url: "https://telefonodelaesperanza.org" },
    { name: "Violencia de género (España)", contact: "016" },
    { name: "Emergencias (España)", contact: "112" },
    {
      name: "Líneas de ayuda en otros países",
      contact: "findahelpline.com",
      url: "https://findahelpline.com",
    },
  ],
  pt: [
    { name: "SNS 24, aconselhamento psicológico", contact: "808 24 24 24", url: "https://www.sns24.gov.pt" },
    { name: "SOS Voz Amiga", contact: "213 544 545", url: "https://www.sosvozamiga.org" },
    { name: "APAV, apoio à vítima", contact: "116 006", url: "https://apav.pt" },
    { name: "Emergência", contact: "112" },
  ],
  "pt-BR": [
    {
      name: "CVV, Centro de Valorização da Vida (24 h, gratuito)",
      contact: "188",
      url: "https://cvv.org.br",
    },
    { name: "Central de Atendimento à Mulher", contact: "180" },
    { name: "Disque Direitos Humanos", contact: "100" },
    { name: "SAMU, emergência médica", contact: "192" },
  ],
  hi: [
    { name: "टेली-मानस (निःशुल्क, 24 घंटे)", contact: "14416", url: "https://telemanas.mohfw.gov.in" },
    { name: "महिला हेल्पलाइन", contact: "181" },
    { name: "चाइल्डलाइन", contact: "1098" },
    { name: "आपातकालीन सेवा", contact: "112" },
  ],
  ja: [
    { name: "#いのちSOS", contact: "0120-061-338", url: "https://www.lifelink.or.jp/inochisos/" },
    {
      name: "よりそいホットライン（24時間・無料）",
      contact: "0120-279-338",
      url: "https://www.since2011.net/yorisoi/",
    },
    { name: "DV相談ナビ", contact: "#8008" },
    { name: "児童相談所虐待対応ダイヤル", contact: "189" },
    { name: "救急・警察", contact: "119 / 110" },
  ],
  ko: [
    { name: "자살예방 상담전화 (24시간)", contact: "109" },
    { name: "정신건강 위기상담전화", contact: "1577-0199" },
    { name: "여성긴급전화", contact: "1366" },
    { name: "긴급 신고", contact: "112 / 119" },
  ],
};

/** Help lines for users of a language, the most urgent first. */
export function careResources(locale: Locale): CareResource[] {
  return RESOURCES[locale];
}
