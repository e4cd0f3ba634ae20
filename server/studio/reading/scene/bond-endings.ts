import type { DreamLanguage } from "../language.ts";
import type { BondRule, How } from "./bond-words.ts";
import { patternOf } from "../matching/letters.ts";

/** Of what a thing is full of there are many. */
const FULL = /dol|भर|いっぱい|가득|满/u;

/** Rules of the languages that put the word after the noun, as "masanın üstünde", "机の上に". */
function rules(flags: string, table: readonly (readonly [How, "A B" | "B A", string])[]): BondRule[] {
  return table.map(([how, order, source]) => ({
    how,
    first: order === "A B",
    test: patternOf(source, flags),
    ...(FULL.test(source) && { many: true as const }),
  }));
}

/** "I looked under it, and": where something is found. */
const looked = (
  words: Record<"on" | "in" | "under", string>,
  source: (word: string) => string,
): (readonly [How, "B A", string])[] =>
  (["on", "in", "under"] as const).map((how) => [how, "B A", source(words[how])]);

const TR_WORD = "(?:(?!(?:ve|ama|ile|sonra|ben|biz|çünkü|gibi|yoktu|değil)(?!\\p{L}))[\\p{L}'’]+ )";
/** No verb that ends a clause: "asansör bozulmuş, merdivenden". */
const TR_PLAIN = `(?:(?!\\p{L}+(?:m[ıi][şs]|m[uü][şs]|yor|yo|[ıiuü]yordu) )${TR_WORD})`;
const TR_COMES =
  "(?<!\\p{L})(?:[çc][ıi]k|f[ıi]rl|u[çc](?:t|u|ma)|d[öo]k[üu]l|s[üu]r[üu]n|ak[ıi]y|atl[ıia]|sa[çc][ıi]l|ta[şs]|b[üu]y[üu]|y[üu]ksel|kay[ıi]|kafas[ıi]n[ıi]|uzan|d[üu][şs])";
const TR_ON =
  "(?:[uü]st[uü]nde\\p{L}*|[uü]st[uü]ne|[uü]zerinde\\p{L}*|[uü]zerine|tepesinde\\p{L}*|[çc]at[ıi]s[ıi]na|[çc]at[ıi]s[ıi]nda\\p{L}*)";
