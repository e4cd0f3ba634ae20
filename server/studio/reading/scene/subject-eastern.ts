import { isLiving } from "./others.ts";
import type { Subject } from "./subject-latin.ts";
import { meantBy } from "./subject-meant.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

type Verb = Pick<Mention, "at" | "end" | "text"> & { id?: string };
interface Read {
  all: readonly Mention[];
  text: string;
}

const KOREAN_I =
  /^(?:나|저|나는|내가|나만|나도|난|저는|제가|저도|저만|전|우리는|우리가|우리도|우린|우리만)$/u;
const KOREAN_THEY = /^(?:그가|그는|그녀가|그녀는|그들이|그들은|누가|누군가|누군가가|다들|모두가)$/u;
/** Things may fly and fall too. */
const MOVES = new Set(["flying", "falling", "climbing", "running"]);
/** Words that end as a subject does. */
const NOT_SUBJECT =
  /^(?:같이|많이|깊이|높이|없이|끝없이|길이|멀리|거의|그냥|다시|갑자기|가만히|이|가|더이상|사이|오랫동안이|하나같이|똑같이|꿈이|꿈인데|말이|목이|몸이|발이|다리가|손이|눈이|이가|이빨이|목소리가|소리가|눈물이|숨이|머리가|기분이|마음이|팔이|정신이|힘이|입이|날개가)$/u;
/** Verbs that end as nouns with a particle do: "올라가". */
const GOES = /(?:다가|라가|러가|어가|아가|나가|려가|와가|니가)$/u;
/** A noun that no word of the scene names. */
const KOREAN_NOUN = /(?:\p{L}들[이은]|께서|\p{L}{2}[이가])$/u;
const KOREAN_GO_ON = /(?:고|며|면서)$/u;
/** Another may act in what follows. */
const KOREAN_STOP =
  /(?:서|니|니까|는데|은데|ㄴ데|인데|지만|더니|자|자마자|길래|면|다|때|까|까지|네|음|임|함)$/u;

/** What water and wind do: "파도가 와서 쓸어 갔다"; who has become something goes on too. */
const SWEEPS = /^(?:쓸|휩쓸)/u;
const COMES = /(?:와서|가서|돼서|되어서|변해서)$/u;
const ON_BACK = /(?:등|등껍질|어깨|목)(?:에|에다|위에) $/u;
/** What one does when another comes. */
const FLEES = new Set(["running", "hiding", "fleeing", "crying", "screaming", "climbing"]);
/** What somebody is asked to do: "밀어 주라고". */
const KOREAN_TOLD = /^\S*(?: 주| 달)?라고/u;

/** Who does what a Korean verb says: the nearest word with the particle of a subject. */
export function subjectInKorean(verb: Verb, from: number, { all, text }: Read): Subject | undefined {
  if (KOREAN_TOLD.test(text.slice(verb.end))) return undefined;
  const words = [...text.slice(from, verb.at).matchAll(/[^\s,]+,?/gu)];
  let crossed = false;
  let goesOn = false;
  for (let i = words.length - 1; i >= 0; i--) {
    const at = from + words[i]!.index;
    const word = words[i]![0].replace(/,$/u, "");
    if (words[i]![0].endsWith(",")) crossed = true;
    const sure = !crossed;
    if (KOREAN_I.test(word)) return { who: "dreamer", sure };
    if (KOREAN_THEY.test(word)) return { who: word.startsWith("그") ? meantBy(at, all) : "other", sure };
    const one = all.find(
      (each) =>
        (each.kind === "people" || each.kind === "things") && each.at < at + word.length && each.end > at,
    );
    // "꽃이 가득한 카누": of the noun that follows.
    const describes = /(?:한|는|은|던|된|찬|인)$/u.test(words[i + 1]?.[0] ?? "") && i + 2 < words.length + 1;
    const isBare = /[북양숭랑팽챙렁엉멍린냥둥]이$/u.test(word);
    const isMarked =
      !isBare &&
      /(?:이|가|께서|들은|들이|은|는)$/u.test(word) &&
      !NOT_SUBJECT.test(word) &&
      !describes &&
      !GOES.test(word);
    // "달팽이가 와서 등에 탔다": the dreamer, on its back.
    if (one?.kind === "things" && isMarked && verb.id === "riding" && ON_BACK.test(text.slice(from, verb.at)))
      return { who: "dreamer", sure };
    if (one && isMarked && isLiving(one)) return { who: one, sure };
    if (one && isMarked && /[이가]$/u.test(word))
      return crossed && !SWEEPS.test(verb.text) ? undefined : { who: "other", sure };
    if (!one && (!crossed || goesOn) && isMarked && KOREAN_NOUN.test(word)) return { who: "other", sure };
    if (KOREAN_GO_ON.test(word)) crossed = true;
    else if (KOREAN_STOP.test(word)) {
      // "토끼를 풀어서 먹이고", "파도가 와서 쓸어 갔다": who does something to a thing or comes goes on.
      const prior = words[i - 1]?.[0] ?? "";
      const comes = COMES.test(word) && !/^(?:비|눈)[가이]$/u.test(prior) && !FLEES.has(verb.id ?? "");
      if (!word.endsWith("서") || !(/[을를]$/u.test(prior) || comes)) return undefined;
      crossed = true;
      goesOn = true;
    }
  }
  return undefined;
}

