import type { DreamLanguage } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

/** Particles of where something happens, or of what it is done to. */
const AFTER: Partial<Record<DreamLanguage, RegExp>> = {
  hi: /^ (?:में|पर|से) /u,
  ja: /^(?:の(?:中|上|下|前|横)?[にへ]|[にへを]|から|まで)/u,
};

/** Whether the words beside a noun say that it is no subject: "अंगूठी कुएँ में गिर गई", "追着乌龟跑". */
export const isGoal = ({ at, end }: Mention, text: string, language: DreamLanguage): boolean =>
  AFTER[language]?.test(text.slice(end)) === true ||
  (language === "zh" &&
    /[追抱拿骑牵带跟背赶抓喂摸举提][着住了](?:一?[只个头条匹])?$/u.test(text.slice(0, at)));
