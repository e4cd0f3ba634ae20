import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

describe("the dreamer's sex", () => {
  const said: [string, Locale, string | undefined][] = [
    ["yo era la única que lloraba", "es", "woman"],
    ["estaba descalzo en la calle", "es", "man"],
    ["mio marito dormiva", "it", "woman"],
    ["my wife was in the kitchen", "en-US", "man"],
    ["kocam ağlıyordu", "tr", "woman"],
    ["मैं बाज़ार में खड़ी थी", "hi", "woman"],
    ["My late husband was on the porch", "en-US", "woman"],
    ["O meu falecido marido apareceu-me na cozinha", "pt", "woman"],
    ['kaplumbağa bana "üşüdün mü kızım" dedi', "tr", "woman"],
    ["kızım bahçedeydi", "tr", undefined],
    ["وقالت لي تأخرت يا ولدي", "ar", "man"],
    ["I was in the kitchen", "en-US", undefined],
    ["evdeydim", "tr", undefined],
  ];
  it.each(said)("is read in %s", (text, locale, sex) => {
    expect(describeScene(text, locale).sex).toBe(sex);
  });
});
