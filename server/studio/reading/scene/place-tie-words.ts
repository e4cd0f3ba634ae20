import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";

/** How a language ties a place to the dream: by what stands before it, or behind it. */
export interface TieWords {
  /** Before the place: one is there, or comes there. */
  at?: RegExp;
  /** Behind it. */
  atAfter?: RegExp;
  /** Between a noun and the place that it belongs to, where the noun is first; it is the first group. */
  of?: RegExp;
  /** Behind the place, where the noun comes last. */
  ofAfter?: RegExp;
  /** Behind that noun: it is where one is. */
  within?: RegExp;
  /** Before the place: it is told of, asked for or wished for, up to the end of the clause. */
  spokenOf?: RegExp;
  /** Behind it, where the verb comes last. */
  spokenOfAfter?: RegExp;
  /** Before the place: what is said to come from it. */
  from?: RegExp;
  fromAfter?: RegExp;
  /** Before the place: it is below those who fly, or is only seen. */
  over?: RegExp;
  overAfter?: RegExp;
  /** Before the place: something has become it. */
  became?: RegExp;
  becameAfter?: RegExp;
  /** Before the place: one only goes by. */
  passed?: RegExp;
  /** Before the place: one is outside it. */
  front?: RegExp;
  frontAfter?: RegExp;
  /** Before the place: small enough to be a thing. */
  small?: RegExp;
}

/** Adjectives and the like: words that are none of `not`. */
const mods = (not: string, most = 3) => `(?:(?!(?:${not}) )[\\p{L}’'-]+ ){0,${most}}`;

const EN = mods(
  "of|to|from|and|with|for|like|in|at|on|by|that|which|who|where|was|were|is|as|but|into|onto|than|about|near",
);
const FR = mods(
  "de|du|des|à|au|aux|et|avec|pour|comme|dans|en|par|sur|qui|que|où|était|mais|sans|chez|voir|regarder",
);
const ES = mods("de|del|a|al|y|con|para|como|en|por|sobre|que|donde|era|estaba|había|pero|sin|ver|mirar");
const PT = mods(
  "de|d[ao]s?|a|ao|aos|e|com|para|pr[ao]|como|em|n[ao]s?|por|que|onde|era|estava|mas|sem|ver|olhar",
);
const IT = mods(
  "di|del|dell[ae]|dei|al|alla|a|e|con|per|come|in|nel|nella|su|sul|che|dove|era|c['’]era|ma|da|dal|dalla",
);
const DE = mods(
  "der|des|von|vom|zu|zum|zur|und|mit|für|wie|in|im|an|am|auf|aus|war|waren|dass|ist|die|das|nach|aber",
);
const RU = mods("в|во|на|по|с|со|из|и|к|от|у|для|как|над|под|за|но|что|где|был[аои]?");
const before = (pattern: string) => patternOf(`(?<!\\p{L})(?:${pattern})$`, "iu");

