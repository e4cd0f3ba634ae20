import { type DreamLanguage, isRomance, type Romance } from "../language.ts";
import type { Mention } from "./vocabulary.ts";
import { patternOf } from "../matching/letters.ts";

/** Articles and owners, each with its space or apostrophe. */
const DETERMINERS: Record<Romance, string> = {
  es: "(?:un|una|unos|unas|el|la|los|las|mis?|tus?|sus?|es[aeo]s?|aquel\\p{L}*|nuestr[oa]s?|algún|alguna) ",
  fr: "(?:(?:une?|les?|la|du|des|de la|mon|ma|mes|ton|ta|tes|son|sa|ses|nos|notre|leurs?|ce|cette|ces) |(?:de )?l['’]|d['’])",
  it: "(?:(?:un|una|uno|il|lo|la|i|gli|le|dei|degli|delle|del|della|(?:la |il |i |le )?(?:mi[oae]|miei|su[oae]|suoi)|quest\\p{L}|quel|quell\\p{L}|que[gi]\\p{L}*) |(?:l|un|dell|quell)['’])",
  pt: "(?:um|uma|uns|umas|(?:o |a |os |as )?(?:meus?|minhas?|seus?|suas?)|o|a|os|as|aquel[ea]s?|ess[ea]s?|noss[oa]s?|algum|alguma) ",
};
/** "Of", with an article where the language joins them. */
const OF: Record<Romance, string> = {
  es: "(?:de (?:el |la |los |las |un |una |mis? |sus? )?|del )",
  fr: "(?:de (?:la |l['’]|mon |ma |mes |son |sa |ses )?|d['’](?:une? )?|du |des )",
  it: "(?:d(?:i|el|ello|ella|ei|egli|elle) (?:un |una |uno )?|d(?:ell|i un)?['’])",
  pt: "(?:d[eoa]s? (?:um |uma |meus? |minhas? )?|dum |duma )",
};
/** Another noun of the same kind before it: "olía a pan y café". */
const AND: Record<Romance, string> = {
  es: "(?:\\p{L}+ ){1,2}[yeo] (?:a )?",
  fr: "(?:\\p{L}+ ){1,2}(?:et|ou) (?:le |la |les |l['’]|du |de |d['’]|de la )?",
  it: "(?:\\p{L}+ ){1,2}(?:ed?|o) (?:d(?:i|el|ella) |d['’])?",
  pt: "(?:\\p{L}+ ){1,2}(?:e|ou) (?:a |de )?",
};

/** What stands between such words and their noun: "a (buen) pan", "a (ropa de) hospital". */
const phrase = (language: Romance): string =>
  `(?:(?:${DETERMINERS[language]})?(?:\\p{L}+ )?|(?:${DETERMINERS[language]})?(?:\\p{L}+ ){1,2}${OF[language]}(?:\\p{L}+ )?)`;
const short = (language: Romance): string => `(?:${DETERMINERS[language]})?(?:\\p{L}+ )?`;

