import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const thingsOf = (text: string, locale: Locale) =>
  describeScene(text, locale).things.map(({ thing }) => thing);
const thingOf = (text: string, locale: Locale, thing: string) =>
  describeScene(text, locale).things.find((one) => one.thing === thing);

describe("words that look like another thing's", () => {
  it.each<[string, Locale, string]>([
    ["Je repassais le bac.", "fr", "iron"],
    ["The sky has gone orange with smoke.", "en-US", "orange"],
    ["C'era una nebbia bassa, rosa.", "it", "rose"],
    ["قال لي الطبيب: ألف مبروك", "ar", "elf"],
    ["kal raat ajeeb sapna aaya, paper pe roti rakhi thi garam garam", "hi", "rakhi"],
    ["Ich soll sie alphabetisch sortieren.", "en-US", "table"],
    ["Sous la glace du lac gelé je voyais un poisson.", "fr", "mirror"],
    ["A horse stood among the rows of vines.", "en-US", "car"],
    ["عاد كما كان", "ar", "porcini"],
    ["لم أسافر قط", "ar", "cat"],
    ["He just waves at it.", "en-US", "wave"],
    ["uma arara azul pousada no ombro dela", "pt-BR", "building"],
    ["I was barefoot in the snow with a fox, and my feet were warm.", "en-US", "foot"],
    ["Kuzenimin kına gecesiymiş, herkes halka olmuş.", "tr", "henna"],
    ["Mon fils était assis à manger une glace.", "fr", "mirror"],
    ["I missed my flight to Phoenix.", "en-US", "phoenix"],
    ["Je repassais devant la maison.", "fr", "iron"],
    ["Enroulée dans une serviette de bain.", "fr", "bathtub"],
    ["शादी थी, बस घोड़ी अकेली आई।", "hi", "bus"],
    ["मैं ट्रेन की छत पर बैठा हूँ और नीचे नदी है", "hi", "roof"],
    ["I sat on the roof of the train, down below was a river.", "en-US", "roof"],
    ["Eu remava numa geladeira velha.", "pt-BR", "rowboat"],
    ["I was rowing in an old fridge.", "en-US", "rowboat"],
    ["O meu pai telefonava-me de uma cabine.", "pt", "phone"],
    ["طلعت على سطح العمارة", "ar", "building"],
    ["माँ का हाथ दिखा बस", "hi", "bus"],
    ["nasceu uma mangueira enorme", "pt-BR", "hose"],
    ["tava me afogando numa caixa d'água", "pt-BR", "box"],
    ["Ma valise coulait sur le tapis roulant.", "fr", "carpet"],
    ["والورقة بيضا خالص", "ar", "egg"],
    ["حية سودا ملفوفة على البطيخة", "ar", "cabbage"],
    ["vedo mio zio che porta le pecore", "it", "door"],
    ["Al funerale dello zio Pino lui si alza", "it", "pine"],
    ["I was on the ice, trying to wave him down.", "en-US", "wave"],
    ["The top deck was flooded up to the knees.", "en-GB", "leg"],
    ["Köpek beni kovaladı ve bağırdı", "tr", "bucket"],
    ["Çuvalı tarttık, sonra yarışı kazandılar", "tr", "pie"],
    ["Ona güvendim, sakın gülme dedi", "tr", "moth"],
    ["nobody was hurt but it scares me and he hates it", "en-GB", "scar"],
    ["my dad couldn't bear it", "en-US", "bear"],
    ["they were building something in the dark", "en-US", "building"],
    ["Il marche et je porte un sac", "fr", "door"],
    ["un hombre me planta cara", "es", "plant"],
    ["mio zio non porta il cappello", "it", "door"],
    ["Ich musste weinen, auf seltsamen Stühlen saß meine Mutter", "en-US", "wineGlass"],
    ["Ich habe die Hände gewaschen, der Hund sah richtiger aus", "en-US", "tiger"],
    ["Весь день другой человек почти не говорил", "en-US", "scales"],
    ["Я пила чай, левый ботинок был мокрый", "en-US", "saw"],
    ["Левый ботинок был мокрый", "en-US", "lion"],
    ["ele guarda tudo e eu chamo por ti", "pt", "fire"],
    ["Halı sahada projektörler söndü.", "tr", "projector"],
    ["Fırının önünde kuyruk vardı.", "tr", "stove"],
    ["Des billets poussaient dans mon potager.", "fr", "ticket"],
    ["On repeignait le salon et la peinture coulait.", "fr", "picture"],
    ["Il controllore timbra il pesce.", "it", "rubberStamp"],
    ["Iba en el metro y me pasé de parada.", "es", "busStop"],
    ["O padre chegou de patins na igreja.", "pt-BR", "iceSkates"],
    ["O meu carro vinha com um farol só.", "pt", "lighthouse"],
    ["Eu boiava numa boia de flamingo.", "pt-BR", "flamingo"],
    ["O grilo estava na mesa de cabeceira.", "pt", "wardrobe"],
    ["It was raining keys, just car keys.", "en-US", "car"],
    ["She brought biscuits like you get on a plane.", "en-GB", "plane"],
    ["Дед спрашивает почём огурцы.", "en-US", "cucumber"],
    ["My manager wore a suit and tie.", "en-GB", "tie"],
    ["We were on the train and the carriage filled with steam.", "en-GB", "coach"],
    ["The bus went through a car wash.", "en-GB", "car"],
    ["She handed me a goat and said sir your baggage.", "en-US", "suitcase"],
    ["Andábamos de luna de miel en un hotel.", "es", "honey"],
    ["Abrí la regadera del baño y salían hormigas.", "es", "wateringCan"],
    ["Puxei a rede e não vinha peixe nenhum.", "pt", "fish"],
    ["die kollegen stehen schlange mit tellern im büro", "en-US", "snake"],
    ["mein sohn hatte flügel aus zeitungspapier im garten", "en-US", "paper"],
    ["Babam hayatında araba bile kullanmadı.", "tr", "car"],
    ["Проснулся, а сердце колотится.", "en-US", "heart"],
    ["На уроке был дракон, а я лыжи дома забыл.", "en-US", "skis"],
  ])("%s", (text, locale, thing) => {
    expect(thingsOf(text, locale)).not.toContain(thing);
  });

  it.each<[string, Locale, string]>([
    ["Je repassais une chemise.", "fr", "iron"],
    ["Je me regardais dans la glace.", "fr", "mirror"],
    ["A phoenix rose from the fire.", "en-US", "phoenix"],
    ["मैं बस में बैठा था, बस चल पड़ी।", "hi", "bus"],
    ["I was rowing on a lake.", "en-US", "rowboat"],
    ["Kovada su, kazanda çorba vardı", "tr", "bucket"],
    ["there was a bear in the building", "en-US", "bear"],
    ["В комнате стояли весы и лежал лев", "en-US", "lion"],
    ["Львы ходили по зданию, я видел лилии", "en-US", "lily"],
    ["Ich trank Wein in der Küche mit dem Hund", "en-US", "wineGlass"],
    ["ich hab auf dem berg drei bergziegen gesehen und der hund war da", "en-US", "goat"],
    ["We saw a scar on his hand", "en-US", "scar"],
    ["كانت العمارة عالية", "ar", "building"],
    ["J'ai perdu mes billets dans le train.", "fr", "ticket"],
    ["Sınıfta projektörler vardı.", "tr", "projector"],
    ["Mutfakta fırının önünde durdum.", "tr", "stove"],
    ["Fabrikada bant yürüyordu.", "tr", "conveyorBelt"],
    ["Pus uma escada encostada à parede.", "pt", "ladder"],
    ["зубы падают, а кот собирает их в банку", "en-US", "jar"],
    ["der drucker im büro spuckt statt papier pfannkuchen aus", "en-US", "pancakes"],
    ["El camión iba lleno de maniquíes.", "es", "bus"],
  ])("%s still has it", (text, locale, thing) => {
    expect(thingsOf(text, locale)).toContain(thing);
  });

  it.each<[string, Locale, string]>([
    ["Ho aperto la porta.", "it", "door"],
    ["J'ai vu la vache dans le pré.", "fr", "cow"],
    ["Vi um camelo.", "pt", "camel"],
    ["شفت سحابة هناك", "ar", "cloud"],
    ["There was a sink in the garden.", "en-US", "sink"],
    ["там была метла", "en-US", "broom"],
    ["وجدت بابا أخضر", "ar", "door"],
    ["An orange rolled over the table.", "en-US", "orange"],
    ["Mi ha dato una rosa.", "it", "rose"],
    ["A golden hand came out of the wall.", "en-US", "hand"],
  ])("do not hide the thing itself: %s", (text, locale, thing) => {
    expect(thingsOf(text, locale)).toContain(thing);
  });

  it("swim where ships and stars do, and no person", () => {
    expect(describeScene("Im Eimer schwammen kleine Sterne.", "en-US").action).toBeNull();
    const { action, cast } = describeScene(
      "Учительница смотрит на меня. За окном плывёт белый корабль",
      "en-US",
    );
    expect(action).toBeNull();
    expect(cast![0]!.does).toBeUndefined();
    expect(describeScene("Wir schwammen im See.", "en-US").action).toBe("swimming");
  });

  it("are the act of whom a German text without capitals names", () => {
    const hen = describeScene("ich war im lager und auf dem gabelstapler saß ein huhn", "en-US");
    expect(hen.activity).toBeUndefined();
    const { activity, cast } = describeScene("wir schreiben mathe und der lehrer isst ein eis", "en-US");
    expect(activity).not.toBe("eating");
    expect(cast).toMatchObject([{ id: "teacher", does: "eating" }]);
    const under = describeScene("mein vater saß im garten unterm kirschbaum", "en-US").cast!;
    expect(under[0]!.handles).toBeUndefined();
    expect(describeScene("sie legt sie alle auf den tisch", "en-US").things).toEqual([{ thing: "table" }]);
  });

  it("say who is there, and who is not", () => {
    const cast = (text: string, locale: Locale) =>
      (describeScene(text, locale).cast ?? []).map(({ id, animal, role }) => animal ?? role ?? id);
    expect(cast("grandma's sitting on the piano peeling potatoes", "en-US")).toEqual(["grandmother"]);
    expect(cast("halamların köydeki evdeymişiz", "tr")).toEqual([]);
    expect(cast("chez mes grands-parents ma grand-mère chantait", "fr")).toEqual([
      "grandfather",
      "grandmother",
    ]);
    expect(cast("as roupas eram todas de criança e ela sumia", "pt-BR")).toEqual([]);
    expect(cast("estava num casamento e a noiva não aparecia", "pt")).toEqual([]);
    expect(cast("an der kasse saß meine mutter als junges mädchen", "en-US")).toEqual(["mother"]);
    expect(cast("everybody ordering was me, me as a kid, me old", "en-US")).toEqual(["crowd"]);
    expect(cast("Puxei a rede e vinham relógios, todos a trabalhar.", "pt")).toEqual([]);
    expect(cast("müdire hanım mikrofonla konuşuyo", "tr")).toEqual(["boss"]);
    expect(cast("merhaba dedi çocuklar nasıl dedi", "tr")).toEqual([]);
    expect(cast("a porteira dava-lhe sopa", "pt")).toEqual(["guard"]);
    expect(cast("un gros lapin gris en costume est arrivé", "fr")).toEqual(["rabbit"]);
    expect(cast("Eu dava aula pra uma turma de bebês.", "pt-BR")).toEqual(["baby"]);
    expect(cast("еду, а водитель медведь в кепке", "en-US")).toEqual(["bear"]);
    expect(describeScene("dovevo sposarmi", "it").several).toBeUndefined();
    expect(describeScene("la prof di latino rideva", "it").cast).toMatchObject([{ woman: true }]);
    const boss = describeScene("meu chefe me demitia, ele de terno e gravata", "pt-BR");
    expect(boss).toMatchObject({ things: [], cast: [{ role: "boss", outfit: "suit" }] });
    expect(boss.outfit).toBeUndefined();
    const fridge = describeScene("minha sogra morava na geladeira, de casaco e luva", "pt-BR");
    expect(fridge.cast).toMatchObject([{ role: "motherInLaw", outfit: "coat" }]);
    const bus = describeScene("on the bus the passengers were shop dummies in wedding dresses", "en-GB");
    expect(bus.outfit).toBeUndefined();
    const wife = describeScene("subía con mi hermana embarazada", "es");
    expect(wife.activity).toBeUndefined();
    const milked = describeScene("meine oma hat im wohnzimmer kühe gemolken", "en-US");
    expect(milked.things).toEqual([{ thing: "cow" }]);
  });

  it("nurse nobody where a man gives milk, and leave a wedding in a field without a hall", () => {
    const fed = describeScene("एक बूढ़े बाबा मोर को दूध पिला रहे थे", "hi").cast![0]!;
    expect(fed.does).not.toBe("nursing");
    const wedding = describeScene("Была чужая свадьба в степи, прискакали кони.", "en-US");
    expect(wedding).toMatchObject({ place: "field" });
    expect(wedding.second).toBeUndefined();
  });

  it("are not the dreamer's where a pronoun is of another", () => {
    expect(describeScene("She picked up the phone and cried.", "en-US").activity).toBeUndefined();
    expect(describeScene("Il m'a regardé puis il pleurait.", "fr").activity).toBeUndefined();
    expect(describeScene("Je repassais le bac sans stylo.", "fr").activity).toBeUndefined();
    expect(describeScene("She smiled, and I was crying.", "en-US").activity).toBe("crying");
    expect(describeScene("They were singing so I danced.", "en-US").action).toBe("dancing");
  });

  it("are no market and no flames", () => {
    const drive = describeScene("كنت عم سوق السيارة والطريق نازل", "ar");
    expect(drive).toMatchObject({ place: "road", things: [{ thing: "car" }] });
    const bus = thingOf("batık bir otobüs vardı içinde ışık yanıyordu", "tr", "bus");
    expect(bus?.state).toBeUndefined();
  });

  it("are a cousin where an uncle's daughter is named", () => {
    for (const [text, locale] of [
      ["رأيت بنت عمي في الشارع", "ar"],
      ["My uncle's daughter stood there.", "en-US"],
      ["La fille de mon oncle riait.", "fr"],
      ["amcamın kızı gülüyordu", "tr"],
    ] as const)
      expect(describeScene(text, locale).cast).toMatchObject([{ role: "cousin", woman: true }]);
  });
});

