import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { LOCALE_CODES, type Locale } from "#shared/locales.ts";
import { revealingBeside, revealingWords } from "#shared/revealing-words.ts";

const FOUND: [Locale, string, string[]][] = [
  ["tr", "Denizin üstünde uçuyordum. Annem kıyıdaydı ve bir sokak gördüm.", []],
  [
    "tr",
    "Ayşe'nin evinde, Moda Caddesi üstünde Mehmet Yılmaz bekliyordu.",
    ["Ayşe", "Moda Caddesi", "Mehmet Yılmaz"],
  ],
  ["tr", "Beni 0532 123 45 67 numarasından aradı; rüyada 1987 yılıydı.", ["0532 123 45 67"]],
  ["tr", "Sonra Tanrı konuştu.", []],
  ["tr", "Moda Caddesi'nde bir kapı açıldı.", ["Moda Caddesi"]],
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

const AT_STARTS: [Locale, string, string[]][] = [
  ["tr", "Mehmet Yılmaz kapıyı açtı. Zeynep gülüyordu.", ["Mehmet Yılmaz", "Zeynep"]],
  ["tr", "Nurgün geldi, yanında Nurgün vardı.", ["Nurgün"]],
  ["tr", "Adam bana baktı. Deniz kabardı. Ana kapı kapandı. Ben uçtum.", []],
  ["en-US", "Anna opened the door. Then the door sang.", ["Anna"]],
  ["en-GB", "Quill laughed. I ran to Quill.", ["Quill"]],
  ["en-US", "Will it rain? May came. Grace filled the room. Hope. Mom left.", []],
  ["fr", "Jean-Luc tombait. Élodie riait.", ["Jean-Luc", "Élodie"]],
  ["fr", "Pierre sur pierre, le mur montait. Claire était la nuit.", []],
  ["it", "Giulia volava. Ali bianche battevano. Mia madre rideva.", ["Giulia"]],
  ["es", "Mía era la casa. Leo un libro y Diego canta. Marco un número.", ["Diego"]],
  ["pt", "João caiu. Caio de um prédio. Ela voava.", ["João"]],
  ["pt-BR", "Thiago sumiu. Rosa era o céu.", ["Thiago"]],
  ["ar", "علي أن أعود. نور في الغرفة.", []],
  ["hi", "रवि की किरण आई। आशा थी।", []],
  ["ja", "光が海に落ちた。空を飛んだ。", []],
  ["ko", "하늘이 열렸다. 바다가 울었다.", []],
  ["ar", "كان البحر هادئا وفاطمة تبكي، ثم جاء محمد.", ["فاطمة", "محمد"]],
  ["ar", "محمديات كثيرة", []],
  ["hi", "राहुल और सुनीता नदी पर थे।", ["राहुल", "सुनीता"]],
  ["ja", "鈴木がいた。佐藤健太と花子も飛んだ。桃太郎の本。", ["鈴木", "佐藤健太", "花子"]],
  [
    "ko",
    "김민수가 왔다. 민지랑 바다에 갔다. 영수증을 잃고 내가 지은 집에서 군대가 철수했다.",
    ["김민수", "민지"],
  ],
];

it.each(AT_STARTS)("at the start of a sentence in %s: %s", (language, text, words) => {
  expect(revealingWords(text, language)).toEqual(words);
});

it("takes no first word of the studio's labelled dreams, which name nobody, for a name", () => {
  const folder = join(import.meta.dirname, "../studio-fidelity");
  const dreams = LOCALE_CODES.filter((locale) => existsSync(join(folder, `${locale}.tsv`))).flatMap(
    (locale) =>
      readFileSync(join(folder, `${locale}.tsv`), "utf8")
        .split(/[\t\n]/)
        .filter((cell) => /^\p{Lu}\p{Ll}.* /u.test(cell))
        .map((text) => ({ locale, text })),
  );
  expect(dreams.length).toBeGreaterThan(100);
  const taken = dreams.filter(({ locale, text }) =>
    revealingWords(text, locale).some((word) => text.startsWith(word)),
  );
  expect(taken).toEqual([]);
});

it("leaves a single given name that is to be shown, but not a whole name", () => {
  expect(revealingBeside("Bir deniz vardı.", " Elif ", "tr")).toEqual([]);
  expect(revealingBeside("Zeynep uçtu.", "Elif", "tr")).toEqual(["Zeynep"]);
  expect(revealingBeside("", "Elif Yılmaz", "tr")).toEqual(["Elif Yılmaz"]);
  // With vowel signs, and with a hyphen.
  expect(revealingBeside("", "राहुल", "hi")).toEqual([]);
  expect(revealingBeside("", "Jean-Luc", "fr")).toEqual([]);
});

it("does not take the name for a part of the sentence before it", () => {
  expect(revealingBeside("Denizde yürüyen Mehmet", "Elif", "tr")).toEqual(["Mehmet"]);
  expect(revealingBeside("Denizde yürüyen Mehmet", "Elif Yılmaz", "tr")).toEqual(["Mehmet", "Elif Yılmaz"]);
  expect(revealingBeside("Elif uçtu, sonra Elif indi", "Elif", "tr")).toEqual([]);
  expect(revealingBeside("Dün Ali, Can, Ece, Eda ve Oya geldi", "Elif Yılmaz", "tr")).toHaveLength(5);
});

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
