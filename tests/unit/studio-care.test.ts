import { describe, expect, test } from "vitest";
import { createCareList } from "#server/studio/care/care.ts";
import { careResources } from "#server/studio/care/resources.ts";
import { LOCALE_CODES } from "#shared/locales.ts";
import { ACCEPTED, REFUSED } from "./refused-sentences.ts";

const list = createCareList();
const review = (text: string) => list.review(text, new AbortController().signal);

// Users in distress, in their own words, some typed in haste.
const CARE_PHRASES: Record<string, string[]> = {
  tr: [
    "Artık yaşamak istemiyorum, her gece aynı şeyi düşünüyorum.",
    "Ölmek istiyorum, kimse fark etmez zaten.",
    "İntihar etmeyi düşünüyorum.",
    "kendime zarar veriyorum ve kimseye söyleyemiyorum",
  ],
  en: [
    "I want to die and nobody knows it.",
    "I have been thinking about suicide every night.",
    "I keep cutting myself when it gets dark.",
    "there is no reason to live anymore",
  ],
  fr: [
    "J'ai envie de mourir depuis des semaines.",
    "Je pense au suicide tous les soirs.",
    "je veux en finir avec la vie",
  ],
  it: ["Voglio morire, non ce la faccio più.", "Penso al suicidio ogni notte.", "voglio farla finita"],
  es: ["Quiero morir, ya no puedo más.", "Pienso en el suicidio cada noche.", "no quiero vivir más"],
  pt: ["Quero morrer, não aguento mais.", "Penso em suicídio todas as noites.", "não quero mais viver"],
  ar: ["أريد أن أموت ولا أحد يعلم.", "أفكر في الانتحار كل ليلة.", "لا أريد أن أعيش", "أتمنى لو أموت"],
  hi: ["मैं मरना चाहता हूँ, किसी को पता नहीं।", "मैं आत्महत्या के बारे में सोचती हूँ।", "मैं जीना नहीं चाहता", "मुझे जीना नहीं है"],
  ja: [
    "もう死にたいと毎晩思っています。",
    "自殺を考えています。",
    "消えてしまいたい、生きていたくない",
    "生きているのがつらい",
  ],
  ko: [
    "죽고 싶다는 생각이 매일 들어요.",
    "자살을 생각하고 있어요.",
    "더 이상 살고 싶지 않아요",
    "그만 살고 싶다",
  ],
  de: [
    "Ich will nicht mehr leben, jede Nacht denke ich daran.",
    "Ich möchte sterben und niemand weiß es.",
    "Ich denke oft an Selbstmord.",
    "ich ritze mich wenn es dunkel wird",
    "Mein Mann schlägt mich.",
  ],
  ru: [
    "Я больше не хочу жить, думаю об этом каждую ночь.",
    "Хочу умереть, и никто об этом не знает.",
    "Я думаю о самоубийстве.",
    "режу себе руки, когда темнеет",
    "Отчим бьёт меня.",
  ],
  zh: [
    "我不想活了，每天晚上都这样想。",
    "我想死，没有人知道。",
    "我一直在考虑自杀。",
    "天黑的时候我会割腕",
    "丈夫经常打我。",
  ],
};