const TR_IN = "(?:i[çc]inde(?!n)\\p{L}*|i[çc]ine)";
const TR_UNDER = "(?:alt[ıi]nda(?!n)\\p{L}*|alt[ıi]na)";
/** The head of a statue, the branch of a tree: on it. */
const TR_PART = "(?:(?:ba[şs]|kafas|s[ıi]rt|dal|uc|kenar|omz)[ıiuü]n[ıiuü]n |(?:en )?tepesinin )?";
const TR_PERCH = "(?:(?:ba[şs]|kafas|s[ıi]rt|dal|dallar|omz)[ıiuü]n(?:d?[ae]))";
const TR_OF = "(?:<[^<>]*n[ıiuü]n>|<[^<>]*[ıiuü]m[ıiuü]n>|<[^<>]*[ıiuü]n>)";
const TR: BondRule[] = rules("iu", [
  ["in", "B A", `> ${TR_WORD}{0,3}<[^<>]*> (?:ile )?dolu`],
  ["in", "A B", `> (?:ile )?dolu(?:ydu| olan)? ${TR_WORD}{0,2}<`],
  ["in", "B A", `>[^<>.!?]{0,50}i[çc]i ${TR_WORD}{0,2}<[^<>]*> (?:ile )?dol`],
  [
    "of",
    "A B",
    `<[^<>]*[dt][ae]n> (?:yap[ıi]l|[öo]r[üu]l|[öo]r[üu]lm|olu[şs]an|dikil|in[şs]a)\\p{L}* ${TR_WORD}{0,2}<`,
  ],
  ["of", "B A", `> ${TR_WORD}{0,3}<[^<>]*[dt][ae]n> (?:yap[ıi]l|[öo]r[üu]l|olu[şs]u|dikil|in[şs]a)`],
  ["of", "B A", `> ${TR_WORD}{0,3}<[^<>]*[dt][ae]n(?:d[ıi]|m[ıi][şs])\\p{L}*>`],
  ["from", "B A", `${TR_OF} i[çc]inden ${TR_WORD}{0,4}<`],
  ["from", "A B", `> ${TR_WORD}{0,2}${TR_OF} i[çc]inden`],
  ["from", "B A", `<[^<>]*[dt][ae]n> ${TR_WORD}{0,4}<[^<>]*>[^<>.!?]{0,24}${TR_COMES}`],
  ["from", "A B", `> ${TR_PLAIN}{0,2}<[^<>]*[dt][ae]n>[^<>.!?]{0,12}${TR_COMES}`],
  ...looked(
    { on: TR_ON, in: TR_IN, under: TR_UNDER },
    (word) =>
      `${TR_OF} (?:tam )?${word} (?:do[ğg]ru )?(?:bak|e[ğg]il|g[öo]z at)\\p{L}*,? (?:(?:ve|bir de|orada) )?${TR_WORD}{0,3}<`,
  ),
  ["on", "B A", `${TR_OF} (?:tam |hemen )?${TR_PART}${TR_ON} ${TR_WORD}{0,4}<`],
  ["on", "B A", `${TR_OF} ${TR_PERCH} ${TR_WORD}{0,4}<[^<>]*>[^<>.!?]{0,16}(?:kon|tün|otur|dur|uyu|var)`],
  ["on", "A B", `> ${TR_WORD}{0,2}${TR_OF} ${TR_PERCH} (?:kon|tün|otur|dur|uyu|bekl)`],
  ["in", "B A", `${TR_OF} (?:tam )?${TR_IN} ${TR_WORD}{0,4}<`],
  ["under", "B A", `${TR_OF} (?:tam |hemen )?${TR_UNDER} ${TR_WORD}{0,4}<`],
  ["on", "A B", `> ${TR_WORD}{0,2}${TR_OF} ${TR_ON}`],
  ["in", "A B", `> ${TR_WORD}{0,2}${TR_OF} ${TR_IN}`],
  ["under", "A B", `> ${TR_WORD}{0,2}${TR_OF} ${TR_UNDER}`],
  ["in", "B A", `<(?:kuyu|havuz|kova|sand[ıi]k|kutu|tencere)[^<>]*n> dibinde ${TR_WORD}{0,4}<`],
  ["from", "B A", `>[^<>.!?]{0,50}i[çc]inden ${TR_WORD}{0,3}<`],
  ["in", "B A", `>[^<>.!?]{0,40} (?:i[çc]inde(?:yse)?|bir bakt[ıi]m i[çc]inde) ${TR_WORD}{0,3}<`],
  [
    "at",
    "B A",
    `<[^<>]*[dt][ae]> ${TR_WORD}{0,3}<[^<>]*>[^<>.!?]{0,20}(?:var|yüz|yuz|bul|dur|uyu|otur|yat|y[ae]t|gez|s[üu]r[üu]n|t[ıi]rman|asıl|kon|yan|saklan|gizlen)`,
  ],
  [
    "at",
    "A B",
    `> ${TR_WORD}{0,1}<[^<>]*[dt][ae](?:yd[ıi]|ym[ıi][şs])?>(?= (?:yüz|yuz|uyu|otur|yat|buldu|duruy|bekl|kestir|sallan|asıl|saklan|gizlen)|[.,]|$)`,
  ],
  ["in", "A B", `> ${TR_WORD}{0,1}<[^<>]*[ae]> (?:d[üu][şs]|at[ıi]l|koy|dol)`],
]);

