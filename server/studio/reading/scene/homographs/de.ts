import type { Homograph } from "./homograph.ts";
import { patternOf } from "../../matching/letters.ts";

/** A text that writes no noun with a capital letter. */
const WITHOUT_CAPITALS = /^(?![^]*\p{Ll},? \p{Lu}\p{Ll})/u;

/** The entries of a table, each an id and the word. */
const entriesOf = (table: readonly string[]): Homograph[] =>
  table
    .flatMap((line) => line.split(" "))
    .map((entry) => entry.split("=") as [string, string])
    .map(([id, word]) => ({ id, word: patternOf(`^(?:${word})$`, "u") }));

/** Verbs and adjectives that are written like a thing's word but without a capital: "wir rasen", "die jungen Leute". */
const LOWER_CASE = [
  "garden=rasen tyre=reifen? supermarket=laden fly=fliegen rain=regen pigeon=taube[nrsm]?",
  "hair=locken blanket=decken? spider=spinnen? slide=rutschen? hoe=hacken? rake=rechen",
  "ivy=ranken car=(?:wagen|karren?) wagon=karren cradle=wiegen? ribbonBow=schleifen?",
  "slingshot=schleudern? stairs=stufen mirror=spiegeln scissors=scheren? book=heften?",
  "fork=gabeln slipper=latschen claws=(?:klau|krall)en? spinningTop=kreiseln? cross=kreuzen?",
  "grater=reiben? ring=ring(?:en?|s|t) wall=mauern syringe=spritzen? roadRoller=walzen?",
  "wind=winden? wave=wellen? trafficJam=stau(?:en|t) shore=bucht tree=(?:buche|eschen?)",
  "oak=eichen fire=(?:feuern?|brande) bird=drosseln? handFan=fächern torch=fackeln?",
  "feather=federn? grave=graben? hat=hüten plaster=pflastern? child=jungen?",
  "man=(?:koche?|schmieden) pencil=stiften? fish=fischen?",
];
/** These are so even where no noun has a capital: "ich kippe um", "laute Musik", "immer dichter". */
const NEVER_LOWER_CASE = [
  "crowd=feste?[nmrs]? cigarette=kippe oud=laute fig=feigen? seal=robben?",
  "whistle=(?:pfiff|pfeife) loudspeaker=boxen man=dichter trough=trog elf=elf gurney=trage",
  "ball=ballen?",
];

/** Things that stand in a computer: "die Maus von meinem Laptop". */
const COMPUTER =
  /(?:[Cc]omputer|PC|[Ll]aptop|[Dd]esktop|Bildschirm|Tastatur|[Kk]lick|gespeichert|verschoben)/u;
const IN_A_COMPUTER_BEFORE = patternOf(`${COMPUTER.source}[^.]*$`, "u");
const IN_A_COMPUTER_AFTER = patternOf(`^[^.]{0,25}${COMPUTER.source}`, "u");

/** Where others work or study is only told of them: "sie arbeitet im Krankenhaus". */
const WORKPLACES =
  "hospital school office supermarket bank restaurant kindergarten pharmacy library factoryHall hairdresser bakery prison policeStation police museum bench factory train building";
const WORKS_THERE =
  /(?<!\p{L})(?:[Ee]r|[Ss]ie|die|der|\p{Lu}\p{Ll}+) (?:früher |damals |jetzt )?(?:arbeitet|arbeitete|studiert|studierte|jobbt|jobbte|unterrichtet) (?:(?:jetzt|dort|immer noch|noch|seit \p{L}+ \p{L}+|als \p{L}+) )?(?:im|in|bei|beim|an|am|auf)(?: der| einer| einem| dem| meiner)? $/u;
/** Since when one knows a person: "ich kenne ihn aus der Schule". */
const KNOWN_FROM = /(?<!\p{L})(?:kenn|kannt)\p{L}*[^.,]*(?:aus|von|noch aus|seit) (?:der|meiner|unserer) $/u;
/** When it is: "nach der Schule", "seit dem Konzert". */
const TIME = /(?<!\p{L})(?:[Nn]ach|[Ss]eit|[Ww]ährend) (?:der|dem|meiner|meinem) $/u;

/** A word with another meaning after, or before, what matches. */
const before = (id: string, word: RegExp, text: RegExp, is?: string): Homograph[] => [
  { id, word, before: text, ...(is && { is }) },
];
const after = (id: string, word: RegExp, text: RegExp, is?: string): Homograph[] => [
  { id, word, after: text, ...(is && { is }) },
];

