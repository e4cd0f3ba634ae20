import type { DreamLanguage } from "../language.ts";
import type { Verbs } from "./ways.ts";

const en: Verbs = {
  knead:
    "knead(?:ed|ing|s)?|roll(?:s|ed|ing)? out|roll(?:s|ed|ing)?(?= (?:the |some |a |her |his |my |out )?(?:dough|pastry|flatbread|chapatis?|rotis?|tortillas?|pasta|noodles|vine leaves|grape leaves|dolmas?|sushi|dumplings))",
  count:
    "count(?:ing|ed|s)?|sort(?:ing|ed|s)?|shell(?:ing|ed|s)|fold(?:ing|ed|s)?|weigh(?:ing|ed|s)?|wrap(?:ping|ped|s)?|decorat(?:ing|ed|es)|examin(?:ing|ed|es)|assembl(?:ing|ed|es)|typ(?:ing|ed|es) on",
  sew: "sew(?:ing|ed|s)?|sewn|stitch(?:ing|ed|es)?|darn(?:ing|ed)|embroider(?:ing|ed|s)?|hemm(?:ing|ed)",
  knit: "knit(?:ting|ted|s)?|crochet(?:ing|ed|s)?",
  game: "play(?:ing|ed|s)?",
  pour: "pour(?:ing|ed|s)?(?! out)|pour(?:ing|ed|s)? out",
  iron: "iron(?:ing|ed|s)",
  sweep: "sweep(?:ing|s)?(?: up)?|swept(?: up)?|mopp(?:ing|ed)(?: up)?",
  hang: "(?:hang(?:ing|s)?|hung|dangl(?:ing|ed|es)|swing(?:ing|s)?|swung) (?:from|off|on to|onto|by)|cling(?:ing|s)? (?:on )?to|clung (?:on )?to",
  climb: "climb(?:ing|ed|s)?(?: up| onto)?|clamber(?:ing|ed)(?: up)?|scal(?:ing|ed)|shinn(?:ied|ying) up",
  ride: "rid(?:es|ing|den)|rode|pedal(?:l?ed|l?ing)",
  drive: "driv(?:es|ing|en)|drove|steer(?:ed|ing|s)",
  row: "row(?:ed|ing|s)|paddl(?:ed|ing|es)",
  hold: "with(?= [^.,;!?]{3,30} (?:on|over|under) (?:my|his|her) (?:shoulder|arm))|wav(?:ing|ed|es)|brandish(?:ing|ed)|wield(?:ing|ed|s)|juggl(?:ing|ed|es)|shak(?:ing|es)|shook|us(?:ing|es)(?= )|used(?= (?:a|an|the|his|her|my|our|their) )|serv(?:ing|ed|es)(?! as)|balanc(?:ing|ed|es)|shoulder(?:ing|ed)|unfold(?:ing|ed|s)|wrestl(?:ing|ed)(?: with)?|point(?:ing|ed)(?= (?:a|an|the|his|her|my) )|lift(?:ing|ed|s)|hoist(?:ing|ed)",
  play: "blow(?:ing|s)?|blew|strum(?:ming|med|s)?|bang(?:ing|ed|s)?(?: on)?|beat(?:ing|s)?",
};

