import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const things = (text: string, locale: Locale) => describeScene(text, locale).things.map(({ thing }) => thing);
const thing = (text: string, locale: Locale, name: string) =>
  describeScene(text, locale).things.find((one) => one.thing === name);
const people = (text: string, locale: Locale) =>
  (describeScene(text, locale).cast ?? []).map(({ id, role }) => role ?? id);

describe("what is only sensed, compared with or told about", () => {
  it.each<[string, Locale, string]>([
    ["La cocina olía a pan recién hecho.", "es", "bread"],
    ["Tenía en la boca un sabor a dátiles.", "es", "dates"],
    ["Se oía el ruido de un tren a lo lejos.", "es", "train"],
    ["Sus dedos eran finos como patas de araña.", "es", "spider"],
    ["Era una nube con forma de elefante.", "es", "elephant"],
    ["Vi una película de vampiros.", "es", "vampire"],
    ["El autobús no llegaba.", "es", "bus"],
    ["Estaba esperando el autobús, pero el autobús no llegaba.", "es", "bus"],
    ["Quería comprar un helado.", "es", "iceCream"],
    ["Caminaba como si llevara un piano en la espalda.", "es", "piano"],
    ["Mi madre me decía que era solo la manguera del jardín.", "es", "hose"],
    ["Ça sentait le pain chaud et le café.", "fr", "bread"],
    ["J'avais un goût de dattes dans la bouche.", "fr", "dates"],
    ["On entendait le bruit d'un train.", "fr", "train"],
    ["Le train n'arrivait pas.", "fr", "train"],
    ["Le gâteau avait la forme d'un cercueil.", "fr", "coffin"],
    ["Elle m'appelait pour me dire d'acheter du lait.", "fr", "milk"],
    ["La cucina profumava di pane.", "it", "bread"],
    ["Avevo in bocca un sapore di datteri.", "it", "dates"],
    ["Le dita erano come zampe di ragno.", "it", "spider"],
    ["Volevo comprare un gelato.", "it", "iceCream"],
    ["Una nuvola a forma di elefante.", "it", "elephant"],
    ["Un orso mi chiedeva dello zucchero.", "it", "sugarCubes"],
    ["A cozinha cheirava a pão quente e café.", "pt", "cup"],
    ["Tinha na boca um gosto de tâmaras.", "pt", "dates"],
    ["O comboio não chegava.", "pt", "train"],
    ["Vi um filme de vampiros.", "pt-BR", "vampire"],
    ["Il courait tel un cheval.", "fr", "horse"],
    ["On aurait cru un château.", "fr", "castle"],
    ["Je me suis souvenue de mon chien.", "fr", "dog"],
    ["Mi sono ricordata del mio cane.", "it", "dog"],
    ["Non era un cane ma un lupo.", "it", "dog"],
    ["Leggera quanto una piuma.", "it", "feather"],
    ["Me acordé de mi perro.", "es", "dog"],
    ["Lembrei-me do meu cão.", "pt", "dog"],
    ["Corria feito cavalo.", "pt", "horse"],
    ["Macio igual nuvem.", "pt-BR", "cloud"],
    ["Allí vivía una mujer mayor que se llamaba Rosa.", "es", "rose"],
  ])("%s", (text, locale, name) => {
    expect(things(text, locale)).not.toContain(name);
  });
  it("the snow of a comparison does not fall, and a voice is nobody", () => {
    expect(describeScene("C'était plus blanc que la neige.", "fr").weather).toBeNull();
    expect(people("Mon père me manquait.", "fr")).toEqual([]);
    expect(describeScene("El techo crujía.", "es").place).toBeNull();
    expect(describeScene("Subí al techo.", "es").place).toBe("rooftop");
    expect(people("Mi gato hablaba con la voz de mi abuelo y me pedía algo.", "es")).toEqual([]);
  });
  it("what there is all the same stays", () => {
    expect(things("No había más que un perro.", "es")).toContain("dog");
    expect(describeScene("Había como una cueva y dentro un oso.", "es").place).toBe("cave");
    expect(describeScene("Tinha tipo uma caverna e dentro um urso.", "pt-BR").place).toBe("cave");
    expect(describeScene("La cocina olía a pan.", "es").place).toBe("kitchen");
    expect(describeScene("Hablaba de la playa todo el rato.", "es").place).toBe("shore");
  });
});

