import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

const acts = (text: string, locale: Locale) => {
  const { action, activity } = describeScene(text, locale);
  return [action, activity];
};

describe("an act of another", () => {
  it.each<[act: string, locale: Locale, text: string]>([
    ["sitting", "en-GB", "The marrow was as big as a sofa. Old Frank was sitting on it with his flask."],
    ["sitting", "en-US", "The sky went green and there was a tornado behind the shop, just sitting there."],
    ["eating", "en-US", "My pencil is a carrot. Mr Alvarez walks over and eats the end of it."],
    ["sitting", "tr", "Sonra buldum, karpuzların üstünde oturmuş bana bakıyor."],
    ["crying", "tr", "Dedem bana bir bardak çay verdi, çok mutluydum. Uyanınca epey ağladım."],
    ["sitting", "fr", "J'ai cherché Louise partout. Je l'ai retrouvée assise par terre avec un pingouin."],
    ["climbing", "es", "Llegó un burro al taller. Yo lo subí al elevador."],
    ["singing", "pt", "Atravessávamos o rio a pé. Lá em cima no móvel ia um galo a cantar."],
    ["swimming", "pt", "A onda parou como uma parede, e víamos as sardinhas lá dentro a nadar."],
    ["sitting", "hi", "घोड़ी पर दूल्हे की जगह एक बड़ी घड़ी बैठी थी।"],
    ["eating", "ja", "駒がみなかたつむりになった。清さんは西瓜を食べながら笑った。"],
    ["sleeping", "ko", "할머니가 점점 작아졌어요. 제 등에 업혀서 잠들었어요."],
    ["sitting", "ar", "قالتلي سيبيه هيرجع لوحده، وقعدت تضحك"],
  ])("is none of the dreamer: %s (%s)", (act, locale, text) => {
    expect(acts(text, locale)).not.toContain(act);
  });

  it.each<[act: string, locale: Locale, text: string]>([
    ["sitting", "en-GB", "Parents' evening, sat on one of those tiny chairs again."],
    ["swimming", "en-US", "Swimming in the lake at night with a lantern."],
    ["sitting", "tr", "Çimlere oturmuş denize bakıyordum."],
    ["sitting", "fr", "J'étais assise par terre avec un pingouin."],
    ["climbing", "es", "Subía por una escalera que no terminaba."],
    ["swimming", "pt", "Estava a nadar num rio muito limpo."],
    ["sitting", "hi", "दफ्तर में बैठी थी कि चींटियाँ निकलीं।"],
    ["eating", "ja", "祖母の家の縁側で西瓜を食べていた。"],
    ["sitting", "ko", "결혼식장에 혼자 앉아 있었어요."],
    ["sitting", "ar", "جلست بجانبه حتى طلع الصبح."],
  ])("is the dreamer's own where nothing says otherwise: %s (%s)", (act, locale, text) => {
    expect(acts(text, locale)).toContain(act);
  });
});

describe("a verb without a subject at the beginning of a sentence", () => {
  const holders = (text: string, locale: Locale) => {
    const { cast = [], handles } = describeScene(text, locale);
    return [...cast, { id: "dreamer", handles }].filter((one) => one.handles).map(({ id }) => id);
  };
  it.each<[holder: string, locale: Locale, text: string]>([
    ["man", "es", "Esta noche ha venido mi marido y se ha sentado. Traía un cubo lleno de caracoles."],
    ["grandmother", "es", "Mi abuela entró en la cocina. Llevaba una cesta de huevos."],
    ["dreamer", "es", "Soñé con mi abuela y entré en su casa. Llevaba una cesta de huevos."],
    ["dreamer", "es", "Estaba en la cocina con mi abuela. Llevaba una cesta de huevos."],
    ["grandmother", "pt", "A minha avó entrou na cozinha. Levava um cesto de ovos."],
    ["dreamer", "pt", "Eu estava na cozinha com a minha avó. Levava um cesto de ovos."],
  ])("is said of %s (%s): %s", (holder, locale, text) => {
    expect(holders(text, locale)).toEqual([holder]);
  });
});

describe("clothes of another", () => {
  it("are none of the dreamer", () => {
    const outfit = (text: string, locale: Locale) => describeScene(text, locale).outfit;
    expect(outfit("Mum rang. She was sat in the shed in her dressing gown.", "en-GB")).toBeUndefined();
    expect(outfit("The cart was full of lobsters wearing little sweaters.", "en-US")).toBeUndefined();
    expect(outfit("Era mi hermano de pequeño, dormido, con el pijama de ositos.", "es")).toBeUndefined();
    expect(outfit("I was sat in the shed in my dressing gown.", "en-GB")).toBe("bathrobe");
  });
});
