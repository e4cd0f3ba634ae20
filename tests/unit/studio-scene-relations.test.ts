import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { silhouetteCredit } from "#server/studio/image/figures/silhouettes.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const thingsOf = (text: string, locale: Locale) =>
  describeScene(text, locale).things.map(({ thing }) => thing);

describe("things that rain", () => {
  it.each([
    ["It rained frogs on the square.", "en-US", "frog"],
    ["Llovían ranas sobre la plaza.", "es", "frog"],
    ["Il pleuvait des clés.", "fr", "key"],
    ["Piovevano lettere.", "it", "letter"],
    ["Caía fogo do céu.", "pt-BR", "fire"],
    ["Gökten anahtar yağıyordu.", "tr", "key"],
    ["空から魚が降ってきた。", "ja", "fish"],
    ["하늘에서 물고기가 떨어졌다.", "ko", "fish"],
    ["आसमान से सिक्के गिर रहे थे।", "hi", "coin"],
    ["كانت السماء تمطر سمكا.", "ar", "fish"],
    ["Leaves were falling in the park.", "en-US", "leaf"],
    ["Ağaçlardan yapraklar dökülüyordu.", "tr", "leaf"],
    ["Le foglie cadevano nel parco.", "it", "leaf"],
    ["桜の花びらが散っていた。", "ja", "petals"],
  ] as [string, Locale, string][])("fall from the sky: %s", (text, locale, thing) => {
    const { things, weather } = describeScene(text, locale);
    expect(things.find((one) => one.thing === thing)).toMatchObject({ moves: "falling", count: 3 });
    expect(weather).toBeNull();
  });

  it("are not what somebody has in the rain", () => {
    const { things, weather } = describeScene("In the rain my umbrella broke.", "en-US");
    expect(things[0]?.moves).toBeUndefined();
    expect(weather).toBe("rain");
  });
});

describe("a scene", () => {
  it.each([
    ["집에 도둑이 들었는데 강아지가 있었다.", "ko", "thief"],
    ["Los bomberos entraban por la ventana.", "es", "firefighter"],
    ["The waitress just laughed.", "en-US", "waiter"],
    ["الحرامي سرق موبايلي.", "ar", "thief"],
    ["Вор украл кошелёк.", "en-US", "thief"],
    ["Дворник украл кошелёк.", "en-US", undefined],
    ["服务员端来一碗面。", "en-US", "waiter"],
    ["A man with a letter came.", "en-GB", undefined],
  ] as [string, Locale, string | undefined][])("shows what somebody is: %s", (text, locale, role) => {
    const scene = describeScene(text, locale);
    expect(scene.cast![0]!.role).toBe(role);
    expect(scene.action).toBeNull();
  });

  it.each([
    ["La nonna stirava in salotto mentre fuori c'era un temporale.", "it", undefined],
    ["Sonhei que chovia dentro do meu quarto.", "pt", true],
    ["It rained outside and I sat in the living room.", "en-US", undefined],
    ["It was raining in my bedroom.", "en-US", true],
    ["I was in my bedroom. It was raining.", "en-US", undefined],
    ["I was in my room and through the window I saw lightning.", "en-US", undefined],
    ["I was in the hospital and a storm raged outside.", "en-US", undefined],
  ] as [string, Locale, true | undefined][])(
    "rains in a room only if it says so: %s",
    (text, locale, inside) => {
      expect(describeScene(text, locale).weatherInside).toBe(inside);
    },
  );

  it("takes the keys of a piano for no keys, and a taxi to an exam for no classroom", () => {
    expect(thingsOf("The keys of the piano were made of chocolate.", "en-US")).toEqual([
      "piano",
      "chocolate",
    ]);
    const { place } = describeScene("시험 시간에 늦어서 택시를 탔다.", "ko");
    expect(place).toBeNull();
  });

  it("colours what people wear, and draws no clothes beside them", () => {
    const { things, people, wears } = describeScene("Uma mulher de vestido preto olhava para mim.", "pt");
    expect({ things, people, wears }).toEqual({ things: [], people: ["woman"], wears: { woman: "black" } });
    expect(thingsOf("A red dress lay on the bed.", "en-US")).toContain("dress");
  });

  it("shows a wedding dress or a swimsuit on who wears it", () => {
    const seen = (text: string, locale: Locale = "en-US") => describeScene(text, locale);
    expect(seen("I was wearing a wedding dress.")).toMatchObject({ outfit: "weddingDress", things: [] });
    expect(seen("Camide mayoyla duruyordum.", "tr").outfit).toBe("swimsuit");
    expect(seen("Eu estava vestida de noiva.", "pt").outfit).toBe("weddingDress");
    expect(seen("My sister wore a wedding dress and I cried.")).toMatchObject({
      things: [],
      cast: [{ id: "sister", role: "bride" }],
    });
    const sewn = seen("Mi madre cosía un vestido de novia.", "es");
    expect(sewn.outfit).toBeUndefined();
    expect(sewn.things.map(({ thing }) => thing)).toContain("weddingDress");
  });

  it("puts a bird into its cage, unless that is open or empty", () => {
    const seen = (text: string) => describeScene(text, "en-US").things.map(({ thing }) => thing);
    expect(seen("A canary sang in its cage.")).toEqual(["cagedBird"]);
    expect(seen("The cage was empty and the bird flew away.")).toEqual(["birdCage", "bird"]);
  });

  it("has more than one of a kind of people", () => {
    expect(describeScene("The bus was full of children.", "en-US").several).toEqual(["child"]);
    expect(describeScene("A child stood there.", "en-US").several).toBeUndefined();
  });

  it("shows another place in the distance", () => {
    expect(describeScene("I stood in a field, and behind it I saw a church.", "en-US")).toMatchObject({
      far: "church",
    });
    expect(describeScene("I was in the kitchen, and it looked like a church.", "en-US").far).toBeUndefined();
  });

  it("has a car where one drives, unless another vehicle is named", () => {
    expect(thingsOf("I was driving at night.", "en-US")).toEqual(["car"]);
    expect(thingsOf("I was driving a bus at night.", "en-US")).toEqual(["bus"]);
  });

  it("does not let fall what one falls from", () => {
    const { things, action } = describeScene("아파트 건물에서 떨어졌다.", "ko");
    expect(things.every(({ moves }) => moves === undefined)).toBe(true);
    expect(action).toBe("falling");
  });
});

