import { expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

// German, Russian and Chinese are read in any interface language.
it.each<[text: string, locale: Locale, thing: string]>([
  ["I was rattling the umbrella", "en-US", "umbrella"],
  ["I sharpened the scissors", "en-US", "scissors"],
  ["we kept squeezing the lemon", "en-GB", "lemon"],
  ["je dépliais la lettre sans fin", "fr", "letter"],
  ["schiacciavo il pomodoro con rabbia", "it", "tomato"],
  ["retorcía el paraguas", "es", "umbrella"],
  ["enchi um cesto com terra", "pt", "basket"],
  ["ich drehte den Löffel immer wieder", "en-US", "spoon"],
  ["я точила ножницы", "en-US", "scissors"],
  ["я крутила ложку", "en-US", "spoon"],
  ["makası bileyliyordum", "tr", "scissors"],
  ["kaşığı eğip büküyordum", "tr", "spoon"],
  ["鍵をひねっていた", "ja", "key"],
  ["スプーンを曲げていた", "ja", "spoon"],
  ["숟가락을 구부리고 있었다", "ko", "spoon"],
  ["가위를 갈고 있었다", "ko", "scissors"],
  ["मैं चम्मच मोड़ रहा था", "hi", "spoon"],
  ["كنت أثني الملعقة", "ar", "spoon"],
  ["我把勺子弄弯了", "en-US", "spoon"],
])("holds what the dreamer does something with: %s", (text, locale, thing) => {
  expect(describeScene(text, locale).handles).toEqual({ way: "hold", thing });
});

it.each<[text: string, locale: Locale]>([
  ["I was looking for the scissors", "en-US"],
  ["My brother sharpened the scissors", "en-US"],
  ["I lost my key and remembered the spoon", "en-US"],
  ["I ran along the road and my umbrella was rattling", "en-US"],
  ["je cherchais la cuillère", "fr"],
  ["mio zio schiacciava il pomodoro", "it"],
  ["buscaba el paraguas", "es"],
  ["minha tia enchia um cesto", "pt-BR"],
  ["mein Bruder drehte den Löffel", "en-US"],
  ["брат точил ножницы", "en-US"],
  ["babam makası biliyordu", "tr"],
  ["makası arıyordum", "tr"],
  ["スプーンを探していた", "ja"],
  ["숟가락을 찾고 있었다", "ko"],
  ["मैं चम्मच ढूँढ रहा था", "hi"],
  ["كنت أبحث عن الملعقة", "ar"],
])("holds nothing that is only looked for, or in the hands of others: %s", (text, locale) => {
  expect(describeScene(text, locale).handles).toBeUndefined();
});