describe("who is called something else", () => {
  it("is seen once, and many guests are many cats", () => {
    const cast = describeScene("The driver turned round and it was my old headmistress.", "en-GB").cast;
    expect(cast).toMatchObject([{ id: "teacher", woman: true }]);
    const { things, cast: guests } = describeScene("하객들이 다 고양이였다", "ko");
    expect(things).toEqual([]);
    expect(guests).toMatchObject([{ id: "crowd", animal: "cat" }]);
  });
});

describe("colours and numbers", () => {
  it("are on whoever is dressed in them", () => {
    for (const [text, locale] of [
      ["العروس لابسة اسود", "ar"],
      ["The bride was dressed in black.", "en-US"],
      ["La novia iba vestida de negro.", "es"],
      ["La mariée était en noir.", "fr"],
      ["花嫁は黒い服だった", "ja"],
    ] as const)
      expect(describeScene(text, locale).wears).toEqual({ bride: "black" });
  });

  it("belong to one of several things", () => {
    expect(thingOf("Nadava com cavalos, um deles era branco.", "pt", "horse")).toMatchObject({
      colour: "white",
      count: 3,
    });
    expect(thingOf("There were dogs and one of them was red.", "en-US", "dog")?.colour).toBe("red");
  });

  it("count what stands before them, and no time", () => {
    expect(thingOf("돼지가 열 마리 넘게 빗자루로", "ko", "pig")?.count).toBe(3);
    expect(thingOf("돼지가 열 마리 넘게 빗자루로", "ko", "broom")?.count).toBeUndefined();
    expect(thingOf("歯がぼろぼろ抜けてご飯に", "ja", "tooth")?.count).toBe(3);
    expect(thingOf("It was ten minutes before the train.", "en-US", "train")?.count).toBeUndefined();
    expect(thingOf("Portavo i fiori.", "it", "flower")?.count).toBe(3);
    expect(thingOf("Portavo un fiore.", "it", "flower")?.count).toBeUndefined();
    expect(thingOf("اسناني كلها وقعت", "ar", "tooth")?.count).toBe(3);
  });
});

