import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const placeOf = (text: string, locale: Locale) => describeScene(text, locale).place;

describe("a place that only tells who or what something is", () => {
  it.each<[string, Locale, string]>([
    ["The janitor of my school was fishing with me on the lake.", "en-US", "lake"],
    ["Volaba sentada en la silla de mi oficina y abajo estaba el mar.", "es", "ocean"],
    ["Estava num barco de pesca com mortos da minha aldeia. O mar estava liso.", "pt", "ocean"],
    ["मेरी शादी थी। दूल्हा मेरे स्कूल का चपरासी निकला।", "hi", "weddingHall"],
    ["I was on the roof of my old school with a camel", "en-US", "rooftop"],
    ["Eski okulumun çatısındaydım, bir deve vardı.", "tr", "rooftop"],
    ["Estaba en el techo de mi escuela.", "es", "rooftop"],
    ["मैं अपने पुराने स्कूल की छत पर थी", "hi", "rooftop"],
    ["Berber koltuğunda oturuyordum.", "tr", "hairdresser"],
    ["köydeki evimizin bahçesinde bir yılan vardı", "tr", "garden"],
    ["病室のベッドごと桜並木を走っていた", "ja", "blossomAvenue"],
    ["मैं अपने गाँव के तालाब में भैंस को नहला रहा था", "hi", "lake"],
    ["Köydeki evin mutfağında anneannem balık kızartıyordu.", "tr", "kitchen"],
    ["学校の用務員さんが湖で釣りをしていた。", "ja", "lake"],
    ["우리 학교 수위 아저씨가 호수에서 낚시를 하고 있었다.", "ko", "lake"],
    ["جارنا الذي يعمل في المطار كان يغني في مطبخنا.", "ar", "kitchen"],
    ["Der Hausmeister meiner Schule saß mit mir am See.", "en-US", "lake"],
    ["Сторож нашей школы ловил рыбу на озере.", "en-US", "lake"],
    ["我们学校的门卫在湖边钓鱼。", "en-US", "lake"],
    // Where nothing else names a place, that one stays.
    ["il direttore della banca mi offriva un panino", "it", "bank"],
    ["the lunch lady at my old elementary school served me keys", "en-US", "school"],
  ])("%s", (text, locale, place) => {
    expect(placeOf(text, locale)).toBe(place);
  });
});

describe("a place that is told of, wished for or come from", () => {
  it.each<[string, Locale, string]>([
    ["There was a whale in the swimming pool. I told it the sea was just past the field.", "en-GB", "pool"],
    ["mon chien était dans la cuisine, il se disputait avec la banque", "fr", "kitchen"],
    ["खेत में हल चला रहा था। एक आदमी बोला, भैया कौन सा स्टेशन है?", "hi", "field"],
    ["동생이 우주로 이민 간다고 해서 온 가족이 감자밭으로 배웅을 나갔다", "ko", "cropField"],
    ["新幹線が山の中で止まった。トンネルの向こうから笛の音が聞こえた", "ja", "mountain"],
    ["도서관에 있는데 누가 바다가 어디냐고 물었다.", "ko", "library"],
    ["كنت في المكتبة وسألتني امرأة أين المستشفى.", "ar", "library"],
    ["Eu tava no hospital e a enfermeira disse que o circo tinha chegado.", "pt-BR", "hospital"],
    ["Я была в библиотеке, и меня спросили, где вокзал.", "en-US", "library"],
    ["I was late for my shift at the warehouse and then we drove down the beach.", "en-US", "shore"],
  ])("%s", (text, locale, place) => {
    expect(placeOf(text, locale)).toBe(place);
  });
});

describe("an event at a real place", () => {
  it.each<[string, Locale, string]>([
    ["Mi vuelo salía desde una cancha de tierra.", "es", "stadium"],
    ["Ich muss zur Prüfung, die findet im Freibad auf dem Zehner statt.", "en-US", "pool"],
    ["Je devais passer mon bac mais la salle était une piscine vide.", "fr", "pool"],
    ["Meu voo saía de um cemitério e o piloto era meu avô.", "pt-BR", "cemetery"],
    ["The funeral was held at a bowling alley.", "en-US", "bowlingAlley"],
    // In its own hall it is the exam.
    ["고등학교 교실에서 시험을 보고 있었다", "ko", "exam"],
  ])("%s", (text, locale, place) => {
    expect(placeOf(text, locale)).toBe(place);
  });
});

describe("before a building", () => {
  it.each<[string, Locale, string]>([
    ["Mio padre spalava la neve davanti al negozio.", "it", "street"],
    ["편의점 앞에서 친구랑 라면을 먹었다", "ko", "street"],
    ["un loup attendait devant l'école", "fr", "schoolYard"],
    ["köyün camisinin önünde misket oynuyoruz", "tr", "village"],
    ["I sang in front of my class", "en-US", "school"],
  ])("%s", (text, locale, place) => {
    expect(placeOf(text, locale)).toBe(place);
  });
});

describe("what a place has become, and what is flown over", () => {
  it.each<[string, Locale, string]>([
    ["The hospital turned out to be a circus.", "en-US", "circus"],
    ["Hastane sirk olmuştu, doktorlar top çeviriyordu.", "tr", "circus"],
    ["병원이 서커스로 변해서 의사들이 줄을 탔다.", "ko", "circus"],
    ["Sogno strano: dal dentista, però la poltrona stava in mezzo a un bosco.", "it", "forest"],
    ["I flew over the school and landed in a wheat field.", "en-GB", "wheatField"],
    ["空を飛んでいた。夕方の商店街の上を進んだ。", "ja", "street"],
    ["Volavo sopra i tetti del paese attaccata a un lenzuolo.", "it", "village"],
  ])("%s", (text, locale, place) => {
    expect(placeOf(text, locale)).toBe(place);
  });
});

describe("a room by what stands in it, and a vehicle", () => {
  it("is the bathroom of a flat with a bath", () => {
    expect(placeOf("I was in my nan's old flat and the bath was full of goldfish.", "en-US")).toBe(
      "bathroom",
    );
  });

  it("is inside a vehicle that Korean words end with", () => {
    const { aboard } = describeScene("지하철에서 눈을 떴더니 승객이 전부 친구들이었다.", "ko");
    expect(aboard).toMatchObject({ thing: "metro", inside: true });
  });

  it("is no wedding hall where the wedding is on the underground", () => {
    expect(placeOf("Снилась свадьба в метро.", "en-US")).toBeNull();
  });
});

describe("a graveyard of things", () => {
  it("is a heap of them", () => {
    expect(placeOf("in cima c'era un cimitero di biciclette", "it")).toBe("dump");
    expect(placeOf("a pet cemetery, a cemetery of dogs", "en-US")).toBe("cemetery");
  });
});
