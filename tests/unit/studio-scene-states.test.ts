import { describe, expect, it } from "vitest";
import { whoJoins } from "#server/studio/image/figures/together.ts";
import { captionOf } from "#server/studio/reading/scene/caption.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const stateOf = (text: string, locale: Locale) => describeScene(text, locale).activity;

describe("a state of the dreamer", () => {
  it.each([
    ["I was lying in bed and it snowed.", "en-US", "inBed"],
    ["Deitada na cama, eu via as estrelas.", "pt-BR", "inBed"],
    ["布団で寝ていたら、猫が入ってきた。", "ja", "inBed"],
    ["Yatağımda yatıyordum, bir kuş geldi.", "tr", "inBed"],
    ["Yalın ayak karda yürüyordum.", "tr", "barefoot"],
    ["J'étais pieds nus dans la neige.", "fr", "barefoot"],
    ["كنت أمشي حافية في الشارع.", "ar", "barefoot"],
    ["맨발로 눈길을 걸었다.", "ko", "barefoot"],
    ["I was drowning in the sea.", "en-GB", "drowning"],
    ["Me estaba ahogando en el mar.", "es", "drowning"],
    ["मैं नदी में डूब रहा था।", "hi", "drowning"],
    ["كنت أغرق في البحر وأخي يصرخ.", "ar", "drowning"],
    ["海で溺れていた。", "ja", "drowning"],
    ["Mi sono nascosto dietro un albero.", "it", "hiding"],
    ["Dolaba saklandım.", "tr", "hiding"],
    ["나는 문 뒤에 숨었다.", "ko", "hiding"],
    ["Estaba desnuda en la oficina.", "es", "naked"],
    ["私は裸で学校にいた。", "ja", "naked"],
    ["Estaba embarazada en el hospital.", "es", "pregnant"],
    ["Eu estava grávida de um gato.", "pt", "pregnant"],
    ["Un homme me poursuivait dans la rue.", "fr", "fleeing"],
    ["كلب كبير كان يطاردني.", "ar", "fleeing"],
    ["Bir ayı beni kovalıyordu.", "tr", "fleeing"],
    ["Ich lag im Bett und es schneite.", "en-US", "inBed"],
    ["Я шла босиком по снегу.", "en-US", "barefoot"],
    ["我躲在门后面。", "en-US", "hiding"],
  ] as [string, Locale, string][])("is read from the text: %s", (text, locale, state) => {
    expect(stateOf(text, locale)).toBe(state);
  });

  it("is another person's where the text says so", () => {
    const { activity, cast } = describeScene("My brother was drowning in the lake.", "en-US");
    expect(activity).toBeUndefined();
    expect(cast).toEqual([expect.objectContaining({ id: "brother", does: "drowning" })]);
  });

  it("is the dreamer's in a crowd", () => {
    const text = "Eu estava no ônibus lotado e percebi que estava sem sapatos.";
    expect(stateOf(text, "pt-BR")).toBe("barefoot");
    expect(stateOf("Everyone was naked.", "en-US")).toBeUndefined();
  });

  it("is what they wear, if that is underwear", () => {
    const scene = describeScene("I was at school in my underwear.", "en-US");
    expect(scene.outfit).toBe("underwear");
    expect(scene.things).toEqual([]);
    expect(captionOf(scene, "en-US")).toBe("underpants, a school");
    expect(describeScene("Facevo la maturità in mutande.", "it").outfit).toBe("underwear");
  });
});

describe("people beside the dreamer", () => {
  it("are a family, a friend or a couple", () => {
    expect(whoJoins([{ id: "man" }, { id: "mother", woman: true }, { id: "sister", woman: true }])).toEqual([
      { id: "mother", woman: true },
      { id: "sister", woman: true },
    ]);
    expect(whoJoins([{ id: "friend" }, { id: "mother", woman: true }])).toEqual([{ id: "friend" }]);
    const partner = { id: "man", role: "partner" } as const;
    const daughter = { id: "child", own: true } as const;
    expect(whoJoins([partner])).toEqual([partner]);
    expect(whoJoins([partner, daughter])).toEqual([partner, daughter]);
  });

  it("are apart where they do something else, or are many", () => {
    expect(whoJoins([{ id: "mother", woman: true, does: "cooking" }])).toEqual([]);
    expect(whoJoins([{ id: "friend", count: 3 }])).toEqual([]);
    expect(whoJoins([{ id: "doctor", role: "doctor" }])).toEqual([]);
  });

  it("are named as a family in a caption", () => {
    const caption = captionOf(describeScene("Ailem bahçedeydi.", "tr"), "tr");
    expect(caption).toBe("aile, bahçe");
  });
});