describe("colours that are named by things", () => {
  it.each<[string, Locale, string, string]>([
    ["As galinhas eram cor de laranja e falavam.", "pt", "hen", "orange"],
    ["Elle avait une robe couleur lavande.", "fr", "dress", "purple"],
    ["Aveva un vestito color vino.", "it", "dress", "red"],
    ["Tinha uma mala castanha.", "pt", "suitcase", "brown"],
    ["La mesa era turquesa.", "es", "table", "blue"],
  ])("%s", (text, locale, name, colour) => {
    expect(things(text, locale)).toEqual([name]);
    expect(thing(text, locale, name)?.colour).toBe(colour);
  });
  it("chestnuts and oranges are still eaten", () => {
    expect(things("Comia castanhas.", "pt")).toEqual(["chestnut"]);
    expect(things("Comía una naranja.", "es")).toEqual(["orange"]);
    expect(things("El agua era naranja.", "es")).toEqual([]);
  });
});

describe("parts that are named in passing", () => {
  it.each<[string, Locale, string[]]>([
    ["Las ventanas del tren eran redondas.", "es", ["train"]],
    ["Vi un perro con una oreja blanca.", "es", ["dog"]],
    ["Se rompió la cuerda de la guitarra.", "es", ["guitar"]],
    ["La porte du train s'est ouverte.", "fr", ["train"]],
    ["Un chat aux yeux verts me regardait.", "fr", ["cat"]],
    ["Guardavo dal finestrino del treno.", "it", ["train"]],
    ["La porta del treno si è aperta.", "it", ["train"]],
    ["A porta do comboio abriu-se.", "pt", ["train"]],
  ])("%s", (text, locale, names) => {
    expect(things(text, locale)).toEqual(names);
  });
  it("their colours are those of nothing else", () => {
    expect(thing("Vi un perro con una oreja blanca.", "es", "dog")?.colour).toBeUndefined();
    expect(thing("Un chat aux yeux verts me regardait.", "fr", "cat")?.colour).toBeUndefined();
  });
  it("nobody queues where a cat has a tail, and no donkey has the ears of another", () => {
    expect(people("El gato movía la cola.", "es")).toEqual([]);
    expect(people("Le chat bougeait la queue.", "fr")).toEqual([]);
    expect(people("Había gente haciendo cola con un perro.", "es")).toContain("crowd");
    expect(things("Le crecieron orejas de burro a mi hermano.", "es")).toEqual([]);
    expect(describeScene("Uma menina com asas de borboleta.", "pt").cast?.[0]?.outfit).toBe("wings");
  });
});

describe("adjectives that look like things", () => {
  it.each<[string, Locale]>([
    ["Me dio mucha pena.", "es"],
    ["La herida era honda.", "es"],
    ["Había toda clase de cosas.", "es"],
    ["J'avais un souvenir vague.", "fr"],
    ["On a pris place.", "fr"],
    ["Sono rimasta sveglia.", "it"],
    ["Mi vergognavo pure.", "it"],
    ["Erano tesi e nervosi.", "it"],
    ["Ero fiera di me.", "it"],
    ["Ela estava louca.", "pt-BR"],
    ["Era tudo barato, a vida era barata.", "pt"],
    ["Fomos dar um passeio.", "pt"],
    ["Ele estava presente.", "pt"],
  ])("%s", (text, locale) => {
    expect(things(text, locale)).toEqual([]);
    expect(describeScene(text, locale).place).toBeNull();
  });
  it("stay things behind an article", () => {
    expect(things("La sveglia suonava.", "it")).toEqual(["alarmClock"]);
    expect(things("Abrí la cómoda.", "es")).toEqual(["drawer"]);
    expect(things("Comíamos un helado enorme.", "es")).toEqual(["iceCream"]);
    expect(things("A minha prima estava a vender castanhas.", "pt")).toEqual(["chestnut"]);
    expect(things("Me reía al comer helado.", "es")).toEqual(["iceCream"]);
    expect(describeScene("Estava no passeio.", "pt").place).toBe("street");
    expect(describeScene("Le couloir était désert.", "fr").second).toBeUndefined();
  });
  it("dressed as somebody is no dress, and what something is made of is not there", () => {
    expect(things("Unos perros vestidos de camareros nos aplaudían.", "es")).toEqual(["dog"]);
    expect(things("Pasaban tiburones de peluche.", "es")).toEqual(["shark"]);
  });
});

