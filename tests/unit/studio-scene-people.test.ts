import { describe, expect, it } from "vitest";
import { captionOf } from "#server/studio/reading/scene/caption.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import roleNames from "#server/studio/reading/scene/role-names.json" with { type: "json" };
import type { Locale } from "#shared/locales.ts";

const castOf = (text: string, locale: Locale) => describeScene(text, locale).cast ?? [];

describe("people of a scene", () => {
  it.each([
    ["I walked with my two daughters.", "en-US"],
    ["Mes deux filles dormaient.", "fr"],
    ["Mis dos hijas jugaban.", "es"],
    ["As minhas duas filhas brincavam.", "pt"],
    ["Le mie due figlie giocavano.", "it"],
    ["İki kızım denizdeydi.", "tr"],
    ["二人の娘と歩いた。", "ja"],
    ["두 딸과 소풍을 갔다.", "ko"],
    ["मेरी दो बेटियाँ नदी में थीं।", "hi"],
  ] as [string, Locale][])("are as many as the dream says: %s", (text, locale) => {
    expect(castOf(text, locale)).toEqual([expect.objectContaining({ id: "child", count: 2, woman: true })]);
  });

  it("are younger brothers by the word of a language that has one", () => {
    const named = (text: string, locale: Locale) => captionOf(describeScene(text, locale), locale);
    expect(named("川で弟が笑っていた。", "ja")).toBe("弟、川");
    expect(named("川で兄が笑っていた。", "ja")).toBe("兄、川");
    expect(named("강에서 여동생이 웃었다.", "ko")).toBe("여동생, 강");
  });

  it("are two where a son and a daughter are named", () => {
    expect(castOf("My son and my daughter were on the beach.", "en-US")).toEqual([
      { id: "child", own: true },
      { id: "child", own: true, woman: true },
    ]);
    expect(castOf("My daughter was on the beach. The child laughed.", "en-US")).toHaveLength(1);
  });

  it("are one where the word looks plural", () => {
    expect(castOf("Mon fils jouait.", "fr")[0]!.count).toBeUndefined();
  });

  it.each([
    ["歯医者の先生がハンマーを持ってきた。", "ja", "dentist"],
    ["病院の先生が笑った。", "ja", "doctor"],
    ["学校の先生が笑った。", "ja", "teacher"],
    ["치과 의사 선생님이 망치를 들고 왔다.", "ko", "dentist"],
    ["La directora del colegio me llamó.", "es", "headmaster"],
    ["A diretora da escola chamou-me.", "pt", "headmaster"],
    ["La direttrice della scuola rideva.", "it", "headmaster"],
    ["La direttrice dell'ufficio rideva.", "it", "boss"],
    ["La boulangère m'a tendu une baguette.", "fr", "baker"],
    ["La coiffeuse me coupait les cheveux.", "fr", "hairdresser"],
    ["La peluquera me cortaba el pelo.", "es", "hairdresser"],
    ["La parrucchiera mi tagliava i capelli.", "it", "hairdresser"],
    ["A cabeleireira cortava-me o cabelo.", "pt", "hairdresser"],
    ["L'infermiera mi dava una mela.", "it", "nurse"],
    ["İtfaiyeci kedimi kurtardı.", "tr", "firefighter"],
    ["كان رجل الإطفاء يصعد السلم.", "ar", "firefighter"],
    ["दमकल वाले ने बिल्ली को बचाया।", "hi", "firefighter"],
    ["미용사가 내 머리를 잘랐다.", "ko", "hairdresser"],
    ["버스 기사가 웃었다.", "ko", "driver"],
  ] as [string, Locale, string][])("have the role that the words give them: %s", (text, locale, role) => {
    expect(castOf(text, locale).map((one) => one.role)).toEqual([role]);
  });

  it.each([
    ["My ex-husband laughed.", "en-US", "ex"],
    ["Eski kocam bana baktı.", "tr", "ex"],
    ["Mi exnovio me miraba.", "es", "ex"],
    ["元彼が笑っていた。", "ja", "ex"],
    ["My husband laughed.", "en-US", "partner"],
    ["Mon mari riait.", "fr", "partner"],
    ["Mio marito rideva.", "it", "partner"],
    ["Meu namorado ria.", "pt-BR", "partner"],
    ["Eşim gülüyordu.", "tr", "partner"],
    ["زوجي كان يضحك.", "ar", "partner"],
    ["मेरे पति हँस रहे थे।", "hi", "partner"],
    ["夫が笑っていた。", "ja", "partner"],
    ["남편이 웃었다.", "ko", "partner"],
    ["Teyzem gülüyordu.", "tr", "aunt"],
    ["Mia zia rideva.", "it", "aunt"],
    ["おばさんが笑っていた。", "ja", "aunt"],
    ["خالتي كانت تضحك.", "ar", "aunt"],
    ["O meu tio ria.", "pt", "uncle"],
    ["삼촌이 웃었다.", "ko", "uncle"],
    ["Meus primos riam.", "pt-BR", "cousin"],
    ["كان ابن عمي يضحك.", "ar", "cousin"],
    ["Una vecina me dio agua.", "es", "neighbour"],
    ["पड़ोसी हँस रहा था।", "hi", "neighbour"],
    ["Müdürüm bağırıyordu.", "tr", "boss"],
    ["上司が怒っていた。", "ja", "boss"],
    ["Un inconnu me regardait.", "fr", "stranger"],
  ] as [string, Locale, string | undefined][])(
    "are what they are to the dreamer: %s",
    (text, locale, role) => {
      expect(castOf(text, locale).map((one) => one.role)).toEqual([role]);
    },
  );

  it("are the dreamer's own children where the words say so", () => {
    const own = (text: string, locale: Locale) => castOf(text, locale).map((one) => one.own === true);
    expect(own("My son laughed.", "en-US")).toEqual([true]);
    expect(own("Mes enfants riaient.", "fr")).toEqual([true]);
    expect(own("Ma fille riait.", "fr")).toEqual([true]);
    expect(own("息子が笑っていた。", "ja")).toEqual([true]);
    expect(own("A child laughed.", "en-US")).toEqual([false]);
    expect(own("Um menino ria.", "pt")).toEqual([false]);
  });

  it.each([
    ["弁護士が手紙を読んでいた。", "ja", "lawyer"],
    ["水道屋さんが来た。", "ja", "plumber"],
    ["경비 아저씨가 웃었다.", "ko", "guard"],
    ["Il portinaio spazzava le scale.", "it", "guard"],
    ["أعطتني راهبة تفاحة.", "ar", "nun"],
  ] as [string, Locale, string][])("have the role of a compound: %s", (text, locale, role) => {
    expect(castOf(text, locale)).toEqual([expect.objectContaining({ role })]);
  });

  it("are not there where they only own what is named", () => {
    expect(castOf("Babamın saati çalıyordu.", "tr")).toEqual([]);
    expect(castOf("Babamın yanında oturdum.", "tr")[0]!.id).toBe("father");
  });

  it("are men by words that end like women's", () => {
    expect(castOf("पड़ोसी छड़ी लेकर आया।", "hi")[0]!.woman).toBeUndefined();
  });

  it.each([
    ["I stood in a queue at the bakery.", "en-GB"],
    ["Je faisais la queue à la boulangerie.", "fr"],
    ["Estaba en la fila de la panadería.", "es"],
    ["A fila chegava até à igreja.", "pt"],
    ["Ero in fila alla posta.", "it"],
    ["Ekmek kuyruğunda bekliyordum.", "tr"],
    ["كنت في طابور المخبز.", "ar"],
    ["राशन की लाइन में खड़ा था।", "hi"],
    ["行列に並んでいた。", "ja"],
    ["빵집 앞에 줄을 서 있었다.", "ko"],
  ] as [string, Locale][])("stand in line in a queue: %s", (text, locale) => {
    expect(castOf(text, locale)).toContainEqual({ id: "crowd", queue: true });
  });

  it("are no queue where an animal's tail is meant", () => {
    expect(castOf("Kedinin kuyruğu yanıyordu.", "tr")).toEqual([]);
    expect(castOf("La queue du chat brûlait.", "fr")).toEqual([]);
  });

  it("are no old man where a thing is old", () => {
    expect(castOf("Um cão velho deitou-se.", "pt")).toEqual([]);
    expect(castOf("Um velho deitou-se.", "pt")[0]!.id).toBe("oldMan");
  });

  it("do not make the dreamer do what somebody or something else does", () => {
    const action = (text: string, locale: Locale) => describeScene(text, locale).action;
    expect(action("Se caía el techo de la cocina.", "es")).toBeNull();
    expect(action("Me caía por la escalera.", "es")).toBe("falling");
    expect(action("سقطت نجمة على السجادة.", "ar")).toBeNull();
    expect(action("سقطت من السطح.", "ar")).toBe("falling");
    expect(action("खेत में अंगूठी कुएँ में गिर गई।", "hi")).toBeNull();
    expect(action("案山子が手を振った。", "ja")).toBeNull();
    expect(action("젓가락을 떨어뜨렸다.", "ko")).toBeNull();
    expect(action("단추가 떨어졌다.", "ko")).toBeNull();
    expect(action("내가 떨어졌다.", "ko")).toBe("falling");
    expect(action("강의를 들었다.", "ko")).toBeNull();
    expect(action("Je portais un manteau rouge.", "fr")).toBeNull();
    expect(action("Llevaba una maleta.", "es")).toBe("holding");
    expect(action("Un rat portait une couronne.", "fr")).toBeNull();
    expect(action("I was trying on a swimsuit.", "en-US")).toBeNull();
  });
});

