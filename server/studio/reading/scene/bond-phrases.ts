/** Words around a noun on which, in which or under which something is. */
export interface Phrases {
  /** A part by which the whole is named: "the head of" a statue. */
  part: string;
  /** "That", "who", before where something is said to be. */
  who: string;
  /** "I looked", before where something is found. */
  looks: string;
  /** "And there was", "and I saw". */
  there: string;
}

export const PHRASES = {
  en: {
    part: "(?:(?:the|my|his|her|its|our) )?(?:very |bare |top |lowest )?(?:heads?|top|back|branch(?:es)?|edge|end|tip|bottom|shoulders?|arm|seat|lid|side|hump|bonnet|hood|trunk) of ",
    who: "that|which|who|whose [\\p{L}'’]+",
    looks: "look(?:ed|ing)?|peek(?:ed|ing)?|peer(?:ed|ing)?|check(?:ed|ing)?|glanced|bent down and looked",
    there: "(?:and |but )?(?:then )?(?:there (?:was|were)|(?:I |we )?(?:saw|found|noticed)) ",
  },
  fr: {
    part: "(?:(?:une?|la|le|les) |l['’])(?:\\p{L}+ )?(?:tête|haut|sommet|dos|bord|bout|branches?|épaules?|bosse|cime) (?:de |du |des |d['’])",
    who: "qui",
    looks: "regard\\p{L}+|jet\\p{L}+ un (?:œil|coup d['’]œil)",
    there:
      "(?:et |mais )?(?:il y (?:avait|a)|j['’]ai (?:vu|trouvé|découvert)|je vois|j['’]y ai (?:vu|trouvé)) ",
  },
  it: {
    part: "(?:(?:una|la|il) |l['’])?(?:testa|cima|schiena|groppa|dorso|bordo|punta|ram[oi]|spall[ae]|gobba) (?:del|della|dello|dei|delle|degli|di) ?|(?:(?:una|la|il) |l['’])?(?:testa|cima|schiena|groppa|dorso|bordo|punta|ram[oi]|spall[ae]|gobba) (?:dell|d)['’]",
    who: "che",
    looks: "guard\\p{L}+|sbirci\\p{L}+|controll\\p{L}+",
    there: "(?:e |ma )?(?:lì |là )?(?:c['’]er[ao](?:no)?|ho (?:visto|trovato)|vidi|trovai|vedo) ",
  },
  es: {
    part: "(?:la |el |lo alto |una? )?(?:cabeza|copa|ramas?|lomo|espalda|borde|fondo|punta|hombros?|joroba|cima|respaldo) del? |lo alto del? ",
    who: "que|la cual|el cual",
    looks: "mir\\p{L}+|busqu\\p{L}+|busc\\p{L}+|asom\\p{L}+|revis\\p{L}+",
    there: "(?:y |pero )?(?:ahí |allí )?(?:había|hay|vi|encontré|estaba|estaban|me encontré(?: con)?) ",
  },
  pt: {
    part: "(?:a |o |uma? )?(?:cabeça|copa|galhos?|ramos?|lombo|costas|borda|beira|ponta|ombros?|topo|alto|encosto|corcova) d[eoa]s? ",
    who: "que|o qual|a qual",
    looks: "olh\\p{L}+|espi\\p{L}+|procur\\p{L}+|espreit\\p{L}+",
    there: "(?:e |mas )?(?:lá |ali )?(?:havia|tinha|vi|encontrei|achei|estava|estavam) ",
  },
  de: {
    part: "(?:dem|den|der|die|einem|einen|einer) (?:\\p{L}+ )?(?:kopf|ast|zweig|ästen|rücken|rand|wipfel|spitze|lehne|schultern?|höcker|deckel)(?: von)? ",
    who: "der|die|das",
    looks: "schau\\p{L}+|guck\\p{L}+|blick\\p{L}+|sah",
    there:
      "(?:und )?(?:da |dort |darunter |darin |plötzlich )?(?:war(?:en)?|saß(?:en)?|lag(?:en)?|entdeckte ich|fand ich|sah(?: ich)?) ",
  },
  ru: {
    part: "(?:голов[уе]|ветк[уеи]|ветвях|ветви|сук[у]?|суку|макушк[уе]|верхушк[уе]|спин[уе]|кра[юй]|плеч[оеу]|горб[у]?) ",
    who: "котор\\p{L}+",
    looks: "(?:за|по)?гляд\\p{L}+|загля\\p{L}+|(?:по)?смотр\\p{L}+",
    there: "(?:(?:и|а|но) )?(?:там )?(?:(?:был[аои]?|сидел[аои]?|лежал[аои]?|увидел[аи]?|нашл[аи]|нашёл) )?",
  },
  ar: {
    part: "(?:رأس|راس|غصن|أغصان|فرع|ظهر|قمة|حافة|طرف|أعلى|كتف) ?",
    who: "التي|الذي|اللي|الي",
    looks: "نظرت|بصيت|طليت|شفت",
    there: "(?:و|ف)?(?:كان|كانت|وجدت|رأيت|لقيت|شفت|إذا ب|هناك|في) ?(?:هناك |يوجد )?",
  },
} satisfies Record<string, Phrases>;