const tr: Verbs = {
  knead:
    "yogur(?:uyo|du|mus|up|an|ur|ar)\\p{L}*|(?<=(?:yufka|hamur|borek|lahmacun|manti|gozleme|eriste)\\p{L}* )(?:(?:oklavayla|merdaneyle) )?ac(?:iyo|ti|mis|ip|an|ar)\\p{L}*",
  count:
    "say(?:iyo|di|mis|ip|an|ar|maya)\\p{L}*|katl(?:iyo|adi|ami|ayip|ark)\\p{L}*|ayikl(?:iyo|adi|ami|ayip|ayan|ark)\\p{L}*|diz(?:iyo|di|mis|ip|en)\\p{L}*|tart(?:iyo|ti|mis)\\p{L}*|(?<!\\p{L})sar(?:iyo|di|mis|ip|an|ark)\\p{L}*|paketl(?:iyo|edi|emi)\\p{L}*|susl(?:uyo|edi|emi)\\p{L}*|yaz(?:iyo|di|mis)\\p{L}*(?= daktilo)",
  sew: "dik(?:iyo|ti|mis|ip|en)\\p{L}*|nakis isl\\p{L}+|yaml(?:iyo|adi|ami)\\p{L}*",
  knit: "or(?:uyo|du|mus|up|en)\\p{L}*",
  game: "oyn(?:uyo|adi|ami|ayan|ark|ar)\\p{L}*",
  pour: "dok(?:uyo|tu|mus|up|en)\\p{L}*|doldur(?:uyo|du|mus|an)\\p{L}*",
  iron: "utul(?:uyo|edi|emi|eyen|erk)\\p{L}*",
  sweep: "supur(?:uyo|du|mus|en|up|erk|ur)\\p{L}*|paspasl(?:iyo|adi|ami)\\p{L}*",
  hang: "asili(?:ydi|ymis|yor|p)?|sark(?:iyo|ti|mis|an)\\p{L}*|asilmis\\p{L}*|tutunmus\\p{L}*|sallan(?:iyo|di|mis|an)\\p{L}*",
  climb: "tirman(?:iyo|di|mis|ip|an|irk)\\p{L}*|(?:ustune|tepesine) cik(?:iyo|ti|mis|an)\\p{L}*",
  ride: "(?:ustune |sirtina )?bin(?:iyo|di|mis|ip|en|erk)\\p{L}*|sur(?:uyo|du|mus|up|en|erk)\\p{L}*",
  drive: "sur(?:uyo|du|mus|up|en|erk)\\p{L}*|kullan(?:iyo|di|mis|ip|an|irk)\\p{L}*",
  row: "kurek cek(?:iyo|ti|mis|en)\\p{L}*",
  hold: "kullan(?:iyo|di|mis|ip|an|irk)\\p{L}*|salla(?:di|mis|yip|yan|yark)\\p{L}*|salliyo\\p{L}*|kaldir(?:iyo|di|mis|ip)\\p{L}*|sirtl(?:iyo|adi|ami|ayip)\\p{L}*|yuklen(?:iyo|di|mis|ip)\\p{L}*|cevir(?:iyo|di|mis)\\p{L}*|sikiyo\\p{L}*",
  play: "uflu\\p{L}+|ott?ur(?:uyo|du)\\p{L}*",
};