const HI_WORD = "(?:(?!(?:और|लेकिन|पर मैं|मैं|हम|तो|फिर|क्योंकि|नहीं|जैसे)(?= ))[^\\s<>।,]+ )";
/** What is itself a place is not put elsewhere: "डिब्बे में रखकर फ्रिज में". */
const HI_FREE = "(?! (?:में|पर|के|की|से)(?= ))";
const HI_ON = "(?:की छत पर|के ऊपर|(?:के|की) (?:सिर|सर|डाल|टहनी|शाख|पीठ|चोटी|कंधे|किनारे) पर|पर)";
const HI_IN = "(?:के अंदर|के अन्दर|के भीतर|में)";
const HI_COMES = "(?:निकल|उड़(?!ा)|गिर|कूद|बाहर|आ रह|आई|आए|उग)";
const HI: BondRule[] = rules("u", [
  ["in", "B A", `> ${HI_WORD}{0,2}<[^<>]*> से (?:पूर[ाीे] )?(?:भर|लबालब|ठसाठस)`],
  ["in", "A B", `> से भर[ाीेी]\\S* (?:हुआ |हुई |हुए )?${HI_WORD}{0,2}<`],
  ["of", "A B", `> (?:से|की|का|के) (?:बन|बुन)\\S* (?:हुआ |हुई |हुए )?${HI_WORD}{0,2}<`],
  ["of", "B A", `> ${HI_WORD}{0,3}<[^<>]*> (?:से|की|का|के) (?:बन|बुन)`],
  ["from", "B A", `>(?: के अंदर| के अन्दर| में| के भीतर)? से ${HI_WORD}{0,4}<[^<>]*>[^<>।]{0,24}${HI_COMES}`],
  ["from", "A B", `> ${HI_WORD}{0,2}<[^<>]*>(?: के अंदर| में| के भीतर)? से (?:\\S+ )?${HI_COMES}`],
  ["from", "B A", `>[^<>।]{0,50}(?:उसमें से|अंदर से|उससे|भीतर से) ${HI_WORD}{0,3}<`],
  ...looked(
    { on: HI_ON, in: HI_IN, under: "के नीचे" },
    (word) => `> ${word} (?:देखा|झाँका|झांका|देखने) (?:तो |और |पर )?(?:वहाँ |वहां )?${HI_WORD}{0,3}<`,
  ),
  ["on", "B A", `> ${HI_ON} ${HI_WORD}{0,4}<`],
  ["in", "B A", `> ${HI_IN}(?! से) ${HI_WORD}{0,4}<[^<>]*>(?! (?:में|पर)(?= ))`],
  ["under", "B A", `> के नीचे ${HI_WORD}{0,4}<`],
  ["on", "A B", `>${HI_FREE} (?:को )?${HI_WORD}{0,2}<[^<>]*> ${HI_ON}`],
  ["in", "A B", `>${HI_FREE} (?:को )?${HI_WORD}{0,2}<[^<>]*> ${HI_IN}(?! से)`],
  ["under", "A B", `>${HI_FREE} (?:को )?${HI_WORD}{0,2}<[^<>]*> के नीचे`],
  ["in", "B A", `>[^<>।]{0,50}(?:उसमें|उसके अंदर|उसके भीतर|अंदर) ${HI_WORD}{0,3}<`],
]);

const JA = "[^<>。！？、がをは]";
const JA_PART = "(?:屋根|頭|枝|てっぺん|背中|背|先|端|肩)";
/** What one who is there does. */
const JA_IS =
  "(?:い[たまて]|あ[っり]|泳|座|寝|眠|乗|入|這|はって|止ま|とま|留ま|飾|並|刺さ|掛か|かか|ぶら下|隠れ|浮|立っ|咲|燃え|生え|丸ま|登|のぼ)";
/** Another clause ends: "観覧車に乗ってたら". */
const JA_THEN = `${JA}{0,8}(?:たら|って|んで|ると|ので|けど|から)`;
/** What one does who then is there, before its name. */
const JA_THERE =
  "(?:乗|座|腰かけ|登|のぼ|またが|とま|止ま|寝|眠|浮か|隠れ|い|住んで)(?:っ|ん|て)?(?:で|て)?(?:い)?(?:た|る)";