it("credits every silhouette", () => {
  expect(silhouetteCredit()).toMatch(/CC BY 3\.0[\s\S]*anchor[\s\S]*wheat/u);
});

describe("a second place", () => {
  it.each([
    [
      "There was a fire on the hill, and we filled buckets at the swimming pool.",
      "en-GB",
      "mountain",
      "pool",
    ],
    ["मैं अपने गाँव के तालाब में था।", "hi", "lake", "village"],
    ["كنت في الصحراء ورأيت جملا على الطريق.", "ar", "desert", "road"],
    ["Nel bosco c'era un fiume.", "it", "forest", "river"],
    ["Köyden deniz görünüyordu.", "tr", "village", "ocean"],
    ["Mangiavamo in un ristorante sul porto.", "it", "restaurant", "ocean"],
    ["Depuis l'hôpital je voyais les montagnes.", "fr", "hospital", "mountain"],
  ] as [string, Locale, string, string][])("is part of the first: %s", (text, locale, place, far) => {
    expect(describeScene(text, locale)).toMatchObject({ place, far });
  });

  it("is where one writes an exam, and where what drives is", () => {
    expect(describeScene("I was in the school hall sitting my maths exam.", "en-GB").place).toBe("exam");
    expect(describeScene("मैं ऑटो में बैठकर दफ़्तर जा रही थी, अचानक सड़क पर हाथी आ गया।", "hi").place).toBe("road");
    expect(describeScene("I was in the office.", "en-US").place).toBe("office");
  });

  it("is no street where one goes away, and under water after a flood", () => {
    expect(describeScene("Sono andato via di casa.", "it").place).toBeNull();
    expect(describeScene("Ero in via Roma.", "it").place).toBe("street");
    expect(describeScene("A enchente chegou à rua.", "pt-BR")).toMatchObject({ placeState: "flooded" });
    expect(describeScene("Acordei no meio da madrugada.", "pt-BR").light).toBe("night");
  });
});

describe("an act", () => {
  it.each([
    ["I opened the mailbox and a tiny goat was sleeping inside.", "en-US", undefined],
    ["The sheets turned into swans. They flew off over the chimneys.", "en-GB", "swan"],
    ["Un crocodile a volé le fromage.", "fr", undefined],
    ["Elas eram cabras no escritório. Elas comiam os papéis todos.", "pt", undefined],
    ["Eu tava no ponto de ônibus. Começou a cair granizo.", "pt-BR", undefined],
    ["Un lupo era nella vasca da bagno e lui piangeva.", "it", undefined],
    ["دخل جمل من الباب وأكل العجين.", "ar", undefined],
    ["मैं घोड़े पर बैठा था पर घोड़ा उड़ने लगा।", "hi", "horse"],
    ["मैंने एक उड़ता घोड़ा देखा।", "hi", "horse"],
    ["I saw a flying horse.", "en-US", "horse"],
    ["私の前で馬が空を飛んでいた。", "ja", "horse"],
    ["Bahçede uçan bir at vardı.", "tr", "horse"],
    ["El caballo era blanco. Él volaba sobre la plaza.", "es", "horse"],
    ["말이 갑자기 날아갔다.", "ko", "horse"],
  ] as [string, Locale, string | undefined][])(
    "is not the dreamer's but its own subject's: %s",
    (text, locale, moves) => {
      const { action, activity, things } = describeScene(text, locale);
      expect([action, activity]).toEqual([null, undefined]);
      expect(things.find((one) => one.moves)?.thing).toBe(moves);
    },
  );

  it.each([
    ["I sat on the wall and fell.", "en-US", "falling"],
    ["A dog was there and I slept.", "en-US", "sleeping"],
    ["In the rain I fell.", "en-GB", "falling"],
    ["J'ai volé au-dessus de la ville.", "fr", "flying"],
    ["Eu voava com o meu cão.", "pt", "flying"],
    ["Atın üstünde uçuyordum.", "tr", "flying"],
    ["मैं उड़ रहा था।", "hi", "flying"],
    ["馬のそばで私は空を飛んでいた。", "ja", "flying"],
  ] as [string, Locale, string][])("is the dreamer's: %s", (text, locale, action) => {
    expect(describeScene(text, locale).action).toBe(action);
  });
});