const R1 = "(?:aba|ando|aban|abamos|o|e|ar|a|an)";
const es: Verbs = {
  knead: `amasan?|amas${R1}|estir${R1}(?= (?:la |una )?(?:masa|tortillas?))|envolv(?:ia|iendo)(?= (?:tamales|hojas))`,
  count: `cuentan?(?= (?:una?|el|la|los|las|mis|sus|mone|bille|estre|huevo|calcet))|cont(?:aba|ando|aban|o|e|ar)|cuent(?:a|an|o)|dobl${R1}|orden${R1}|desgran${R1}|pes(?:aba|ando|aban)|envolv(?:ia|iendo|ian)|clasific${R1}|archiv${R1}|arm(?:aba|ando)|decor(?:aba|ando)`,
  sew: `cosen?|cos(?:ia|iendo|ian|io|er)|bord${R1}|zurc(?:ia|iendo)|remend(?:aba|ando)`,
  knit: "tejen?|tej(?:ia|iendo|ian|io|er)",
  game: `jug(?:aba|ando|aban|abamos|o|ar) (?:al? )?|jueg(?:a|an) (?:al? )?`,
  pour: `serv(?:ia|ian|ir)|sirv(?:iendo|io)|vert(?:ia|ian|io)|vaci(?:aba|ando)|ech(?:aba|ando|aban)`,
  iron: `planch${R1}`,
  sweep: `barren?|barr(?:ia|iendo|ian|io|er)|trape(?:aba|ando)|freg(?:aba|ando) con`,
  hang: `colg(?:aba|ando|ad[ao]s?) del?|agarrad[ao]s? (?:al?|del?)|columpi(?:aba|andose) (?:en|del?)`,
  climb: `trep(?:aba|ando|aban|o|ad[ao]) (?:por |al? |en )?|escal(?:aba|ando|aban|o)|subid[ao]s? (?:al?|en)|se subi(?:o|a) al?`,
  ride: `mont(?:aba|ando|ad[ao]s?|aban)(?: en| a| sobre)?|cabalg(?:aba|ando)(?: en| a| sobre)?|pedale(?:aba|ando)|a caballo de`,
  drive: `conducen?|manejan?|conduc(?:ia|iendo|ian)|conduj[oe]|manej(?:aba|ando|aban|o)|pilot(?:aba|eaba|eando)`,
  row: `rem(?:aba|ando|aban|o)`,
  hold: `llevan?|sostienen?|carga(?= (?:una?|el|la|con) )|con(?= [^.,;!?]{3,30} al hombro)|repart(?:ia|iendo|ian)|reparten?|us(?:aba|ando|aban|o)|agit(?:aba|ando)|empun(?:aba|ando)|blandi(?:a|endo)|trai?(?:a|an|ia)(?= (?:una?|el|la|su) )|sacud(?:ia|iendo)|alz(?:aba|ando)`,
  play: `tocan?|sopl(?:aba|ando)|toc(?:aba|ando|aban|o)`,
  eat: "comen?|muerden?",
  wash: "lavan?",
  push: "empujan?",
  pull: "arrastran?",
  hug: "abrazan?",
  cut: "cortan?(?= (?:una?|el|la|los|las) )|pelan?(?= )",
  water: "riegan?",
  paint: "pintan?",
  pick: "recogen?",
};

const F1 = "(?:ais|ait|ant|aient|e|er|ions)";
const fr: Verbs = {
  knead: `petrissent|petri(?:ssais|ssait|ssant|ssaient|t|r)?|etal(?:ais|ait|ant|aient|e)(?= (?:la |une |sa |de la )?(?:pate|pizza))|roul(?:ais|ait|ant|aient)(?= (?:la |une |des |les |du )?(?:pate|couscous|feuilles))`,
  count: `comptent?|plient?|compt${F1}|pli${F1}|tri${F1}|emball${F1}|ecoss${F1}|rang(?:eais|eait|eant|eaient)|pes(?:ais|ait|ant)|decor${F1}|mesur${F1}`,
  sew: `coud|cous(?:ais|ait|ant|aient)|brod${F1}|repris(?:ais|ait|ant)|rapiec(?:ait|ant)`,
  knit: `tricotent?|tricot${F1}`,
  game: `jou(?:ais|ait|ant|aient|e|er|ions) (?:aux?|a la|a l')`,
  pour: `vers(?:ais|ait|ant|aient|e)|serv(?:ais|ait|ant|aient)|sert`,
  iron: `repass${F1}`,
  sweep: `balay${F1}|balai(?:e|ent)|serpill(?:ait)|passait (?:le balai|la serpilliere)`,
  hang: `(?:pend(?:ais|ait|ant|aient|ue?s?)|accroch(?:ee?s?|ait)|suspendue?s?|agrippee?s?|cramponnee?s?) (?:aux?|a la|a l'|a une?|a)`,
  climb: `grimp${F1}(?: sur| dans| aux?| a la| a l'| a une?| a)?|escalad${F1}|perchee?s? (?:sur|dans|en haut d[eu])`,
  ride: `chevauch${F1}|mont(?:ait|ant|aient|ee?s?) (?:sur|a)|a cheval sur|juchee?s? sur|assise?s? sur|pedal(?:ait|ant|aient)`,
  drive: `conduisent|condui(?:sais|sait|sant|saient|t|re)|pilot${F1}|au volant (?:de|d'|du)`,
  row: `rament?|ram(?:ait|ant|aient|er)|pagay(?:ait|ant|aient)`,
  hold: `avec(?= [^.,;!?]{3,30} (?:sur l'epaule|a la main|sous le bras|sur le dos))|distribu(?:e|ent|ait|aient)|portent|brandi(?:ssait|ssant|t)|agit(?:ait|ant|aient|e)|utilis(?:ait|ant|aient)|secou(?:ait|ant|e)|jongl(?:ait|ant)(?: avec)?|trimball?(?:ait|ant)|coltin(?:ait|ant)|lev(?:ait|ant)(?= (?:une?|le|la|son|sa) )`,
  play: `souffl(?:ait|ant|aient)(?: dans)?|siffl(?:ait|ant)(?: dans)?`,
  eat: "mangent",
};

