import type { DreamLanguage } from "../language.ts";
import { isRomance } from "../language.ts";
import type { Mention } from "./vocabulary.ts";

interface Read {
  text: string;
  language: DreamLanguage;
}

/** What one calls who is told a dream, at its start. */
const FRIENDS =
  /^(?:t[ií][ao]s?|menin[ao]s?|amig[ao]s?|ami[ec]he|amic[oaie]|man[oa]|chic[ao]s?|ragazz[aeio]|filles|mec|copine|girls?|guys|man|boys?|kızlar|abi|abla|kanka|mädels|leute|девочки|девчонки|ребят[а]?|мужики|подруга|подруги)$/iu;
/** How the dream itself begins: with the dreamer, a time or an exclamation. */
const BEGINS =
  /^[,!.… ]{1,3}(?:(?:que|qué) (?:fuerte|heavy|locura|cosa|sueño|susto|loco|horror)|não sei|no s[eé]|no sab[eé]s|no te (?:lo )?(?:imagin|pierd|pod)|te (?:cuento|juro)|vc |você não|cê não|eu |tava|estava eu|ho |stanotte|cette nuit|j['’]|je |i |had |hab(?:e)? |ich |сегодня|мне |я |bugün|dün|bu gece|rüyam|iba |estaba |est[aá]bamos |anoche|hoy |acordei|olha|mira|escucha|senti )/iu;
/** A greeting before it. */
const HAIL = /^(?:hola|oi|ei|ai|hey|hi|ciao|salut|hallo|привет|oye|olá|uf+|buah|nossa|ok|okay)?[,! ]*$/iu;

/** Titles that are said to somebody where no article or owner stands before them. */
const TITLES =
  /^(?:señor[ae]?s?|señorita|signor[aei]|senhor[ae]?s?|madame|monsieur|mademoiselle|seu moço)$/iu;
const SAID =
  /(?:dic[eo]|dij[oe]|decía|dit|disait|dice|diceva|disse|diz|dizia|fala|falou|grit\p{L}+|cri\p{L}+|pregunt\p{L}+|perguntou?|chied\p{L}+|demand\p{L}+|respond\p{L}+)[^.!?]{0,40}$/iu;
const SAID_LONG =
  /(?:dic[eo]|dij[oe]|decía|dit|disait|diceva|disse|diz|dizia|fala|falou|grit\p{L}+)[^.!?]{0,80}$/iu;
/** How an older person calls a younger one, at the end of what is said. */
const YOUNG =
  /^(?:guri|cara|rapaz|moço|moça|chaval|chico|niñ[oa]|mija|mijo|hij[oa]|figlio|figlia|ragazzo|petite?|mon (?:petit|grand))$/iu;
const WITH_ARTICLE =
  /(?<!\p{L})(?:un[ao]?s?|une|des|l[aeo]s?|il|i|gli|el|es[aeo]s?|es[st][aeo]|aquel\p{L}*|quell[ao]|quest[ao]|otr[ao]s?|mi|mia|ma|mon|su|sua|sa|dos|tres|due|deux|com?o|comme|come|de|du|del|della|d[ao]|con|com|avec|a|al|alla|à|au|y|e|et|o|uma?|duas|cette?|pobre|viej[ao]|vecchi[ao]|vieille|velha|gran|cada|ogni|chaque|era|é|pel[ao]|algun[ao]s?|much[ao]s|vari[ae]s|linda|bella|buena|elegante) $/iu;

/** "भाई मैं मेट्रो में था", "언니 나 꿈에서": to whom the dream is told. */
const HEARER =
  /^(?:भाई|भैया|दीदी|यार|बहन|मम्मी|माँ|언니|오빠|누나|형|엄마|여보|お母さん|ママ|お姉ちゃん|妈|姐|姐妹们?|兄弟|家人们)$/u;
const TOLD_EAST =
  /^[,!.… ،，、]{0,3}(?:सुनो?,? |सुन ,?|रात |कल |आज ){0,2}(?:मैं|मैंने|मुझे|मेरे को|सपना|सपने में)(?![\p{L}\p{M}])|^[,~ ]{1,2}(?:나|내가|저|어제|어젯밤|오늘) |^[，, ]?(?:我(?!的|家|妈|爸)|昨晚|昨天)|^[、,]?(?:聞いて|あのね|昨日|今日)/u;
/** "बोला भाई चार्जर है क्या", "قال نسيتيه يا خالة": whom somebody speaks to. */
const SAYS = /(?:बोल[ाीे]|कहा|पूछा|कहने लग[ाीे]|बोलने लग[ाीे])[,:]? (?:अरे |ओ |सुन )?$/u;
const NOT_SUBJECT = /^ (?:ने|को|का|की|के|से|भी|आ|जा)/u;
const SAYS_ARABIC = /(?<!\p{L})[وف]?[بيت]{0,2}(?:قال|قالت|قول|نادى|صاح|سأل)\p{L}*[^.؟!]{0,40} يا $/u;
/** "Anne dedi": with an owner's ending she would be the one who speaks. "Al kızım": an order before it. */
const CALLED_TURKISH = /^(?:anne|baba|anneanne|hocam)$/iu;
const SAYS_TURKISH = /^(?: \p{L}+){0,3},? (?:dedi|diye|diyor|dedim|der|demiş)(?!\p{L})/iu;
const CHILD_TURKISH = /^(?:kızım|oğlum|yavrum|evladım|kuzum|çocuğum)$/iu;
const ORDER_TURKISH =
  /(?<!\p{L})(?:al|ye|iç|gel|git|dur|bak|hadi|haydi|korkma|ağlama|otur|kalk|tut|bekle|üzülme|sus|koş|kaç|evet|hayır|tamam|olmaz|yavaş) $/iu;
const isCalledInTurkish = (word: string, before: string, after: string): boolean =>
  (CALLED_TURKISH.test(word) && SAYS_TURKISH.test(after) && !/^ (?:bir |de |da |ile )/iu.test(after)) ||
  (CHILD_TURKISH.test(word) && ORDER_TURKISH.test(before));

function isHearer({ at, end, text: word }: Mention, { text, language }: Read): boolean {
  const [before, after] = [text.slice(Math.max(0, at - 70), at), text.slice(end, end + 60)];
  if (language === "ar") return SAYS_ARABIC.test(before);
  if (language === "tr") return isCalledInTurkish(word, before, after);
  if (!/^(?:hi|ko|zh|ja)$/u.test(language) || !HEARER.test(word)) return false;
  return (at < 4 && TOLD_EAST.test(after)) || (SAYS.test(before) && !NOT_SUBJECT.test(after));
}

/** Whether somebody is only spoken to: "tía, qué fuerte", "dice ya está señora". */
export function isAddressed(mention: Mention, read: Read): boolean {
  const { kind, at, end, text: word } = mention;
  const { text, language } = read;
  if (kind !== "people") return false;
  if (isHearer(mention, read)) return true;
  const before = text.slice(0, at);
  if (FRIENDS.test(word) && HAIL.test(before) && BEGINS.test(text.slice(end))) return true;
  // "Ele disse: vira a carne, guri."
  if (isRomance(language) && YOUNG.test(word))
    return (
      before.endsWith(", ") && /^(?:[.!?…»"”]|$)/u.test(text.slice(end)) && SAID_LONG.test(before.slice(-90))
    );
  return (
    isRomance(language) &&
    TITLES.test(word) &&
    SAID.test(before.slice(-60)) &&
    !WITH_ARTICLE.test(before) &&
    !/^ (?:del?|d[oa]|di|qu[ei]|che|con|com|avec|en)(?!\p{L})/iu.test(text.slice(end))
  );
}

/** What something costs: "dice sono trenta euro". */
const UNIT = /^(?:euros?|reais|dólares|dollars?|pesos?|lire|рубл\p{L}*|bucks|quid|pounds?)$/iu;
const PRICED =
  /(?<!\p{L})(?:dic[eo]|dij\p{L}+|diss\p{L}+|diz|falou|fala|dit|said|says|sagt\p{L}*|cost\p{L}+|kost\p{L}+|coût\p{L}+|valía|стоит|говорит)[^.!?]{0,28}$/iu;
export const isPrice = ({ id, at, text: word }: Mention, { text }: Read): boolean =>
  id === "money" && UNIT.test(word.split(" ").at(-1)!) && PRICED.test(text.slice(0, at));

/** What was named by mistake, and is corrected at once: "choveu canivete, não pera, choveu feijão". */
const CORRECTED =
  /^(?: (?:kkk+|haha\p{L}*|lol|mdr|jaja\p{L}*|jeje\p{L}*|rs+))?[,.… ]{1,4}(?:não,? (?:pera|peraí|espera|mentira|minto)|minto|mentira,|no,? (?:wait|sorry|hang on)|wait,? no|scratch that|i mean|digo,|no,? espera|no,? miento|non,? (?:attends?|pardon)|pardon,|no,? (?:aspetta|scusa)|nein,? (?:warte|quatsch|moment)|нет,? (?:стой|погоди|подожди|вру)|ay yok|yok yok|yok pardon|hayır hayır|pardon)(?!\p{L})/iu;
export const isCorrected = ({ kind, end }: Mention, { text }: Read): boolean =>
  kind === "things" && CORRECTED.test(text.slice(end, end + 40));