const JA_COMES = "(?:出|飛び|湧|這|こぼれ|溢れ|あふれ|現れ|生え|落ち|顔を|取り出)";
const JA_RULES: BondRule[] = rules("u", [
  [
    "in",
    "B A",
    `>(?:の中)?[はがに]?[はも]?、?${JA}{0,8}<[^<>]*>(?:で|が)(?:いっぱい|一杯|満|あふれ|溢れ|ぎっしり|びっしり|詰ま)`,
  ],
  [
    "in",
    "A B",
    `>(?:で(?:いっぱい|一杯)の|で満ちた|で(?:あふれ|溢れ)た|(?:が|の)(?:いっぱい|ぎっしり)?(?:詰まった|入った))${JA}{0,4}<`,
  ],
  ["of", "A B", `>(?:だけ)?で(?:でき|出来|作|編)${JA}{0,6}<`],
  ["of", "B A", `>(?:は|が)(?:全部|ぜんぶ|全て|すべて)?${JA}{0,4}<[^<>]*>(?:だけ)?で(?:でき|出来|作|編)`],
  [
    "from",
    "B A",
    `>(?:の中|の奥|の口)?から(?:は)?、?[^<>。！？]{0,10}<[^<>]*>${"[^<>。！？]"}{0,10}${JA_COMES}`,
  ],
  ["from", "A B", `>[がを]${JA}{0,6}<[^<>]*>(?:の中|の奥)?から[^<>。！？]{0,6}${JA_COMES}`],
  ...looked(
    { on: "上", in: "(?:中|なか)", under: "下" },
    (word) => `>の${word}を(?:見|のぞ|覗)[^<>。！？]{0,8}${JA}{0,8}<[^<>]*>[がを]`,
  ),
  ["on", "B A", `>の(?:${JA_PART}の)?上(?:に|で|には|では)、?${JA}{0,10}<`],
  ["on", "B A", `>の${JA_PART}(?:に|で|には)、?${JA}{0,10}<[^<>]*>[がを]`],
  ["in", "B A", `>の(?:中|なか)(?:に|で|には|では)、?${JA}{0,10}<`],
  ["under", "B A", `>の下(?:に|で|には|では)、?${JA}{0,10}<`],
  [
    "on",
    "A B",
    `>(?:さん|ちゃん)?[がをは]${JA}{0,16}<[^<>]*>の(?:(?:${JA_PART}の)?上|${JA_PART})(?:に|で|へ)`,
  ],
  ["in", "A B", `>(?:さん|ちゃん)?[がをは]${JA}{0,16}<[^<>]*>の(?:中|なか)(?:に|で|へ)`],
  ["under", "A B", `>(?:さん|ちゃん)?[がをは]${JA}{0,16}<[^<>]*>の下(?:に|で)`],
  ["in", "A B", `>(?:[がは]${JA}{0,12}|を${JA}{0,4})<[^<>]*>に(?:入|落ち|浮|沈|隠れ|詰)`],
  [
    "on",
    "A B",
    `>(?:さん|ちゃん)?(?:[がは]${JA}{0,12}|を${JA}{0,2})<[^<>]*>に(?:飛び)?(?:乗|載|登|のぼ|上が|とま|止ま|留ま|またが)`,
  ],
  [
    "at",
    "A B",
    `>(?:さん|ちゃん)?[がは]${JA}{0,12}<[^<>]*>[にで](?:座|すわ|腰|寝|眠|横にな|横たわ|丸ま|泳|うたた|ぶら下)`,
  ],
  ["at", "B A", `>[にで]${JA_THERE}(?!ら|り|の[にで]|と|けど|から|時|とき)${JA}{0,8}<`],
  [
    "at",
    "B A",
    `>で(?:は)?、?(?!${JA_THEN})${JA}{0,8}<[^<>]*>が${JA}{0,6}(?:泳|寝|眠|座|丸ま|燃え|咲|踊|遊|ぶら下)`,
  ],
  ["in", "B A", `>[^<>。！？]{0,16}(?:中に|中には|中で)、?${JA}{0,8}<`],
  [
    "from",
    "B A",
    `>を?[^<>。！？]{0,16}(?:中から|開けたら|開けると|割ると|割ったら|切ると|切ったら)、?(?:中から)?${JA}{0,8}<[^<>]*>が[^<>。！？]{0,8}${JA_COMES}`,
  ],
  [
    "in",
    "B A",
    `>を?(?:開けたら|開けると|割ると|割ったら|切ると|切ったら)、?${JA}{0,8}<[^<>]*>が(?:い|あ|入)`,
  ],
  ["at", "B A", `>に(?:は)?、?(?!${JA_THEN})${JA}{0,8}<[^<>]*>が${JA}{0,6}${JA_IS}`],
]);

const KO_WORD = "(?:(?!(?:그리고|나는|내가|우리|그런데|근데)(?= ))[^\\s<>.,!?]+ )";
/** No verb that ends a clause. */
const KO_PLAIN = "(?:(?!\\S*(?:고|서|며|나|자|데|니|면|는) )[^\\s<>.,!?]+ )";
const KO_PART = "(?:머리|가지|나뭇가지|꼭대기|지붕|등|어깨|끝)";
const KO_IS =
  "(?:있|들어 ?있|누워|앉아|앉았|기어|걸려|매달|붙어|자고|서 ?있|숨어|떠 ?있|헤엄|놓여|올라|열려|피어|타고)";
