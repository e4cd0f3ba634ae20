import { describe, expect, test } from "vitest";
import { findingsIn } from "#server/features/patterns/findings.ts";
import type { Locale } from "#shared/locales.ts";

const people = (text: string, language: Locale) =>
  findingsIn(text, language)
    .filter(({ name }) => name.startsWith("name:"))
    .map(({ name, kind, begins, ends, times }) => {
      expect([kind, text.normalize("NFC").slice(begins, ends)]).toEqual(["person", name.slice(5)]);
      return times > 1 ? `${name.slice(5)} ${times}` : name.slice(5);
    });

describe("a dream names a person", () => {
  test.each<[Locale, string, string[]]>([
    ["tr", "Rüyamda arkadaşım Ayşe bana bir kutu verdi.", ["Ayşe"]],
    ["tr", "Karanlık bir yolda Mehmet'in arabasını sürüyordum, Mehmet arkada uyuyordu.", ["Mehmet 2"]],
    ["tr", "Eski evde Fatma teyze bekliyordu, sonra Zeynep ile dışarı çıktık.", ["Fatma", "Zeynep"]],
    ["tr", "O gece Elif’le birlikte uçuyorduk.", ["Elif"]],
    ["tr", "Kardeşim Deniz denize bakıyordu.", ["Deniz"]],
    ["tr", "Kerem kapıdaydı. Sonra Kerem içeri girdi ve güldü.", ["Kerem 2"]],
    ["en-GB", "I was walking with Sarah along the shore and Sarah began to sing.", ["Sarah 2"]],
    ["en-US", "My friend Dave drove the bus, and Mr. Collins sat behind us.", ["Dave", "Collins"]],
    ["en-GB", "Then suddenly Amelia was there, holding my hand.", ["Amelia"]],
    ["fr", "Je marchais avec Camille et mon frère Julien au bord du lac.", ["Camille", "Julien"]],
    ["it", "Ero sul ponte con Giulia, poi la zia Carmela mi chiamava.", ["Giulia", "Carmela"]],
    ["es", "Caminaba con mi amiga Lucía por el bosque, y luego vino Andrés.", ["Lucía", "Andrés"]],
    ["pt", "Estava na praia com o Tiago e a minha irmã Beatriz chorava.", ["Tiago", "Beatriz"]],
    ["pt-BR", "Eu corria com a Larissa pela escola vazia.", ["Larissa"]],
    [
      "en-GB",
      "Ich war im Wald und meine Freundin Katrin hielt mich fest, ich hatte große Angst.",
      ["Katrin"],
    ],
  ])("in %s: %s", (language, text, expected) => {
    expect(people(text, language)).toEqual(expected);
  });
});

describe("a capital alone names nobody", () => {
  test.each<[string, Locale, string]>([
    [
      "at the beginning of sentences and of what is said",
      "tr",
      "Kapı açıldı. “Gel” dedi. Merdiven vardı: Sonra düştüm.",
    ],
    [
      "of a place",
      "tr",
      "Sabaha karşı İstanbul'da bir vapurdaydım, Ankara'ya gidiyordum, Kadıköy çok uzaktı.",
    ],
    ["of a place by its ending", "tr", "Bir gece Yalova'da kayboldum."],
    ["of a place by its preposition", "en-GB", "I was lost in Brighton and walked across Camden alone."],
    [
      "of months, days, languages and countries",
      "en-US",
      "It was a Monday in October and everyone spoke Turkish in France.",
    ],
    ["of months and days", "tr", "Kasım ayıydı, o Pazartesi her yer kardı."],
    ["of a word of the lexicon", "tr", "Bir kuş gördüm, sonra Deniz kabardı."],
    ["of a word that is written small too", "en-GB", "I saw the gate and the Gate closed."],
    [
      "of a text in capitals",
      "en-GB",
      "I Was In The Old House And Nobody Heard Me There Because The Walls Were So Very Thick And Cold.",
    ],
    [
      "of nouns in German",
      "en-GB",
      "Ich war mit dem Fahrrad im Wald und der Himmel war dunkel, das Licht war weg.",
    ],
    ["of a place from which one comes", "fr", "Je revenais à Grenoble et je partais de Toulon."],
    ["of what one believes in", "es", "Le pedía a Dios que parara."],
    ["in a script without capitals", "ja", "友だちの花子と海に行った。"],
    ["in a script without capitals", "ar", "كنت مع صديقتي مريم قرب البحر."],
  ])("%s (%s)", (_what, language, text) => {
    expect(people(text, language)).toEqual([]);
  });
});

test("a relation beside a name makes the person, and not the sea, of Deniz", () => {
  const names = (text: string) => findingsIn(text, "tr").map(({ name }) => name);
  expect(names("Arkadaşım Deniz bana bakıyordu.")).toEqual(["friend", "name:Deniz"]);
  expect(names("Kabaran Deniz bana bakıyordu.")).toEqual(["sea"]);
});

// An expression that tries all ways to split these would not end before the test is stopped.
test.each([
  ["Aa".repeat(250), "tr"],
  ["ile Ali ".repeat(60), "tr"],
  ["Ab\u0301c ".repeat(100), "en-GB"],
] as [string, Locale][])("a text of nothing but names is read, and names nobody: %.20s", (text, language) => {
  expect(people(text, language)).toEqual([]);
});