/** What smells, tastes or sounds so, what it is about, has the form of, or is coloured like. */
const SENSED: Record<Romance, string> = {
  es: [
    "(?:ol[íi]an?|huelen?|oliendo|olió|apestaban?|ol[íi]amos) (?:\\p{L}+ )?a(?:l (?:\\p{L}+ de )?)?",
    "(?:olor(?:es)?|aroma|peste|tufo|sabor|gusto|regusto|sab[íi]an?|saben?) (?:(?:muy )?\\p{L}+ )?a(?:l)?",
    "(?:olor|aroma|perfume|sabor|vo(?:z|ces)|ruidos?|sonidos?|eco|zumbido|tañido|música|melodía|pitido|silbido|rugido|ladridos?|aullidos?|maullidos?|canto|repicar|tictac) (?:\\p{L}+ )?de(?:l)?",
    "(?:con|en|de|tenían?|tomaba|tener) (?:la )?forma de(?:l)?",
    "(?:habl|convers|charl|discut)\\p{L}+ (?:\\p{L}+ )?(?:sobre|acerca de|de(?:l)?(?! (?:pie|lado|pronto|repente|nuevo|golpe|rodillas|espaldas)))",
    "(?:películas?|pelis?|novelas?|cuentos?|historias?|canción|canciones|poemas?|libros?|fotos?|fotografías?|cuadros?|póster|documental|revistas?|videojuego) (?:\\p{L}+ )?(?:de(?:l)?|sobre)",
    "igual(?:it[oa]s?)? (?:que|a)|parecid[oa]s? a|idéntic[oa]s? a|semejantes? a|cual",
  ].join("|"),
  fr: [
    "(?:sent(?:ait|aient|ent)|puai(?:t|ent)|embaum(?:ait|aient)) (?:(?:bon|très|fort|un peu|encore|toujours) )?",
    `(?:odeurs?|parfum|voix|goût|arôme|relents?|saveur|bruits?|chant|musique|mélodie|aboiements?|miaulements?|hurlements?|écho|bourdonnement|sifflement|rugissement|tintement|cliquetis|grondement) (?:\\p{L}+ )?${OF.fr}`,
    `(?:en|avai(?:t|ent) la|prenait la|ayant la) forme ${OF.fr}`,
    `(?:parl|discut|bavard)\\p{L}+ (?:\\p{L}+ )?${OF.fr}(?!haut|fond|bout|loin)`,
    `(?:films?|dessins? animés?|livres?|romans?|contes?|histoires?|chansons?|poèmes?|photos?|affiches?|portraits?|images?|cartes? postales?|magazines?|documentaires?|reportages?) (?:\\p{L}+ )?(?:sur |${OF.fr})`,
    "ressembl\\p{L}+ (?:à |aux? )|tel(?:le)?s? (?=une?|des)|on (?:aurait|eût|avait) (?:dit|cru) |(?:pareil(?:le)?s?|semblables?|identiques?) (?:à |aux? )",
  ].join("|"),
  it: [
    `(?:profumav|odorav|puzzav|sapev|sapeva quasi|profuma|puzza|odora)\\p{L}* (?:\\p{L}+ )?${OF.it}`,
    `(?:odor[ei]|profum[oi]|puzza|voc[ei]|sapor[ei]|gusto|rumor[ei]|suon[oi]|eco|ronzio|canto|musica|melodia|fischi?o?|ruggito|miagolio|ululat[oi]|rintocc[ohi]+|ticchettio) (?:\\p{L}+ )?${OF.it}`,
    `(?:a|aveva(?:no)? la|con la) forma ${OF.it}`,
    `(?:parl|discut|chiacchier)\\p{L}+ (?:\\p{L}+ )?${OF.it}(?!fronte|fianco|nuovo|nascosto|là|qua)`,
    `(?:film|romanz[oi]|fiab[ae]|storie?|canzon[ei]|poesi[ae]|libr[oi]|foto(?:grafi[ae])?|poster|quadr[oi]|cartolin[ae]|documentari[oi]|rivist[ae]|cartoni animati|disegn[oi]) (?:\\p{L}+ )?(?:su(?:l|lla|i|gli|lle)? |${OF.it})`,
    "(?:assomigli|somigli)\\p{L}+ (?:a(?:l|lla|i|gli|lle)? |all['’])|\\p{L}+ quanto (?=un)|pareva(?:no)? |(?:simil[ei]|ugual[ei]|identic[oaie]) (?:a(?:l|lla|i|gli|lle)? |all['’])",
  ].join("|"),
  pt: [
    "cheir(?:avam?|ou|ando|am?) (?:\\p{L}+ )?(?:a|ao|à)",
    "(?:sab(?:iam?|e|em)) (?:\\p{L}+ )?(?:a|ao|à)",
    "(?:cheiro|aroma|odor|perfume|vo(?:z|zes)|sabor|gosto|barulho|ruído|som|eco|zumbido|música|melodia|apito|assobio|rugido|latidos?|miados?|uivos?|canto|badalar|tiquetaque) (?:\\p{L}+ )?(?:d[eoa]s?|a|ao|à)",
    "(?:com|em|na|de|tinham? a) (?:a )?forma d[eoa]s?|em formato d[eoa]s?",
    "(?:fal|convers|discut)\\p{L}+ (?:\\p{L}+ )?(?:sobre(?: [oa]s?)?|acerca d[eoa]s?|d[eoa]s?(?! (?:pé|lado|repente|novo|joelhos|costas|longe|outro)))",
    "(?:filmes?|romances?|contos?|histórias?|canção|canções|músicas?|poemas?|livros?|fotos?|fotografias?|retratos?|pôster|postal|documentário|revistas?|novelas?|desenhos? animados?) (?:\\p{L}+ )?(?:d[eoa]s?|sobre)",
    "igual(?:zinh[oa])?s?(?: a| ao| à)?|(?:corr|grit|chor|dorm|trabalh|pul|nad|com|beb|voa)\\p{L}+ feito|parecid[oa]s? (?:a|com)|idêntic[oa]s? (?:a|ao|à)|que nem|feito (?=um)",
  ].join("|"),
};
/** Languages whose words above end before a space. */
const SPACE: Record<Romance, string> = { es: " ", fr: "", it: "", pt: " " };