const I1 = "(?:avo|ava|ando|avano|avamo|ato|are|a|o)";
const it: Verbs = {
  knead: `impasta(?:no)?|impast${I1}|stend(?:evo|eva|endo|evano|ere)(?= (?:la |una )?(?:sfoglia|pasta|pizza))|tir(?:ava|ando)(?= (?:la )?(?:sfoglia|pasta))`,
  count: `conta(?:no)?(?= )|cont(?:avo|ava|ando|avano)|pieg(?:avo|ava|ando|avano)|sgran(?:ava|ando)|pes(?:ava|ando|avano)|ordin(?:ava|ando)|incart(?:ava|ando)|misur(?:ava|ando)`,
  sew: `cuc(?:e|iono)|cuc(?:ivo|iva|endo|ivano|ire)|ricam(?:ava|ando)|rammend(?:ava|ando)`,
  knit: "lavora(?:va|ndo) a maglia|sferruzz(?:ava|ando)",
  game: `(?:gio|zo)c?g?(?:cava|cando|cavano|cavamo|ava|avano|ando|ano|a)(?: con)? (?:ai?|agli|alla)`,
  pour: `vers(?:avo|ava|ando|avano)|serv(?:iva|endo|ivano)|mesc(?:eva|endo)`,
  iron: `stira(?:no)?(?= )|stir(?:avo|ava|ando|avano)`,
  sweep: `spazza(?:no)?|spazz(?:avo|ava|ando|avano)|scop(?:ava|ando)(?= )|ramazz(?:ava|ando)`,
  hang: `(?:appes[oaie]|aggrappat[oaie]|pend(?:eva|evano|endo)|attaccat[oaie]|penzol(?:ava|ando|avano)|dondol(?:ava|ando)) (?:al|allo|alla|all'|ad? una?|da una?|dal|dalla|ai|agli)`,
  climb: `(?:arrampic(?:ava|ando|avano|ato|ata)|salit[oaie]|inerpic(?:ava|ato|ata)|sal(?:iva|endo|ivano))(?: su una?| su| sul| sulla| sull'| con una?)`,
  ride: `cavalc(?:ava|ando|avano)|a caval(?:lo|cioni) (?:di|d'|del|della|su)(?: una?)?|sedut[oaie] (?:sopra|su|sul|sulla|sull')|mont(?:ava|ato|ata) (?:su|sul|sulla)|pedal(?:ava|ando)`,
  drive: `guida(?:no)?(?= )|guid(?:ava|ando|avano|ato)|alla guida (?:di|del|della|d')|al volante (?:di|del|della|d')|pilot(?:ava|ando)`,
  row: `rem(?:ava|ando|avano)|voga(?:va|ndo|vano)`,
  hold: `tengono|con(?= [^.,;!?]{3,30} (?:in mano|in spalla|in braccio|sulle spalle|a tracolla))|distribui(?:va|sce|vano)|us(?:ava|ando|avano)|agit(?:ava|ando|avano)|brandi(?:va|vano)|sventol(?:ava|ando)|scuot(?:eva|endo)|sollev(?:ava|ando)|trascin(?:ava)(?= )|impugn(?:ava|ando)`,
  play: `suon(?:a|ano|avo|ava|ando|avano|are|ato)|soffi(?:ava|ando)(?: in| nel| nella)?|fischi(?:ava|ando) (?:con|in|nel)`,
  eat: "mangia(?:no)?",
  wash: "lava(?:no)?(?= )",
  push: "sping(?:e|ono)",
  hug: "abbraccia(?:no)?",
  cut: "taglia(?:no)?(?= )|affetta(?:no)?",
  water: "annaffia(?:no)?",
  drink: "bev(?:e|ono)",
  paint: "dipinge",
  pick: "raccoglie|raccolgono",
  sell: "vend(?:e|ono)",
};