const KO_THERE =
  "(?:앉은|앉아 ?있는|앉아 ?있던|누운|누워 ?있는|누워 ?있던|있는|있던|자는|자던|올라간|매달린|선)";
const KO_COMES = "(?:나오|나왔|나온|쏟아|튀어|날아|기어|뛰어|솟아|자라)";
const KO: BondRule[] = rules("u", [
  ["in", "B A", `> ?${KO_WORD}{0,3}<[^<>]*>(?:[이가로])? ?(?:으로 )?(?:가득|꽉|잔뜩)`],
  ["in", "A B", `> ?(?:가득|꽉|잔뜩) ?(?:찬 |차 있는 |든 |들어 ?있는 |들어간 |담긴 )?${KO_WORD}?<`],
  ["of", "A B", `<[^<>]*로> (?:만든|만들어진|된|지은|짠|엮은) ${KO_WORD}{0,1}<`],
  ["of", "B A", `> ${KO_WORD}{0,2}<[^<>]*로> (?:만들|되어|돼|된|지어|짜)`],
  ["from", "B A", `>(?:의)? ?(?:안에서|속에서|에서) ${KO_WORD}{0,3}<[^<>]*>[^<>.!?]{0,14}${KO_COMES}`],
  ["from", "B A", `<[^<>]*에서> ${KO_WORD}{0,3}<[^<>]*>[^<>.!?]{0,14}${KO_COMES}`],
  [
    "from",
    "A B",
    `> ${KO_PLAIN}{0,1}<[^<>]*(?:에서> ?|> ?(?:안에서|속에서|에서) ?)(?:나오|나왔|나온|쏟아|튀어나)`,
  ],
  [
    "from",
    "B A",
    `<[^<>]*[을를]> (?:까|깨|열|자르|갈|쪼개)\\S* ${KO_WORD}{0,2}<[^<>]*>[^<>.!?]{0,10}${KO_COMES}`,
  ],
  ...looked(
    { on: "위", in: "(?:안|속)", under: "(?:밑|아래)" },
    (word) => `>(?:의)? ?${word}[을를]? (?:보|봤|들여다|내려다|올려다|살펴)\\S*,? ${KO_WORD}{0,2}<`,
  ),
  ["on", "B A", `>(?:의)? ?(?:${KO_PART} ?)?위(?:에|로)(?:는|서)? ${KO_WORD}{0,3}<`],
  ["on", "B A", `>(?:의)? ?${KO_PART}에(?:는|서)? ${KO_WORD}{0,3}<`],
  ["in", "B A", `>(?:의)? ?(?:안|속)에(?:는)? ${KO_WORD}{0,3}<`],
  [
    "in",
    "B A",
    `>(?:의)? ?(?:안|속)에서(?:는)? ${KO_WORD}{0,3}<[^<>]*>[^<>.!?]{0,10}(?:발견|찾|봤|보[였이]|자고|잠|헤엄|졸|놀|앉|누워)`,
  ],
  [
    "under",
    "B A",
    `>(?:의)? ?(?:밑에|아래에|아래)(?!서 (?:나오|나와|나왔|기어|튀어))(?:는|서)? ${KO_WORD}{0,3}<`,
  ],
  ["on", "A B", `> ${KO_PLAIN}{0,2}<[^<>]*> ?(?:${KO_PART} ?)?위(?:에|로)`],
  ["on", "A B", `> ${KO_PLAIN}{0,2}<[^<>]*> ?${KO_PART}에`],
  ["in", "A B", `> ${KO_PLAIN}{0,2}<[^<>]*> ?(?:안|속)(?:에|으로)`],
  ["under", "A B", `> ${KO_PLAIN}{0,2}<[^<>]*> ?(?:밑|아래)에`],
  ["at", "B A", `<[^<>]*에(?:는)?> ${KO_WORD}{0,2}<[^<>]*> ?${KO_IS}`],
  ["at", "B A", `<[^<>]*에서> ${KO_WORD}{0,2}<[^<>]*> ?(?:자고|잠|잤|헤엄|졸|놀|쉬)`],
  [
    "at",
    "A B",
    `> ${KO_PLAIN}{0,2}<[^<>]*(?:에|에서)> ?(?:앉|누워|누웠|누운|자고|잠|잤|졸|서 ?있|기대|매달|올라|숨|헤엄|쉬)`,
  ],
  ["at", "B A", `<[^<>]*에(?:서)?> ${KO_THERE} ${KO_WORD}?<`],
  ["at", "B A", `<[^<>]*[을를]> (?:탄|타고 ?있는|타고 ?있던|타는) ${KO_WORD}?<`],
  ["on", "B A", `> ?위에(?:서)? ${KO_THERE} ${KO_WORD}?<`],
  ["in", "B A", `>[^<>.!?]{0,16} (?:안에|속에|그 안에|열었더니|여니까|열어 ?보니)(?:는)? ${KO_WORD}{0,3}<`],
]);