/** What is not found, seen or owned, or was only wished for. */
const NOT_HAD: Record<Romance, string> = {
  es: "(?:no|nunca|tampoco) (?:(?:me|te|se|le|lo|la|nos) )*(?:veía(?:mos|n)?|vi|vimos|hay|había|hubo|tenía(?:mos|n)?|tuve|llevaba(?:n|mos)?|quedaban?|existían?|traía|recordaba|necesitaba)(?: a)? |quer(?:ía|íamos|ía[ns]?) (?:(?:comprar(?:me|le)?|tener|comer(?:me)?|pedir|beber(?:me)?|regalar(?:le|me)|adoptar) |(?=un))|(?:ganas de|antojo de) |(?:me |le |nos )?faltaban? |me acord(?:é|aba) de(?:l)? |record(?:é|aba) a(?:l)? |soñaba con (?:tener |comprar |ser )?|(?:ech(?:aba|é)|echábamos) de menos a(?:l)? |extrañaba a(?:l)? ",
  fr: "(?:je me (?:suis souvenue?|souvenais)|me rappelais|rêvais) (?:de |du |des |d['’])|(?:ne |n['’])(?:\\p{L}+ )?(?:voy|vu|reconnaiss)\\p{L}* (?:pas|plus|jamais) |(?:voulai(?:s|t|ent)|voulions|aurais (?:aimé|voulu)|avais envie d['’e]) ?(?:(?:m['’]?)?(?:acheter|avoir|manger|boire|adopter|commander|(?:lui |m['’])?offrir) |(?=une? ))",
  it: "non (?:(?:mi|ci|si|lo|la|ne) )*(?:ved(?:evo|evamo|eva|evano)|avev(?:o|a|amo|ano)|indossavo|portavo|ricordavo|esisteva(?:no)?|(?:ho|abbiamo) (?:visto|avuto)) |(?:volev(?:o|a|amo|ano)|avrei voluto|avevo voglia d['’i]) ?(?:(?:compra(?:re|rmi|rle|rgli)|avere|mangia(?:re|rmi)|bere|ordinare|adottare|regalar(?:le|gli|mi)) |(?=un))|(?:mi |ci |gli |le )?mancav(?:a|ano) |(?:mi sono ricordat[oa]|mi ricordavo|mi sono ricordato) (?:di |del |della |dei |delle )|non (?:era|erano|fu|è) (?=un|il|la|lo) ?",
  pt: "(?:não|nunca|nem) (?:(?:me|te|se|lhe|o|a|nos) )*(?:vi(?:a|amos|am)?|tinha(?:mos|m)?|tive|havia|há|lembrava(?: d[eoa])?|existiam?|usava|trazia) |quer(?:ia|íamos|iam) (?:(?:comprar(?:-\\p{L}+)?|ter|comer|beber|pedir|adotar|dar-lhe) |(?=um))|(?:vontade de) |faltav(?:a|am) |(?:me lembr(?:ei|ava)|lembr(?:ei|ava)-me) d[eoa]s? |(?:saudades?|falta) d[eoa]s? ",
};
/** What somebody says that it is only, and what is to be bought. */
const SAID_OR_TO_BUY: Record<Romance, string> = {
  es: "(?:que|pero) (?:era|eran|fuera) (?:solo|sólo|solamente|nada más que) |(?:a|para|de|que|por|había que) (?:comprar(?:me|le)?|comprara|compre|trajera) ",
  fr: "(?:que|qu['’]) ?(?:ce n['’]était que|c['’]était (?:juste|seulement)) |(?:d['’]|pour |à |allait |fallait )(?:acheter|racheter) ",
  it: "che (?:era|erano|fosse) (?:solo|soltanto|solamente) |(?:di|a|per|dovevo|da) (?:comprar(?:e|gli|le|mi)|portarle) ",
  pt: "que (?:era|eram|fosse) (?:só|apenas|somente) |(?:a|para|pra|de|ir|fui|foi) (?:comprar|comprasse) ",
};
/** What one asks the way to. */
const WHERE_IS =
  "(?:dónde|donde|où|dove|onde) (?:est(?:aba|á)n?|quedaba|étai(?:t|ent)|est|se trouvait|era|erano|è|fosse|ficava|fica|estava) ";
