import type { Account } from "./account.ts";
import { nameOf } from "./names.ts";
import { tone } from "./themes.ts";
import { capitalised, fill, voiceOf } from "./voice.ts";

/** Two to four paragraphs: who acts, what it is made of, how it ends; then one question to ask oneself. */
export function analysisOf(account: Account): string {
  const { symbols, dynamics, locale, choose } = account;
  const quotations = account.quotations();
  const voice = voiceOf(locale);
  const [first, second] = symbols;
  const space = locale === "ja" ? "" : " ";
  const write = (sentence: string, values: Record<string, string>) =>
    capitalised(fill(sentence, values, locale), locale);
  const paragraphs: string[][] = [];

  // The ending and the first symbol have first claim on their own words.
  const ending = quotations.last();
  const leadQuote = first ? quotations.near(first.at) : "";
  const actingAt = dynamics.at ?? second?.at;
  const actingQuote = actingAt === undefined ? quotations.fullest() : quotations.near(actingAt);
  paragraphs.push([write(choose(voice.acting[dynamics.movement], "acting"), { quote: actingQuote })]);

  if (first) {
    const values = {
      a: nameOf(first.id, locale),
      b: second ? nameOf(second.id, locale) : "",
      quote: leadQuote,
    };
    const about = [
      write(choose(voice.lead, "lead"), values),
      voice.insight[first.theme][tone(account, "insight")],
    ];
    if (second) about.push(write(choose(voice.beside, "beside"), values));
    if (second && second.theme !== first.theme)
      about.push(voice.insight[second.theme][tone(account, "second")]);
    paragraphs.push(about);
  }

  paragraphs.push([
    write(choose(voice.ending[dynamics.ending], "ending"), { ending }),
    voice.question[first?.theme ?? "none"],
  ]);
  return paragraphs.map((sentences) => sentences.join(space)).join("\n\n");
}
