import { isSubject } from "./handling-doers.ts";
import { isLiving } from "./others.ts";
import type { Subject } from "./subject-latin.ts";
import type { Mention } from "./vocabulary.ts";

type Verb = Pick<Mention, "at" | "end" | "text">;

/** Forms that are said of whoever stands before: "قاعد", "نايمة", "ناعسين". */
const PARTICIPLE = /^و?(?:\p{L}[اى]\p{L}{1,2}|م\p{L}{3,4})(?:ة|ه|ين|ات)?$/u;
const OF_MANY = /(?:ين|ات)$/u;
/** Forms that are never the dreamer's: "يأكل", "بيعيط", "كيقرا". */
const THIRD = /^[وف]?(?:س|ب|ك|عم )?ي\p{L}{2,}$/u;
/** The past of one man or thing. */
const PAST =
  /^[وف]?(?:أكل|شرب|نام|جلس|قعد|ركض|طار|سبح|بكى|غنى|رقص|صرخ|وقف|قفز|سقط|صعد|طلع|نزل|مشى|جرى|حمل|أمسك|مسك|لبس|كتب|قرأ|قاد|ساق|دفن|غسل|زرع|عام|عيط)$/u;
/** "لأختبئ": in order that I do. */
const IN_ORDER = /^لأ\p{L}{3,}$/u;
/** Beside whom it is done. */
const BESIDE = /(?<!\p{L})(?:بجانب|بجوار|قرب|أمام|حول|فوق|تحت|خلف|بين|لأجل|نحو) (?:ال)?$/u;
const I = /(?<!\p{L})و?(?:أنا|انا|إني|اني|أني|راني|كنت|كنا|احنا|إحنا|نحن|وأنا|حنا)(?!\p{L})/gu;
const THEY = /(?<!\p{L})و?(?:هو|هي|هم|كان|كانت|كانوا)(?!\p{L})/gu;

/** Who does what an Arabic verb says, whose form does not tell: the nearest one before it. */
export function subjectInArabic(
  verb: Verb,
  from: number,
  { all, text }: { all: readonly Mention[]; text: string },
): Subject | undefined {
  const form = verb.text.split(" ")[0]!;
  const sentence = text.slice(from, verb.at);
  // "كنت اركض": the dreamer's own form.
  if (/(?<!\p{L})و?(?:كنت|كنا|وأنا|وانا) $/u.test(sentence) && !THIRD.test(form))
    return { who: "dreamer", sure: true };
  if (IN_ORDER.test(form)) return { who: "dreamer", sure: true };
  const isThird = THIRD.test(form) || PAST.test(form);
  if (!isThird && (!PARTICIPLE.test(form) || (form.endsWith("ت") && !form.endsWith("ات")))) return undefined;
  const own = [...sentence.matchAll(I)].at(-1)?.index ?? -1;
  const theirs = [...sentence.matchAll(THEY)].at(-1)?.index ?? -1;
  const named = all.findLast(
    (one) =>
      isLiving(one) &&
      one.at >= from &&
      one.end <= verb.at &&
      isSubject(one, text, "ar") &&
      !BESIDE.test(text.slice(from, one.at)) &&
      !/^[وف]?[بلك]ال/u.test(one.text),
  );
  // "المراكب كلها شايلة غسيل": a thing right before it.
  const last = all.findLast((one) => one.kind === "things" && one.at >= from && one.end <= verb.at);
  if (last && !isThird && /^ (?:كلها |كله |كلهم )?$/u.test(text.slice(last.end, verb.at)) && !isLiving(last))
    return { who: "other", sure: true };
  const at = named ? named.at - from : -1;
  const comma = Math.max(sentence.lastIndexOf("،"), sentence.lastIndexOf(","));
  if (own > at && own > theirs) return isThird ? undefined : { who: "dreamer", sure: own > comma };
  if (named && at >= theirs) return { who: named, sure: at > comma };
  if (isThird || (OF_MANY.test(form) && own < 0)) return { who: named ?? "other", sure: false };
  return undefined;
}