describe("one person in two words", () => {
  it.each<[string, Locale, string[]]>([
    ["La novia era mi hermana.", "es", ["bride"]],
    ["Mi hermana se casaba.", "es", ["bride"]],
    ["La mariée était ma sœur.", "fr", ["bride"]],
    ["El profesor era mi vecino.", "es", ["teacher"]],
    ["Mi vecino el carnicero cortaba una nube.", "es", ["butcher"]],
    ["Mio zio il prete cantava.", "it", ["priest"]],
    ["Mi abuela, la madre de mi padre, cantaba.", "es", ["grandmother"]],
    ["O motorista era meu ex-chefe.", "pt-BR", ["boss"]],
    ["Le serveur, un ours poli, nous apportait du pain.", "fr", []],
    ["O morto era um violão.", "pt-BR", []],
    ["Sono al matrimonio di mia mamma con un albero.", "it", ["bride"]],
    ["Meu filho recém-nascido já andava.", "pt-BR", ["child"]],
    ["Llevaba a mi hermano chico en los hombros.", "es", ["brother"]],
    ["Il giudice mi guardava. Io rispondevo: il cuore, signor giudice.", "it", ["judge"]],
    ["Do papel saíam formigas de verdade, em fila.", "pt", []],
    ["Veniva una processione di lumache.", "it", []],
    ["Mi tío Paco, el que era camionero, cantaba.", "es", ["driver"]],
    ["Mio marito diceva di chiamare l'idraulico.", "it", ["partner"]],
    ["Apanhava os ovos mas partiam-se todos.", "pt", []],
    ["a minha avo fazia cafe e o meu avo lia", "pt", ["grandmother", "grandfather"]],
    ["j'ai quand meme attendu", "fr", []],
    ["El cartero, un perro y yo íbamos en barca.", "es", ["postman"]],
    ["Volavo aggrappata alla coda di un aquilone.", "it", []],
    ["Sonhei que estava na escola da minha filha.", "pt-BR", []],
  ])("%s", (text, locale, names) => {
    expect(people(text, locale)).toEqual(names);
  });
  it("the bride wears her dress, and a creature that follows its verb does it", () => {
    expect(describeScene("La novia llevaba un vestido rojo.", "es").outfit).toBeUndefined();
    const ward = describeScene("L'infermiera mi parlava. Nel letto accanto dormiva una pecora.", "it");
    expect(ward.cast?.[0]?.does).toBeUndefined();
    expect(describeScene("Quería irme a dormir.", "es").action).toBeNull();
  });
});

describe("sizes and places", () => {
  it("a large thing as large as a small one is tiny", () => {
    expect(thing("O elefante era pequeno, do tamanho de um cão.", "pt", "elephant")?.size).toBe("tiny");
    expect(thing("Un cheval gros comme un chat.", "fr", "horse")?.size).toBe("tiny");
    expect(thing("Un perro del tamaño de un caballo.", "es", "dog")?.size).toBe("giant");
    expect(thing("I saw an elephant the size of a house.", "en-US", "elephant")?.size).toBe("giant");
    expect(thing("Je cherchais les toilettes dans un immense château.", "fr", "castle")?.size).toBe("giant");
  });
  it("the part of a place in which one is stands for it", () => {
    expect(describeScene("Había una ballena en la piscina del pueblo.", "es").place).toBe("pool");
    expect(describeScene("Sul tetto della chiesa c'era una mucca.", "it")).toMatchObject({
      place: "rooftop",
      far: "church",
    });
    expect(describeScene("En el tejado de la escuela había un burro.", "es").roofless).toBeUndefined();
    expect(things("O quadro era um aquário gigante na escola.", "pt-BR")).toContain("aquarium");
    expect(describeScene("Mio cugino guardava il cielo dal tetto.", "it").place).toBe("rooftop");
  });
});

