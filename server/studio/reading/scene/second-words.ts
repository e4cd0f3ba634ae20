import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";

/** How a language says that one place is in another. */
export interface PlaceWords {
  /** All that is between the first place's word and the second's, where the first is in the second. */
  in?: RegExp;
  /** As `in`, for a position that no ordinary place has: in the middle, on the bottom, on top. */
  amid: RegExp;
  /** All that is before the outer place's word where it comes first: "in the middle of the …". */
  first?: RegExp;
  /** Between the outer place, where it comes first, and the inner one. */
  there?: RegExp;
  /** From the outer place's word on, in languages that put such words behind it; `amid` is then read so too. */
  behind?: RegExp;
  /** Behind the inner place, in such languages: one is or goes there, so that it is not in the other. */
  elsewhere?: RegExp;
  /** All that is between two places, where the first has become the second. */
  becomes: RegExp;
  /** The same where the verb is behind the second. */
  becomesBehind?: RegExp;
  /** Between a room and the land that fills it. */
  full: RegExp;
  /** The same behind the land's word. */
  fullBehind?: RegExp;
  /** Between a thing that is open and what is seen in it, or right behind that. */
  opens: RegExp;
  /** Behind what is seen in it. */
  opensBehind?: RegExp;
  /** Behind what is seen, a verb that needs no word of position. */
  opensOnto?: RegExp;
  /** What is seen, before the thing: "a sea behind the door". */
  beyond?: RegExp;
  /** The roof is gone. */
  roofless: RegExp;
}

const EN_FILL =
  "(?:that|which|was|were|is|just|right|there|now|somehow|actually|literally|out|deep|far|all|standing|stood|sitting|sat|set|up|built|floating|floated|located|held|being|got|moved|had|been|somewhere|taking|took|place|happening|happened|open|opened|outside|down|growing|grew|spreading|flowing|running|ran|came|come|rising)";
const ROM_VERB =
  "(?:\\p{L}+ ){0,1}(?:était|étaient|est|se trouvait|se trouvaient|avait lieu|se tenait|flottait|flottaient|se passait|installée?|posée?|estaba|estaban|está|era|quedaba|flotaba|flotaban|se encontraba|hecha?|era|eran|si trovava|stava|stavano|galleggiava|galleggiavano|si teneva|si svolgeva|è|estava|estavam|ficava|flutuava|flutuavam|foi|montad[oa]|instalad[oa]|justo|justement|proprio|bem|là|allí|ahí|lá|qui|que|che)";

