import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Particles of where something happens, or of what it is done to. */
const AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  hi: /^ (?:में|पर|से) /u,
  ja: /^(?:の(?:中|上|下|前|横)?[にへ]|[にへを]|から|まで)/u,
};

/** "거북이 등에 타고": the noun itself ends like a particle. */
const KOREAN_BARE = /(?:거북이|고양이|호랑이|원숭이|종이|달팽이|올챙이|지렁이|부엉이|오징어|아이)$/u;
const KOREAN_PART = /^ (?:등|위|앞|옆|뒤|밑|속|안|머리|꼬리|목|손|발|집|가면|인형|그림|사진|고기|떼)/u;

/** Whether the words beside a noun say that it is no subject: "अंगूठी कुएँ में गिर गई", "追着乌龟跑". */
export const isGoal = ({ at, end, text: word }: Mention, text: string, language: DreamLanguage): boolean =>
  AFTER[language]?.test(text.slice(end)) === true ||
  (language === "ko" && KOREAN_BARE.test(word) && KOREAN_PART.test(text.slice(end))) ||
  (language === "zh" &&
    /[追抱拿骑牵带跟背赶抓喂摸举提][着住了](?:一?[只个头条匹])?$/u.test(text.slice(0, at)));