/** Something of it that is asked for: "mi chiedeva dello zucchero". */
const ASKED: Partial<Record<Romance, string>> = {
  fr: "|demand(?:ait|aient|é) (?:du |de la |de l['’])",
  it: "|chied(?:eva|evano|e) (?:dello |della |del |dell['’])",
};

/** Such words after which something is there all the same: "no había más que un perro". */
const ONLY =
  /(?:más que|sino|nada más que|salvo|excepto|otra cosa que|que d(?:es?|['’])|que (?:une?|le|la|l['’])|altro che|se non|che (?:un|una|il|la)|mais (?:do )?que|senão|a não ser) (?:\P{P}{0,12})$/iu;

/** More or less so than something: "más blanco que la nieve". */
const THAN: Record<Romance, string> = {
  es: "(?:más|menos) \\p{L}+ que (?:un|una|el|la|los|las) ",
  fr: "(?:plus|moins) \\p{L}+ (?:que (?:les?|la|l['’]|mon|ma|mes|des)|qu['’]une?|que l['’]) ?",
  it: "(?<!(?:il|la|i|le|l['’]))(?:più|meno) \\p{L}+ (?:d(?:el|ella|ello|ei|elle|i un|i una)|dell['’]|d['’]un) ?",
  pt: "(?:mais|menos) \\p{L}+ (?:do )?que (?:um|uma|o|a|os|as) ",
};

/** Comparisons with a noun of a noun: "finos como patas de araña". */
const LIKE_OF: Record<Romance, string> = {
  es: `(?<!(?:había|hay|hubo|vi|veía|en|algo|cosa) )(?<=\\p{L} |, )(?:como|parecían?|sonaban? a)`,
  fr: `(?<!(?:avait|vu|chose|dans|est) )(?<=\\p{L} |, )comme`,
  it: `(?<!(?:c['’]era|c['’]erano|visto|cosa|vedevo) )(?<=\\p{L} |, )(?:come|sembrava(?:no)?)`,
  pt: `(?<!(?:tinha|havia|vi|via|num|numa|algo|coisa) )(?<=\\p{L} |, )(?:como|que nem|feito|pareciam?)`,
};
const NO_LIKE: Record<Romance, string> = {
  es: "(?!siempre|loc[oa]|si |cada|antes|ahora|entonces|cuando|más)",
  fr: "(?!d['’]habitude|toujours|si |avant|chaque|ça|quand|un fou)",
  it: "(?!sempre|se |prima|ogni|quando|più|mai)",
  pt: "(?!sempre|se |antes|cada|agora|quando|louc[oa]|mais)",
};