export const PLACE_WORDS: Record<DreamLanguage, PlaceWords> = {
  en: {
    in: patternOf(
      `^ (?:${EN_FILL} ){0,5}(?:in|inside|on|at|under|underneath|beneath|below|on board)(?: of)? (?:(?:the|an?|my|our|this|some|that) )?(?:(?!and|but|of)\\p{L}+ ){0,2}$`,
      "iu",
    ),
    amid: /^ (?:(?!(?:and|but|then) )[\p{L}’']+ ){0,5}(?:in the (?:middle|centre|center|midst) of|(?:at|on) (?:the )?(?:bottom|floor) of|on (?:the )?top of|atop|floating (?:in|on)|in the depths of) (?:(?:the|an?|my|our|this) )?(?:\p{L}+ ){0,2}$/iu,
    first:
      /(?:in the (?:middle|centre|center|midst) of|(?:at|on) (?:the )?(?:bottom|floor) of|on (?:the )?top of|atop|in|inside|on|under) (?:(?:the|an?|my|our|this) )?(?:\p{L}+ ){0,1}$/iu,
    there:
      /^,? (?:there (?:was|were|is|stood|sat)|stood|sat|was|i (?:found|saw)) (?:(?:the|an?|my|our|this|all) )?(?:\p{L}+ ){0,2}$/iu,
    becomes:
      /^(?: \p{L}+){0,2} (?:(?:had |suddenly |slowly |then )*(?:became|become|turned into|turned to|changed into|transformed into|morphed into)|was (?:also|actually|now|suddenly|really|somehow)|was) (?:(?:the|an?|my|our|some) )?(?:\p{L}+ ){0,2}$/iu,
    full: /^(?: \p{L}+){0,2} (?:was|were|had|is|got|became)?(?: \p{L}+)? ?(?:full of|filled (?:up )?with|filling (?:up )?with|filled (?:up )?by|covered (?:in|with)|overgrown (?:with|by)|overrun (?:with|by)|knee[- ]deep in|deep in) (?:(?:the|an?) )?(?:\p{L}+ ){0,2}$/iu,
    opens:
      /\b(?:open(?:ed|s|ing)?|out|leads?|led|leading|gave)(?: up)?,? (?:straight |right |directly )?(?:on ?to|into|to|out (?:on|onto|into|to)) |\bopen(?:ed|ing)?\b.{0,34}\b(?:there (?:was|were)|inside|behind|to (?:find|reveal)|found|saw|revealed|it was)\b|\b(?:inside|behind|beyond|in)(?: it| them| there| was)?,? .{0,14}\b(?:was|were|is|there|lay|i (?:saw|found))\b|\bfull of (?:\p{L}+ ){0,2}$|\boutside,? (?:(?:there|it) )?(?:was|were|lay) |\bother side\b|\bstepp?(?:ed)? .{0,10}\b(?:in|on)to\b|\b(?:look|star|peer)(?:ed)? (?:in|inside|down|through|into).{0,30}\b(?:saw|there|was)\b|^['’]?s? ?(?:there was|and saw|i saw) (?:an?|the) /iu,
    beyond:
      /^(?: (?:was|were|is|right|hidden|just|lay))* (?:behind|inside|beyond|in|through|at the bottom of|on the other side of) (?:the|my|our|that|an?|this) (?:\p{L}+ ){0,1}$/iu,
    roofless:
      /\b(?:roof|ceiling)s?(?: (?:of|in) (?:the|my|our) \p{L}+)? (?:was|were|had|has|is|just|all|been|totally|completely|suddenly|\s)*(?:gone|missing|vanished|disappeared|blown off|blew off|flew off|ripped off|open to the sky)\b|\b(?:no|without an?|didn['’]?t have an?|there was(?: no|n['’]t an?)) (?:roof|ceiling)\b/iu,
  },
  tr: {
    behind:
      /^[\p{L}’']*(?:d[ae]|t[ae])(?:yd[ıiuü]\p{L}*|ki|ym[ıi]ş\p{L}*)?(?!\p{L})|^[\p{L}’']+[ıiuü]n (?:iç|alt)[ıi]nde/iu,
    elsewhere: /^\p{L}*(?:d[ae]n?|t[ae]n?|y[ae])(?!\p{L})/iu,
    amid: /^[\p{L}’']+(?:[ıiuü]n|n[ıiuü]n|s[ıi]n[ıi]n)?(?: tam)? (?:orta(?:s[ıi]n)?(?:da|daydı|daki|ya|sına)|ortal?ık yerinde|dib(?:in)?(?:de|deydi|deki|ine)|tepesinde\p{L}*|üst(?:ün)?de\p{L}*|üzerinde\p{L}*)/iu,
    becomes: /^(?: \p{L}+){0,3} $/iu,
    becomesBehind:
      /^[\p{L}’']*(?: hâline| haline|a|e|ya|ye)? ?(?:ol(?:muş|du|uyor|uver)\p{L}*|dön(?:üş|dü|mü|ü)\p{L}*|gel(?:miş|di)\p{L}*)|^(?!\p{L}*[dt][ae]y)[\p{L}’']+(?:ydı|ydi|ymış|ymiş)(?!\p{L})/iu,
    full: /^(?: \p{L}+){0,3} $/iu,
    fullBehind:
      /^[\p{L}’']* ?(?:ile |la |le )?(?:dol(?:u|muş|du|uy|up)\p{L}*|kap(?:lı|lan|lamış|ladı)\p{L}*|bas(?:mış|tı)\p{L}*)/iu,
    opens:
      /(?:iç(?:i|inde|inden|erisi|erisinde|eride|erden|eriden)|arka(?:sında|sından|sı)|ard(?:ında|ından|ı)|öte(?:sinde|ki)|dışar[ıi](?:sı|da)|karşım(?:da|a)|önüm(?:de|e)|dibinde)(?!\p{L})/iu,
    opensBehind:
      /^\p{L}+(?:[ae] (?:aç(?:ıl|ıyor|tı)\p{L}*|çık(?:ıyor|tı|mış)\p{L}*|bak(?:ıyor|tı|an)\p{L}*)|(?: \p{L}+)? (?:vardı|varmış|var|çıktı|çıkıyordu|çıkmış|göründü|görünüyordu|başlıyordu|uzanıyordu))(?!\p{L})|^\p{L}+(?:ydı|ydi|dı|di|mış|miş)(?!\p{L})/iu,
    opensOnto: /^\p{L}+[ae] aç(?:ıl|ıyor|tı)/iu,
    roofless:
      /(?:çatı|tavan)(?:sı|mız|mızın|nın|m)?(?: \p{L}+)? (?:yok|uç(?:muş|tu)|kaybol|açık|kalkmış|gitmiş)|(?:çatı|tavan)s[ıi]z/iu,
  },
  fr: {
    in: patternOf(
      `^(?: (?:${ROM_VERB})){0,3} (?:dans|sur|à|au|aux|en|sous) ?(?:(?:la|le|les|une?|un|ma|mon|notre) |l['’])?(?:\\p{L}+ ){0,1}(?:de |d['’])?$`,
      "iu",
    ),
    amid: /^ (?:(?!(?:et|mais|puis) )[\p{L}’']+ ){0,4}(?:au (?:milieu|fond|centre|sommet|cœur|coeur)|en (?:plein|pleine|haut)|tout en haut|par[- ]dessus) ?(?:d[eu]s? ?(?:(?:la|le|l['’]|une?|notre|ma|mon) ?)?|d['’](?:une? )?)?(?:\p{L}+ ){0,1}$/iu,
    first:
      /(?:au (?:milieu|fond|centre|sommet)|en (?:plein|pleine)|dans|sur|à|sous) ?(?:d[eu]s? ?)?(?:(?:la|le|l['’]|une?|notre|ma|mon) ?)?$/iu,
    there:
      /^,? (?:il y avait|se trouvait|se dressait|j['’]ai (?:vu|trouvé)|était) (?:(?:la|le|une?|notre|ma|mon|ma) |l['’])?(?:\p{L}+ ){0,1}$/iu,
    becomes:
      /^(?: \p{L}+){0,2} (?:(?:était|étaient|est) (?:devenue?s?|transformée?s? en)|devenait|devient|s['’](?:est|était) (?:transformée?|changée?) en|se transformait en|c['’]était|était) (?:(?:la|le|une?|des) |l['’])?(?:\p{L}+ ){0,1}$/iu,
    full: /^(?: (?:de|du|d['’])? ?(?:la |l['’])?\p{L}+){0,2} ?(?:était|étaient|est|se|s['’])? ?(?:tout |toute |complètement )?(?:pleine?s? d[eu]|remplie?s? d[eu]|remplissait d[eu]|couverte?s? d[eu]|envahie?s? (?:par|d[eu])|pleine? d['’]|remplie? d['’]|couverte? d['’]|envahie? d['’]) ?(?:la |l['’]|des |les )?(?:\p{L}+ )?$/iu,
    opens:
      /(?:donn(?:ait|ent|e|aient)|débouch\p{L}+|men(?:ait|e)) (?:\p{L}+ )?(?:sur|vers|à|dans)|(?:s['’]ouvr(?:ait|it|aient)|ouverte?) (?:\p{L}+ )?sur|(?:dehors|dedans|derrière|à l['’]intérieur|au fond|dans)[, ]+.{0,8}(?:il y avait|y avait|c['’]était|j['’]ai (?:vu|trouvé)|se trouvait)|ouv(?:ert|re|rait|rais|rant)\p{L}*.{0,30}(?:il y avait|c['’]était|et (?:là|dedans)|sur)|(?:et|là),? (?:c['’]était|il y avait|j['’]ai vu)/iu,
    beyond:
      /^(?: (?:était|se trouvait|caché\p{L}*))* (?:derrière|dans|à l['’]intérieur de|au fond d[eu]|de l['’]autre côté d[eu]) ?(?:la |le |l['’]|une? |ma |mon |cette |cet )?$/iu,
    roofless:
      /(?:toit|plafond)(?: (?:de|du|d['’]) ?(?:la |l['’]|ma )?\p{L}+)? (?:avait|n['’]existait|s['’]était|était|a|est)?(?: \p{L}+)?(?: disparu| envolé| parti| arraché| plus)|(?:plus de|sans|pas de|n['’]y avait (?:pas|plus) de) (?:toit|plafond)/iu,
  },
  es: {
    in: patternOf(
      `^(?: (?:${ROM_VERB})){0,3} (?:en|sobre|bajo|dentro de|debajo de) ?(?:el |la |los |las |un |una |mi |nuestr[oa] |l )?(?:\\p{L}+ ){0,1}(?:de )?$`,
      "iu",
    ),
    amid: /^ (?:(?!(?:y|pero) )[\p{L}]+ ){0,4}(?:en (?:medio|mitad|el fondo|el centro|lo alto|la cima|la punta|pleno|plena)|(?:en)?cima|arriba|al fondo|flotando en) ?(?:del?|el|la)? ?(?:el |la |los |un |una |mi )?(?:\p{L}+ )?$/iu,
    first:
      /(?:en (?:medio|mitad|el fondo|el centro|lo alto|la cima|pleno|plena)|al fondo|encima|en|sobre|bajo) ?(?:del?)? ?(?:el |la |los |un |una |mi )?$/iu,
    there:
      /^,? (?:había|estaba|hab[ií]an (?:puesto|montado)|encontré|vi) (?:el |la |un |una |mi )?(?:\p{L}+ )?$/iu,
    becomes:
      /^(?: \p{L}+){0,2} (?:se (?:había )?(?:convertido|convirti[óo]|convertía|volvió|volvía|transformó|transformaba)(?: en)?|era(?: ahora)?) (?:el |la |un |una )?(?:\p{L}+ )?$/iu,
    full: /^(?: (?:de )?\p{L}+){0,2} (?:estaba |era |está |se (?:había )?)?(?:toda? |complet\p{L}+ )?(?:llen[oa]s? de|llen(?:ado|aba|ó) de|cubiert[oa]s? (?:de|por)|inundad[oa] de) (?:la |el )?(?:\p{L}+ )?$/iu,
    opens:
      /(?:daban?|da|se abr\p{L}+|abierto|llevaba|salía)(?: \p{L}+)? (?:a|al|hacia|sobre|en)(?: |$)|(?:dentro|detrás|adentro|al otro lado|en el fondo)[, ]+.{0,10}(?:había|estaba|vi|encontré|era)|abr[ií]\p{L}*.{0,30}(?:había|estaba|apareció|dentro|y (?:vi|era))/iu,
    beyond:
      /^(?: (?:estaba|había|escondid[oa]))* (?:detrás|dentro|adentro|al otro lado|en el fondo) (?:del?|de la|de mi|de un|de una) ?(?:\p{L}+ )?$/iu,
    roofless:
      /(?:techo|tejado)(?: \p{L}+){0,4} (?:desaparecido|desapareció|volado|voló|ido|no había)|(?:no (?:había|tenía)|sin) (?:techo|tejado)/iu,
  },
  pt: {
    in: patternOf(
      `^(?: (?:${ROM_VERB})){0,3} (?:em|n[oa]s?|numa?|sobre|dentro d[oa]|debaixo d[oa]) ?(?:o |a |um |uma |meu |minha )?(?:\\p{L}+ ){0,1}(?:de )?$`,
      "iu",
    ),
    amid: /^ (?:(?!(?:e|mas) )[\p{L}]+ ){0,4}(?:no (?:meio|fundo|centro|topo|alto|cimo)|em (?:cima|pleno|plena)|bem no meio|flutuando n[oa]) ?(?:d[oae]s?|duma?)? ?(?:uma? )?(?:\p{L}+ )?$/iu,
    first:
      /(?:no (?:meio|fundo|centro|topo|alto)|em (?:cima|pleno)|n[oa]|em|numa?) ?(?:d[oae]s?|duma?)? ?(?:uma? )?$/iu,
    there:
      /^,? (?:havia|tinha|estava|encontrei|vi|ficava) (?:o |a |um |uma |a minha |o meu |minha |meu )?(?:\p{L}+ )?$/iu,
    becomes:
      /^(?: \p{L}+){0,2} (?:(?:tinha |havia )?(?:virado|se transformado em|se tornado)|virou|vir(?:ava|ando)|tornou-se|transformou-se (?:em|n[oa]|num|numa)|se transformou (?:em|n[oa]|num|numa)|era) ?(?:o |a |um |uma )?(?:\p{L}+ )?$/iu,
    full: /^(?: (?:d[aeo] )?\p{L}+){0,2} (?:estava |era |tava |ficou )?(?:tod[oa] )?(?:chei[oa]s? d[eao]|repleto d[eao]|repleta d[eao]|cobert[oa]s? (?:de|por)|encheu de|enchia de|inundad[oa] d[eao]) ?(?:\p{L}+ )?$/iu,
    opens:
      /(?:dava|davam|dá|abri(?:u|a)(?:-se| se)?|levava|saía)(?: \p{L}+)? (?:para|pra|pro|p['’]ra|em|n[oa]|sobre)(?: |$)|(?:lá fora|do lado de fora|dentro|atrás|por trás|lá dentro|do outro lado|no fundo)[, ]+.{0,10}(?:havia|tinha|estava|vi|era)|abri\p{L}*.{0,30}(?:havia|tinha|estava|apareceu|dentro|e (?:vi|era))/iu,
    beyond:
      /^(?: (?:estava|havia|escondid[oa]))* (?:atrás|dentro|do outro lado|no fundo|por trás) (?:d[oae]|duma?|da minha|do meu) ?(?:\p{L}+ )?$/iu,
    roofless:
      /(?:teto|telhado)(?: \p{L}+){0,4} (?:sumido|sumiu|desaparec\p{L}+|voou|voado)|(?:não (?:havia|tinha)|sem) (?:teto|telhado)/iu,
  },
  it: {
    in: patternOf(
      `^(?: (?:${ROM_VERB})){0,3} (?:in|nel|nella|nell['’]|su|sul|sulla|sull['’]|sotto|dentro|al|alla) ?(?:il |la |un |una |l['’]|un['’]|mi[oa] )?(?:\\p{L}+ ){0,1}(?:di )?$`,
      "iu",
    ),
    amid: /^ (?:(?!(?:e|ma) )[\p{L}]+ ){0,4}(?:in (?:mezzo|fondo|cima|pieno|piena)|nel mezzo|al centro|sul fondo|sopra) ?(?:a|al|alla|all['’]|del|della|dell['’]|di)? ?(?:un |una |un['’])?(?:\p{L}+ )?$/iu,
    first:
      /(?:in (?:mezzo|fondo|cima|pieno)|nel mezzo|al centro|sul fondo|nel|nella|nell['’]|sul|sulla|in) ?(?:a|al|alla|all['’]|del|della|dell['’]|di)? ?(?:un |una |un['’])?$/iu,
    there:
      /^,? (?:c['’]era(?:no)?|si trovava|stava|ho (?:visto|trovato)) (?:il |la |un |una |l['’]|la mia |il mio )?(?:\p{L}+ )?$/iu,
    becomes:
      /^(?: \p{L}+){0,3} (?:(?:era|è) (?:diventat[oa]|ormai)|diventava|diventa|si (?:era|è) trasformat[oa] in|si trasformava in|era) (?:il |la |un |una |l['’]|un['’])?(?:\p{L}+ )?$/iu,
    full: /^(?: (?:d\p{L}+ )?\p{L}+){0,2} (?:era |si )?(?:tutt[oa] )?(?:pien[oa]|riempit[oa]|riempiva|copert[oa]|inva[sd]\p{L}+) (?:d\p{L}+|da) ?(?:\p{L}+ )?$/iu,
    opens:
      /(?:dava|davano|dà|si apriva|si è aperta|portava|affacciava)(?: \p{L}+)? (?:su|sul|sulla|sull|al|alla|verso|in|nel|nella)|(?:fuori|dentro|dietro|all['’]interno|dall['’]altra parte|in fondo)[, ]+.{0,10}(?:c['’]era|era|stava|ho (?:visto|trovato))|(?:apr|apert)\p{L}*.{0,30}(?:c['’]era|era|dentro|e (?:vedo|ho visto))/iu,
    beyond:
      /^(?: (?:era|stava|nascost[oa]))* (?:dietro|dentro|in fondo|dall['’]altra parte) ?(?:al|alla|all['’]|il|la|l['’]|del|della|un|una|a)? ?(?:\p{L}+ )?$/iu,
    roofless:
      /(?:tetto|soffitto)(?: \p{L}+){0,4} (?:sparito|scomparso|volato|via)|(?:non (?:c['’]era|aveva)(?: più)?(?: il)?|senza) (?:tetto|soffitto)/iu,
  },
  de: {
    in: /^ (?:(?:war|lag|stand|befand sich|schwamm|fand|da) ){0,3}(?:(?!(?:und|aber) )\p{L}+ )?(?:in|im|auf|am|unter|an)(?: dem| der| einer| einem| meinem| meiner)? (?:(?!den |einen )\p{L}+en )?$/iu,
    amid: /^ (?:(?!(?:und|aber) )\p{L}+ ){0,4}(?:mitten (?:in|im|auf)|auf dem (?:Grund|Boden)|am Grund|oben auf|auf der Spitze)(?: dem| der| des| einer?[ms]?)? (?:\p{L}+en )?$/iu,
    first:
      /(?:mitten (?:in|im|auf)|auf dem (?:Grund|Boden)|im|in|auf|am)(?: dem| der| des| einer?[ms]?)? ?$/iu,
    there:
      /^,? (?:war|stand|lag|gab es|befand sich|sah ich|fand ich) (?:das |die |der |eine? |unsere? |meine? )?(?:\p{L}+ )?$/iu,
    becomes:
      /^(?: \p{L}+){0,2} (?:wurde zu[rm]?|war (?:plötzlich|jetzt|eigentlich|auf einmal)|verwandelte sich in|war) (?:das |die |der |eine?[mrn]? )?(?:\p{L}+ )?$/iu,
    becomesBehind: /^ (?:geworden|verwandelt)/iu,
    full: /^(?: \p{L}+){0,2} (?:war |stand )?(?:voller|voll(?: von| mit)?|gefüllt mit|bedeckt mit|überwuchert von) (?:\p{L}+ )?$/iu,
    opens:
      /(?:führt?e|öffnete sich|ging|geht)(?: \p{L}+)? (?:auf|in|zu|zum|ins|aufs|hinaus)|(?:draußen|dahinter|drinnen|darin|hinter|innen)[, ]+.{0,10}(?:war|lag|ist|gab)|(?:öffne|mach)\p{L}*.{0,34}(?:da war|und (?:da|drinnen|dahinter)|sah)/iu,
    beyond: /^(?: (?:war|lag))* (?:hinter|in|im) (?:der|dem|meinem|meiner|einer|einem) (?:\p{L}+ )?$/iu,
    roofless:
      /(?:Dach|Decke) (?:war |ist )?(?:weg|fort|verschwunden|abgedeckt|fehlte)|(?:kein(?:e)?|ohne) (?:Dach|Decke)/iu,
  },
  ru: {
    in: /^ (?:(?:был[аои]?|стоял[аои]?|находил[аои]?сь|проходил[аои]?|плавал[аои]?|прямо) ){0,3}(?:в|на|под) (?:\p{L}+[йм] )?$/iu,
    amid: /^ (?:\p{L}+ ){0,3}(?:посреди|посередине|на дне|в центре|на вершине|среди) (?:\p{L}+ )?$/iu,
    first: /(?:посреди|посередине|на дне|в|на|под) (?:\p{L}+ )?$/iu,
    there: /^,? (?:был[аои]?|стоял[аои]?|находил[аои]?сь|оказал[аои]?сь) (?:\p{L}+ )?$/iu,
    becomes:
      /^(?: \p{L}+)? (?:стал[аои]?|превратил[аои]?сь в|превратился в|был[аои]?) (?!на |в |под )(?:\p{L}+ )?$/iu,
    full: /^(?: \p{L}+)? (?:был[аои]? )?(?:пол(?:он|на|но|ны)|заполнен[аоы]?|зарос(?:ла|ло|ли)?|усыпан[аоы]?) (?:\p{L}+ )?$/iu,
    opens:
      /(?:вел[аио]?|открыва\p{L}+|выходил[аои]?)(?: \p{L}+)? (?:в|на|к)|(?:внутри|за ней|за ним|там|за дверью)[, ]+.{0,10}(?:был|оказал|лежал|море)|откры\p{L}*.{0,34}(?:там|внутри|а (?:за|там))/iu,
    roofless:
      /(?:крыш[аиу]|потолк[ау]|потолок)(?: \p{L}+)? (?:не было|исчез\p{L}*|пропал\p{L}*|сорвал\p{L}*)|(?:не было|нет|без) (?:крыши|потолка)/iu,
  },
  ar: {
    in: /^ (?:(?:كان|كانت|واقف|واقفة|طايف|يطفو|موجود|صار|تقام) ){0,2}(?:في|على|فوق|تحت|داخل|جوا|جوة|ب) ?$/u,
    amid: /^ (?:\S+ ){0,3}(?:(?:في |ب)?(?:وسط|نص|منتصف|نصف|قاع|قعر|قلب|قمة|أعماق)|فوق|تحت|جوا|جوه|جوة|داخل) (?:ال)?$/u,
    first: /(?:(?:في |ب)?(?:وسط|نص|منتصف|قاع|قمة)|في|على|تحت|فوق|جوا|داخل) (?:ال)?$/u,
    there: /^،? (?:كان|كانت|فيه|في|لقيت|شفت)(?: (?:هناك|فيه))? (?:\S+ )?$/u,
    becomes:
      /^(?: \S+)? (?:صار|صارت|أصبح|أصبحت|اصبح|اصبحت|تحول|تحولت|تحوّل|انقلب|انقلبت|صاير)(?: (?:إلى|الى|لـ?))? ?(?:ال)?(?:\S+ )?$/u,
    full: /^(?: \S+)? (?:كان |كانت )?(?:مليان|مليانة|مليئة? ب|مليء ب|ممتلئة? ب|مغطى ب|امتلأت? ب|مليانه|مليان ب|كله|كلها) ?(?:ال)?(?:\S+ )?$/u,
    opens:
      /(?:فتح|يفتح|تفتح|انفتح|يطل|تطل|تؤدي|يؤدي|تودي)\S*.{0,16}(?:على|إلى|الى|ل)|(?:جوا|جوه|جوة|جواه|جواته|داخل|داخله|داخلها|ورا|وراه|وراءه?ا?|خلف|خلفه|خلفها|فيه|فيها)(?!\p{L})|فتح\S*.{0,24}(?:لقيت|شفت|وجدت|رأيت|طلع|الا|إلا)/u,
    roofless:
      /(?:سقف|السقف|سطح)\S*(?: \S+)? (?:اختفى|طار|راح|انشال|مفتوح|مش موجود|غير موجود)|(?:بدون|من غير|بلا|مافي|ما في|ماله) سقف/u,
  },
  hi: {
    behind: /^\S+ (?:में|मे|पर|के अंदर|के अन्दर|के भीतर|के ऊपर|के नीचे)(?!\p{L})/u,
    elsewhere: /^\S+ (?:से|में|मे|को|तक)(?!\p{L})/u,
    amid: /^\S+ (?:के (?:बीच|बीचोंबीच|बीचो-बीच|बीचोबीच|तल|ठीक बीच)|की (?:तली|तलहटी|तह|चोटी))/u,
    becomes: /^(?: \S+){0,3} $/u,
    becomesBehind: /^\S* ?(?:बन (?:गया|गई|गयी|चुका)|हो (?:गया|गई|चुका)|में बदल|था$|थी$)/u,
    full: /^(?: \S+){0,3} $/u,
    fullBehind: /^\S* ?(?:से (?:भर|ढक|ढका|भरा|भरी)|भर (?:गया|गई)|घुस (?:आया|गया))/u,
    opens: /(?:अंदर|अन्दर|भीतर|पीछे|उस पार|सामने|तो)(?!\p{L})/u,
    opensBehind: /^\S* ?(?:(?:की ओर|की तरफ|में|पर) खुल|था|थी|थे|दिख|निकल|मिल)/u,
    roofless: /छत(?: \S+)? (?:गायब|उड़|नहीं|ही नहीं|खुल)|बिना छत/u,
  },
  ja: {
    behind: /^(?:の(?:中|なか|上|下|うえ))?(?:に(?!行|着|向|な|変|到)|で(?!は?な)|にある|の中の|にあった)/u,
    elsewhere: /^(?:に|で(?!は?な)|から|へ|を出)/u,
    amid: /^[\p{L}]{0,3}の?(?:ど?真ん中|まんなか|真っただ中|底|てっぺん|頂上|上空)(?:に|で|の)/u,
    becomes: /^(?:の\p{L}{1,4})?(?:が|は|って|も)(?:\p{L}{0,8}、?)?$/u,
    becomesBehind: /^(?:に(?:なっ|なり|変わ|変化|化し)|になって|と化し|だった)/u,
    full: /^(?:の\p{L}{1,4})?(?:が|は|に|中が|じゅうが)(?:一面の?|\p{L}{0,6})?$/u,
    fullBehind: /^(?:で(?:いっぱい|埋ま|埋め|一杯|満た)|だらけ|まみれ|が生え|に覆われ|が茂)/u,
    opens:
      /(?:開け|開い|開く|あけ|あい|ひらい|覗|のぞ|中[はにが、]|奥[はにが]|外[はにが]|向こう[はにが]|後ろ[はにが])/u,
    opensOnto: /^に(?:つなが|繋が|通じ|出)/u,
    opensBehind: /^(?:で|だった|が(?:あ|広|見え|現れ)|に(?:つなが|繋が|通じ|なって|出)|につづ)/u,
    roofless: /(?:屋根|天井)(?:が|も|は)?(?:なく|無く|消え|飛ん|ない|無い|抜け|吹き飛)/u,
  },
  ko: {
    behind: /^\S*?(?: ?(?:속|안|위|밑|아래)(?:에서?|에)|에서?)(?: |$|있)/u,
    elsewhere: /^\S*(?:에서|에|으로|로|까지|부터)(?: |$)/u,
    amid: /^\S* ?(?:한가운데|한복판|가운데|바닥|밑바닥|꼭대기|정상|한 가운데)(?:에서?|에|의|이| 있)/u,
    becomes: /^(?: \S+){0,2} $/u,
    becomesBehind: /^\S* ?(?:되|변하|변했|바뀌|바뀐|됐|이었다|였다|이었|였)/u,
    full: /^(?: \S+){0,2} $/u,
    fullBehind: /^\S* ?(?:로 |으로 )?(?:가득|꽉|덮[여였]|뒤덮|차 ?있)/u,
    opens: /(?:안에|안은|안이|속에|뒤에|너머|열었|열리|여니|열자|열고|열어|들여다)/u,
    opensBehind:
      /^\S* ?(?:이었|였|인 ?거|인데|이고|더라|있|펼쳐|나왔|보였|나타|으로 (?:열|이어)|로 (?:열|이어|연결))/u,
    roofless: /(?:지붕|천장)(?:이|은|도)?(?: \S+)? ?(?:없|사라|날아|뚫)/u,
  },
  zh: {
    in: /^(?:就|竟然|居然|正好|好像)?(?:在|位于|开在|建在|漂在|浮在|盖在|办在)(?:一[个片座]|那?个|我们?的?)?$/u,
    amid: /^(?!)/u,
    first: /(?:在|到)?(?:一[个片座]|那?个)?$/u,
    there:
      /^(?:里|中|上|底|底下|中间|中央|下面|下|里面|的?正?中央)(?:有|开着|开了|是|立着|出现了?|举行|办)?(?:一[家个间座场]|我们?的?)?$/u,
    becomes: /^(?:\p{L}{0,4})?(?:变成了?|成了|竟是|其实是|是)(?:一[个片座家间])?$/u,
    full: /^(?:\p{L}{0,3})?(?:里|中)?(?:长满了?|满是|全是|都是|充满了?|堆满了?|铺满了?)$/u,
    opens: /(?:打开|推开|开门|门一开|门开了|一开门|里面|后面|门外|通向|通往|里是|里有)/u,
    roofless: /(?:屋顶|天花板|房顶)(?:不见|没有?了?|消失|飞走|掀)|没有(?:屋顶|天花板)/u,
  },
};