const P1 = "(?:ava|ando|avam|avamos|ei|ou|ar|a|am)";
const pt: Verbs = {
  knead: `amassam?|amass${P1}|sov(?:ava|ando)|estend(?:ia|endo)(?= (?:a )?massa)|abr(?:ia|indo)(?= (?:a )?massa)|enrol(?:ava|ando)(?= (?:a |os |as |um |uns )?(?:massa|brigadeiros?|pasteis|charutos?|pamonhas?))`,
  count: `contam?(?= )|cont(?:ava|ando|avam|avamos)|dobr${P1}|separ(?:ava|ando)|debulh(?:ava|ando)|pes(?:ava|ando)|embrulh${P1}|arrum(?:ava|ando)|mont(?:ava|ando)(?= )|cat(?:ava|ando)(?= (?:o )?feijao)|depen(?:ava|ando|avam)|a depenar|mont(?:ar)(?= (?:o |um )?(?:tabuleiro|quebra))|med(?:ia|indo)`,
  sew: `costuram?|costur${P1}|cos(?:ia|endo)|bord(?:ava|ando|avam)|remend(?:ava|ando)|tec(?:ia|endo)`,
  knit: "tric(?:otava|otando)",
  game: `jog(?:ava|ando|avam|ar|ou)(?: as| ao| a| com)?`,
  pour: `serv(?:ia|indo|iam|ir|iu)|despej(?:ava|ando|ou)|derram(?:ava|ando)|deit(?:ava|ando)(?= (?:o |a )?(?:cha|cafe|leite|vinho|agua|sopa))`,
  iron: `pass(?:ava|ando|ar) (?:a ferro|roupa)|engom(?:ava|ando|ar)`,
  sweep: `varrem?|varr(?:ia|endo|iam|eu|er)`,
  hang: `(?:pendurad[oa]s?|dependurad[oa]s?|agarrad[oa]s?) (?:n[oa]s?|em|num|numa|a[oa]?)`,
  climb: `(?:trep(?:ava|ando|ou|ad[oa])|escal(?:ava|ando|ou)|sub(?:ia|indo|iu|iam)|empoleirad[oa]s?)(?: n[oa]| num| numa| pel[oa]| ao| em cima d[oae])?`,
  ride: `mont(?:ad[oa]s?|ava|ando)(?: n[oa]| num| numa| em)?|cavalg(?:ava|ando)|a cavalo (?:de|n[oa]|num|numa|d[oa])|sentad[oa]s? (?:n[oa]|num|numa|em cima d[oae])(?: uma?)?|em cima d[oae](?: uma?)?|surf(?:ando|ava|avam)(?: n[oa]| de| num| numa)|pedal(?:ava|ando)`,
  drive: `conduz(?:em)?|dirigem?|condu(?:zia|zindo|ziam|zir)|dirig(?:ia|indo|iam)|guia(?:va|ndo)|ao volante d[eoa]|pilot(?:ava|ando)`,
  row: `rem(?:ava|ando|avam|ar)`,
  hold: `seguram?|carregam?(?= )|levam?(?= (?:uma?|o|a|os|as) )|com(?= [^.,;!?]{3,30} (?:na mao|ao ombro|no ombro|as costas|nas costas|debaixo do braco))|distribu(?:ia|indo|i|em)|us(?:ava|ando|avam|ou)|agit(?:ava|ando)|sacud(?:ia|indo)|balanc(?:ava|ando)|brandi(?:a|ndo)|ergu(?:ia|endo)`,
  play: `tocam?(?= )|sopr(?:ava|ando)|apit(?:ava|ando) (?:com|n[oa])|bat(?:ia|endo) (?:n[oa]|num)(?= )`,
  eat: "comem?(?= )",
  wash: "lavam?(?= )",
  push: "empurram?",
  pull: "puxam?",
  hug: "abracam?",
  cut: "cortam?(?= )",
  water: "regam?",
  paint: "pintam?",
  pick: "colhem?",
  sell: "vendem?",
};

