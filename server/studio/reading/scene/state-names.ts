import type { LexiconLanguage } from "../language.ts";
import type { PersonState } from "./person-states.ts";

type Name =
  | "giant"
  | "tiny"
  | "clear"
  | "longLegs"
  | "faceless"
  | "openMouth"
  | "asleep"
  | "tears"
  | "upright";

/** How somebody or an animal is, in a form for all genders. */
// prettier-ignore
const NAMES: Record<LexiconLanguage, Record<Name, string>> = {
  en: { giant: "giant", tiny: "tiny", clear: "see-through", longLegs: "with long legs", faceless: "without a face", openMouth: "mouth open", asleep: "asleep", tears: "in tears", upright: "on its hind legs" },
  tr: { giant: "dev gibi", tiny: "minicik", clear: "saydam", longLegs: "uzun bacaklı", faceless: "yüzü yok", openMouth: "ağzı açık", asleep: "uyuyor", tears: "gözyaşları içinde", upright: "arka ayakları üstünde" },
  es: { giant: "gigante", tiny: "de tamaño diminuto", clear: "transparente", longLegs: "con piernas largas", faceless: "sin rostro", openMouth: "con la boca abierta", asleep: "durmiendo", tears: "llorando", upright: "sobre dos patas" },
  fr: { giant: "de taille immense", tiny: "de taille minuscule", clear: "en transparence", longLegs: "aux longues jambes", faceless: "sans visage", openMouth: "bouche ouverte", asleep: "qui dort", tears: "en larmes", upright: "sur deux pattes" },
  it: { giant: "gigante", tiny: "di statura minuscola", clear: "trasparente", longLegs: "con le gambe lunghe", faceless: "senza volto", openMouth: "a bocca aperta", asleep: "che dorme", tears: "in lacrime", upright: "su due zampe" },
  pt: { giant: "gigante", tiny: "de tamanho minúsculo", clear: "transparente", longLegs: "de pernas compridas", faceless: "sem rosto", openMouth: "de boca aberta", asleep: "a dormir", tears: "em lágrimas", upright: "em duas patas" },
  ar: { giant: "بحجم عملاق", tiny: "بحجم صغير جدا", clear: "بجسم شفاف", longLegs: "بساقين طويلتين", faceless: "بلا وجه", openMouth: "بفم مفتوح", asleep: "في نوم", tears: "بعينين دامعتين", upright: "على قائمتين" },
  hi: { giant: "विशाल", tiny: "बहुत छोटे आकार में", clear: "पारदर्शी", longLegs: "लंबी टाँगों के साथ", faceless: "बिना चेहरे", openMouth: "खुले मुँह", asleep: "सोते हुए", tears: "आँसुओं में", upright: "दो पैरों पर" },
  ja: { giant: "巨大", tiny: "とても小さい", clear: "透明", longLegs: "足が長い", faceless: "顔がない", openMouth: "口を開けている", asleep: "眠っている", tears: "泣いている", upright: "後ろ足で立つ" },
  ko: { giant: "거대함", tiny: "아주 작음", clear: "투명함", longLegs: "긴 다리", faceless: "얼굴 없음", openMouth: "입을 벌림", asleep: "잠듦", tears: "눈물을 흘림", upright: "뒷다리로 섬" },
};

/** A name with how they are: "a soldier (tiny)". */
export function withPersonState(
  name: string,
  { state, does }: { state?: PersonState; does?: string },
  language: LexiconLanguage,
): string {
  const mood = state?.mood ?? (does === "crying" ? "tears" : does === "sleeping" ? "asleep" : undefined);
  const all = [
    state?.size,
    state?.clear && ("clear" as const),
    state?.longLegs && ("longLegs" as const),
    mood,
  ].filter((one) => one !== undefined);
  return all.length === 0 ? name : `${name} (${all.map((one) => NAMES[language][one]).join(", ")})`;
}

/** As `withPersonState`, of an animal. */
export const withPose = (name: string, pose: "asleep" | "upright" | undefined, language: LexiconLanguage) =>
  pose ? `${name} (${NAMES[language][pose]})` : name;
