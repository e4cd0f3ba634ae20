import { expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { revealingWords } from "#shared/revealing-words.ts";

const FOUND: [Locale, string, string[]][] = [
  ["tr", "Denizin üstünde uçuyordum. Annem kıyıdaydı ve bir sokak gördüm.", []],
  [
    "tr",
    "Ayşe'nin evinde, Moda Caddesi üstünde Mehmet Yılmaz bekliyordu.",
    ["Ayşe", "Moda Caddesi", "Mehmet Yılmaz"],
  ],
  ["tr", "Beni 0532 123 45 67 numarasından aradı; rüyada 1987 yılıydı.", ["0532 123 45 67"]],
  ["tr", "Sonra Tanrı konuştu.", []],
  ["en-US", "I was in a street and then I’m flying on Monday.", []],
  [
    "en-GB",
    "We lived at 12 Green Hill Road with Anna, born 04/05/1990.",
    ["12 Green Hill Road", "Anna", "04/05/1990"],
  ],
  [
    "en-US",
    "Write to me.too+x@mail.example.com or @night_owl or www.example.com/a",
    ["me.too+x@mail.example.com", "@night_owl", "www.example.com/a"],
  ],
  ["fr", "Je marchais avec Élodie Martin près de la mer.", ["Élodie Martin"]],
  ["es", "Caminaba por la calle y vi a José.", ["José"]],
  ["ar", "رأيت رجلا اسمه خالد، ورقمه ٠٥٥١٢٣٤٥٦٧", ["خالد", "٠٥٥١٢٣٤٥٦٧"]],
  ["hi", "उसका नाम राहुल था।", ["राहुल"]],
  ["hi", "उसका नाम था।", []],
  ["ja", "お母さんと田中さんが3丁目にいた。", ["田中さん", "3丁目"]],
  ["ko", "아저씨와 김민수 씨가 세종로 12에 있었다.", ["김민수 씨", "세종로 12"]],
];

it.each(FOUND)("in %s: %s", (language, text, words) => {
  expect(revealingWords(text, language)).toEqual(words);
});

it("lists each once, five at most, in texts of any shape", () => {
  const many =
    "dün Ali geldi, dün Can geldi, dün Ece geldi, dün Ali geldi, dün Eda geldi, dün Oya geldi, dün Su geldi";
  expect(revealingWords(many, "tr")).toEqual(["Ali", "Can", "Ece", "Eda", "Oya"]);
  for (const text of [
    "",
    "\0",
    "a ".repeat(1000),
    "1 ".repeat(1000),
    "A b ".repeat(500),
    "x@".repeat(1000),
    "さ".repeat(2000),
    "漢".repeat(2000),
  ])
    for (const language of ["tr", "en-US", "ja", "ko", "ar", "hi"] as const)
      expect(revealingWords(text, language).length).toBeLessThanOrEqual(5);
});