describe("words of another meaning", () => {
  it.each<[string, Locale, string]>([
    ["L'ho messa via.", "it", "church"],
    ["Ho letto tutto.", "it", "bed"],
    ["Era coperta di neve.", "it", "blanket"],
    ["A chave do carro estava na mesa.", "pt", "car"],
    ["Le facteur portait un colis sous le bras.", "fr", "train"],
    ["Estaba lista antes de cenar.", "es", "table"],
    ["Me pidió fuego.", "es", "fire"],
    ["Pensava que tinha deixado a sopa ao lume.", "pt", "soup"],
    ["J'avais une feuille de chêne dans la main.", "fr", "oak"],
    ["Mia madre chiamava per la cena.", "it", "table"],
    ["C'erano i miei giocattoli: un orsacchiotto e una trottola.", "it", "toyCar"],
    ["Quand la sirène sonnait il fallait partir.", "fr", "mermaid"],
    ["Le nuage avait peur des chiens.", "fr", "dog"],
    ["c'era un lago pero senza acqua", "it", "fruitTree"],
    ["eu nao sabia o que fazer", "pt", "bird"],
    ["Arrastraba latas, botes y una cama.", "es", "rowboat"],
    ["Le corde erano trecce di capelli.", "it", "hair"],
    ["Mi vuelo salía desde una cancha de fútbol.", "es", "ball"],
    ["Je passe le permis bateau.", "fr", "ship"],
    ["Le pettinavo i capelli con una forchetta.", "it", "comb"],
    ["Una vecchia era alla fermata del tram.", "it", "tram"],
    ["Fregaba los platos en el río.", "es", "sink"],
    ["Nadava numa piscina de chá e faltava açúcar.", "pt", "cup"],
    ["Nadava numa piscina de chá e faltava açúcar.", "pt", "sugarCubes"],
    ["Levei a nuvem numa sacola de feira.", "pt-BR", "market"],
    ["On sautait sur le pont du paquebot.", "fr", "bridge"],
    ["Hacía un frío de perros.", "es", "dog"],
    ["C'était du gâteau.", "fr", "cake"],
    ["Ho gettato la spugna.", "it", "sponge"],
    ["Comi o pão que o diabo amassou.", "pt-BR", "bread"],
    ["O piloto pediu-me açúcar emprestado.", "pt", "sugarCubes"],
    ["Anotava tudo num caderno de pedra.", "pt-BR", "rock"],
    ["Me operaban en una pescadería.", "es", "operatingTheatre"],
  ])("%s", (text, locale, name) => {
    const scene = describeScene(text, locale);
    expect([...scene.things.map((one) => one.thing), scene.place]).not.toContain(name);
  });
  it("a hand keeps the size that its word has, and a parcel is one", () => {
    expect(thing("Uma mão gigante tirou de lá o meu gato.", "pt", "hand")?.size).toBe("giant");
    expect(thing("Il portait un colis.", "fr", "box")?.count).toBeUndefined();
    expect(things("Remávamos numa banheira.", "pt")).toEqual(["bathtub"]);
    expect(things("Mi ha dato una foglia di insalata.", "it")).toEqual(["lettuce"]);
  });
  it("what is told, asked or for somebody is not there", () => {
    expect(people("Caían cartas, todas para mi vecina.", "es")).toEqual([]);
    expect(people("J'en achetais une petite pour mon fils et elle brillait.", "fr")).toEqual([]);
    expect(describeScene("Il me demandait si je savais nager.", "fr").action).toBeNull();
    expect(describeScene("Derrière mon père poussaient des tulipes.", "fr").cast?.[0]?.does).toBeUndefined();
    expect(
      things("Había un león sentado en la cocina de casa. Me desperté y mi perro roncaba.", "es"),
    ).toEqual(["lion"]);
    expect(describeScene("Me desperté en un bosque y había un oso.", "es").place).toBe("forest");
  });
  it("nobody falls at nightfall or dances for lamps, and who is on a back is carried", () => {
    expect(describeScene("Le soir tombait, toute la colline brillait.", "fr").action).toBeNull();
    expect(describeScene("Tinha uma escada que subia até o céu.", "pt").action).toBeNull();
    expect(describeScene("O passarinho picava-me os dentes e cantava.", "pt").activity).toBeUndefined();
    expect(describeScene("Un terremoto faceva ballare i lampadari.", "it").action).toBeNull();
    expect(describeScene("Disse boa noite meu filho.", "pt").light).toBeNull();
    const carried = describeScene("Atravessava a ponte com o meu avô às costas.", "pt");
    expect(carried.cast?.[0]?.does).toBeUndefined();
    // No sack is on a back beside him.
    expect(carried.activity).toBeUndefined();
  });
  it("the first noun of a name may be plural", () => {
    expect(things("Había aviones de papel y barcos de papel.", "es")).toEqual(["paperPlane", "paperBoat"]);
    expect(things("Des avions en papier et des brosses à dents.", "fr")).toEqual([
      "paperPlane",
      "toothbrush",
    ]);
    expect(things("Spazzolini da denti e barchette di carta.", "it")).toEqual(["toothbrush", "paperBoat"]);
    expect(things("Vestidos de noiva e escovas de dentes.", "pt")).toEqual(["weddingDress", "toothbrush"]);
  });
  it("nobody buries, carries or looks out of what the words beside it tell of", () => {
    expect(describeScene("Había un piano enterrado en la arena.", "es").action).toBeNull();
    expect(describeScene("Me cresciam ramos nas costas.", "pt").activity).toBeUndefined();
    expect(describeScene("El avión salía por la ventana.", "es").activity).toBeUndefined();
    expect(describeScene("Un orage de fleurs est tombé sur l'autoroute.", "fr").weather).toBeNull();
  });
  it("a room into which the sea comes is the place, and somebody's school is none", () => {
    expect(describeScene("Il mare era entrato in salotto.", "it").place).toBe("livingRoom");
    expect(describeScene("Era il mio maestro delle elementari.", "it").place).toBeNull();
    expect(describeScene("Llovía a cántaros.", "es").weather).toBe("rain");
    expect(describeScene("I pesci piovevano sulle barche.", "it").weather).toBeNull();
    expect(describeScene("Estava na porta da cozinha.", "pt").place).toBe("kitchen");
  });
  it("others fly where the verb says so, and rice becomes a bee", () => {
    expect(describeScene("Un bambino mi ha salutato ed è volato via.", "it").action).toBeNull();
    expect(
      describeScene("Minha tia jogava arroz, mas o arroz virava abelha.", "pt-BR").animal,
    ).toBeUndefined();
  });
});