const ZH = "[^<>，。！？、]";
const ZH_OUT = "(?:飞|爬|跳|涌|钻|冒|掉|倒|跑|流|长|游|伸|拿|掏)";
const ZH_PART = "(?:头|頭|背|肩膀?|树枝|枝头?|顶|脊|树梢)";
const ZH_RULES: BondRule[] = rules("u", [
  [
    "on",
    "B A",
    `>的?(?:上面|上头|顶上|上)${ZH}{0,3}(?:爬满|挂满|堆满|贴满|摆满|落满|长满|站满|停满|坐满)了?${ZH}{0,5}<`,
  ],
  [
    "in",
    "B A",
    `>(?:里面?|里头)?${ZH}{0,3}(?:装满|塞满|堆满|爬满|充满|满是|全是|满满的?都?是|都是)了?${ZH}{0,5}<`,
  ],
  ["in", "A B", `(?:装满|塞满|盛满)了?<[^<>]*>的${ZH}{0,3}<`],
  ["of", "A B", `>(?:做|搭|织|砌|制|堆)成?的${ZH}{0,3}<`],
  ["of", "B A", `>${ZH}{0,4}(?:用|由|是)${ZH}{0,3}<[^<>]*>(?:做|搭|织|砌|制|组成|堆)`],
  ["from", "B A", `从${ZH}{0,4}<[^<>]*>(?:里面?|中|底下)?${ZH}{0,8}<`],
  ["from", "B A", `>(?:里面?|中)${ZH}{0,4}${ZH_OUT}出(?:了|来)?${ZH}{0,6}<`],
  ["from", "A B", `>${ZH}{0,4}从${ZH}{0,4}<[^<>]*>(?:里面?|中)`],
  ["on", "B A", `>的?${ZH_PART}?(?:上面|上头|顶上|上)${ZH}{0,8}<`],
  ["in", "B A", `>的?(?:里面|里头|里|中)${ZH}{0,8}<`],
  ["under", "B A", `>的?(?:下面|底下|下)${ZH}{0,8}<`],
  ["on", "A B", `>${ZH}{0,4}(?:在|到|上)${ZH}{0,4}<[^<>]*>的?${ZH_PART}?(?:上|顶)`],
  ["in", "A B", `>${ZH}{0,4}(?:在|到|进)${ZH}{0,4}<[^<>]*>(?:的)?里`],
  ["under", "A B", `>${ZH}{0,4}在${ZH}{0,4}<[^<>]*>(?:的)?(?:下|底)`],
  ...looked(
    { on: "上面?", in: "里面?", under: "(?:下面?|底下)" },
    (word) => `>的?${word}一?(?:看|望|瞧)[^<>。！？]{0,3}[，,]?(?:发现|看见|看到|竟然|居然)?有?${ZH}{0,6}<`,
  ),
  ["in", "B A", `>${ZH}{0,3}[，,]里面?(?:有|是|装着|躺着|站着|坐着|藏着|睡着|游着|放着)${ZH}{0,6}<`],
]);

export const AFTER_NOUN_RULES: Partial<Record<DreamLanguage, readonly BondRule[]>> = {
  tr: TR,
  hi: HI,
  ja: JA_RULES,
  ko: KO,
  zh: ZH_RULES,
};
