import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

describe("what the dreamer does", () => {
  it.each([
    ["I tried to call my mother but my phone had no battery.", "en-US", "phoning"],
    ["Bağırmak istiyordum ama sesim çıkmıyordu.", "tr", "screaming"],
    ["Ayaklarım çamura saplandı, koşamıyordum.", "tr", "stuck"],
    ["Se me caían los dientes en el lavabo.", "es", "toothless"],
    ["Je me regardais dans le miroir et j'étais vieille.", "fr", "atMirror"],
    ["Camminavo nell'acqua fino alle ginocchia.", "it", "wading"],
    ["Estava debruçada na janela a ver a procissão.", "pt", "atWindow"],
    ["كنت معلقا على حافة الجبل", "ar", "hanging"],
    ["मैं मंच पर खड़ी थी और सब लोग देख रहे थे।", "hi", "onStage"],
    ["足が動かなくて逃げられない。", "ja", "stuck"],
    ["나는 절벽에 매달려 있었다.", "ko", "hanging"],
    ["Я сидел за столом с бабушкой и ел суп.", "en-US", "dining"],
    ["我跪在寺庙里祈祷。", "en-US", "praying"],
    ["Ich kniete vor einem Altar.", "en-US", "praying"],
  ] as [string, Locale, string][])("is read: %s", (text, locale, activity) => {
    expect(describeScene(text, locale).activity).toBe(activity);
  });

  it.each([
    ["My grandmother was knitting by the fire.", "en-US", "knitting"],
    ["Annem mutfakta bulaşık yıkıyordu.", "tr", "washing"],
    ["Mio zio pescava sul molo.", "it", "fishing"],
    ["祖父が畑で野菜を収穫していた。", "ja", "picking"],
    ["I was on the subway and everyone was asleep.", "en-US", "sleeping"],
    ["كنت في المترو وكل الناس نايمه", "ar", "sleeping"],
  ] as [string, Locale, string][])("is not what somebody else does: %s", (text, locale, does) => {
    const { activity, cast } = describeScene(text, locale);
    expect(activity).toBeUndefined();
    expect(cast?.map((one) => one.does)).toEqual([does]);
  });

  it("is no burden where wings are on the back, and no sitting on a horse", () => {
    expect(describeScene("I had wings on my back.", "en-US").activity).toBeUndefined();
    expect(describeScene("I sat on a horse in the desert.", "en-US").activity).toBeUndefined();
  });

  it("is to ride in a train whose window is looked out of", () => {
    expect(describeScene("電車の窓から海を見ていた。", "ja").aboard).toMatchObject({
      thing: "train",
      outside: "ocean",
    });
  });
});

describe("a crowd", () => {
  it.each([
    ["Cenazede siyah giyinmiş insanlar ağlıyordu.", "tr", "mourners"],
    ["A wedding band was playing in the square.", "en-US", "band"],
    ["People were dancing in a circle.", "en-US", "dancers"],
    ["Les passagers criaient.", "fr", "seated"],
    ["Los vendimiadores cantaban.", "es", "pickers"],
    ["Une procession passait dans la rue.", "fr", "procession"],
  ] as [string, Locale, string][])("is seen by what it is: %s", (text, locale, group) => {
    expect(describeScene(text, locale).cast).toEqual([expect.objectContaining({ id: "crowd", group })]);
  });
});