const built = (make: (language: Romance) => string): Record<Romance, RegExp> => {
  const one = (language: Romance) => patternOf(`(?<!\\p{L})(?:${make(language)})$`, "iu");
  return { es: one("es"), fr: one("fr"), it: one("it"), pt: one("pt") };
};
const BEFORE = built(
  (language) =>
    `(?:${SENSED[language]})${SPACE[language]}(?:${phrase(language)})|(?:${THAN[language]})(?:\\p{L}+ )?`,
);
/** With another noun before it, and nothing behind it that could be its verb. */
const BEFORE_TWO = built(
  (language) => `(?:${SENSED[language]})${SPACE[language]}(?:${DETERMINERS[language]})?(?:${AND[language]})`,
);
/** What somebody is afraid of in general: "il avait peur des chiens". */
const AFRAID_OF =
  /(?<!\p{L})(?:miedo (?:a|de) (?:los|las)|peur des|paura d(?:ei|elle|egli)|medo d(?:[oa]s|e)) $/iu;
const ENDS =
  /^(?:$|[,.;:!?)]| (?:en|dans|na|no|nella|nel|in|por|par|per|de|di|da|do|y|e|et|que|che)(?!\p{L}))/iu;
const LIKE = built(
  (language) =>
    `${LIKE_OF[language]} ${NO_LIKE[language]}(?:${DETERMINERS[language]})?(?:\\p{L}+ ){1,2}${OF[language]}(?:\\p{L}+ )?`,
);
const MISSED = built(
  (language) =>
    `(?:${NOT_HAD[language]}|${SAID_OR_TO_BUY[language]}|${WHERE_IS})(?:(?:${DETERMINERS[language]})?(?:pedazo|trozo|morceau|bout|pezzo|pedaço|bocado) ${OF[language]})?${short(language)}${ASKED[language] ?? ""}`,
);

/** "Mon père me manquait". */
const WAS_MISSED = /^ (?:me|lui|nous|leur) manquai(?:t|ent)(?!\p{L})/iu;

