import type { DreamLanguage } from "../language.ts";
import { type Around, standsIn } from "./words-around.ts";
import { SPOKEN_OF } from "./only-spoken-of.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

const HAN = "\\p{Script=Han}";
/** Words between a noun and what its taste or smell is called. */
const JA_SENSED = "(?:匂い|におい|ニオイ|臭い|香り|かおり|味(?![噌方])|風味|フレーバー|汁|果汁)";
const LIKE_JA = "(?!(?:のような|みたいな)(?:ところ|所|場所|とこ))(?:の(?:よう(?!す|だい)|ごと)|みたい)";
const LIKE_KO = "(?:처럼|마냥|같(?:은(?!데| (?:데|곳|장소))|았|아|이 생|고|더|네|길)|듯이? |만 ?한 )";
const COUNTERS =
  "(?:마리|명|개|대|척|그루|장|번|사람|권|송이|벌|켤레|쌍|채|쪽|줄|입|잔|병|그릇|조각|방울|가지|분|살)";

const LIKENED: Partial<Record<DreamLanguage, readonly Around[]>> = {
  ja: [
    // "電車はもう出発していた".
    {
      after: /^[はがも]?(?:もう|すでに|既に)(?:出発|行っちゃ|行ってし|出てしま|出ちゃ|いなくな)/u,
      noPeople: true,
    },
    // "高校のとき", "猫の声で".
    {
      word: /^(?:[小中高]学?校|大学|学校|幼稚園|保育園)$/u,
      after: /^(?:の(?:とき|時(?!計)|頃|ころ|同級生|友達|先生|卒業)|の?時代)/u,
    },
    { after: /^の(?:鳴き)?声(?:で|を(?:真似|まね)|の(?:よう|まね))/u, noPeople: true },
    // "傘もささずに".
    {
      after:
        /^(?:も|を|は|すら|さえ)?(?:ささ|差さ|履か|はか|着|かぶら|つけ|使わ|持た|見|買わ|食べ|読ま)(?:ず(?:に|、|$)|ないで|ないまま)/u,
    },
    { after: patternOf(`^の?(?:焦げた|焼ける|腐った)?${JA_SENSED}`, "u") },
    // "鯨の形をした雲", "星型のクッキー", "レモン色".
    {
      after:
        /^(?:の(?:形|かたち|柄|模様|色)(?:を?し[たて]|の(?!中)|だった|に(?:切|なって|似|見|くり|抜))|(?:型|形|状|柄|模様|色)(?:[のにをでとがは、。]|$|だ|っぽ|を?し[たて]))/u,
    },
    { after: /^の?(?:話|はなし|噂|うわさ|愚痴|悪口)(?:を(?!聞)|ばかり|しか|で盛|に花)/u },
    {
      after:
        /^の(?:歌|曲|映画|アニメ|番組|ドラマ|ドキュメンタリー|ニュース|動画|本|絵本|図鑑|記事|ゲーム)(?:を|が流|が鳴|に出て)/u,
      noPeople: true,
    },
    { after: /^の?役(?:を|で|に|だ)/u },
    {
      after:
        /^(?:だ|か|なのか)?と(?:思(?:った(?:ら|けど|のに)|ってい?た(?:ら|のに|けど|もの|の[はが])|いきや|ってよく)|間違え|勘違い)/u,
    },
    {
      after:
        /^(?:に(?:しか|も)?見え|を(?:思わせ|連想|彷彿)|っぽ[いくさか]|じみ[たて]|もどき|というより|どころか)/u,
    },
    // "鈴の音みたいな声", "猫の目のような月".
    { after: patternOf(`^(?:${HAN}{1,2})?(?:の\\P{P}{1,4}?)?${LIKE_JA}`, "u"), compared: true },
    // "絵本に出てくるような森", "バケツをひっくり返したような雨".
    {
      after:
        /^(?:[にをで]|から)[^、。！？がは]{1,12}?[るただい](?:かの)?(?:よう(?:な(?!気)|だ)|みたい(?:な|に|だ|で))/u,
    },
    { before: /まるで[^、。！？]{0,12}$/u, after: /^[^、。！？]{0,14}?(?:みたい|よう(?:だ|な|に|で)|気分)/u },
  ],
  ko: [
    // "종이로 만든 인형 같았다".
    { word: /로$/u, after: /^ (?:만든|된|만들어진) \S+ 같/u, noPeople: true },
    // "비행기는 이미 떠났고".
    { after: /^(?:은|는|이|가)? (?:이미|벌써) (?:떠났|떠나|출발했|가 ?버렸|끊겼|놓쳤)/u, noPeople: true },
    {
      word: /^(?:초등학교|중학교|고등학교|대학교?|학교|유치원)$/u,
      after: /^ (?:때|시절|졸업 ?사진|동창|동기|다닐 때|다니던)(?!\p{L}{3})/u,
    },
    {
      after:
        /^(?:의)? ?(?:(?:\S{1,3}[는던은] )?(?:냄새|내음|비린내|향기)|(?:향|맛)(?:이|을|은|도|의|만)?(?: |$|[.,]))/u,
    },
    {
      after: /^(?:의)? ?(?:모양|형상|형태|무늬|빛깔)(?:의|으로|이었|이 그려|을 한|을 하고|인|처럼| |을 띤)/u,
    },
    {
      after:
        /^(?:의)? ?(?:노래|영화|만화|다큐(?:멘터리)?|방송|게임|동요|책|그림책|도감)(?:를|을)? ?(?:보|봤|부르|불렀|읽|듣|들)/u,
      noPeople: true,
    },
    { after: /^ ?(?:이야기|얘기|소문|험담|생각|걱정)(?:를|을|만|도)? ?(?:하|했|나누|나눴|한참|계속)/u },
    { word: /에$/u, after: /^ (?:대한|대해|대하여|관한|관해|관하여)(?!민)/u },
    { word: /[을를]$/u, after: /^ (?:떠올리게|연상시키|연상케|연상하게|생각나게|닮)/u },
    { after: /^(?:이?란|인)? ?(?:줄(?:로만|로|만)? ?알(?:았(?:는데|더니|지만|다가|던)|고 )|줄 착각)/u },
    { word: /만$/u, after: patternOf(`^ (?:한|했던) (?!${COUNTERS}(?!\\p{L}{2}))`, "u"), compared: true },
    { after: /^(?:의)? ?(?:역할|역)(?:을|로|이) /u },
    { word: /인$/u, after: /^ (?:듯|양|것처럼|것마냥)/u, compared: true },
    { word: /처럼$|마냥$|같이$/u, compared: true },
    { after: patternOf(`^(?:의 \\S{1,3})? ?${LIKE_KO}`, "u"), compared: true },
    // "동화책에 나오는 것 같은 숲".
    { word: /[에을를서로]$/u, after: /^ (?:\S+ )?\S*[는은던인한난온된] (?:것|거) ?같은(?!데) /u },
    {
      before: /(?<!\S)(?:마치|흡사) [^.,!?]{0,16}$/u,
      after: /^[^.,!?]{0,20}?(?:(?:것|거) ?같|듯|처럼|양 )/u,
    },
  ],
  zh: [
    // "蛋糕是用豆腐做的".
    { before: /用$/u, after: /^(?:做|造|搭|堆|盖|砌|编|织|雕|折)(?:成)?的/u, noPeople: true },
    { after: /^(?:都|就)?(?:已经|早就)(?:飞走|开走|走了|起飞|出发|离开)/u, noPeople: true },
    { word: /^(?:小学|初中|高中|大学|中学|学校|幼儿园)$/u, after: /^(?:时(?:候|代|期)|的时候|毕业照)/u },
    // "它说想吃火锅".
    { before: /(?:想|想要|打算|希望|舍不得|本来要)(?:吃|喝|要|买|养|带)(?:一?[个只碗杯条份双件])?$/u },
    { after: /^(?:烤焦|腐烂|烧焦|烤熟|发霉)?的?(?:香味|气味|味道|味|香气|香(?=味|气|的)|臭味|腥味|清香)/u },
    { after: /^的?(?:形状?|图案|花纹)(?:的|，|。|$)|^的(?:形状|图案)/u },
    {
      word: /^(?:酒|红酒|葡萄酒|柠檬|橄榄|砖头?|血|桃子?|玫瑰|橘子?|葡萄|咖啡|奶油|象牙|翡翠|琥珀|铁|苹果|草|墨|海|天|湖|炭|煤)$/u,
      after: /^(?:红|黄|绿|蓝|白|紫|灰|黑|棕|青|褐)/u,
    },
    {
      before: /(?:聊|谈|说起|谈论|讨论|提到|提起|讲起|关于|有关)(?:了|到|起|着|过)?(?:一[只个条匹头])?$/u,
      after: /^(?!.{0,6}(?:来了|出现|走来))/u,
    },
    {
      after: /^的?(?:电影|故事|新闻|纪录片|动画片|动画|节目|话题|传说|消息)|^的(?:歌|书|曲子)/u,
      noPeople: true,
    },
    {
      before:
        /以为(?:自己)?(?:是|看见|看到|那是|它是|他是|她是|这是)?了?(?:一?[只个条匹头座辆])?\P{P}{0,2}$/u,
    },
    {
      before: /与其说(?:是)?$|(?:让|使|令)(?:我|人)?(?:想|联想)(?:起|到)了?(?:一?[只个头条匹])?\P{P}{0,4}$/u,
    },
    { after: patternOf(`^(?:里|中|上)?的?${HAN}?(?:一样|似的|一般(?!来)|般|那样)`, "u"), compared: true },
    {
      before:
        /(?<![图画佛雕石录想肖头铜影偶塑神摄好不])(?:像|宛如|如同|犹如|好似|仿佛是)是?(?:(?!一样|似的|般|地)[^，。,.！？、有])*$/u,
      after: /^(?!\P{P}{0,4}(?:一样|似的|般)\P{P}{0,3}的?人)/u,
      compared: true,
    },
    {
      before: /(?:像|如同|仿佛|好像|宛如|跟|和)(?:(?!一样|似的|般)[^，。,.！？、像跟和]){0,8}$/u,
      after: /^[^，。,.！？、一]{0,6}?(?:一样|似的)(?!的?[人，。])/u,
      compared: true,
    },
  ],
};