const SMALL: readonly Homograph[] = [
  ...entriesOf(LOWER_CASE).map((entry) => ({ ...entry, unless: WITHOUT_CAPITALS })),
  ...entriesOf(NEVER_LOWER_CASE),
  ...WORKPLACES.split(" ").map((id) => ({ id, word: /^/, before: WORKS_THERE })),
  ...["school", "kindergarten"].map((id) => ({ id, word: /^/, before: KNOWN_FROM })),
  ...["school", "exam", "table", "cup"].map((id) => ({
    id,
    word: /^(?:\p{L}*[Ss]chule|\p{L}*[Uu]nterricht|Uni|\p{L}*[Pp]rüfung|Klausur|(?:Abend|Mittag)essen|Frühstück)$/u,
    before: TIME,
  })),
];

/** German words that are written like a thing's and mean another one. */
// prettier-ignore
export const DE: readonly Homograph[] = [
  ...SMALL,
  // "Einen Strauß Rosen": flowers, and no bird.
  ...after("ostrich", /^Strauß$/u, /^ (?:(?:mit|aus|von|voller) )?(?:\p{Ll}+ )?(?:\p{L}*(?:rosen|blumen|tulpen|lilien|nelken|flieder|astern|veilchen|löwenzahn|disteln|kräuter|gräser|dahlien|narzissen)|(?:in der|in die) Hand)/iu, "bouquet"),
  ...before("ostrich", /^Strauß$/u, /(?:schenk|brachte|pflück|kauf|überreich|warf|wirft|hielt|Braut|gab)[^.]*$/iu, "bouquet"),
  // That of a bicycle.
  { id: "necklace", word: /^Kette$/u, beside: "bicycle" },
  // People queue.
  { id: "snake", word: /^Schlange$/iu, before: /(?:Kasse|Schalter|Kino|Supermarkt|Bäcker|Eingang|Amt|Theke|Post|Klo|Toilette|Bahnhof)[^.]*$/u, unless: /biss|beißt|zischt|kroch|kriech|giftig|züngel/iu },
  { id: "snake", word: /^Schlange$/iu, after: /^ (?:vor|an) (?:der|dem|den) (?:Kasse|Schalter|Kino|Laden|Bäcker|Eingang|Theke|Post|Klo|Toilette|Tür)/u, unless: /biss|beißt|zischt|kroch|kriech|giftig|züngel/iu },
  // "Die Kollegen stehen schlange".
  ...before("snake", /^schlange$/iu, /(?<!\p{L})(?:steh\p{L}*|stand\p{L}*) (?:(?:hier|da|alle|dort) )?$/iu),
  ...after("snake", /^schlange$/iu, /^ (?:ge)?st(?:eh|and)/iu),
  // "Flügel aus Zeitungspapier".
  ...before("paper", /\p{L}papier$/iu, /(?<!\p{L})aus (?:\p{L}+(?:em|er) )?$/iu),
  // "Warm und verschlafen": drowsy, and not late.
  ...before("late", /^verschlafen\p{L}*$/iu, /^(?!.*(?<!\p{L})(?:hab|habe|hatte|haben|hatten|hast|hat)(?!\p{L})).*$/iu),
  // "Der Kiefer tat mir weh": the jaw. "Die Kiefer" and "auf der Kiefer" are the tree.
  ...before("pine", /^Kiefer$/u, /(?<!\p{L})(?:(?:[Mm]ein|[Dd]ein|[Ss]ein|[Ii]hr|[Ee]in)(?:e[nms])?|den|dem|[Ii]m|[Aa]m|[Vv]om|[Zz]um|(?<!(?:auf|unter|hinter|neben|vor|an|in|von|bei|aus|mit|zu) )[Dd]er) (?:\p{Ll}+ )?$/u),
  // "Die Mandeln mussten raus": tonsils.
  ...after("almond", /^Mandeln?$/u, /^ (?:\p{Ll}+ ){0,3}(?:raus|entfern|entzünd|operier|geschwollen|dick|weh)/u),
  // "Die Birne ist durchgebrannt".
  ...after("pear", /^Birne$/u, /^ (?:\p{Ll}+ ){0,3}(?:durchgebrannt|durchbrannte|flacker|geplatzt|ausgegangen|gewechselt|ausgetauscht|leuchte)/u, "lightBulb"),
  // "Ich habe mir die Birne gestoßen": the head.
  { id: "pear", word: /^Birne$/u, before: /(?<!\p{L})(?:mir|sich|dir|ihm|ihr|auf|gegen|an|eins auf) (?:die|meine|seine|ihre) $/u, after: /^ (?:ge|an)/u },
  // "Der Hahn tropft".
  ...after("rooster", /^Hahn$/u, /^ (?:\p{Ll}+ ){0,3}(?:tropf|lief|läuft|auf(?:ge)?dreh|zu(?:ge)?dreh|undicht)/u, "tap"),
  // "Das Schloss klemmte", "der Schlüssel passte nicht ins Schloss".
  ...after("castle", /^Schl(?:oss|össer)$/u, /^ (?:\p{Ll}+ ){0,4}(?:klemm|aus(?:ge)?tausch|aus(?:ge)?wechsel|auf(?:ge)?br[oa]ch|aufbrech|geknackt|knack|hakt|verrostet|kaputt|aufgeschlossen|aufschließ|aufbekomm|aufgekriegt)/u, "padlock"),
  ...before("castle", /^Schloss$/u, /(?:Schlüssel|Tür|steckte?|passte?|Dietrich)[^.,]* (?:ins|im|in das|in dem|vom|am) $/u, "padlock"),
  // "Meine Bank", "die Frau von der Bank", "die Bank hat mein Konto gesperrt": money.
  ...before("bench", /^Bank$/u, /(?<!\p{L})(?:[Mm]eine|[Dd]eine|[Ss]eine|[Ii]hre|[Uu]nsere)r? $/u),
  ...before("bench", /^Bank$/u, /(?:(?:Frau|Mann|Typ|Herr|Dame|Kolleg|Berater|Mitarbeiter|Brief|Anruf|Konto|Kredit|Termin)\p{L}*(?: von| bei| aus| in)? (?:der|einer|einer anderen)|(?:[Aa]rbeite|Ausbildung|Praktikum|Lehre|Überfall)[^.,]*) $/u),
  ...after("bench", /^Bank$/u, /^ [^.]{0,25}(?:Kredit|Konto|Geld|geschlossen|zugemacht|gesperrt|pleite|überfall|überwies|ausgeraubt|gekündigt|angerufen|Schalter)/u),
  ...before("bench", /^Bank$/u, /(?:Geld|Kredit|Konto|überweis|abheb|Schulden|Überfall|überfall)[^.]*$/u),
  // "Er stand im Tor", "das Tor fiel", "ein Tor gegen Bayern geschossen".
  ...after("gate", /^Tore?$/u, /^ (?:\p{L}+ ){0,4}(?:fiel|gefallen|geschossen|gemacht|schieß|schoss|erzielt|kassiert|gegen)/u, "goal"),
  ...before("gate", /^Tore?n?$/u, /(?:sch(?:oss|ieß)|erziel|kassier|jubel|Ball|Fußball|Elfmeter|Torwart|Mannschaft|Trainer|Gegner|Verein)[^.]*$/u, "goal"),
  { id: "gate", word: /^Tor$/u, before: /(?:^|[^.]* )(?:[Ii]m|ins) $/u, after: /^ (?:ge)?st(?:eh|and)/u, is: "goal" },
  // "Ein Zug an der Zigarette", "in einem Zug ausgetrunken", "ich war am Zug".
  ...after("train", /^Zug$/u, /^ (?:um (?:seinen|ihren|den|meinen) Mund|(?:an|von) (?:der|seiner|meiner|ihrer|einer) (?:Zigarette|Kippe|Pfeife|Shisha)|aus(?:trank|ge?trunken|zutrinken|trinken|gelesen)|leer|durch(?:gelesen|lesen))/u),
  ...before("train", /^Zug$/u, /(?:Schach|Spielfigur|Würfel|Zigarette)[^.]*$/u),
  { id: "train", word: /^Zug$/u, before: /(?<!\p{L})(?:war|bin|ist|bist|warst|sind|waren)(?: (?:ich|er|sie|wir|du|jetzt|nicht|als \p{L}+))* am $/u, after: /^[.,;!?]| und/u },
  // "Zehn Bahnen geschwommen", and the railway as an employer.
  { id: "train", word: /^Bahn$/u, before: /(?:schwamm|schwimm|eine|zweite|letzte|Leichtathletik)\p{L}* (?:\p{L}+ )?$/u, after: /^ (?:ge|zu )?(?:schw)/u },
  // "Mit Karte bezahlt", "meine SIM-Karte".
  ...before("map", /^Karte$/u, /(?:SIM|Sim|SD|Speicher)-$/u),
  ...before("map", /^Karte$/u, /(?:EC|Ec|Giro|Visa|Bank)-$/u, "creditCard"),
  ...after("map", /^Karte$/u, /^ (?:\p{Ll}+ ){0,3}(?:be)?zahl/u, "creditCard"),
  ...before("map", /^Karte$/u, /(?:Automat|Kasse|Bank|Konto|PIN|Geheimzahl|bezahl|zahlen|Arzt\p{L}*|Ärztin|Praxis|Versicherung)[^.]*$/u, "creditCard"),
  ...after("map", /^Karte$/u, /^[^.]{0,25}(?:gesperrt|abgelaufen|eingezogen|Automat|PIN|Geheimzahl|nicht gedeckt|abgelehnt)/u, "creditCard"),
  ...before("map", /^Karten?$/u, /(?:Kellner\p{L}*|Restaurant|Café|bestell)[^.]*$/u, "menu"),
  // "Karten für das Theater".
  ...after("cards", /^Karten$/u, /^ (?:für|fürs|zum) /u, "ticket"),
  ...after("map", /^Karte$/u, /^ (?:für|fürs|zum) /u, "ticket"),
  ...before("cards", /^Karten$/u, /(?:Konzert|Theater|Kino|Stadion|Festival)[^.]*$/u, "ticket"),
  // Sheets of paper: "der Lehrer hat die Blätter ausgeteilt".
  ...before("leaf", /^Bl(?:att|ätter)n?$/u, /(?:[Ll]ehrer\p{L}*|Prüfung|Klausur|Test|Amt|Büro|Stift|schr[ie]{2}b|Aufgabe|Vertrag|Drucker|Heft)[^.]*$/u, "paper"),
  ...after("leaf", /^Bl(?:att|ätter)n?$/u, /^ (?:\p{Ll}+ ){0,3}(?:aus(?:ge)?teil|aus(?:ge)?füll|verteil|ab(?:ge)?geben|abgab|unterschr|leer(?![a-z])|beschrieben|vollgeschrieben|bedruckt|kopier|ausgedruckt|war leer)/u, "paper"),
  // The spring of a sofa.
  ...before("feather", /^Federn?$/u, /(?:Sofa|Matratze|Couch|Kugelschreiber|Kuli|Sessel)[^.]*$/u),
  ...after("feather", /^Federn?$/u, /^ (?:in|im|aus|von) (?:dem |der |meinem |meiner |einer )?(?:Sofa|Matratze|Bett|Couch|Kuli|Sessel)/u),
  // The pavement.
  ...after("plaster", /^Pflaster$/u, /^ (?:\p{Ll}+ ){0,2}(?:nass|glatt|rutschig|holprig|(?:auf|in) der (?:Straße|Gasse|Stadt))/u),
  ...before("plaster", /^Pflaster$/u, /(?<!\p{L})(?:über das|übers|aufs|auf dem|nasse[sn]?|heiße[sn]?|auf das) $/u),
  // A dish: "das Gericht schmeckte gut".
  ...after("court", /^Gerichte?$/u, /^ (?:\p{L}+ ){0,3}(?:schmeck|gekocht|kochen|serviert|bestellt|probiert|geschmeckt|gegessen|lecker|auf dem Teller|aus (?:dem )?\p{Lu})/u),
  ...before("court", /^Gerichte?$/u, /(?:[Kk]och|Kellner|Restaurant|Speisekarte|bestell|serv|Rezept|lecker|köstlich|warme|italienisch|vegetarisch)\p{L}*[^.]*$/u),
  // "Mit der Maus auf den Ordner geklickt".
  ...["mouse", "ringBinder"].flatMap((id): Homograph[] => [
    { id, word: /^(?:Maus|\p{L}*[Oo]rdner)$/u, before: IN_A_COMPUTER_BEFORE },
    { id, word: /^(?:Maus|\p{L}*[Oo]rdner)$/u, after: IN_A_COMPUTER_AFTER },
  ]),
  // Chess: "einen Bauern verloren".
  ...["man", "woman", "king", "queen", "rook", "tower", "horse"].map((id) => ({
    id,
    word: /^(?:Bauern?|Dame|König|Turm|Springer|Läufer)$/u,
    before: /(?:Schach|Brett)[^.]*$/u,
  })),
  // A band: "die Kapelle spielte".
  { id: "church", word: /^Kapelle$/u, after: /^ (?:\p{Ll}+ ){0,3}(?:ge)?spiel/u, is: "crowd", kind: "people" },
  // Of a screw: "die Mutter an dem Rad".
  ...after("mother", /^Mutter$/u, /^ (?:an|auf|von) (?:dem|der|meinem) (?:Rad|Fahrrad|Schraube|Reifen|Bolzen|Felge)/u),
  ...after("branch", /^Zweige?$/u, /^ (?:der|unserer|meiner) (?:Familie|Firma|Verwandt)/u),
  // "Ein Berg Wäsche", "ein Meer von Blumen", "ein Wald von Fragen".
  { id: "mountain", word: /^Berge?n?$/u, after: /^ (?:(?:von|voller|an|mit) )?(?:\p{Ll}+ )?(?:Wäsche|Arbeit|Geschirr|Akten|Müll|Papier|Schulden|Bücher|Schuhe|Klamotten|Hausaufgaben|Rechnungen|Kartons|Kleider|Unterlagen|Zettel|Bügel)/u, unless: /besteig|kletter|erklimm|stieg/iu },
  ...after("ocean", /^Meer$/u, /^ (?:von|aus|voller) \p{Lu}/u),
  ...after("forest", /^Wald$/u, /^ (?:von|aus|voller) (?:Frage|Schild|Fahne|Händ|Arm|Mensch|Mikrofon|Kamera)/u),
  // A box of a form, a cell of a table; a level.
  ...before("field", /^Feld(?:er)?$/u, /(?:Formular|Tabelle|Excel|Brettspiel|Schach|ausfüll|Spielbrett|Antrag)[^.]*$/u),
  ...after("field", /^Feld(?:er)?$/u, /^[^.]{0,20}(?:ausfüll|ausgefüllt|ankreuz|angekreuzt|eintrag|eingetragen|Formular)/u),
  ...before("field", /^Ebenen?$/u, /(?<!\p{L})(?:andere|emotional|nächst|höher|persönlich|sachlich|erst|zweit|dritt|viert|ober|unter|geistig|körperlich|gleich|neu|dies)e?[nrsm]? $/u),
  // "Ein gutes Geschäft gemacht", "das Geschäft lief gut".
  { id: "supermarket", word: /^Geschäfte?$/u, before: /(?<!\p{L})(?:gutes|gute|schlechte|schlechtes|sein|ihr|dunkle|krumme|großes) $/u, after: /^ (?:\p{Ll}+ )?(?:mach|gemacht|abgeschlossen|verricht|erledig)/u },
  ...after("supermarket", /^Geschäfte?$/u, /^ (?:lief|liefen|läuft|gemacht|mach|abgeschlossen|verricht|geplatzt|mit )/u),
  ...before("supermarket", /^Laden$/u, /(?<!\p{L})schm[ei]+(?:ß|ss)\p{L}* (?:\p{Ll}+ ){0,3}$/u),
  // "Der Hamburger Hafen".
  ...after("hamburger", /^Hamburger$/u, /^ \p{Lu}\p{Ll}+/u),
  // "Ich studiere Medizin".
  ...before("pills", /^Medizin$/u, /(?:studier|Studium|Fach|Uni|Professor)[^.]*$/u),
  ...after("pills", /^Medizin$/u, /^ (?:zu )?studier/u),
  // "Er hat mir den Schlüssel übergeben": handed over.
  ...before("vomiting", /^übergeben$/iu, /^(?!.*(?<!\p{L})(?:mich|sich|dich|uns|musste|muss)(?!\p{L})).*$/iu),
  // "Ich saß in der Falle": a trap.
  ...before("falling", /^Falle$/u, /(?<!\p{L})(?:eine|der|die|einer|meine|diese|dieser) $/u),
  // "Die Preise stiegen", "sie stieg aus", "ich stieg in den Bus".
  ...after("climbing", /^stieg$/iu, /^ (?:\p{L}+ ){0,3}(?:aus|ein|um|ab)(?:[.,;!?]|$| und)|^ (?:(?:ich|er|sie|wir|dann|schnell|einfach|also|wieder) )*(?:in|aus) (?:den|die|das|dem|der|einen|ein|eine|einem|einer|mein|meinen|unser|sein|ihr) (?:\p{L}+ )?\p{L}*(?:[Bb]us|[Zz]ug|[Aa]uto|[Bb]ahn|[Tt]axi|[Ww]agen|[Ff]lug|[Ll]ift|[Aa]ufzug|[Ff]ahrstuhl|[Bb]oot|[Ff]lieger|[Tt]ram|Bett|Dusche|Wanne)/u),
  ...before("climbing", /^stieg$/iu, /(?:Preis|Miete|Temperatur|Fieber|Wasser|Pegel|Angst|Panik|Puls|Spannung|Blut|spiegel|Kosten|Zahl|Rauch|Dampf|Wut|Druck)\p{L}* $/u),
  ...after("climbing", /^stieg$/iu, /^ (?:mir |ihm |ihr |in mir )?(?:das Blut|die Angst|die Panik|die Wut|die Hitze|der Preis|das Wasser|das Fieber|Rauch|Dampf|Panik|Angst|Wut)/u),
  // "Er hielt eine Rede", "der Bus hielt an", "ich hielt es nicht aus".
  ...after("holding", /^(?:hielt(?:en)?|halte|hält)$/iu, /^ (?:\p{L}+ ){0,4}(?:aus|an|durch|still|stand|inne|zurück|auf|ein)(?:[.,;!?]|$| und)|^ (?:\p{Ll}+ ){0,3}(?:\p{L}*[Rr]ede|Predigt|\p{L}*[Vv]ortrag|Referat|Abstand|Ausschau|Wache|Wort|Versprechen|Unterricht|Vorlesung|Präsentation)(?!\p{L})|^ (?:\p{Ll}+ ){0,2}(?:es|für|nicht lange|nicht viel|viel) /u),
  ...before("holding", /^h[äi]e?lt$/iu, /(?:[Bb]us|[Zz]ug|[Aa]uto|[Bb]ahn|Taxi|Wagen|Aufzug|Lift|Fahrstuhl|Beziehung|Ehe|Wetter|Klebeband|Knoten) $/u),
  // "Ich suchte mir eine Farbe aus", "er suchte Streit".
  ...after("searching", /^(?:suchten?|suche|sucht|gesucht|such)$/iu, /^ (?:\p{L}+ ){0,4}aus(?:[.,;!?]|$| und)|^ (?:\p{Ll}+ ){0,2}(?:Streit|Ärger|Abstand|Nähe|Kontakt|das Weite|das Gespräch|Ausreden)/u),
  ...before("searching", /^gesucht$/iu, /(?:Streit|Gelegenheit|Nähe|Ausreden?|Kontakt|Gespräch|Weite|Haken) (?:\p{Ll}+ )?$/u),
  // "Alles lief schief", "mir liefen die Tränen".
  ...before("running", /^(?:lief(?:en)?|läuft|gelaufen)$/iu, /(?<!\p{L})(?:[Aa]lles|[Ee]s|[Dd]as|(?:[Dd]ie|der|das|ein|eine|mein|meine) (?:Zeit|Sache|Film|Musik|Radio|Fernseher|Prüfung|Geschäft|Laden|Video|Lied|Serie|Nase|Wasser|Blut|Schweiß|Motor|Maschine|Uhr|Vertrag|Frist|Countdown|Computer|Beziehung|Ehe)) (?:\p{Ll}+ ){0,4}$/u),
  ...after("running", /^(?:lief(?:en)?|läuft)$/iu, /^ (?:\p{Ll}+ ){0,3}(?:Tränen|Musik|Fernseher|Radio|Film|Blut|Schweiß|Wasser|Lied|Krimi|Serie|Doku|Nase|Gänsehaut|Schauer|Speichel|Video|Werbung|Nachrichten|Uhr|Zeit)(?!\p{L})|^ (?:es|das|'s) (?:so|denn|gerade|dir|bei|mit|mir|gut|nicht)/u),
  ...before("running", /^[Ff]loh$/u, /(?<!\p{L})(?:einen|der|den|ein|kein) (?:\p{Ll}+ )?$/u),
  // "Wir zogen in eine neue Wohnung", "die Wolken zogen vorbei".
  ...after("pulling", /^zogen$/iu, /^ (?:\p{Ll}+ ){0,3}(?:in (?:eine|ein|die|das|den|unser)|nach|zu|vorbei|weg|ein|los|weiter|aus|um|durch|über)(?!\p{L})/u),
  // "Ich kochte vor Wut", "das Essen kochte über".
  ...["kitchen", "cooking"].map((id) => ({
    id,
    word: /^koch(?:t?e|t|ten)$/iu,
    after:
      /^ (?:(?:fast|schon|innerlich|richtig|nur so|ich|er|sie) ){0,2}(?:über|vor (?:Wut|Zorn|Ärger|lauter)|innerlich)(?!\p{L})/u,
  })),
  // "Eine Präsentation halten".
  ...before("holding", /^(?:hielt|halte|hält)$/iu, /(?:\p{L}*[Rr]ede|Präsentation|Vortrag|Referat|Predigt|Vorlesung|Wache|Wort) (?:\p{Ll}+ )?$/u),
  // "Die Schwester auf der Station": a nurse.
  { id: "sister", word: /^Schwester$/u, before: /(?:Krankenhaus|Station|Arzt|OP|Klinik|Praxis|Notaufnahme|Infusion)[^.]*(?<!\p{L})(?:die|der|eine|einer) $/u, is: "doctor", kind: "people" },
  // "Mir fehlte ein Blatt": of a form.
  ...before("leaf", /^Blatt$/u, /fehlte? (?:mir |uns |noch |nur |leider )*(?:ein|das|ein einziges) $/u, "paper"),
  // "Mein Essen kam nicht": food.
  ...before("eating", /^Essen$/u, /(?<!\p{L})(?:(?:[Mm]ein|[Dd]ein|[Ss]ein|[Ii]hr|[Uu]nser|[Kk]ein)(?:em)?|viel|genug|gutes|leckeres|warmes|altes|dem|vom|mit|ohne|etwas) $/u),
  // "Wir mussten nach Hamburg fliegen": by plane.
  { id: "flying", word: /^(?:fliegen|geflogen)$/u, before: /(?<!\p{L})(?:nach (?!Hause)\p{Lu}\p{L}+|in (?:den|die) (?:Urlaub|Ferien|Türkei|USA|Schweiz|Flitterwochen)) (?:\p{Ll}+ )?$/u, unless: /Arme|Dächer|schweb|Flügel|Vogel|Wolken|selber|Besen|Teppich/u },
  // A gear of a car, a course of a meal.
  ...after("corridor", /^Gang$/u, /^ (?:\p{Ll}+ )?(?:ein(?:ge|zu)?leg|reinging|rein(?:ge)?mach|geschaltet|schalten)/u),
  ...before("corridor", /^Gang$/u, /(?<!\p{L})(?:erste[rn]?|zweite[rn]?|dritte[rn]?|vierte[rn]?|fünfte[rn]?|falschen|höheren|niedrigen) $/u),
  // "Das Bild auf dem Fernseher".
  ...after("picture", /^Bild$/u, /^ (?:auf|von|im|vom) (?:dem |meinem )?(?:Fernseh|Bildschirm|Monitor|Beamer)/u),
  // The memory of a phone, a channel, a session of therapy.
  ...before("attic", /^Speicher$/u, /(?:[Mm]ein|Handy|Computer|Laptop|Kamera)[^.]*$/u),
  ...after("attic", /^Speicher$/u, /^ (?:war |ist )?voll|^[^.]{0,25}(?:Handy|Fotos|Computer)/u),
  ...before("canal", /^Kanal$/u, /(?:Fernseh|Y[ou]+[Tt]ube|Sender|Programm|abonn|(?<!\p{L})(?:anderen|nächsten|falschen|allen)) ?[^.]*$/u),
  ...after("canal", /^Kanal$/u, /^[^.]{0,20}(?:abonn|geschaltet|Sendung|Fernseh|Y[ou]+[Tt]ube|lief)/u),
  ...after("meetingRoom", /^Sitzung$/u, /^ (?:bei|mit) (?:der|meiner|dem|meinem|einer) (?:Therap|Psycho)/u),
  // A grand piano, and a part of a house.
  ...before("wings", /^Flügel$/u, /(?:Bühne|Konzert|Saal|Klavier|Wohnzimmer|[Ss]pielte|Pianist)[^.]*$/u, "piano"),
  ...after("wings", /^Flügel$/u, /^ (?:des|vom|von dem|der|im) (?:\p{Ll}+ )?(?:Haus|Gebäude|Schloss|Krankenhaus|Klinik|Schule|Hotel)/u),
  // "Von der Schule geflogen": thrown out.
  ...before("flying", /^(?:ge)?fl[io]+e?gen$/u, /(?:von|aus) (?:der|dem|meiner|meinem|seiner|ihrer) (?:Schule|Wohnung|Uni|Job|Firma|Team|Verein|Mannschaft|Ausbildung|Kneipe|Club|Disko|WG|Kurs) (?:\p{Ll}+ )?$|Fetzen (?:\p{Ll}+ )?$/u),
  ...after("flying", /^fl(?:iege?|og|iegt)$/iu, /^ (?:\p{Ll}+ )?(?:von|aus) (?:der|dem|meiner|meinem) (?:Schule|Wohnung|Uni|Job|Firma|Team|Verein|Ausbildung|WG|Kurs)/u),
  // "Auf ihn reingefallen", "durch die Prüfung gefallen".
  ...before("falling", /^(?:rein|herein)gefallen$/u, /(?<!\p{L})(?:auf (?:ihn|sie|ihren|seinen|den|die|so|einen|eine)|darauf|drauf)(?!\p{L})[^.]*$/u),
  ...before("falling", /^gefallen$/u, /durch (?:die|das|den|meine|mein) \p{L}*(?:[Pp]rüfung|Abi|Klausur|Examen|Test|Probezeit) (?:\p{Ll}+ )?$/u),
  // "Ich habe mit ihm geschlafen", "eine Nacht darüber geschlafen".
  ...before("sleeping", /^(?:ge)?schlafen$/u, /(?<!\p{L})mit (?:ihm|ihr|mir|dir|jemandem|(?:einem|einer|meinem|dem) (?:Ex|Chef|Kollegen|Kollegin|Lehrer|Fremden|anderen)) (?:zu )?$|darüber (?:\p{Ll}+ )?$/u),
  // "In seinen Augen lesen", "Gedanken lesen".
  ...before("reading", /^(?:ge)?lesen$/u, /(?:Augen|Gedanken|Gesicht) (?:\p{Ll}+ )?$/u),
  // A hand of cards.
  ...after("leaf", /^Blatt$/u, /^ auf der Hand/u, "cards"),
  // "Mein Spatz, sagte sie": a person is called so.
  ...["rabbit", "mouse", "sparrow", "bear", "snail", "beetle"].map((id) => ({
    id,
    word: /^(?:Hase|Häschen|Maus|Mäuschen|Spatz|Bär|Schnecke|Käfer)$/u,
    before: /(?:^|[,:„"»] ?)(?:(?:[Dd]u|[Nn]a|[Hh]allo|[Kk]omm|[Jj]a)(?:,? (?:mein|meine|du))?|[Mm]eine?)(?: (?:kleine|süße|liebe)[rs]?)? $/u,
    after: /^[,!]/,
  })),
  // "Einen Korb geworfen".
  ...after("basket", /^Korb$/u, /^ (?:geworfen|warf|werfen|getroffen)/u, "hoop"),
  // "Wir gingen auf einen Ball": a dance.
  ...before("ball", /^Ball$/u, /(?:[Ww]ar(?:en)?|[Gg]ing(?:en)?|eingeladen|Einladung|[Mm]usste) [^.]*(?:auf einem|auf einen|zu einem|zum) (?:großen )?$/u),
  // Signs of the zodiac.
  ...["crab", "lion", "bull", "scorpion", "fish", "ram", "scales", "woman", "goat"].flatMap((id): Homograph[] => {
    const word = /^(?:Krebs|Löwe|Stier|Skorpion|Fische?|Widder|Waage|Jungfrau|Steinbock)$/u;
    return [
      { id, word, before: /(?:Sternzeichen|Horoskop|Aszendent|Tierkreis)[^.]*$/u },
      { id, word, before: /(?<!\p{L})(?:bin|ist|bist|Zeichen|im) $/u, after: /^(?:[.,;]| und| geboren)/u },
    ];
  }),
  // "Aus der Kirche ausgetreten", "die Schule hat angerufen".
  ...after("church", /^Kirche$/u, /^ (?:ausge|auszu|aus)tret/u),
  ...WORKPLACES.replace(" police ", " ").split(" ").flatMap((id) =>
    after(id, /^\p{Lu}/u, /^ (?:hat |hatte )?(?:\p{Ll}+ ){0,2}(?:angerufen|angeschrieben|geschrieben|rief|ruft|schrieb|meldete|gemeldet)(?!\p{L})/u),
  ),
  // "Ich wollte Ärztin werden", "eine Stelle als Lehrerin".
  ...["doctor", "teacher", "man", "woman", "police", "soldier"].flatMap((id): Homograph[] => [
    { id, word: /^\p{Lu}/u, before: /(?:Stelle|Job|Praktikum|Ausbildung|Lehre)[^.]* (?:als|zum|zur) $/u },
    { id, word: /^\p{Lu}/u, before: /(?:[Ww]ollte|möchte|will)[^.]*(?<!meine|die|eine|seine|ihre) $/u, after: /^ (?:zu )?werden/u },
  ]),
];
