import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

const dreamer = (text: string, locale: Locale) => {
  const { action, activity, handles, aboard } = describeScene(text, locale);
  return [action, activity, handles?.way, aboard && "aboard"].filter(Boolean);
};

describe("an act with a subject of its own", () => {
  it.each([
    ["The vet was kneeling in the barn, watering the tomatoes.", "en-US"],
    ["I stood in the barn. Then a fox came in through the door, sat down and ate the bread.", "en-US"],
    ["Une dame en noir arrosait les fleurs de la cuisine.", "fr"],
    ["Una paciente muy mayor se levantó y se puso a bailar con la escoba.", "es"],
    ["El camarero saltó y se quedó colgado de la lámpara.", "es"],
    ["O vestido ficou preso na porta, voando.", "pt-BR"],
    ["Ela andava de barco entre os móveis.", "pt-BR"],
    ["La commissione stava seduta su una barca.", "it"],
    ["Un terremoto faceva ballare i lampadari.", "it"],
    ["Mia nonna era in cucina e lavorava la farina.", "it"],
    ["Ich stand in der Küche. Sie hat Pfannkuchen gebacken.", "en-US"],
    ["In den Zweigen saßen Eulen.", "en-US"],
    ["Durch die Ritzen fiel goldener Staub.", "en-US"],
    ["Подо льдом плавала наша старая корова.", "en-US"],
    ["Я испугалась, а он сел рядом и спал у меня на плече.", "en-US"],
    ["दुकान पर एक बूढ़े बाबा मोर को दूध पिला रहे थे।", "hi"],
    ["अंत में वह बादल पर बैठी मिली।", "hi"],
    ["祖父は何も言わず、軽トラに乗って行ってしまった。", "ja"],
    ["隣の奥さんが先に来て、魚釣りをしている。", "ja"],
    ["학생들이 물고기처럼 헤엄치면서 문제를 풀고 있었다.", "ko"],
    ["버스가 더 높은 산길로 올라갔다.", "ko"],
    ["За столом дедушка читал газету.", "en-US"],
    ["En la pizarra se había posado una mariposa.", "es"],
    ["तभी खिड़की से एक तोता आया।", "hi"],
    ["Dad was alive and fixing the roof, and I woke up crying.", "en-US"],
    ["रेलगाड़ी रुकी, अंदर सवारियाँ चाय पी रही थीं।", "hi"],
    ["桃子里面坐着一个小婴儿，正在打电话。", "en-US"],
  ] as const)("is not the dreamer's: %s", (text, locale) => {
    expect(dreamer(text, locale)).toEqual([]);
  });

  it.each([
    ["At the last house I saw my own daughter, grown up, ironing.", "en-US", "child", "ironing"],
    ["My late husband was standing in the greenhouse, watering tomatoes.", "en-US", "man", "watering"],
    ["O meu avô estava na vinha, vivo, de tesoura na mão.", "pt", "grandfather", "holding"],
    ["Die Sonne schien und am Ufer tanzte meine Tochter.", "en-US", "child", "dancing"],
    ["J'étais au marché et il y avait ma grand-mère. Elle dansait.", "fr", "grandmother", "dancing"],
    ["ella no se daba cuenta, mi novia, y ella cantaba", "es", "woman", "singing"],
    ["庭に男の子が立っていて、袋を持っていた。", "ja", "child", "holding"],
    ["언니가 회전목마를 타고 나는 풍선을 들고 있었다.", "ko", "sister", "riding"],
    ["मेरे नाना बिस्तर पर बैठे आम खा रहे थे।", "hi", "grandfather", "eating"],
  ] as const)("belongs to who does it: %s", (text, locale, id, does) => {
    const { cast } = describeScene(text, locale);
    expect(cast?.find((one) => one.id === id)?.does).toBe(does);
  });

  it.each([
    ["My son was little again and I was running on the beach.", "en-US", "running"],
    ["Un señor me cortaba el pelo, pero al mirarme al espejo estaba calva.", "es", "atMirror"],
    ["gli scoiattoli me li avevano fregati e correvo sui tavoli", "it", "running"],
    ["Il vigile mi faceva la multa perché ero scalzo.", "it", "barefoot"],
    ["Als es kam, flogen wir alle über die Turnhalle.", "en-US", "flying"],
    ["وكنت اركض حافية في الصحرا وبنتي ضاعت", "ar", "running"],
    ["실내에서 엄마가 웃고 나는 의자 위에 올라갔다.", "ko", "climbing"],
    ["老板让我们摘桃子。", "en-US", "picking"],
    ["снилось что я летаю над городом", "en-US", "flying"],
    ["我在梦里跳舞，妈妈在旁边。", "en-US", "dancing"],
  ] as const)("stays with the dreamer: %s", (text, locale, does) => {
    expect(dreamer(text, locale)).toContain(does);
  });
});
