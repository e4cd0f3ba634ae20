import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Thing } from "#server/studio/reading/scene/catalogue.ts";
import type { Locale } from "#shared/locales.ts";

const inside: [text: string, locale: Locale, thing: Thing][] = [
  ["I was on the bus with my grandmother and a cow stood in the aisle", "en-US", "bus"],
  ["dolmuşta en arkada oturuyorum, yanımdaki teyze parayı uzatır mısın diyo", "tr", "minibus"],
  ["uçakta annemle oturuyorduk, koridorda bir aslan geziyordu", "tr", "plane"],
  ["Ich saß im Flugzeug neben meinem Vater", "en-US", "plane"],
  ["Iba en coche con mi padre y mi hermana", "es", "car"],
  ["soñé que iba en el metro con mi abuelo", "es", "metro"],
  ["я ехал в поезде с бабушкой, в купе сидел медведь", "en-US", "train"],
  ["在地铁里，我旁边坐着一只熊猫", "en-US", "metro"],
  ["電車の中で隣に座っていたのは大きな蛙だった", "ja", "train"],
  ["지하철을 타고 있었는데 승객들이 전부 고양이였다", "ko", "metro"],
  ["كنت بالباص مع امي والسواق كان كلب", "ar", "bus"],
];
const outside: [text: string, locale: Locale][] = [
  ["The red car fell off the bridge with my family", "en-US"],
  ["we took the train to the beach and swam in the sea with my cousin", "en-GB"],
  ["otobüsü kaçırdım, durakta tek başıma ağlıyordum", "tr"],
  ["I was driving a car without brakes", "en-US"],
  ["Mi hermano estaba en un barco", "es"],
  ["バスに乗っていた", "ja"],
  ["The school was far, I went in by bus with my sister and sat in the classroom", "en-US"],
];

describe("a dream in a vehicle", () => {
  it.each([
    ["il neigeait dans la voiture, ma mère conduisait comme si de rien n'était", "fr", true],
    ["в машине шёл снег, мама вела как ни в чём не бывало", "en-US", true],
    ["I was in the car with mum and it was snowing outside.", "en-US", undefined],
  ] as const)("has the weather where the dream puts it: %s", (text, locale, within) => {
    expect(describeScene(text, locale)).toMatchObject({ weather: "snow" });
    expect(describeScene(text, locale).weatherInside).toBe(within);
  });

  it.each(inside)("shows the inside: %s", (text, locale, thing) => {
    expect(describeScene(text, locale).aboard).toMatchObject({ thing, inside: true });
  });
  it.each(outside)("shows the outside: %s", (text, locale) => {
    expect(describeScene(text, locale).aboard?.inside).toBeUndefined();
  });
  it("knows an animal at the wheel, berths, and what is beyond the windows", () => {
    const dog = describeScene("my dog was driving the car and I sat in the back", "en-US");
    expect(dog).toMatchObject({ aboard: { inside: true }, cast: [{ animal: "dog" }] });
    const monkey = describeScene("taksideydim, şoför bir maymundu", "tr");
    expect(monkey).toMatchObject({ aboard: { inside: true }, cast: [{ animal: "monkey" }] });
    expect(describeScene("ट्रेन की ऊपर वाली बर्थ पर सो रहा था", "hi").aboard?.berths).toBe(true);
    const sea = describeScene("fui no onibus lotado pro fundo do mar, os peixes na janela", "pt-BR");
    expect(sea.aboard?.outside).toBe("underwater");
  });
});

describe("a vehicle that somebody else drives", () => {
  it.each([
    ["mi jefe conducía el autobús y todos mis compañeros de trabajo iban dormidos", "es", "bus"],
    ["annemle babam arabada kavga ediyordu ben arkada ağlıyordum", "tr", "car"],
    ["満員電車で隣の人がみんなペンギンだった", "ja", "train"],
    ["on the tube everyone was staring at me", "en-GB", "metro"],
  ] as const)("has the dreamer in it: %s", (text, locale, thing) => {
    expect(describeScene(text, locale).aboard).toMatchObject({ thing, inside: true });
  });
  it("is not the means to get somewhere", () => {
    expect(describeScene("電車で海に行った", "ja").aboard).toBeUndefined();
  });
});
