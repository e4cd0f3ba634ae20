import { describe, expect, it } from "vitest";
import { captionOf } from "#server/studio/reading/scene/caption.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const readOf = (text: string, locale: Locale) => describeScene(text, locale);

describe("an animal in the part of a person", () => {
  it.each([
    ["The waiter was a penguin.", "en-US", "penguin", "waiter"],
    ["had to redo my french oral except the examiner was a massive seagull", "en-GB", "seagull", "examiner"],
    ["Düğünümde damat kravatlı bir tembel hayvandı.", "tr", "sloth", "groom"],
    ["öğretmen de bizim kedi. patisiyle tahtaya bişeyler yazıyordu", "tr", "cat", "teacher"],
    ["le serveur était un pingouin", "fr", "penguin", "waiter"],
    ["the priest, who was a white horse, smiled at me", "en-GB", "horse", "priest"],
    ["guardavano tutti il prete che era un cavallo bianco", "it", "horse", "priest"],
    ["le curé qui était un cheval blanc lisait la messe", "fr", "horse", "priest"],
    ["la maestra que era una tortuga repartía los exámenes", "es", "turtle", "teacher"],
    ["o padre que era um cavalo rezava na igreja", "pt", "horse", "priest"],
    ["der Lehrer, der ein Reiher war, stand an der Tafel", "en-US", "heron", "teacher"],
    ["учитель, который был медведем, писал на доске", "en-US", "bear", "teacher"],
    ["el conductor del autobús era un caballo", "es", "horse", "driver"],
    ["o noivo era um bicho-preguiça de gravata", "pt-BR", "sloth", "groom"],
    ["Il mio capo era un maiale in giacca e cravatta", "it", "pig", "boss"],
    ["der Lehrer war eine Eule", "en-US", "owl", "teacher"],
    ["猫の先生が黒板に数学を書いていた", "ja", "cat", "teacher"],
    ["원숭이 의사가 나를 진찰했다", "ko", "monkey", "doctor"],
    ["My boss turned into a giant toad.", "en-US", "frog", "boss"],
    ["mi jefe se convirtió en un sapo", "es", "frog", "boss"],
    ["maymun garson bize çay getirdi", "tr", "monkey", "waiter"],
  ] as [string, Locale, string, string][])("has the role of who is one: %s", (text, locale, animal, role) => {
    const { cast, things } = readOf(text, locale);
    expect(cast).toContainEqual(expect.objectContaining({ animal, role }));
    expect(things.map(({ thing }) => thing)).not.toContain(animal);
  });

  it.each([
    ["a wolf in an armchair was reading the newspaper", "en-US", "wolf", "reading"],
    ["My cat was knitting a sweater.", "en-US", "cat", "knitting"],
    ["köpeğim arabayı kullanıyordu", "tr", "dog", "driving"],
    ["keçi bisikletle okula gidiyordu", "tr", "goat", "riding"],
    ["un renard lisait le journal dans le métro", "fr", "fox", "reading"],
    ["un macaco de óculos dava aula de matemática", "pt-BR", "monkey", "atBoard"],
    ["हमारी भैंस बड़े आराम से नाव चला रही थी", "hi", "buffalo", "driving"],
    ["دخل علينا دب ابيض يبغى شاي", "ar", "bear", "drinking"],
    ["Mein Hund saß am Steuer und fuhr unser Auto.", "en-US", "dog", "driving"],
  ] as [string, Locale, string, string][])("does what only people do: %s", (text, locale, animal, does) => {
    expect(readOf(text, locale).cast).toContainEqual(expect.objectContaining({ animal, does }));
  });

  it.each([
    [
      "twenty pigeons in suits with briefcases chased me",
      "en-US",
      { animal: "pigeon", outfit: "suit", count: 3 },
    ],
    ["une vingtaine de pigeons en costard avec des mallettes", "fr", { animal: "pigeon", outfit: "suit" }],
    ["gözlüklü bir deve kütüphanede kitap okuyordu", "tr", { animal: "camel", wears: ["glasses"] }],
    ["جنبه جمل لابس نظارة", "ar", { animal: "camel", wears: ["glasses"] }],
    ["鹿はみんな黄色い通学帽かぶってた", "ja", { animal: "deer", wears: ["cap"] }],
    ["the pilot was a golden retriever with sunglasses", "en-US", { animal: "dog", role: "pilot" }],
  ] as [string, Locale, object][])("wears what people wear: %s", (text, locale, member) => {
    expect(readOf(text, locale).cast).toContainEqual(expect.objectContaining(member));
  });

  it.each([
    ["I was a fox and I ran through the snow.", "en-US", "fox"],
    ["Rüyamda bir kediydim, çatılarda geziyordum.", "tr", "cat"],
    ["Ero una volpe e correvo nella neve.", "it", "fox"],
    ["sonhei que eu era um cachorro", "pt-BR", "dog"],
    ["我变成了一只猫，在屋顶上走", "en-US", "cat"],
  ] as [string, Locale, string][])("is the dreamer: %s", (text, locale, animal) => {
    const scene = readOf(text, locale);
    expect(scene.animal).toBe(animal);
    expect(scene.things.map(({ thing }) => thing)).not.toContain(animal);
  });

  it.each([
    ["my cat slept on the chair while I was reading", "en-US"],
    ["I was writing a letter when a bird flew in", "en-US"],
    ["the vet was examining my dog", "en-US"],
    ["my boss has a cat", "en-US"],
    ["kediye mama verirken annem kitap okuyordu", "tr"],
    ["köpeği gezdirirken telefonla konuşuyordum", "tr"],
    ["犬と散歩しながら電話していた", "ja"],
    ["고양이를 안고 책을 읽었다", "ko"],
    ["mi padre leía el periódico con el perro al lado", "es"],
    ["mon chat dormait pendant que je lisais", "fr"],
    ["बिल्ली मेरी गोद में थी और मैं किताब पढ़ रही थी", "hi"],
    ["كان الكلب يركض وأنا أقود السيارة", "ar"],
    ["un hibou sur le tableau noir", "fr"],
  ] as [string, Locale][])("stays an animal where people act: %s", (text, locale) => {
    const { cast = [], animal } = readOf(text, locale);
    expect(animal).toBeUndefined();
    expect(cast.filter((one) => one.animal)).toEqual([]);
  });

  it("is named with its body in the caption", () => {
    expect(captionOf(readOf("The waiter was a penguin.", "en-US"), "en-US")).toContain(
      "a penguin with a human body (a waiter)",
    );
  });
});