/** The part of the sentence before a word, and what follows it. */
const around = ({ at, end }: Pick<Mention, "at" | "end">, text: string): [string, string] => [
  /[^.!?…。！？\n;]*$/u.exec(text.slice(Math.max(0, at - 60), at))![0],
  text.slice(end, end + 30),
];

const SEEN = new Set<string>(["things", "people", "places", "light", "weather", "activities"]);

/** Whether a word only says what something is like, or is only spoken of, wished for or feared. */
export function isOnlyLikened(
  one: Mention,
  { all, text, language }: { all: readonly Mention[]; text: string; language: DreamLanguage },
): boolean {
  if (!SEEN.has(one.kind)) return false;
  const isElsewhere = () =>
    one.kind === "places" && all.some(({ kind, id }) => kind === "places" && id !== one.id);
  const [before, after] = around(one, text);
  return [...(LIKENED[language] ?? []), ...(SPOKEN_OF[language] ?? [])].some(
    (each) => standsIn(each, one, before, after) && (!each.unlessAlone || isElsewhere()),
  );
}

/** Whether it is a comparison, which denies nothing: "a bird flew, and I flew like a bird". */
export function isCompared(
  one: Pick<Mention, "at" | "end" | "text">,
  text: string,
  language: DreamLanguage,
): boolean {
  const [before, after] = around(one, text);
  return (LIKENED[language] ?? []).some((each) => each.compared && standsIn(each, one, before, after));
}