const JAPANESE_I = "私|僕|俺|わたし|あたし|ぼく|おれ|自分|私たち|僕ら|我々";
const JAPANESE_MARK = patternOf(
  `(?<i>${JAPANESE_I})(?:だけ)?[がはも]|(?<other>[\\p{Script=Han}\\p{Script=Katakana}ー々]{1,}(?:さん|ちゃん|くん|たち|達)?)(?<mark>が|は(?!じ))`,
  "gu",
);
const OWN_PART =
  /^(?:[涙声足手体心気歯目髪息腕頭口顔耳指腰夢次今私僕俺時間]|身体|両手|両足|自分|場所|途中|最後|最初|今度|昨夜|今朝|周囲|天気|何故|一人|二人)$/u;
/** Between a subject and its verb: one goes on who comes, goes, stands or takes something. */
const JAPANESE_GO_ON =
  /^いて?、?$|ず、$|(?:抜け|越え|渡っ|回っ|曲がっ|上がっ|降り|飛び|泳い|転がっ|来|行っ|出|入っ|戻っ|帰っ|立っ|座っ|乗っ|走っ|持っ|連れ|歩い|抱い|取っ|開け|起き|抱え|くわえ|着|言わず|何も言わず)(?:て|ず)?(?:き|いき)?(?:て)?、?/u;

/** Who does what a Japanese verb says: the nearest が in its clause, or the one of whom the sentence is. */
export function subjectInJapanese(verb: Verb, from: number, { all, text }: Read): Subject | undefined {
  const sentence = text.slice(from, verb.at);
  for (const found of [...sentence.matchAll(JAPANESE_MARK)].toReversed()) {
    const { i, other, mark } = found.groups!;
    const gap = sentence.slice(found.index + found[0].length);
    const sure = !/[てで]、|[ばらけ]、|ので|から、/u.test(gap);
    if (i) return { who: "dreamer", sure };
    if (!other || OWN_PART.test(other)) continue;
    const at = from + found.index;
    const one = all.find(
      (each) => (isLiving(each) || each.kind === "things") && each.at < at + other.length && each.end > at,
    );
    if (mark === "が") {
      const steps = gap
        .split(/(?<=[てでとばらけどず]、|ので|から、|たら|(?<!と)て(?!も)|[んい]で)/u)
        .filter((step) => step !== "" && step !== "、");
      const isEnded = /(?:(?<!と)て|[んい]で)、?$/u.test(gap);
      const done = isEnded ? steps : steps.slice(0, -1);
      // One goes on who comes, takes something or does not stop.
      if (!done.every((step) => JAPANESE_GO_ON.test(step))) return undefined;
      // "象が来て背中に乗ったら": the dreamer, on its back.
      if (one?.kind === "things" && verb.id === "riding" && /(?:背中?|肩|頭|甲羅)に$/u.test(gap))
        return { who: "dreamer", sure };
      return { who: one ?? "other", sure };
    }
    if (one && isLiving(one)) return { who: one, sure };
  }
  return undefined;
}

const CHINESE_I =
  /(?:让|叫|使|请|逼|害|帮)?(?:我们|咱们|我)(?![的妈爸爷奶姐哥弟妹老家丈太外叔姑姨舅表堂同儿女男姥婆媳岳侄闺孙]|们)/gu;
const CHINESE_TO_ME = /[冲对向朝给跟把被追拉抱喊问看和陪替等找从在离]$/u;
const CHINESE_THERE =
  /(?:坐着|站着|躺着|有|趴着|住着|来了|走来|跑来|飞来|出现了?)(?:一|两|三|几|许多|很多)?[个只位条匹头群]?\p{L}{0,4}$/u;

