import type { Account } from "./account.ts";
import { nameOf } from "./names.ts";
import { tone } from "./themes.ts";
import { capitalised, fill, voiceOf } from "./voice.ts";

/** Two to four paragraphs: who acts, what it is made of, how it ends; then one question to ask oneself. */
export function analysisOf(account: Account): string {
  const { symbols, dynamics, mood, locale, choose } = account;
  const quotations = account.quotations();
  const voice = voiceOf(locale);
  const [first, second] = symbols;
  // Its question is about a pursuer, so it is put only where someone pursues.
  const asked = symbols.find(({ theme }) => theme !== "chase" || mood.pursued);
  const space = locale === "ja" ? "" : " ";
  const write = (sentence: string, values: Record<string, string>) =>
    capitalised(fill(sentence, values, locale), locale);
  const paragraphs: string[][] = [];

  // The ending and the first symbol have the first claim on their words.
  const ending = quotations.last();
  const leadQuote = first ? quotations.near(first.at) : "";
  const actingQuote = dynamics.at === undefined ? quotations.fullest() : quotations.near(dynamics.at);
  paragraphs.push([write(choose(voice.acting[dynamics.movement], "acting"), { quote: actingQuote })]);

  if (first) {
    // The words quoted a moment ago are not quoted again: the second symbol leads, or none does.
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
