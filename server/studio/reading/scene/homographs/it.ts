import type { Homograph } from "./homograph.ts";
import { LEANT, ASTRIDE, OF_HOME, WITH_TEETH } from "./romance.ts";
import { patternOf } from "../../matching/letters.ts";

/** Words before a noun of one gender: a verb, a participle or an adjective stands behind none of them. */
const HIS =
  "il|lo|un|uno|del|dello|al|allo|dal|dallo|nel|sul|col|con|senza|mio|tuo|suo|nostro|vostro|questo|quel|quello|altro|ogni|qualche|nessun|vecchio|nuovo|grande|grosso|piccolo|bel|bravo|giovane|povero|primo|secondo|ultimo|solito|stesso|famoso|enorme";
const HER =
  "la|una|della|alla|dalla|nella|sulla|colla|mia|tua|sua|nostra|vostra|questa|quella|altra|ogni|qualche|nessuna|senza|vecchia|nuova|grande|grossa|piccola|bella|giovane|povera|prima|seconda|terza|ultima|unica|solita|stessa|enorme|mezza|cara";
const THEIRS =
  "i|gli|le|dei|degli|delle|ai|alle|dai|dalle|nei|nelle|sui|sulle|coi|con|di|due|tre|quattro|cinque|miei|mie|suoi|sue|questi|queste|quei|quelle|altri|altre|molti|molte|tanti|tante|pochi|poche|grandi|piccoli|piccole|vecchi|vecchie|alcuni|alcune|certi|certe|senza";