/** Who does what a Chinese verb says: the nearest one before it, who goes on in the next clause. */
export function subjectInChinese(verb: Verb, from: number, { all, text }: Read): Subject | undefined {
  const sentence = text.slice(from, verb.at);
  const comma = sentence.search(/[，；：][^，；：]*$/u);
  const lastOf = (pattern: RegExp) =>
    [...sentence.matchAll(pattern)].findLast(
      ({ index, 0: found }) =>
        /^[让叫使请逼害帮]/u.test(found) || !CHINESE_TO_ME.test(sentence.slice(0, index)),
    )?.index ?? -1;
  const [own, pronoun] = [lastOf(CHINESE_I), lastOf(/[他她它]们?(?!的)/gu)];
  const named = all.findLast((one) => isLiving(one) && one.at >= from && one.end <= verb.at);
  const at = named ? named.at - from : -1;
  if (own > Math.max(pronoun, at)) return { who: "dreamer", sure: own > comma };
  if (pronoun > Math.max(own, at)) return { who: meantBy(from + pronoun, all), sure: pronoun > comma };
  // "坐着一个婴儿，正在打电话": who is there acts.
  if (
    named &&
    at < comma &&
    CHINESE_THERE.test(sentence.slice(0, at)) &&
    /^[，；：](?:正在|在|正|还|都|又)?$/u.test(sentence.slice(comma))
  )
    return { who: named, sure: true };
  return undefined;
}

const HINDI_BREAK = /[,;:–—]|(?<= )(?:और|तो|कि|पर|लेकिन|मगर|फिर) /gu;
const HINDI_I = /(?<![\p{L}\p{M}])(?:मैं|मैंने|मैने|हम|हमने|मैंनें)(?![\p{L}\p{M}])/u;
const HINDI_THEY =
  /(?<![\p{L}\p{M}])(?:वह|वो|वे|उसने|उन्होंने|सब|सबने|सभी|कोई|लोग|किसी ने)(?![\p{L}\p{M}])(?! (?:को|से|के|का|की|में|पर) )/u;
const HINDI_OBJECT = /^ (?:जी )?(?:को|से|के|का|की|में|पर|पे|तक|लेकर|देख\S*|पकड़\S*)(?![\p{L}\p{M}])/u;
/** Forms of more than one, which the dreamer alone never has. */
const HINDI_MANY =
  /^\S*(?: \S+)? ?(?:(?:रहे|रहीं|रही|लगे|गए|ते|ती|बैठे|बैठी) (?:थे|थीं|हैं)|थीं|लगीं|गईं)(?![\p{L}\p{M}])/u;
const HINDI_WE = /(?<![\p{L}\p{M}])(?:हम|हमने|हमें|हमार[ाेी]|के साथ|दोनों)(?![\p{L}\p{M}])/u;
const HINDI_PLURAL = /^\S*(?: \S+)? ?(?:रहे|लगे|गए|बैठे)(?: (?:थे|हैं))?(?![\p{L}\p{M}])/u;

/** Who does what a Hindi verb says: the nearest noun of its clause without a postposition, or with ने. */
export function subjectInHindi(verb: Verb, from: number, { all, text }: Read): Subject | undefined {
  const cuts = [
    from,
    ...[...text.slice(from, verb.at).matchAll(HINDI_BREAK)].map(
      ({ index, 0: found }) => from + index + found.length,
    ),
  ].toReversed();
  if (/^[^।,]{0,24}(?:हूँ|हूं)/u.test(text.slice(verb.at))) return { who: "dreamer", sure: true };
  if (/(?:मेर[ेी]|अपन[ेी]) $/u.test(text.slice(from, verb.at))) return undefined;
  for (const [i, at] of cuts.entries()) {
    const end = i === 0 ? verb.at : cuts[i - 1]!;
    const clause = text.slice(at, end);
    const sure = i === 0;
    if (HINDI_I.test(clause)) return { who: "dreamer", sure };
    const pronoun = HINDI_THEY.exec(clause);
    if (pronoun)
      return {
        who: /^(?:सब|सभी|लोग|कोई|किसी)/u.test(pronoun[0]) ? "other" : meantBy(at + pronoun.index, all),
        sure,
      };
    const one = all.findLast(
      (each) =>
        isLiving(each) && each.at >= at && each.end <= end && !HINDI_OBJECT.test(text.slice(each.end)),
    );
    // What stands right before a verb may be its object.
    if (one && (text.slice(one.end, verb.at).trim() !== "" || one.kind === "people"))
      return { who: one, sure };
    // "बस फिसली नहीं, धीरे से उड़ने लगी".
    const thing =
      MOVES.has(verb.id ?? "") &&
      all.findLast(
        (each) =>
          each.kind === "things" &&
          each.at >= at &&
          each.end <= end &&
          !HINDI_OBJECT.test(text.slice(each.end)),
      );
    if (thing) return { who: thing, sure };
    if (i > 0 && !HINDI_PLURAL.test(text.slice(verb.at, verb.end + 16))) break;
  }
  // "सवारियाँ चाय पी रही थीं": of more than one, and not of us.
  if (HINDI_MANY.test(text.slice(verb.at, verb.end + 20)) && !HINDI_WE.test(text.slice(0, verb.at)))
    return { who: "other", sure: false };
  return undefined;
}
