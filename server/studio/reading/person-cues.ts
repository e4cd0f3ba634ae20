import type { DreamLanguage } from "./language.ts";

/** Words by which a proper name is known as a person's, or as something else's, in lower case. */
export interface PersonCues {
  /** Before a name: "my friend Ann". */
  relations: readonly string[];
  /** Beside a name: "Aunt Mary", "Ayşe teyze". */
  titles: readonly string[];
  /** Before a name: "with Ann". */
  company: readonly string[];
  /** Before a place, and hardly ever before a person. */
  places: readonly string[];
  /** Before a place or a person. */
  either: readonly string[];
  /** Between one of those and the name. */
  articles: readonly string[];
  /** Whether other nouns have capitals too, so that only relations and titles count. */
  capitalNouns?: true;
}

const words = (list: string) => list.split(" ");

const pt: PersonCues = {
  relations: words(
    "amigo amiga irmão irmã filho filha primo prima marido esposa mulher namorado namorada vizinho vizinha colega chefe sobrinho sobrinha",
  ),
  titles: words("tia tio dona senhor senhora avó avô padre professor professora doutor doutora"),
  company: words("com"),
  places: words("em no na rumo"),
  either: words("para de do da a ao à"),
  articles: words("o a meu minha"),
};

/** The languages that write names with capitals. */
export const PERSON_CUES: Partial<Record<DreamLanguage, PersonCues>> = {
  en: {
    relations: words(
      "friend brother sister son daughter cousin husband wife boyfriend girlfriend neighbour neighbor colleague boss nephew niece ex roommate named called",
    ),
    titles: words("aunt uncle mr mrs ms miss dr grandma grandpa nurse professor"),
    company: words("with"),
    places: words("in at near through across outside around inside"),
    either: words("to from of for towards"),
    articles: words("my our a the"),
  },
  tr: {
    relations: words(
      "arkadaşım arkadaşımız kardeşim ablam abim ağabeyim oğlum kızım kuzenim kocam eşim karım sevgilim komşum komşumuz yeğenim patronum müdürüm teyzem halam dayım amcam yengem eniştem dostum arkadaşı kardeşi",
    ),
    titles: words("teyze hala dayı amca abi abla hanım bey hoca yenge enişte nine dede adında adlı isimli"),
    company: [],
    places: [],
    either: [],
    articles: [],
  },
  fr: {
    relations: words(
      "ami amie frère sœur fils fille cousin cousine mari femme copain copine voisin voisine collègue patron neveu nièce nommé nommée appelé appelée",
    ),
    titles: words("tante oncle madame monsieur mme mlle mamie papi docteur maître"),
    company: words("avec"),
    places: words("en vers dans près"),
    either: words("à de pour chez d"),
    articles: words("mon ma la le"),
  },
  it: {
    relations: words(
      "amico amica fratello sorella figlio figlia cugino cugina marito moglie fidanzato fidanzata vicino vicina collega capo nipote",
    ),
    titles: words("zia zio signora signor signore don nonna nonno dottor dottoressa professor"),
    company: words("con"),
    places: words("in verso presso"),
    either: words("a da di per"),
    articles: words("il la lo mio mia"),
  },
  es: {
    relations: words(
      "amigo amiga hermano hermana hijo hija primo prima marido esposo esposa mujer novio novia vecino vecina colega jefe jefa sobrino sobrina llamado llamada",
    ),
    titles: words("tía tío señora señor don doña abuela abuelo doctor doctora profesor profesora padre"),
    company: words("con"),
    places: words("en hacia desde hasta"),
    either: words("a de para por"),
    articles: words("el la mi"),
  },
  pt,
  de: {
    relations: words(
      "freund freundin bruder schwester sohn tochter cousin cousine mann frau nachbar nachbarin kollege kollegin chef chefin neffe nichte namens",
    ),
    titles: words("tante onkel herr herrn oma opa doktor"),
    company: [],
    places: [],
    either: [],
    articles: [],
    capitalNouns: true,
  },
};

/** Capitalised words that are no one's name, folded: what comes of Intl is added in `people.ts`. */
export const NO_NAMES: readonly string[] = words(
  [
    "allah tanri god dieu dio dios deus jesus isa christ noel christmas ramazan kurban internet google facebook instagram whatsapp",
    "youtube netflix tiktok telegram iphone america europe asia africa avrupa asya afrika europa american british european african asian",
    "christian muslim jewish catholic ankara izmir bursa antalya adana konya trabzon samsun gaziantep eskisehir mersin bodrum kayseri",
    "diyarbakir erzurum karadeniz akdeniz ege marmara anadolu besiktas kadikoy uskudar bosphorus bogaz kabe mekke medine lyon marseille",
    "bordeaux nice milano napoli torino firenze venezia venice florence milan naples barcelona sevilla valencia granada porto lisboa roma",
    "londra paris londres parigi berlino munich hamburg york angeles francisco chicago boston miami manchester liverpool oxford cambridge",
    "rio salvador recife brasilia mediterranean atlantic pacific atlantique pacifique mediterraneo bollywood hollywood disneyland",
  ].join(" "),
);