// Dreams without distress, some of them dark.
const ORDINARY: Record<string, string[]> = {
  tr: [
    "Rüyamda öldüm ama sonra bir kuş olup uçtum.",
    "Ölen anneannem mutfakta çay demliyordu.",
    "Bıçaklı bir adam beni kovaladı, uyanınca rahatladım.",
    "Uçurumdan düşüyordum ve yere varmadan uyandım.",
    "Dişlerim tek tek avucuma döküldü.",
  ],
  en: [
    "I dreamed that I died and then became a bird.",
    "My dead grandmother was making tea in the kitchen.",
    "A man with a knife chased me through the school.",
    "I was falling from a cliff and woke before the ground.",
    "I did not want to die in the dream, so I ran.",
  ],
  fr: [
    "J'ai rêvé que je mourais puis que je volais.",
    "Ma grand-mère morte préparait le thé.",
    "Un homme me poursuivait avec un couteau.",
  ],
  it: [
    "Ho sognato di morire e poi volavo.",
    "Mia nonna morta preparava il tè.",
    "Un uomo mi inseguiva con un coltello.",
  ],
  es: [
    "Soñé que moría y después volaba.",
    "Mi abuela muerta preparaba el té.",
    "Un hombre me perseguía con un cuchillo.",
  ],
  pt: [
    "Sonhei que morria e depois voava.",
    "Minha avó morta preparava o chá.",
    "Um homem me perseguia com uma faca.",
  ],
  ar: [
    "حلمت أنني متّ ثم صرت طائرًا.",
    "كانت جدتي المتوفاة تعد الشاي.",
    "كان رجل يطاردني بسكين.",
    "كان معي طفل وجواز سفر بجنسية أخرى.",
  ],
  hi: [
    "सपने में मैं मर गया और फिर पक्षी बन गया।",
    "मेरी स्वर्गीय दादी चाय बना रही थीं।",
    "एक आदमी चाकू लेकर मेरा पीछा कर रहा था।",
  ],
  ja: [
    "夢の中で死んで、鳥になって飛んだ。",
    "亡くなった祖母がお茶をいれていた。",
    "ナイフを持った男に追いかけられた。",
  ],
  ko: [
    "꿈에서 죽은 뒤 새가 되어 날았어요.",
    "돌아가신 할머니가 차를 끓이고 있었어요.",
    "칼을 든 남자가 나를 쫓아왔어요.",
    "하늘로 사라지는 기차를 봤어요.",
  ],
  de: [
    "Ich träumte, dass ich starb und dann ein Vogel wurde.",
    "Meine tote Großmutter kochte Tee in der Küche.",
    "Ein Mann mit einem Messer verfolgte mich durch die Schule.",
    "Ich wollte im Traum nicht sterben, also lief ich.",
    "Mein Vater schlug die Trommel.",
  ],
  ru: [
    "Мне снилось, что я умер и стал птицей.",
    "Моя покойная бабушка заваривала чай.",
    "Мужчина с ножом гнался за мной по школе.",
    "Я не хотела умереть во сне и побежала.",
    "Отец бил в барабан.",
  ],
  zh: [
    "我梦见自己死了，然后变成了一只鸟。",
    "去世的奶奶在厨房泡茶。",
    "一个拿刀的男人在学校里追我。",
    "父亲在打鼓，我在想死后的世界。",
  ],
};

describe.each(Object.keys(CARE_PHRASES))("in %s", (language) => {
  test.each(CARE_PHRASES[language]!)("distress gets the verdict care: %s", async (text) => {
    expect(await review(text)).toBe("care");
  });

  test.each(ORDINARY[language]!)("an ordinary dream gets the verdict ok: %s", async (text) => {
    expect(await review(text)).toBe("ok");
  });
});

test("distress is found despite capitals, missing accents, extra spaces and curly apostrophes", async () => {
  expect(await review("ÖLMEK  İSTİYORUM")).toBe("care");
  expect(await review("j’ai envie de mourir")).toBe("care");
  expect(await review("NAO QUERO MAIS VIVER")).toBe("care");
});

describe.each(Object.keys(REFUSED) as (keyof typeof REFUSED)[])("in %s", (language) => {
  test.each(REFUSED[language])("sexual content with a minor gets the verdict refused: %s", async (text) => {
    expect(await review(text)).toBe("refused");
    expect(await review(`We walked home. ${text} Then it rained.`)).toBe("refused");
  });

  test.each(ACCEPTED[language])("children, births and adults' love get the verdict ok: %s", async (text) => {
    expect(await review(text)).toBe("ok");
  });
});

test("someone whose own childhood is told of gets the verdict care", async () => {
  expect(await review("When I was a child a neighbour touched me, there was something sexual in it.")).toBe(
    "care",
  );
  expect(await review("Çocukken komşumuz bana dokunurdu, cinsel bir şeydi.")).toBe("care");
  expect(await review("Als Kind hat mich jemand angefasst, es war sexuell.")).toBe("care");
});

test.each(LOCALE_CODES)("users of %s get help contacts with https links", (locale) => {
  const resources = careResources(locale);
  expect(resources.length).toBeGreaterThan(0);
  for (const { name, contact, url } of resources) {
    expect(name.trim()).not.toBe("");
    expect(contact.trim()).not.toBe("");
    expect(url ?? "https://").toMatch(/^https:\/\//);
  }
});
