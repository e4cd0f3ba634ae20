import type { DreamLanguage } from "../language.ts";
import { patternOf } from "../matching/letters.ts";

/** Words of a language, from which the subject of a verb is found; for single words in small letters. */
export interface SubjectWords {
  /** The dreamer. */
  i: RegExp;
  /** Somebody or something else. */
  they: RegExp;
  /** Forms of a verb that only the dreamer's are. */
  first?: RegExp;
  /** Forms that are never the dreamer's. */
  third?: RegExp;
  /** Words at which a clause begins. */
  joins: RegExp;
  /** Words in front of a noun that is a subject at the beginning of a clause. */
  determiner: RegExp;
  /** Nouns that tell when, or are the dreamer's own body or self. */
  when: RegExp;
  /** After a noun, one whom a relative clause describes; after other words, a new clause. */
  that?: RegExp;
  /** Words before "that" that are no nouns. */
  notNoun?: RegExp;
}

const words = (source: string): RegExp => patternOf(`^(?:${source})$`, "u");

/** Of Latin languages whose verbs follow their subject or stand without one. */
export const SUBJECT_WORDS: Partial<Record<DreamLanguage, SubjectWords>> = {
  en: {
    i: words("i|we|i['’](?:m|d|ve|ll)|we['’](?:re|d|ve|ll)|im|ive|myself|ourselves"),
    they: words(
      "he|she|they|it|who|he['’](?:s|d)|she['’](?:s|d)|they['’](?:re|d|ve)|it['’]s|everyone|everybody|someone|somebody|nobody|each",
    ),
    joins: words("and|but|while|when|where|as|because|so|then|until|that|if|though|whilst|cos|which"),
    determiner: words(
      "the|an?|my|our|his|her|their|its|every|each|this|these|those|two|three|four|five|some|many|several|another",
    ),
    when: words(
      "night|day|morning|evening|afternoon|time|times|moment|next|first|last|end|minute|second|dream|whole|body|feet|legs|hands|arms|way|rest|heart|eyes|more|only|thing|point|bit|lot|few|own",
    ),
  },
  fr: {
    i: words("je|nous|on|moi|jsuis|jetais"),
    they: words("ils?|elles?|quelqu['’]un|chacun|personne"),
    third: words("\\p{L}+(?:ait|aient)|ont|sont|(?:se|s['’])(?:est|sont)"),
    joins: words("et|mais|quand|où|que|puis|car|pendant|tandis|parce|lorsque|comme|alors|si|dont|pis"),
    determiner: words(
      "tout|toute|tous|toutes|les?|la|une?|des|mon|ma|mes|son|sa|ses|nos|notre|leurs?|cette?|ces|chaque|deux|trois",
    ),
    when: words(
      "nuit|matin|soir|jour|fois|moment|fin|rêve|corps|coup|plupart|suite|jambes|pieds|bras|mains|yeux",
    ),
    that: words("qui"),
    notNoun: words("moi|nous"),
  },
  es: {
    i: words("yo|nosotr[oa]s"),
    they: words("él|ell[ao]s?|alguien|nadie|todos|todas|todo|quien"),
    first: words(
      "\\p{L}+(?:[aei]r|ndo)me|(?!caf|beb|peg|qu|porqu|chal|bid|pur|com[ií]t)\\p{L}{2,}é|(?!as|aqu|ah|all|jabal|colibr|rub|sof|s|m|jard)\\p{L}{2,}í|\\p{L}+(?:ábamos|íamos|amos|emos|imos)|estoy|voy|soy|tengo|veo|hago|salgo|puedo|quiero|he|fui|tuve|hice|estuve|pude|puse|vine|dije|traje|di|vi|quise|anduve|corro|vuelo|camino|subo|bajo|nado|lloro",
    ),
    third: words(
      "\\p{L}{2,}ó|\\p{L}+(?:aron|ieron|yeron|jeron|aban|ían)|puso|hizo|dijo|vino|tuvo|estuvo|pudo|fue|trajo|quiso|anduvo|dio|vio|ha|han|está|están|van|son",
    ),
    joins: words("y|e|pero|que|q|mientras|donde|cuando|porque|entonces|luego|después|como|si|hasta|pq|xq"),
    determiner: words(
      "el|la|los|las|una?|unos|unas|mis?|sus?|nuestr[oa]s?|est[eao]s?|es[ea]s?|cada|dos|tres",
    ),
    when: words(
      "noche|día|mañana|tarde|vez|veces|final|rato|sueño|cuerpo|verdad|piernas|pies|brazos|manos|ojos|que",
    ),
    that: words("que|q"),
    notNoun: words(
      "así|por|para|hasta|ya|es|era|sin|lo|creo|soñé|sueño|sé|veo|vi|decía|dijo|pensaba|pensé|sabía|desde|antes|después|tal|más|hay|había|tenía|tengo|tuve|resulta|sentía|sentí",
    ),
  },
  pt: {
    i: words("eu|nós|gente"),
    they: words("ele|eles|ela|elas|alguém|ninguém|todos|todas|tudo|quem|mundo"),
    first: words(
      "(?!r|l)\\p{L}+ei|\\p{L}{2,}(?:ávamos|íamos|amos|emos|imos)|\\p{L}+í|fui|tive|fiz|estive|pus|vim|vi|estou|tou|tô|to|vou|sou|tenho|vejo|faço|posso|quero|subi|corri|abri|dormi|vivi|senti|comi|bebi|escrevi|ouvi|perdi|escondi|consegui|segui|desci",
    ),
    third: words(
      "(?!est|t|v|s|d)\\p{L}+ou|(?!m|s|t|mus|pn|c)\\p{L}{2,}eu|deu|leu|\\p{L}+iu|\\p{L}+(?:aram|eram|iram|avam|iam)|foi|fez|teve|veio|pôs|esteve|pôde|vai|vão|está|estão|são|tá",
    ),
    joins: words("e|mas|que|q|enquanto|onde|quando|porque|então|depois|dps|como|se|até|pq|aí|ai"),
    determiner: words(
      "o|a|os|as|uma?|uns|umas|meus?|minhas?|seus?|suas?|noss[oa]s?|est[ea]s?|ess[ea]s?|cada|dois|duas|três",
    ),
    when: words(
      "noite|dia|manhã|tarde|vez|vezes|hora|fim|final|sonho|corpo|verdade|gente|pernas|pés|braços|mãos|olhos|que|meio",
    ),
    that: words("que|q"),
    notNoun: words(
      "por|para|pra|até|já|é|era|sem|o|acho|sonhei|sonho|sei|vejo|vi|dizia|disse|pensava|pensei|sabia|desde|antes|depois|tal|mais|há|havia|tinha|tenho|tive|sentia|senti|parecia|tipo",
    ),
  },
  it: {
    i: words("io|noi|ho|abbiamo|ero|eravamo|siamo|avevo|sto|stavo|vado|facevo|dovevo|potevo|volevo"),
    they: words("lui|lei|loro|qualcuno|nessuno|tutti|tutte|ognuno"),
    first: words("\\p{L}+(?:vo|vamo|[aei]rmi|ndomi)"),
    third: words("\\p{L}+va|\\p{L}+vano|ha|hanno|è|erano|era|sta|stanno|va|vanno|aveva|avevano"),
    joins: words("e|ed|ma|che|mentre|dove|quando|perché|poi|allora|come|se|finché|però"),
    determiner: words("il|lo|la|i|gli|le|una?|uno|due|tre|mi[oa]|quest[oaie]|quell[oaie]|quel|ogni"),
    when: words(
      "notte|giorno|mattina|sera|volta|fine|momento|sogno|corpo|verità|gambe|piedi|braccia|mani|occhi|età",
    ),
    that: words("che"),
    notNoun: words("sognato|visto|detto|più|dopo|prima|così|sapevo|perché|anche|sapere|credo|sembra|meno"),
  },
};
