import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Place, Thing } from "#server/studio/reading/scene/catalogue.ts";
import type { Locale } from "#shared/locales.ts";

const things = (text: string, locale: Locale) => describeScene(text, locale).things.map(({ thing }) => thing);
const people = (text: string, locale: Locale) => describeScene(text, locale).people;
const place = (text: string, locale: Locale) => describeScene(text, locale).place;

describe("a word of another meaning", () => {
  it.each<[absent: Thing, locale: Locale, text: string]>([
    ["boots", "tr", "Havuçla bir şeyler çizmeye çalışıyorum."],
    ["alarmClock", "fr", "Les chaises tombaient vers la mer, réveil en sursaut."],
    ["apple", "fr", "Sa robe était vert pomme."],
    ["bed", "en-GB", "A ballroom, and we've been paying for a one-bed this whole time."],
    ["tap", "en-GB", "The audience was scarecrows and I started tap dancing."],
    ["till", "en-US", "The bridge kept getting narrower till the wheels were hanging off."],
    ["chest", "en-US", "Three people were standing in the water up to their chest."],
    ["cookie", "en-US", "Biscuit was alive and young again."],
    ["pickup", "en-US", "The judge had my hog, only he was big as a pickup."],
    ["claws", "it", "Un gatto nero firmava i documenti con la zampa."],
    ["cigarette", "it", "Il vulcano fumava dietro casa."],
    ["bear", "it", "Ero in pigiama, quello con gli orsetti."],
    ["spool", "es", "Llevaba en la mano el hilo de un globo rojo."],
    ["barn", "es", "Estaba en la cocina de mi abuelita allá en el rancho."],
    ["hose", "pt-BR", "Puxava a cobra, achando que era mangueira."],
    ["beer", "ar", "وجدت بئرا قديمة بجانبها نخلة."],
    ["shower", "ar", "وزة كبيرة قاعدة على الدش."],
    ["needle", "ar", "كان أخي يمسك بخيط مربوط في قدمي."],
    ["wings", "hi", "एक मोर पंख फैलाकर खड़ा था।"],
    ["wall", "hi", "घोड़ी पर एक दीवार घड़ी बैठी थी।"],
    ["tree", "ja", "温泉に桜の木が生えていた。"],
    ["train", "ja", "小さな駅で終電を逃した。"],
    ["house", "ko", "우리 집 고양이가 군복을 입고 있었다."],
    ["lotteryBalls", "ko", "남편은 로또 사야 된다고 나갔다."],
    ["horse", "ko", "아내한테는 아직 말 안 함."],
    ["dog", "ko", "책상이 수백 개인데 나 혼자였다."],
  ])("is no %s (%s)", (absent, locale, text) => {
    expect(things(text, locale)).not.toContain(absent);
  });

  it.each<[there: Thing, locale: Locale, text: string]>([
    ["well", "ar", "وجدت بئرا قديمة بجانبها نخلة."],
    ["satelliteDish", "ar", "وزة كبيرة قاعدة على الدش."],
    ["ladder", "it", "C'era mio cognato con la scala che mi urlava di scendere."],
    ["bus", "es", "Iba en un camión por la sierra y se sentó mi amiga."],
    ["cart", "es", "Estaba en el súper y llevaba el carro lleno de bombillas."],
    ["bed", "hi", "Aam ke bagiche mein so raha tha, khaat par."],
    ["chest", "en-US", "There was a treasure in the chest."],
    ["till", "en-GB", "A bear stood behind the till."],
  ])("is a %s (%s)", (there, locale, text) => {
    expect(things(text, locale)).toContain(there);
  });

  it("is not a person who is only spoken to", () => {
    expect(people("Gelinim dişleri tencereye attı, pilav yaparım anne dedi.", "tr")).not.toContain("mother");
    expect(people("Babaannem birini koydu, al kızım büyüt bunu dedi.", "tr")).toEqual(["grandmother"]);
    expect(people("시어머니가 앉아 계셨다. 어머니 이거 뭐예요 하니까 웃으셨다.", "ko")).not.toContain(
      "mother",
    );
    expect(people("Tio Valdir olhou e disse: vira a carne, guri.", "pt-BR")).not.toContain("child");
    expect(people("Anne bana baktı, annem güldü.", "tr")).toContain("mother");
  });

  it("is no load on a back where none is named", () => {
    expect(describeScene("Uma baleia levava um elétrico às costas.", "pt").activity).toBeUndefined();
    expect(describeScene("Cargaba un saco a la espalda.", "es").things.map(({ thing }) => thing)).toContain(
      "sack",
    );
  });
});

describe("a place in passing", () => {
  it.each<[expected: Place | null, locale: Locale, text: string]>([
    ["bakery", "fr", "J'étais au fournil, la pâte descendait la rue jusqu'à la mairie."],
    ["corridor", "ja", "お風呂から戻ろうとしたら廊下がどこまでも続いていた。"],
    [null, "ja", "クマが入ってきて、郵便局はどこですかって聞かれた。"],
    ["cemetery", "pt", "Estava no meu funeral e o meu irmão discutia por causa do estacionamento."],
    ["street", "pt-BR", "A rua tava alagada e eu descia boiando no sofá da sala."],
    ["city", "pt-BR", "Saí da loja e passei por cima dos prédios da cidade."],
    ["fairground", "es", "Estaba en la noria de la feria con Marta, la de primaria."],
    ["hotSpring", "ja", "職場のビルの屋上に温泉ができていた。"],
    ["frozenLake", "en-US", "The lake was frozen over and I walked on it."],
    ["bank", "hi", "bank mein lambi line thi aur mere aage ek mor khada tha"],
    ["school", "en-GB", "Parents' evening, and a tooth fell out."],
    ["bakery", "it", "Uscivo dalla pasticceria."],
  ])("leaves it at %s (%s)", (expected, locale, text) => {
    expect(place(text, locale)).toBe(expected);
  });

  it("is none to which a train or a bus leads", () => {
    expect(place("On the train to go back to uni, a fox came round.", "en-GB")).not.toBe("school");
    expect(place("On the train to Leeds for a job interview.", "en-GB")).not.toBe("office");
    expect(place("버스를 탔는데 승객들이 자고 있었다. 병원 늦었는데.", "ko")).not.toBe("hospital");
  });
});

describe("clothes without a wearer", () => {
  it("are an aunt's apron, and else the dreamer's", () => {
    const aunt = describeScene("Mi tía metía los pollitos en el bolsillo del delantal.", "es");
    expect(aunt.cast?.[0]?.outfit).toBe("apron");
    expect(aunt.things.map(({ thing }) => thing)).not.toContain("apron");
    expect(describeScene("友達と跳び箱をしている。二人とも大人の体なのに体操服。", "ja").outfit).toBe(
      "tracksuit",
    );
  });
  it("stay where they are said to be", () => {
    expect(things("A red kimono hung on the wall.", "en-US")).toContain("kimono");
  });
});
