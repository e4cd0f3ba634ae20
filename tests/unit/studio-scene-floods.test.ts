import { describe, expect, test } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

describe("water that comes into a place, rises in it or fills it floods it", () => {
  test.for<[dream: string, locale: Locale, place: string]>([
    [
      "water was pouring in through the ceiling of the classroom, up to our waists, and nobody moved",
      "en-US",
      "school",
    ],
    ["the sea came into our street and cars were floating", "en-US", "street"],
    ["deniz sokağımıza girmişti, arabalar yüzüyordu", "tr", "street"],
    ["el mar entró en nuestra calle", "es", "street"],
    ["la mer est entrée dans notre rue", "fr", "street"],
    ["o mar entrou na nossa rua", "pt", "street"],
    ["حلمت ان البحر دخل شارعنا بهدوء", "ar", "street"],
    ["en bas la ville entière était couverte d'eau", "fr", "city"],
    ["the whole city was covered with water", "en-GB", "city"],
    ["la ciudad estaba cubierta de agua", "es", "city"],
    ["my bedroom was filling up with warm dark water and the cat swam past", "en-US", "bedroom"],
    ["the whole supermarket was under three feet of dirty water", "en-GB", "supermarket"],
    ["koridorda sular yükseliyordu okulun kapıları kilitliydi", "tr", "corridor"],
    ["evin içine su doldu belime kadar geldi annem hala yemek yapıyordu", "tr", "kitchen"],
    ["salonda dizlerimize kadar su vardı babam gazete okuyordu", "tr", "livingRoom"],
    [
      "im Keller stieg das Wasser immer höher bis zur Brust und meine Oma saß auf der Waschmaschine",
      "en-US",
      "cellar",
    ],
    ["das Wohnzimmer war voller klarem Wasser, Fische schwammen um das Sofa", "en-US", "livingRoom"],
    ["в коридоре школы вода поднималась, уже по пояс, а учительница читала", "en-US", "schoolHallway"],
    ["вся кухня была залита водой", "en-US", "kitchen"],
    ["l'eau montait dans l'escalier, le salon était rempli d'eau et le piano flottait", "fr", "livingRoom"],
    ["il y avait de l'eau jusqu'au cou dans la cuisine de ma mère", "fr", "kitchen"],
    ["l'acqua entrava in camera da letto e saliva piano piano fino al collo", "it", "bedroom"],
    ["la scuola era piena di acqua e i banchi galleggiavano", "it", "school"],
    [
      "el agua entraba por debajo de la puerta de la cocina y subía, ya nos llegaba a la cintura",
      "es",
      "kitchen",
    ],
    ["la sala de mi casa se iba llenando de agua", "es", "livingRoom"],
    ["a água entrava pela porta do quarto e subia até o teto", "pt-BR", "bedroom"],
    [
      "sonhei que a casa toda tinha enchido de água até a janela e eu nadava de boa com meu cachorro pela sala",
      "pt-BR",
      "livingRoom",
    ],
    ["كان المطبخ مليان مي للركب وأمي تطبخ", "ar", "kitchen"],
    ["الماء يرتفع في الغرفة حتى وصل السقف", "ar", "room"],
    ["रसोई में पानी भर गया था कमर तक और माँ रोटी बना रही थी", "hi", "kitchen"],
    ["घुटनों तक पानी था स्कूल के कमरे में", "hi", "school"],
    ["台所に水がどんどん入ってきて腰まで水につかった", "ja", "kitchen"],
    ["教室が水でいっぱいになってみんな泳いでた", "ja", "school"],
    ["부엌에 물이 차올라서 허리까지 왔어", "ko", "kitchen"],
    ["교실에 물이 들어와서 책상이 둥둥 떠다녔다", "ko", "school"],
    ["教室里水越来越涨，已经到了腰", "en-US", "school"],
    ["客厅里全是水，沙发漂着", "en-US", "livingRoom"],
  ])("%s", ([dream, locale, place]) => {
    expect(describeScene(dream, locale)).toMatchObject({ place, placeState: "flooded" });
  });
});