describe("what happens to a thing", () => {
  it("does not happen to the dreamer", () => {
    const teeth = describeScene("歯がぼろぼろ抜けて茶碗の中に落ちる夢", "ja");
    expect(teeth.action).toBeNull();
    expect(teeth.things).toMatchObject([{ thing: "tooth", moves: "falling" }, { thing: "rice" }]);
    expect(describeScene("私は穴に落ちた", "ja").action).toBe("falling");
    const fair = describeScene("夏祭りの夜、金魚が空に浮いて光ってた", "ja");
    expect(fair).toMatchObject({ place: "fairground", action: null });
    expect(fair.things).toMatchObject([
      { thing: "goldfish", moves: "flying" },
      { thing: "paperLantern", count: 3 },
    ]);
  });

  it("is worn by whom a pronoun takes up again", () => {
    const { things, wears } = describeScene("पापा जो अब नहीं रहे, वो स्टेशन पर सफेद कुर्ते में खड़े थे", "hi");
    expect(things).toEqual([]);
    expect(wears).toEqual({ father: "white" });
  });
});

describe("where a dream is", () => {
  it.each<[string, Locale, object]>([
    ["I was back in high school and the hallway was empty.", "en-US", { place: "corridor" }],
    ["A room with a piano, the window looked out on the ocean.", "en-US", { place: "room", far: "ocean" }],
    ["me and my dad in his little boat off Whitby", "en-GB", { place: "ocean" }],
    ["La scuola era su una barca e c'era la tempesta.", "it", { place: "ocean", weather: "storm" }],
    ["수능 시험 늦어서 뛰어가는데 진흙에 빠졌다. 비도 왔다", "ko", { place: "road", weather: "rain" }],
    ["choveu tanto que a rua virou rio", "pt-BR", { place: "street", placeState: "flooded" }],
    ["in chiesa non c'era nessuno", "it", { place: "church" }],
    ["we were in the dentist office", "en-US", { place: "dentist" }],
    [
      "ero in chiesa tra serpenti, tutti fermi sui banchi",
      "it",
      { things: [{ thing: "snake" }, { thing: "bench" }] },
    ],
    ["sınavdan çıktım okulun bahçesinde kar var", "tr", { place: "schoolYard", weather: "snow" }],
    ["a wedding but it was in like a parking lot", "en-US", { place: "carPark" }],
    ["I needed a wash for my interview, mum was in the kitchen", "en-GB", { place: "kitchen" }],
    ["the front door was the size of a matchbox", "en-GB", { things: [{ thing: "door", size: "tiny" }] }],
    ["дочка маленькая сидит на люстре", "en-US", { things: [{ thing: "chandelier" }] }],
    ["no escritório chovia só em cima da minha secretária", "pt", { place: "office" }],
    ["No quarto andar só havia rua e nevoeiro.", "pt", { place: "street", weather: "fog" }],
    ["иду по мосту в тумане, мне в магазин надо", "en-US", { place: null, weather: "fog" }],
    ["mi abuela estaba en el patio", "es", { place: "garden", things: [{ thing: "house" }] }],
  ])("%s", (text, locale, scene) => {
    expect(describeScene(text, locale)).toMatchObject(scene);
  });

  it.each<[string, Locale, string | null]>([
    ["Cheguei no trabalho e o escritório era um quintal com galinha.", "pt-BR", "garden"],
    ["Our office was a forest.", "en-US", "office"],
    ["velório do meu avô na sala de casa", "pt-BR", "livingRoom"],
    ["Il y avait mon enterrement.", "fr", "cemetery"],
    ["I had to swim in a pool in front of my whole year at school.", "en-GB", "pool"],
    ["Mon examen était dans un champ de tournesols.", "fr", "sunflowerField"],
    ["I sat an exam.", "en-GB", "exam"],
  ])("%s is in the right place", (text, locale, place) => {
    expect(describeScene(text, locale).place).toBe(place);
  });

  it("are no thunderstorm where the electricity fails", () => {
    expect(describeScene("दीवार थी, बिजली भी चली गई", "hi").weather).toBeNull();
    expect(describeScene("बिजली कड़क रही थी", "hi").weather).toBe("storm");
  });

  it("are no aeroplane and no thief in the speech of the Gulf", () => {
    const scene = describeScene("حلمت اني طايرة فوق البحر، تحتي مراكب الصيادين", "ar");
    expect(scene).toMatchObject({ action: "flying", things: [{ thing: "boat" }] });
    expect(scene.cast).not.toContainEqual(expect.objectContaining({ role: "thief" }));
  });

  it("are no comparison, no swimming and no inside of a mosque", () => {
    expect(describeScene("my dad was mowing the lawn at like midnight", "en-US").light).toBe("night");
    expect(describeScene("夜の商店街を平泳ぎで飛んでた", "ja").action).toBe("flying");
    expect(describeScene("minarelerin arasından süzüldüm, aşağıda pazar vardı", "tr")).toMatchObject({
      place: "market",
      things: [{ thing: "minaret" }],
    });
  });
});