describe("words that mean another thing beside others", () => {
  it.each([
    ["Mon fils jouait au ballon dans la cour.", "fr", "ball"],
    ["Un ballon gonflé à l'hélium montait au ciel.", "fr", "balloon"],
    ["Un ballon dirigeable passait.", "fr", "zeppelin"],
    ["Okulun kapısı kapalıydı.", "tr", "door"],
    ["Il pompiere saliva sulla scala.", "it", "ladder"],
    ["お釣りをもらった。", "ja", "coin"],
    ["다리를 건너는데 강이 보였다.", "ko", "bridge"],
    ["창밖에 고래가 있었다.", "ko", "window"],
    ["ضاعت محفظتي.", "ar", "wallet"],
    ["मैंने डंडा उठाया।", "hi", "branch"],
    ["फाइलें उड़ गईं।", "hi", "ringBinder"],
    ["शहद की शीशी थी।", "hi", "bottle"],
    ["كلبي كان نائما.", "ar", "dog"],
    ["Je me cachais sous un bureau.", "fr", "desk"],
  ] as [string, Locale, string][])("are read so: %s", (text, locale, thing) => {
    expect(describeScene(text, locale).things.map((one) => one.thing)).toContain(thing);
  });

  it.each([
    ["歯医者の先生がペンチを持っていた。", "ja", "pencil"],
    ["La farina volava.", "it", "lighthouse"],
    ["كانت تمطر وحل الليل.", "ar", "mud"],
    ["アイロンが針鼠になった。", "ja", "needle"],
    ["A cop was sitting on the hood of my car.", "en-US", "hat"],
    ["Bana tabancayla ateş etti.", "tr", "fire"],
    ["Estava em fato de banho.", "pt", "coat"],
  ] as [string, Locale, string][])("are not read so: %s", (text, locale, thing) => {
    expect(describeScene(text, locale).things.map((one) => one.thing)).not.toContain(thing);
  });

  it.each([
    ["猫背の人が鳥肌を立てて羊羹をくれた。", "ja"],
    ["亀裂が入って、口笛が聞こえた。", "ja"],
    ["松本さんと森さんと石川さんは花粉症だった。", "ja"],
    ["눈이 아팠다. 배가 아팠다. 사과를 했다.", "ko"],
    ["말도 안 되는 소리였다.", "ko"],
    ["İki ay önceydi, dalga geçti, kazandım.", "tr"],
    ["A movie star gave me a bear hug at the end of last fall.", "en-US"],
    ["Une vague idée de la lune de miel.", "fr"],
    ["La muñeca me dolía y vino mi jefe.", "es"],
    ["Non sapevo che cosa fare al piano di sopra.", "it"],
    ["A sereia dos bombeiros tocava.", "pt"],
    ["شعر بالخوف ثم سلم علي.", "ar"],
    ["हम हार गए।", "hi"],
  ] as [string, Locale][])("hide in compounds and sayings: %s", (text, locale) => {
    const { things, place, weather } = describeScene(text, locale);
    expect({ things, place, weather }).toEqual({ things: [], place: null, weather: null });
  });

  it("name a dentist's place where only the dentist is named", () => {
    expect(describeScene("Il dentista mi toglieva un dente.", "it").place).toBe("dentist");
    expect(describeScene("歯医者の先生がハンマーを持って近づいてきた。", "ja").place).toBe("dentist");
    expect(describeScene("I met the dentist in the forest.", "en-US").place).toBe("forest");
  });
});

describe("a caption", () => {
  it("names roles, queues and numbers", () => {
    const caption = (text: string, locale: Locale) => captionOf(describeScene(text, locale), locale);
    expect(caption("A firefighter and a nurse were on the beach.", "en-US")).toBe(
      "a firefighter, a nurse, a shore",
    );
    expect(caption("Estaba en la fila con mis dos hijas.", "es")).toBe("una fila de gente, una niña × 2");
    expect(caption("Une boulangère riait.", "fr")).toBe("une boulangère");
  });

  it("has the same roles in every language", () => {
    const [first, ...others] = Object.values(roleNames).map((names) => Object.keys(names).toSorted());
    expect(others).toHaveLength(9);
    for (const one of others) expect(one).toEqual(first);
  });
});