const de: Verbs = {
  knead:
    "knet(?:ete|eten|et|e)|geknetet|roll(?:te|ten|t|e)(?= [^.,;!?]{0,24}(?:teig|aus(?!\\p{L})))|ausgerollt",
  count:
    "zahl(?:te|ten|t|e|en)|gezahlt|falt(?:ete|et|eten)|gefaltet|sortier(?:te|t|ten)|wog(?:en)?|schalte|verpack(?:te|t)|wickel(?:te|t)|tipp(?:te|t) auf",
  sew: "nah(?:te|ten|t)|genaht|stopf(?:te|t)|stick(?:te|t|ten)|gestickt",
  knit: "strick(?:te|ten|t)|gestrickt|hakel(?:te|t)",
  game: "spiel(?:te|ten|t|e|en)|gespielt",
  pour: "go(?:ß|ss)(?:en)? [^.,;!?]{0,16}ein|schenk(?:te|t) (?=[^.,;!?]{2,24} ein)|schutt(?:ete|et|eten)|eingeschenkt|eingegossen",
  iron: "bugel(?:te|ten|t)|gebugelt",
  sweep: "feg(?:te|ten|t)|gefegt|kehr(?:te|ten|t)(?! zuruck)|wisch(?:te|t)(?= )",
  hang: "(?:hing(?:en)?|hangt|baumel(?:te|t|ten)|klammer(?:te|t) sich|hielt sich) (?:an|am|von|vom)",
  climb: "kletter(?:te|ten|t|e)(?: auf| an| uber| hoch)?|geklettert|stieg(?:en)? auf",
  ride: "ritt(?:en)?(?: auf)?|reitet(?: auf)?|geritten|radel(?:te|t)(?: auf)?|sa(?:ß|ss)(?:en)? auf|fuhr(?:en)? (?:auf|mit)|fahrt auf",
  drive: "fuhr(?:en)?|fahrt|gefahren|lenk(?:te|t)|steuer(?:te|t)",
  row: "ruder(?:te|ten|t)|gerudert|paddel(?:te|t)",
  hold: "mit(?= [^.,;!?]{3,30} (?:in der hand|auf der schulter|unterm arm|im arm))|schwang(?:en)?|schwenk(?:te|t|ten)|benutz(?:te|t)|jonglier(?:te|t)(?: mit)?|wink(?:te|t) mit|servier(?:te|t|ten)|schuttel(?:te|t)|balancier(?:te|t)",
  play: "blies(?:en)?(?: in| auf)?|blast|trommel(?:te|t)(?: auf)?|pfiff(?: auf)?|zupf(?:te|t)",
};

export const MORE_LATIN: Partial<Record<DreamLanguage, Verbs>> = { en, tr, es, fr, it, pt, de };