export const TIE_WORDS: Record<DreamLanguage, TieWords> = {
  en: {
    passed:
      /(?<!\p{L})(?:pass(?:ed|ing)(?: by)?|(?:drove|went|rode|sailed) past)(?! through)(?: (?:an?|the))?(?: \p{L}+(?: of \p{L}+)?,(?: and)?(?: (?:an?|the))?){0,3} $/iu,
    front: /(?<!\p{L})(?:in front of|outside) (?:(?:the|my|our|a|an) )?(?:old )?$/iu,
    became:
      /(?<!\p{L})(?:turn(?:ed|s|ing) (?:out to be|into)|(?:had )?becom(?:e|es|ing)|became|actually) (?:an?|the|my|our)? ?(?:\p{L}+ )?$/iu,
    at: before(
      `(?:I|we) (?:\\p{L}+ ){1,4}from (?:the|my|our) |(?:was|were|is) (?:now |actually |really |just )?(?:an?|my|our) (?:\\p{L}+ )?|(?:in|inside|into|at|on|onto|across|along|through|around|under|up|down|entered|reached|beside|by|near) ${EN}|` +
        `(?:go|goes|going|went|gone|walk\\p{L}*|r[au]n|running|drove|driving|got|get|came|come|back|moved|arriv\\p{L}+|taken|took me|brought me|invited) (?:\\p{L}+ )?to ${EN}`,
    ),
    of: patternOf(`(\\p{L}+) (?:of|at|from) ${EN}$`, "iu"),
    ofAfter: /^['’]s? (?=\p{L})|^(?<=s)['’] (?=\p{L})/iu,
    spokenOf:
      /(?<!\p{L})(?:sa(?:id|ys?|ying)|(?:told|tells|ask(?:ed|s|ing)) (?!me to |us to )|wonder(?:ed|ing) )(?: ?(?:\p{L}+ )?(?:the|it|that|who|where|if|whether|what|why|he|she|they|we|there)(?!\p{L}))(?:(?! (?:and|but|then|when|so|because) )[^.,;:!?…\n]){0,60}$|(?<!\p{L})(?:wanted|wants|hoped|tried) to (?:go|get|move|travel|fly|return|come) (?:home |back |away )?to (?:(?:the|my|our|a) )?(?:\p{L}+ )?$|(?<!\p{L})was just past (?:the |a )?(?:\p{L}+ )?$/iu,
    from: before(
      `(?:bought|got|stole|stolen|taken|borrowed|came|comes|home|back|late|sent|escaped|returned) (?:\\p{L}+ ){0,3}from ${EN}`,
    ),
    over: before(`(?:over|above) ${EN}`),
    small:
      /(?<!\p{L})(?:tiny|miniature|toy|model|little paper|cardboard|postcard of an?|picture of an?|photo of an?|painting of an?|map of (?:the|an?)|(?:argu\p{L}+|call\p{L}*) (?:with )?the) $/iu,
  },
  fr: {
    front: /(?<!\p{L})(?:devant|en face d[eu]) ?(?:la |le |l['’]|mon |ma |une? )?$/iu,
    became:
      /(?<!\p{L})(?:(?:est|était) deven\p{L}+|transform\p{L}+ en|dev(?:ient|enait)) (?:un|une|le|la|l['’])? ?(?:\p{L}+ )?$/iu,
    at: before(
      `(?:était|étaient|c['’]est|est) (?:un|une|dans une?) (?:\\p{L}+ )?|(?:dans|en|à|au|aux|sur|vers|jusqu['’](?:à|au)|derrière|sous) (?:l['’])?(?:${FR})(?:l['’]|d['’])?|(?:à l['’]|en plein(?:e)? )(?:\\p{L}+ )?`,
    ),
    of: /(\p{L}+) (?:de|du|des|d['’])(?: ?(?:l['’]|la|le|les|mon|ma|mes|notre|nos|son|sa|une?|cette|ce|vieille|vieux|petite?|ancienne?))*(?: |(?<=['’]))$/iu,
    spokenOf:
      /(?<!\p{L})(?:dis(?:ait|ent|aient)|dit|demand\p{L}+|promis|expliqu\p{L}+)(?: \p{L}+)? (?:qu(?:e |['’])|où |qui |si |comment )(?:(?! (?:et|mais|alors|quand|puis) )[^.,;:!?…\n]){0,60}$|(?<!\p{L})voul(?:ait|ais|aient) (?:aller|rentrer|retourner|partir|m['’]emmener) (?:à|au|en|dans|chez|vers)(?: la| l['’]| le| les| un| une| mon| ma)? ?$/iu,
    over: before(`(?:au[- ]dessus d[eu]s?|survol\\p{L}+) (?:l['’])?${FR}`),
    small:
      /(?<!\p{L})(?:minuscule|miniature|(?:photo|carte postale|dessin|maquette) d['’]une?|(?:disput|fâch|chamaill)\p{L}+ avec (?:la|le|les|mon|ma)) $/iu,
  },
  es: {
    passed:
      /(?<!\p{L})pas(?:amos|aba|ábamos|ó|é) (?:por|frente a)(?: (?:una?|la|el|unos|unas))?(?: \p{L}+,(?: y)? por (?:una?|la|el)){0,3} $/iu,
    front:
      /(?<!\p{L})(?:delante del?|frente al?|en frente del?|afuera del?|fuera del?) (?:la |mi |una? )?$/iu,
    became:
      /(?<!\p{L})(?:se (?:convir\p{L}+|había convertido|convert\p{L}+|transform\p{L}+) en|se (?:volvió|hizo)|result(?:ó|aba) ser) (?:una?|el|la)? ?(?:\p{L}+ )?$/iu,
    at: before(
      `(?:era|eran|es) (?:una?|mi) (?:\\p{L}+ )?|(?:en|al?|hasta|hacia|por|dentro del?|desde|junto al?|tras) ${ES}`,
    ),
    of: /(\p{L}+) (?:del?)(?: (?:la|el|los|las|mi|mis|nuestr[oa]|su|una?|esa?|viej[oa]|antigu[oa]))* $/iu,
    spokenOf:
      /(?<!\p{L})(?:dij[oe]|decía|dice|dicen|pregunt\p{L}+|promet\p{L}+|cont(?:ó|aba))(?: \p{L}+)? (?:que|si|d[óo]nde|qui[ée]n|cu[áa]ndo) (?:(?! (?:y|pero|entonces|cuando) )[^.,;:!?…\n]){0,60}$|(?<!\p{L})quer(?:ía|ían|íamos) (?:ir|volver|llegar|irse|viajar)(?:me|se)? (?:al?|a la|a mi|hasta el|hasta la) ?$/iu,
    over: before(`(?:(?:por )?encima del?|sobre|sobrevol\\p{L}+) ${ES}`),
    small: /(?<!\p{L})(?:(?:foto|postal|dibujo|maqueta) de una?|discut\p{L}+ con (?:la|el)) $/iu,
  },
  pt: {
    passed:
      /(?<!\p{L})pass(?:amos|ava|ávamos|ou|ei) por(?: (?:uma?))?(?: \p{L}+,(?: e)? por (?:uma?)){0,3} $|(?<!\p{L})pass(?:amos|ava|ávamos|ou|ei) por \p{L}+,(?: por uma? \p{L}+,){0,2}(?: e)? por uma? $/iu,
    front:
      /(?<!\p{L})(?:(?:em|à) frente (?:d[ao]|ao|à)|diante d[ao]|do lado de fora d[ao]) (?:minha |meu )?$/iu,
    became:
      /(?<!\p{L})(?:vir(?:ou|ava|ado)|transform\p{L}+ (?:em|n?um|n?uma)|torn\p{L}+(?:-se)?) (?:uma?|o|a)? ?(?:\p{L}+ )?$/iu,
    at: before(
      `(?:era|eram|é) (?:uma?|[ao]) (?:\\p{L}+ )?|(?:em|n[ao]s?|num|numa|ao?|à|até|pel[ao]s?|por|dentro d[ao]s?|dentro de|para|pr[ao]) ${PT}`,
    ),
    of: /(\p{L}+) (?:de|d[ao]s?|duma?)(?: (?:minha|meu|minhas|meus|noss[ao]|sua|seu|uma?|velh[ao]|antig[ao]))* $/iu,
    spokenOf:
      /(?<!\p{L})(?:disse|diz|dizia|dizendo|falou|falava|pergunt\p{L}+|avis\p{L}+|promete\p{L}*|contou)(?: \p{L}+)? (?:que|se|onde|quem|quando) (?:(?! (?:e|mas|então|quando) )[^.,;:!?…\n]){0,60}$|(?<!\p{L})quer(?:ia|iam|íamos) (?:ir|voltar|chegar)(?: embora)? (?:ao?|à|para [ao]|pr[ao]) ?$/iu,
    over: before(`(?:por cima d[aeo]s?|em cima d[aeo]s?|sobre|sobrevo\\p{L}+|acima d[aeo]s?) ${PT}`),
    small: /(?<!\p{L})(?:foto|postal|desenho|maquete) de uma? $/iu,
  },
  it: {
    front:
      /(?<!\p{L})(?:davanti a(?:l|lla|llo)?|di fronte a(?:l|lla|llo)?|fuori da(?:l|lla|llo)?) (?:un[ao]? |mi[ao] )?$|(?:davanti all|fuori dall)['’]$/iu,
    became:
      /(?<!\p{L})(?:diventat[oa]|diventava|trasformat[oa] in|era in realtà) (?:una?|un['’]|il|la)? ?(?:\p{L}+ )?$/iu,
    at: before(
      `(?:era|erano|è) (?:una?|il|la) (?:\\p{L}+ )?|(?:in|nel(?:la|lo|l['’])?|nei|negli|nelle|a|al(?:la|lo|l['’])?|ai|agli|alle|su|sul(?:la|lo|l['’])?|sui|sugli|sulle|dentro|verso|per|tra|da(?:l(?:la|lo|l['’])?)?) ?${IT}(?:un['’])?|(?:nell|all|sull|dall)['’]`,
    ),
    of: /(\p{L}+) (?:di|del|dell[aeo]|dei|degli)(?: ?(?:mi[ao]|nostr[oa]|su[oa]|un[ao]?|vecchi[oa]|quel|quella))* $|(\p{L}+) (?:dell|d)['’]$/iu,
    spokenOf:
      /(?<!\p{L})(?:diss?e|dice(?:va|vano)?|detto|chied\p{L}+|chiest[oa]|promess[oa]|raccont\p{L}+)(?: \p{L}+)? (?:che|se|dove|chi|quando) (?:(?! (?:e|ma|allora|quando|poi) )[^.,;:!?…\n]){0,60}$|(?<!\p{L})vol(?:eva|evano|evo|evamo) (?:andare|tornare|arrivare)(?: a casa(?: sua| mia| nostra)?)? (?:in|al|alla|a|allo|all['’]|nel|nella) ?$/iu,
    over: before(`(?:sopra|sorvol\\p{L}+) ${IT}`),
    small:
      /(?<!\p{L})(?:(?:foto|cartolina|disegno|plastico) d[ei]l? (?:una? )?|litig\p{L}+ con (?:la|il) )$/iu,
  },
  de: {
    front: /(?<!\p{L})(?:vor|vorm|draußen vor) (?:(?:der|dem|unserer|unserem|meiner|meinem) )?(?:alten )?$/iu,
    became:
      /(?<!\p{L})(?:wurden? (?:zu|zum|zur|plötzlich)|verwandelt\p{L}* sich in) (?:eine[mr]?|einen)? ?(?:\p{L}+ )?$/iu,
    at: before(
      `(?:war|waren|ist) (?:eine?|mein|unser) (?:\\p{L}+ )?|(?:in|im|ins|an|am|ans|auf|aufs|beim|bei|durch|durchs|unter|zum|zur|hinter|neben|mitten in) (?:(?:der|die|das|dem|den) )?${DE}`,
    ),
    of: /((?!(?:Auf|In|An|Aus|Bei|Mit|Nach|Von|Vor|Zu|Unter|Über|Hinter|Neben|Zwischen|Durch|Im|Am) )\p{Lu}\p{L}+) (?:der|des|meiner|meines|unserer|unseres|einer|eines|vom|von der|von meiner|von meinem|aus der|aus dem|aus meiner|aus meinem)(?: (?:alten|neuen|kleinen|großen))? $/u,
    spokenOf:
      /(?<!\p{L})(?:sagt(?:e|en)?|gesagt|frag(?:t|te|ten)|erzähl\p{L}+|versprach|meinte)(?: \p{L}+)?,? (?:dass|ob|wo|wer|wann|die|der|das|es) (?:(?! (?:und|aber|dann|als) )[^.;:!?…\n]){0,60}$|(?<!\p{L})wollte[nt]? (?:(?:lieber|nur|wieder|zurück) )?(?:in|zu|nach|an|auf)(?:m|r|s)? (?:(?:die|den|das|der) )?$/iu,
    over: before(`(?:über|überm) (?:(?:der|die|das|dem|den) )?${DE}`),
    small: /(?<!\p{L})(?:winzig\p{L}*|Miniatur\p{L}*|Foto (?:von )?eine[sr]?|Bild eine[sr]) $/iu,
  },
  ru: {
    front: /(?<!\p{L})(?:перед|напротив) $/iu,
    became: /(?<!\p{L})(?:превратил\p{L}+ в|оказал\p{L}+|стал\p{L}?) (?:\p{L}+ )?$/iu,
    at: before(`(?:в|во|на|по|через|сквозь|среди|посреди|посередине|внутри|возле|около|у|под|до) ${RU}`),
    spokenOf:
      /(?<!\p{L})(?:сказал\p{L}*|говор\p{L}+|спрос\p{L}+|спрашива\p{L}+|обещал\p{L}*|рассказ\p{L}+),? (?:\p{L}+,? )?(?:что|где|куда|когда|кто|как) (?:(?! (?:и|но|а|потом|когда) )[^.;:!?…\n]){0,60}$|(?<!\p{L})(?:хотел\p{L}*|хочет) (?:поехать|пойти|вернуться|попасть|домой) (?:в|во|на) $/iu,
    from: before(`(?:из|от|с|со) ${RU}`),
    over: before(`(?:над|надо) ${RU}`),
    small: /(?<!\p{L})(?:крошечн\p{L}+|игрушечн\p{L}+|макет\p{L}*|фото\p{L}*|рисун\p{L}+) $/iu,
  },
  ar: {
    front: /(?:قدام|أمام|امام) (?:ال)?$/u,
    became:
      /(?:[يت]نزل على |[يت]فتح على |[يت]طلع على |[يت]ؤدي (?:إلى|الى) )(?:ال)?$|(?:صار\p{L}*|تحول\p{L}* (?:إلى|الى)|[أا]صبح\p{L}*|انقلب\p{L}*) (?:ال)?(?:\p{L}+ )?(?:ال)?$/u,
    at: /(?:^|[\s،.؛])[وف]?(?:في|فى|عند|على|ع|إلى|الى|لل?|داخل|جو[اهة]|وسط|بين|قرب|جنب|بجانب|دخل\p{L}*|وصل\p{L}*|رحت|رحنا|نروح) ?(?:\p{L}+ ){0,1}(?:ال)?$/u,
    of: /(?<!\p{L})(\p{L}+) (?:ال)?$/u,
    spokenOf:
      /(?:قالت?|قلت|[يت]قول|سأل\p{L}*|[يت]سأل)(?!\p{L})(?: \p{L}+)? (?:[إا]ن\p{L}*|[أا]ن|وين|[أا]ين|متى|م[نى])(?: (?!ثم|لكن|وكان|فجأة)[^\s.،؛؟!]+){0,6} ?(?:ال)?$/u,
    from: /(?:^|\s)[وف]?(?:من|عن) (?:ال)?$/u,
    over: /(?:فوق|أعلى) (?:ال)?$/u,
    small: /(?:صورة|رسمة|مجسم) (?:ل|لل|ال)?$/u,
  },
  tr: {
    frontAfter: /^\p{L}{0,6} önünde/iu,
    becameAfter: /^(?:y?(?:a|e) dönüş\p{L}*| ol(?:muş|du|up)\p{L}*| haline gel\p{L}+| çıktı)/iu,
    spokenOfAfter:
      /^\p{L}{0,6}(?: \p{L}+){0,3} (?:sord\p{L}+|soruyor\p{L}*|anlat\p{L}+|bahset\p{L}+)|^\p{L}{0,6} (?:nerede|ne tarafta)/iu,
    overAfter: /^\p{L}{0,8} (?:üstünden|üzerinden|üstünde uç|üzerinde uç|tepesinden uç)/iu,
    small: /(?<!\p{L})(?:minik|minyatür|oyuncak|maket)(?: bir)? $/iu,
  },
  hi: {
    frontAfter: /^ के (?:सामने|बाहर|आगे)/u,
    becameAfter: /^ (?:बन (?:गय|चुक|गई)|में बदल|निकल[ाी])/u,
    atAfter:
      /^ (?:जी )?(?:में|मे|पर|पे|के (?:अंदर|अन्दर|भीतर|बीच|पास|किनारे|नीचे|बीचों[- ]?बीच)|(?:की ओर |की तरफ )?(?:गय[ाी]|गए|पहुँच|पहुंच|जा रह|आ गय|आया|आई|पर))/u,
    ofAfter: /^ (?:का|के|की|वाल[ाेी]) (?=\S)/u,
    within: /^ (?:में|मे|पर|पे|के (?:अंदर|भीतर|बीच|पास|सामने))/u,
    spokenOfAfter: /^(?: \S+){0,4} ?(?:पूछ[ाीे]|पूछ रह)|^[^।.\n]{0,18}\?/u,
    fromAfter: /^ से /u,
    overAfter: /^ के (?:ऊपर|उपर)/u,
    small: /(?:छोटा सा|छोटी सी|खिलौने का|खिलौना) $/u,
  },
  ja: {
    frontAfter: /^の(?:前|門前|外)(?!が)/u,
    becameAfter: /^(?:になって|に変わ|だった)/u,
    atAfter:
      /^(?:で|に|へ|の(?:中|上|真ん中|奥|そば|横|隅|端|縁|ほとり|入り?口)|を(?:歩|走|通|進|散|抜|泳|飛|渡|さまよ|探検|登|下)|に着)/u,
    ofAfter: /^の(?!中|上|前|真ん中|奥|そば|横|隅|端|縁|ほとり|下|外)/u,
    within: /^\p{L}{0,3}?(?:で|に|へ)/u,
    spokenOfAfter:
      /^\P{P}{0,16}(?:って(?:言|い[うっわ]|聞)|と(?:言|いう|いっ|聞|尋)|[はが]どこ|へ?[行い]きたい|に?帰りたい)|^\P{P}{0,10}？/u,
    fromAfter: /^から(?:の|来|届|買|聞)|^の(?:向こう|方|ほう)(?:から|で音)/u,
    overAfter: /^の(?:上空|上を|ずっと上|はるか上)/u,
    small: /(?:ミニチュアの|おもちゃの|小さな紙の)$/u,
  },
  ko: {
    frontAfter: /^ ?(?:앞|바깥|밖)/u,
    becameAfter: /^ ?(?:이|가|으로|로) ?(?:되어|됐|변|바뀌|바뀐)|^(?:이었|였)/u,
    atAfter:
      /^ ?(?:에서|에 (?=\S)|에는|에도|안|속|위|한가운데|옆|가운데|으로 (?:갔|들어|가|나갔|나왔|뛰)|로 (?:갔|들어|가|나갔|나왔|뛰)|을 (?:걷|걸|지나|헤매|뛰)|를 (?:걷|걸|지나|헤매|뛰)|까지)/u,
    ofAfter: /^의 (?!안|속|위|앞|옆|한가운데|가운데)/u,
    within: /^(?:에서|에|으로|로|안)/u,
    spokenOfAfter:
      /^\S{0,4}(?: \S+){0,2} ?(?:냐고 (?:물|묻)|(?:이|가)? ?어디(?:냐|예요|에요)|(?:이)?라고 (?:말|했|물))/u,
    fromAfter: /^에서 (?:온|사 온|가져온|보낸)/u,
    overAfter: /^ ?(?:위를|위로|상공)/u,
    small: /(?:작은 종이|장난감|미니어처) $/u,
  },
  zh: {
    frontAfter: /^(?:门口|前|外)/u,
    at: /(?:在|到|进|去|回到?|逛|掉进|走过|穿过)\P{P}{0,5}$/u,
    atAfter: /^(?:里|中|上|边|旁)/u,
    ofAfter: /^的(?!中|上|里|边)/u,
    within: /^\P{P}{0,2}(?:里|中|上)/u,
    spokenOf: /(?:说|问|喊|叫|想去|告诉我)\P{P}{0,8}$/u,
    over: /(?:飞过|飞越|俯瞰)\P{P}{0,4}$/u,
    overAfter: /^(?:上空|上方)/u,
  },
};