/** "Na tv passava meu casamento": it is seen on a screen. */
const ON_TV =
  /(?<!\p{L})(?:na|en la|à la|in|alla) (?:tv|tele|télé|televisão|televisione|televisión)(?: (?:passava|tava passando|ponían|daban|salía|passait|davano|c['’]era|estava a dar|dava))(?: (?:o|a|el|la|il|mi|meu|minha|mio|mon|ma))* $/iu;
/** "Peixe nenhum". */
const NONE = /^ (?:nenhuma?|ningun[oa])(?!\p{L})/iu;

/** Behind what does not come: "el autobús no venía". */
const DID_NOT_COME: Record<Romance, RegExp> = {
  es: /^(?: \p{L}+)? (?:ya )?(?:no|nunca) (?:ven[íi]an?|lleg(?:aba|aban|ó|aron)|vin[oi]\p{L}*|pas(?:aba|aban|ó)|aparec\p{L}+|existían?)(?!\p{L}| a(?:l)? )/iu,
  fr: /^(?: \p{L}+)? (?:ne |n['’])(?:(?:est|était|sont) (?:pas|jamais|toujours pas) (?:ven|arriv|pass)\p{L}+|(?:ven|arriv|pass|appar)\p{L}+ (?:pas|plus|jamais|toujours pas))(?! (?:à|de|d['’]))/iu,
  it: /^(?: \p{L}+)? non (?:arriv(?:ava|ò|avano)|ven(?:iva|ne|ivano)|passava(?:no)?|esisteva|(?:è|era) (?:mai )?(?:arrivat|venut|passat)[oa])(?!\p{L}| (?:a|al|alla) )/iu,
  pt: /^(?: \p{L}+)? (?:não|nunca) (?:mais )?(?:vinham?|cheg(?:ava|avam|ou)|veio|pass(?:ava|avam|ou)|aparec\p{L}+|existiam?)(?!\p{L}| (?:a|ao|à|de|d[oa]) )/iu,
};

/** Whether something is only sensed, compared with, missed or spoken of, and is not there to be seen. */
export function isOnlyInWords(
  { end, text: word, kind }: Mention,
  before: string,
  text: string,
  language: DreamLanguage,
) {
  if (!isRomance(language)) return false;
  const following = text.slice(end, end + 44).split(/[.!?;\n]/u)[0]!;
  if (kind === "people" && ON_TV.test(before)) return true;
  if (DID_NOT_COME[language].test(following) || WAS_MISSED.test(following) || NONE.test(following))
    return true;
  if (/^ (?:prestad|emprestad)[oa]s?(?!\p{L})/iu.test(following) && /ped/iu.test(before)) return true;
  // The word itself may begin with the preposition: "en la playa".
  const rest = /^(?:de|d['’]|di|a|al|à) ?/iu.exec(word)?.[0] ?? "";
  if (BEFORE[language].test(before) || (rest !== "" && BEFORE[language].test(before + rest))) return true;
  if (LIKE[language].test(before)) return true;
  if (BEFORE_TWO[language].test(before) && ENDS.test(text.slice(end))) return true;
  if (AFRAID_OF.test(before) && ENDS.test(text.slice(end))) return true;
  return MISSED[language].test(before) && !ONLY.test(before);
}

/** What one only seems to see, or remembers: "parecía que…", "como cuando era niña". */
const SEEMS: Record<Romance, RegExp> = {
  es: /(?<!\p{L})(?:como si (?!nada)|parecía (?:que |estar )|(?:como|igual que) cuando |(?:pensaba|pensé|creía|creí|imaginaba) que )[^.,;:!?…\n]*?(?= (?:y|pero|mientras) |[.,;:!?…\n]|$)/giu,
  fr: /(?<!\p{L})(?:comme s(?:i |['’]ils?)(?!de rien)|on aurait dit qu(?:e |['’])|comme quand |(?:pensais|croyais|cru|pensé|imaginais) qu(?:e |['’]))[^.,;:!?…\n]*?(?= (?:et|mais|pendant) |[.,;:!?…\n]|$)/giu,
  it: /(?<!\p{L})(?:come se (?!niente|nulla|mpre)|sembrava (?:di|che) |(?:come|uguale a) quando |(?:pensavo|credevo|pensato|creduto|immaginavo) che )[^.,;:!?…\n]*?(?= (?:e|ma|mentre) |[.,;:!?…\n]|$)/giu,
  pt: /(?<!\p{L})(?:como se (?!nada)|parecia que |(?:como|igual a|que nem) quando |(?:pensava|pensei|achava|achei|julgava|imaginava)(?: só| em)? que )[^.,;:!?…\n]*?(?= (?:e|mas|enquanto) |[.,;:!?…\n]|$)/giu,
};

/** Whether a part of the text only says what something seems like. */
export function isInComparison(
  text: string,
  language: DreamLanguage,
): (one: Pick<Mention, "at" | "end">) => boolean {
  if (!isRomance(language)) return () => false;
  const parts = [...text.matchAll(SEEMS[language])].map(
    ({ index, 0: found }) => [index, index + found.length] as const,
  );
  return ({ at, end }) => parts.some(([from, to]) => at >= from && end <= to + 1);
}

/** Where the dreamer wakes: what follows is no longer dreamt. */
const WOKE: Record<Romance, RegExp> = {
  es: /(?<!\p{L})(?:me desperté|me despertó|me despertaron|me he despertado)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:je me suis réveillée?|m['’]a réveillée?|m['’]ont réveillée?|je me réveille)(?!\p{L})/iu,
  it: /(?<!\p{L})(?:mi sono svegliat[oa]|mi sono destat[oa]|mi ha svegliat[oa]|mi sveglio)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:(?:eu )?acordei|me acordou|acordou-me|despertei)(?!\p{L})/iu,
};

/** The place of a text from which on the dreamer is awake; its end where nobody wakes in its second half. */
export function awakeFrom(text: string, language: DreamLanguage): number {
  const found = isRomance(language) ? WOKE[language].exec(text) : null;
  return found && found.index > text.length * 0.5 ? found.index : text.length;
}