/** Things that are meant only behind one of these words. */
const ONLY_AFTER: readonly (readonly [string, RegExp, string])[] = [
  ["lotteryBalls", /^lotto$/iu, "al|il|del|dal|col"],
  // "Ruota su se stessa": it turns.
  ["wheel", /^ruota$/iu, `${HER}|di|quarta|quinta`],
  // "Una lettera ricevuta".
  ["receipt", /^ricevuta$/iu, `${HER}|con`],
  // "Mi prendevano a botte": blows. A barrel is one "botte", barrels are "botti".
  ["barrel", /^botte$/iu, HER],
  // "Ero già sveglia", "mi sveglia".
  ["alarmClock", /^sveglia$/iu, `${HER}|di|con`],
  ["laptop", /^portatil[ei]$/iu, `${HIS}|${THEIRS}|computer|pc`],
  // "Da te": with you, typed without accents.
  ["cup", /^te$/iu, "il|un|del|nel|sul|al|tazz[ae] di|bustina di|tazzina di|bev\\p{L}+|offr\\p{L}+"],
  ["book", /^manual[ei]$/iu, `${HIS}|${THEIRS}`],
  // "Tesoro, vieni": what one is called.
  ["chest", /^tesoro$/iu, "il|un|del|dal|nel|sul|quel|questo|al|gran|grande|vero|antico|nostro"],
  // "Rami secchi".
  ["bucket", /^secchi$/iu, `${THEIRS}|pieni`],
  ["daisy", /^margherita$/iu, `${HER}|di|gigante`],
  // "Una mucca volante": it flies.
  ["steeringWheel", /^volante$/iu, `${HIS}|${HER}`],
  // "A un metro da me": the underground is feminine.
  ["metro", /^metro$/iu, `${HER}|in|linea|fermata|stazione|di`],
  // "Pero" for "però", "melo" for "me lo".
  ["fruitTree", /^pero$/iu, HIS],
  ["appleTree", /^melo$/iu, `${HIS}|di`],
  // "Inciampo e casco": I fall.
  ["helmet", /^casco$/iu, HIS],
  // "Indovina chi c'era": guess.
  ["woman", /^indovina$/iu, `l['’]|un['’]|${HER}`],
  // "Era molto paziente".
  ["man", /^pazient[ei]$/iu, `${HIS}|${HER}|${THEIRS}`],
  // "Un partito politico", "un braccio meccanico".
  ["man", /^(?:politic[oi]|meccanic[oi])$/iu, `${HIS}|${THEIRS}|da`],
  // "Era vigile": awake.
  ["police", /^vigile$/iu, `${HIS}|dal`],
  ["woman", /^femmina$/iu, `${HER}|di`],
  // "Mi sentivo isolato", "mi ero messa".
  ["street", /^isolat[oi]$/iu, `${HIS}|${THEIRS}|(?:l|dell|all|dall|nell)['’]`],
  ["church", /^messa$/iu, "a|la|una|alla|della|dalla|di|prima|santa|ultima"],
  // "Quanto costa?"
  ["shore", /^cost[ae]$/iu, `${HER}|le|delle|sulle`],
];
const onlyAfter = ([id, word, words]: (typeof ONLY_AFTER)[number]): Homograph => ({
  id,
  word,
  before: new RegExp(`^(?!.*(?<!\\p{L})(?:${words}) ?$).*$`, "isu"),
});
const FOOD = "pig cow horse sheep goat hen rabbit turkey lamb duck boar deer buffalo calf goose donkey".split(
  " ",
);
/** "Petto di pollo", "mozzarella di bufala": what is eaten of an animal. */
const FOOD_OF =
  /(?<!\p{L})(?:petto|cosc[ei]a?|al[ei]|alette|sugo|ragù|spezzatino|arrosto|bistecc|fettin|carne|brodo|braciol|costol|costin|salsicci|polpett|fegat|hamburger|crocchett|spiedin|lasagn|formaggi|latte|mozzarell|ricott|pancett|salam|prosciutt|cotolett|tagliata|filett|stinc|bocconcini|uov|lardo|grasso)\p{L}* (?:di|d['’]) ?$/iu;
/** What is also a given name or a surname. */
const NAMED =
  "rose violet iris hydrangea peony lilac daffodil queen man lion wolf fox cat rooster pigeon stars moon dawn pearl pine aurora flower bull mole tower church river lake mountain king lily bear".split(
    " ",
  );
const BEFORE_NAME =
  /(?<!\p{L})(?:zi[oa]|nonn[oa]|signor[ea]?|cugin[oa]|amic[oa]|sorella|fratello|nipote|figli[oa]|dottor|dottoressa|professor|professoressa|prof|maestr[oa]|collega|compagn[oa]|ingegner|avvocato|don|suor|famiglia|vicin[oa]|con|moglie) $/iu;
/** Cloth with a pattern. */
const CLOTH =
  "(?:camici|magli|pantalon|gonn|tovagli|giacc|paviment|copert|vestit|cravatt|fazzolett|grembiul|pigiam|abit|divan|tend|costum)\\p{L}*";

/** Italian words that are written like a thing's and mean another one. */
export const IT: readonly Homograph[] = [
  // Labels of no price.
  { id: "priceTag", word: /^etichett/iu, unless: /prezz|negozi|sald|€|euro|comprar/iu },
  ASTRIDE,
  OF_HOME,
  WITH_TEETH,
  { id: "sleeping", word: /^dormire$/iu, before: /per $/iu },
  { id: "alarmClock", word: /^sveglia$/iu, after: /^ (?:sul più bello|di colpo|di soprassalto)/iu },
  // On a pyjama.
  {
    id: "bear",
    word: /^orsett[io]$/iu,
    before:
      /(?:pigiama|magliett\p{L}|copert\p{L}|lenzuol\p{L}|felpa)[^.]{0,24}(?:con gli|con|a|di|degli) $/iu,
  },
  // Pews, and stalls.
  { id: "table", word: /^banchi$/iu, beside: "church", is: "bench" },
  {
    id: "table",
    word: /^banc(?:o|hi)$/iu,
    after: /^ de(?:l|lla|i) (?:pesce|mercato|frutta|verdur)/iu,
    is: "marketStall",
  },
  // The deck of a ferry.
  { id: "bridge", word: /^ponte$/iu, beside: "ferry" },
  { id: "ship", word: /^nave$/iu, beside: "ferry" },
  // "Il vulcano fumava".
  { id: "cigarette", word: /^fum/iu, beside: "volcano" },
  { id: "smoking", word: /^fum/iu, beside: "volcano" },
  // "Dovevo andare dalla figlia": she is not there.
  {
    id: "child",
    word: /^figli[ao]$/iu,
    before: /(?:and|torn|arriv|part|corr)\p{L}+ d(?:a|al|alla|ai|alle) (?:mi[ao] )?$/iu,
  },
  // With what an animal has on it.
  { id: "claws", word: /^zamp[ae]$/iu, before: /con (?:la|le|una|due) $/iu },
  // "Appoggio una scala al muro": one leans.
  { id: "stairs", word: /^scala$/iu, before: LEANT, is: "ladder" },
  // "La pasta lievitava": dough.
  {
    id: "spaghetti",
    word: /^(?:\p{L}+ )?pasta$/iu,
    before: /(?:impast|lievit|sfogli|farina|mattarello)[^]*$/iu,
  },
  // One that is carried in the hand.
  {
    id: "torch",
    word: /^torci?[ae]$/iu,
    unless: /fuoco|fiamm|medioev|bruci|fiaccol|castello/iu,
    is: "flashlight",
  },
  // Where one kneels there are pews.
  { id: "table", word: /^banchi$/iu, unless: /scuola|classe|mercato|aula/iu, beside: "altar", is: "bench" },
  { id: "table", word: /^banchi$/iu, after: /^ (?:in|della|di) chiesa/iu, is: "bench" },
  {
    id: "table",
    word: /^banchi$/iu,
    before: /chiesa[^.]*$/iu,
    unless: /scuola|classe|mercato|aula/iu,
    is: "bench",
  },
  // "Lui timbra il pesce": he stamps it.
  { id: "rubberStamp", word: /^timbr(?!o$|i$)\p{L}+$/iu },
  {
    id: "iceSkates",
    word: /^pattini$/iu,
    unless: /ghiacci|gelat|inverno|neve|pista/iu,
    is: "rollerSkates",
  },
  ...FOOD.map((id): Homograph => ({ id, word: /./u, before: FOOD_OF })),
  ...ONLY_AFTER.map(onlyAfter),
  // "Gli mostro il biglietto": I show.
  {
    id: "monster",
    word: /^mostro$/iu,
    before: /(?<!\p{L})(?:gli|le|vi|ti|io|lo|la|li|e|poi|glielo|gliela) $/iu,
    after: /^ (?:il|lo|la|i|le|gli|un|una|l['’]|mi|a|che|al|alla)/iu,
  },
  // "Eravamo quattro gatti": few people.
  { id: "cat", word: /^gatti$/iu, before: /(?:eravamo|siamo|solo|soltanto|soliti) (?:in )?quattro $/iu },
  {
    id: "butterfly",
    word: /^farfalle$/iu,
    after: /^ (?:al |alla |ai )(?:salmone|pomodoro|sugo|pesto|ragù|panna|funghi)/iu,
    is: "spaghetti",
  },
  { id: "crack", word: /^crepe$/iu, after: /^ (?:alla|con la|dolci|salat)/iu, is: "pancakes" },
  // "Alla macchinetta dell'ufficio".
  { id: "car", word: /^macchinett[ae]$/iu, is: "vendingMachine" },
  // "Non si mette in moto": to start.
  {
    id: "motorbike",
    word: /^moto$/iu,
    before: /(?:mett|mess|mis|rimett|rimess|motore|macchina|auto|furgon|camion)\p{L}* (?:\p{L}+ )?in $/iu,
  },
  // "Il piano era scappare": a plan, or a storey.
  {
    id: "piano",
    word: /^il piano$/iu,
    unless: /suon|music|tast|not[ae](?!\p{L})|canzon|concert|pianist|melodi|accord|spartit|coda/iu,
  },
  { id: "spear", word: /^una lancia$/iu, after: /^ (?:ypsilon|y ?10|delta|thema|musa)/iu, is: "car" },
  { id: "boardGame", word: /^scacchi$/iu, before: patternOf(`${CLOTH} (?:\\p{L}+ )?a $`, "iu") },
  { id: "picture", word: /^quadri$/iu, before: patternOf(`(?:${CLOTH} (?:\\p{L}+ )?a|metri) $`, "iu") },
  {
    id: "persimmon",
    word: /^(?:cachi|kaki)$/iu,
    before: patternOf(`(?:${CLOTH}|colore?|verde|divis\\p{L}) $`, "iu"),
  },
  // "Lego i lacci": I tie.
  {
    id: "blocks",
    word: /^lego$/iu,
    before: /^(?!.*(?<!\p{L})(?:i|il|dei|di|coi|ai|al|con|del) $).*$/isu,
    after: /^ (?:i|le|la|il|lo|gli|un|una|mi|l['’]|al|alla|strett)/iu,
  },
  // "Mi piaceva un sacco": a lot.
  {
    id: "sack",
    word: /^sacco$/iu,
    before:
      /(?<!\p{L})(?:divert|piac|mangi|rid|ris|pian|ball|cost|parl|pag|dorm|cammin|corr|cors|aspett|litig|bev|spes|sud|preoccup|spavent|arrabbi|lavor|manc|è|era)\p{L}* (?:(?!con|in|da|di|dentro|su)\p{L}+ )?un $/iu,
    after: /^(?! (?:di|pien|ner|vuot|da|con|enorm|pesant|sull|in spalla))/iu,
  },
  // A fleece.
  { id: "battery", word: /^pile$/iu, before: /(?<!\p{L})(?:un|il|mio|suo|col|del|in) $/iu, is: "sweater" },
  {
    id: "firecracker",
    word: /^botti$/iu,
    before: /(?<!\p{L})(?:le|delle|nelle|dalle|sulle) $/iu,
    is: "barrel",
  },
  // "Avevo letto il messaggio".
  {
    id: "bed",
    word: /^lett[oi]$/iu,
    before:
      /(?<!\p{L})(?:ho|hai|ha|abbiamo|avete|hanno|av(?:ev|er|rebb|rei|ut)\p{L}*|ven(?:iv|uto)\p{L}*|vien\p{L}+|stat[oi]) (?:(?:già|mai|appena|solo|sempre|anche|poi|subito|tutto|pure|ancora) )?$/iu,
  },
  // "La strada porta al mare": it leads, he brings.
  {
    id: "door",
    word: /^porta$/iu,
    before: new RegExp(`^(?!.*(?<!\\p{L})(?:${HER}|di|in|con) $).*$`, "isu"),
    after:
      /^ (?:i|gli|il|lo|le|la|un|uno|una|al|alla|allo|ai|agli|alle|a|via|in|da|fuori|dentro|sempre|anche|me|te|noi|tutto|qualcosa|del|dei|delle|della)(?!\p{L})/iu,
  },
  // "Non l'ho più rivista": seen again.
  {
    id: "newspaper",
    word: /^rivist[ae]$/iu,
    before: /(?<!\p{L})(?:ho|hai|ha|hanno|abbiamo|av(?:ev|er|rei)\p{L}*|mai|più|sono|siamo|stata) $/iu,
  },
  { id: "broom", word: /^scopa$/iu, before: /(?:gioc\p{L}+ a|partita (?:a|di)) $/iu, is: "cards" },
  // Hooves.
  ...["shoe", "sandals"].flatMap((id) =>
    ["horse", "goat"].map((beside) => ({ id, word: /^zoccoli$/iu, beside })),
  ),
  {
    id: "mermaid",
    word: /^siren[ae]$/iu,
    before: /(?<!\p{L})(?:suon|sent|ulul|scatt|acce|part|url)\p{L}* (?:la|una|le|delle) $/iu,
    after: /^(?! (?:cant|nuot|con|bell|che))/iu,
  },
  // "A Mosca", "a Monaco": towns.
  ...[["fly", /^Mosca$/u] as const, ["man", /^Monaco$/u] as const].map(([id, word]) => ({
    id,
    word,
    before: /(?<!\p{L})(?:a|per|di|da|verso|su) $/iu,
  })),
  // God.
  { id: "man", word: /^Signore$/u, before: /(?<!\p{L})(?:il|al|del|dal|nel|o|oh) $/iu },
  // "Lo porto al nido": a nursery.
  {
    id: "nest",
    word: /^nido$/iu,
    before: /(?<!\p{L})(?:al|dal|del) $/iu,
    unless: /uccell|uov|pulcin|alber|rondin|aquil|cicogn|vesp|ramo|vola|passer|piccion|gazz/iu,
  },
  // A pizza, or a name.
  {
    id: "daisy",
    word: /^margherit[ae]$/iu,
    before: /(?:ordin|mangi|prend|chied|pizz|cuoc|sforn)\p{L}* (?:una |due |la |tre )?$/iu,
    unless: /prat|fior|petal|camp|giardin|vaso/iu,
    is: "pizza",
  },
  { id: "daisy", word: /^Margherita$/u, before: /\p{L} $/u },
  // A belly.
  {
    id: "bacon",
    word: /^pancetta$/iu,
    before:
      /(?:(?<!\p{L})ha|avev\p{L}+|mess\p{L} su|mett\p{L}+ su|cresc\p{L}+|spunt\p{L}+) (?:la|una|un po['’]? di) $/iu,
    unless: /cuoc|cuc|uov|pasta|carbonar|padell|mangi|pan[ei](?!\p{L})|frigo/iu,
  },
  {
    id: "steeringWheel",
    word: /^volante$/iu,
    before: /(?<!\p{L})(?:una|la|dalla|alla|della) $/iu,
    is: "policeCar",
  },
  // "Coperta di fango".
  {
    id: "blanket",
    word: /^copert[ae]$/iu,
    before: new RegExp(`^(?!.*(?<!\\p{L})(?:${HER}|${THEIRS}|sotto) $).*$`, "isu"),
    after: /^ (?:di(?! lana| pile| cotone)|da|dal|dalla|dai|dalle|d['’])(?!\p{L})/iu,
  },
  // Said in anger.
  { id: "cabbage", word: /^cavolo$/iu, before: /^\P{L}*(?:(?:oh|ma|eh|e) )?$/iu },
  // Something untrue.
  {
    id: "buffalo",
    word: /^bufal[ae]$/iu,
    before: /(?<!\p{L})(?:era|è|fosse|sia|erano|solita|tutta) (?:tutta |solo |sempre )?(?:una |delle )?$/iu,
    unless: /corna|mandri|pascol|fattori|stall/iu,
  },
  // "Il tasso del mutuo": a rate.
  {
    id: "badger",
    word: /^tass[oi]$/iu,
    unless: /bosc|tana|zamp|pelo|pelliccia|forest|campagn|giardin|muso|animal/iu,
  },
  { id: "king", word: /^principi$/iu, unless: /azzurr|castell|regin|principess|regn|trono/iu },
  { id: "bowlingAlley", word: /^birilli$/iu, unless: /bowling|bocci|strike|pista/iu, is: "bowlingPins" },
  // "La spia lampeggiava".
  {
    id: "storm",
    word: /^lampeggia/iu,
    unless: /tuon|piov|temporal|ciel|fulmin|nuvol|tempest|piogg|lontan/iu,
  },
  // "Zia Rosa", "con Viola", "il signor Gatti": names.
  ...NAMED.map((id) => ({ id, word: /^\p{Lu}\p{Ll}/u, before: BEFORE_NAME })),
  { id: "child", word: /^ragazzi$/iu, before: /^(?:ciao |oh |ma )?$/iu, after: /^[,!]/u },
  // Flat shoes.
  {
    id: "woman",
    word: /^ballerine$/iu,
    before: /(?:paio di|mett\p{L}+|mess\p{L}|indoss\p{L}+|tolt\p{L}|scarpe) (?:le |delle )?$/iu,
    is: "shoe",
  },
  {
    id: "till",
    word: /^casse$/iu,
    before: /(?:music|suon|voc|stereo|bass)[^.]{0,30}(?:nelle|dalle|le|delle) $/iu,
    is: "loudspeaker",
  },
  { id: "bee", word: /^ape$/iu, before: /guid\p{L}+ (?:un['’]|l['’]) ?$/iu, is: "pickup" },
  {
    id: "bomb",
    word: /^bomb[ae]$/iu,
    after: /^ al(?:la)? (?:crema|cioccolat|nutella|marmell)/iu,
    is: "doughnut",
  },
  { id: "prison", word: /^sbarre$/iu, unless: /cell[ae](?!\p{L})|carcer|prigion|galera|detenut|dietro/iu },
  // Chessmen.
  ...["horse", "tower", "queen", "king"].map((id) => ({ id, word: /./u, beside: "boardGame" })),
  { id: "doughnut", word: /^ciambell[ae]$/iu, after: /^ di salvat/iu, is: "lifeRing" },
  // The pizza, and the goal.
  { id: "daisy", word: /^margherit[ae]$/iu, beside: "pizza" },
  {
    id: "door",
    word: /^porta$/iu,
    before: /(?<!\p{L})in $/iu,
    unless: /^(?!.*(?:rigor|portier|pallon|calci|partita))/isu,
    is: "goal",
  },
  // That of a wedding.
  { id: "livingRoom", word: /^salone$/iu, beside: "bride", is: "weddingHall", kind: "places" },
];
