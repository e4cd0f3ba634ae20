import type { Account } from "./account.ts";
import { nameOf } from "./names.ts";
import { tone } from "./themes.ts";
import { capitalised, fill, voiceOf } from "./voice.ts";

/** Two to four paragraphs: who acts, the symbols, how the dream ends, and a question to the dreamer. */
export function analysisOf(account: Account): string {
  const { symbols, dynamics, mood, locale, choose } = account;
  const quotations = account.quotations();
  const voice = voiceOf(locale);
  const [first, second] = symbols;
  // The question of the theme "chase" is about a pursuer.
  const asked = symbols.find(({ theme }) => theme !== "chase" || mood.pursued);
  const space = locale === "ja" ? "" : " ";
  const write = (sentence: string, values: Record<string, string>) =>
    capitalised(fill(sentence, values, locale), locale);
  const paragraphs: string[][] = [];

  // Quoted first, so that the ending and the first symbol get their own words.
  const ending = quotations.last();
  const leadQuote = first ? quotations.near(first.at) : "";
  const actingQuote = dynamics.at === undefined ? quotations.longest() : quotations.near(dynamics.at);
  paragraphs.push([write(choose(voice.acting[dynamics.movement], "acting"), { quote: actingQuote })]);

  if (first) {
    // When both quotations would be the same, the second symbol comes first with its own words.
    const secondQuote = second ? quotations.near(second.at) : actingQuote;
    const swapped = leadQuote === actingQuote && secondQuote !== actingQuote;
    const [leading, beside] = swapped && second ? [second, first] : [first, second];
    const quote = swapped ? secondQuote : leadQuote;
    const values = {
      a: nameOf(leading.id, locale),
      b: beside ? nameOf(beside.id, locale) : "",
      quote,
    };
    const about = [voice.insight[leading.theme][tone(account, "insight")]];
    if (beside) about.push(write(choose(voice.beside, "beside"), values));
    if (beside && beside.theme !== leading.theme) {
      about.push(voice.insight[beside.theme][tone(account, "second")]);
    }
    if (quote === actingQuote) paragraphs[0]!.push(...about);
    else paragraphs.push([write(choose(voice.lead, "lead"), values), ...about]);
  }

  paragraphs.push([
    write(choose(voice.ending[dynamics.ending], "ending"), { ending }),
    voice.question[asked?.theme ?? "none"],
  ]);
  return paragraphs.map((sentences) => sentences.join(space)).join("\n\n");
}