test.for<[dream: string, locale: Locale, deep: boolean]>([
  [
    "water was pouring in through the ceiling of the classroom, up to our waists, and nobody moved",
    "en-US",
    true,
  ],
  ["the whole supermarket was under three feet of dirty water", "en-GB", false],
  ["evin içine su doldu belime kadar geldi annem hala yemek yapıyordu", "tr", true],
  ["salonda dizlerimize kadar su vardı babam gazete okuyordu", "tr", false],
  [
    "im Keller stieg das Wasser immer höher bis zur Brust und meine Oma saß auf der Waschmaschine",
    "en-US",
    true,
  ],
  ["в коридоре школы вода поднималась, уже по пояс, а учительница читала", "en-US", true],
  ["il y avait de l'eau jusqu'au cou dans la cuisine de ma mère", "fr", true],
  ["l'acqua entrava in camera da letto e saliva piano piano fino al collo", "it", true],
  ["el agua entraba por debajo de la puerta de la cocina y subía, ya nos llegaba a la cintura", "es", true],
  ["a água entrava pela porta do quarto e subia até o teto", "pt-BR", true],
  [
    "sonhei que a casa toda tinha enchido de água até a janela e eu nadava de boa com meu cachorro pela sala",
    "pt-BR",
    true,
  ],
  ["كان المطبخ مليان مي للركب وأمي تطبخ", "ar", false],
  ["الماء يرتفع في الغرفة حتى وصل السقف", "ar", true],
  ["रसोई में पानी भर गया था कमर तक और माँ रोटी बना रही थी", "hi", true],
  ["घुटनों तक पानी था स्कूल के कमरे में", "hi", false],
  ["台所に水がどんどん入ってきて腰まで水につかった", "ja", true],
  ["부엌에 물이 차올라서 허리까지 왔어", "ko", true],
  ["教室里水越来越涨，已经到了腰", "en-US", true],
])("the water reaches above the knees where the dream says so: %s", ([dream, locale, deep]) => {
  expect(describeScene(dream, locale).deep === true).toBe(deep);
});

describe("no flood is in a vessel, beyond a window, in idioms, of light or of other things", () => {
  test.for<[dream: string, locale: Locale]>([
    ["Wir standen unter dem Wasserfall.", "en-US"],
    ["Das Wasser stand mir bis zum Hals.", "en-US"],
    ["my Harold sat in the greenhouse. When I came in again there was only his hat, full of water.", "en-GB"],
    ["our kitchen was flooded with light", "en-US"],
    ["La stanza era inondata di luce", "it"],
    ["the church flooded with apples during the funeral", "en-GB"],
    ["my locker at school was full of water", "en-US"],
    ["J'ai les yeux remplis d'eau dans la cuisine", "fr"],
    ["we drank water in the kitchen and water came out of the tap", "en-GB"],
    ["I filled the kettle with water in my nan's kitchen", "en-GB"],
    ["マグカップは水でいっぱいだった、台所で", "ja"],
    ["욕조에 물이 가득 차 있었고 화장실에 엄마가 있었다", "ko"],
    ["浴缸里全是水，妈妈在浴室", "en-US"],
    ["la piscina estaba llena de agua y el hotel vacío", "es"],
    ["El barco se llenaba de agua en medio del mar", "es"],
    ["el vaso estaba lleno de agua en la mesa del comedor", "es"],
    ["a glass full of water stood on the table in the hospital", "en-US"],
    ["looked out and outside the window was full of water", "en-US"],
    ["bardağa su doldurdum mutfakta oturuyordum", "tr"],
  ])("%s", ([dream, locale]) => {
    expect(describeScene(dream, locale)).not.toHaveProperty("placeState");
  });
});
