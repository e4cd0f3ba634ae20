import type { LexiconLanguage } from "../language.ts";
import { STATES } from "./catalogue.ts";
import type { Colour, State, Thing } from "./catalogue.ts";

/** Masculine and feminine, where they differ: "blanc/blanche". */
export type Forms = string;

interface Adjectives {
  colours: Record<Colour, Forms>;
  sizes: Record<"giant" | "tiny", Forms>;
  states: Record<State, Forms>;
}

const ORDER = "white black red blue green yellow orange purple pink brown grey gold".split(" ") as Colour[];

function adjectives(colours: string, giant: Forms, tiny: Forms, states: string): Adjectives {
  const forms = colours.split(", ");
  return {
    colours: Object.fromEntries(ORDER.map((colour, i) => [colour, forms[i]!])) as Record<Colour, Forms>,
    sizes: { giant, tiny },
    states: Object.fromEntries(states.split(", ").map((form, i) => [STATES[i]!, form])) as Record<
      State,
      Forms
    >,
  };
}

/** How a language names the colours and sizes of one thing. */
export const ADJECTIVES: Record<LexiconLanguage, Adjectives> = {
  en: adjectives(
    "white, black, red, blue, green, yellow, orange, purple, pink, brown, grey, golden",
    "giant",
    "tiny",
    "burning, broken, flooded, open, closed, upside-down, melting",
  ),
  tr: adjectives(
    "beyaz, siyah, kırmızı, mavi, yeşil, sarı, turuncu, mor, pembe, kahverengi, gri, altın rengi",
    "dev",
    "minik",
    "yanan, kırık, su basmış, açık, kapalı, baş aşağı, eriyen",
  ),
  fr: adjectives(
    "blanc/blanche, noir/noire, rouge, bleu/bleue, vert/verte, jaune, orange, violet/violette, rose, brun/brune, gris/grise, doré/dorée",
    "géant/géante",
    "minuscule",
    "en flammes, cassé/cassée, inondé/inondée, ouvert/ouverte, fermé/fermée, à l'envers, fondant/fondante",
  ),
  it: adjectives(
    "bianco/bianca, nero/nera, rosso/rossa, blu, verde, giallo/gialla, arancione, viola, rosa, marrone, grigio/grigia, dorato/dorata",
    "gigante",
    "minuscolo/minuscola",
    "in fiamme, rotto/rotta, allagato/allagata, aperto/aperta, chiuso/chiusa, capovolto/capovolta, che si scioglie",
  ),
  es: adjectives(
    "blanco/blanca, negro/negra, rojo/roja, azul, verde, amarillo/amarilla, naranja, morado/morada, rosa, marrón, gris, dorado/dorada",
    "gigante",
    "diminuto/diminuta",
    "en llamas, roto/rota, inundado/inundada, abierto/abierta, cerrado/cerrada, boca abajo, que se derrite",
  ),
  pt: adjectives(
    "branco/branca, preto/preta, vermelho/vermelha, azul, verde, amarelo/amarela, laranja, roxo/roxa, cor-de-rosa, castanho/castanha, cinzento/cinzenta, dourado/dourada",
    "gigante",
    "minúsculo/minúscula",
    "em chamas, partido/partida, inundado/inundada, aberto/aberta, fechado/fechada, de cabeça para baixo, a derreter",
  ),
  ar: adjectives(
    "أبيض/بيضاء, أسود/سوداء, أحمر/حمراء, أزرق/زرقاء, أخضر/خضراء, أصفر/صفراء, برتقالي/برتقالية, بنفسجي/بنفسجية, وردي/وردية, بني/بنية, رمادي/رمادية, ذهبي/ذهبية",
    "عملاق/عملاقة",
    "صغير جدًا/صغيرة جدًا",
    "مشتعل/مشتعلة, مكسور/مكسورة, مغمور/مغمورة, مفتوح/مفتوحة, مغلق/مغلقة, مقلوب/مقلوبة, ذائب/ذائبة",
  ),
  hi: adjectives(
    "सफ़ेद, काला/काली, लाल, नीला/नीली, हरा/हरी, पीला/पीली, नारंगी, बैंगनी, गुलाबी, भूरा/भूरी, स्लेटी, सुनहरा/सुनहरी",
    "विशाल",
    "नन्हा/नन्ही",
    "जलता हुआ/जलती हुई, टूटा हुआ/टूटी हुई, पानी में डूबा/पानी में डूबी, खुला/खुली, बंद, उल्टा/उल्टी, पिघलता हुआ/पिघलती हुई",
  ),
  ja: adjectives(
    "白い, 黒い, 赤い, 青い, 緑の, 黄色い, オレンジ色の, 紫の, ピンクの, 茶色い, 灰色の, 金色の",
    "巨大な",
    "小さな",
    "燃える, 壊れた, 水浸しの, 開いた, 閉じた, 逆さまの, 溶ける",
  ),
  ko: adjectives(
    "하얀, 검은, 빨간, 파란, 초록, 노란, 주황색, 보라색, 분홍색, 갈색, 회색, 황금빛",
    "거대한",
    "작은",
    "불타는, 부서진, 물에 잠긴, 열린, 닫힌, 거꾸로 된, 녹는",
  ),
};

/** Names of Brazil where they differ from Portugal's. */
export const BRAZILIAN_NAMES: Partial<Record<Thing, string>> = {
  train: "um trem",
  bus: "um ônibus",
  truck: "um caminhão",
  motorbike: "uma moto",
  rocket: "um foguete",
  cup: "uma xícara",
  phone: "um telefone",
  iceCream: "um sorvete",
  robot: "um robô",
  grave: "um túmulo",
  tent: "uma barraca",
  kite: "uma pipa",
  cactus: "um cacto",
  camera: "uma câmera",
  fridge: "uma geladeira",
  pillow: "um travesseiro",
  swing: "um balanço",
  slide: "um escorregador",
  headphones: "uns fones de ouvido",
  handbag: "uma bolsa",
  desk: "uma escrivaninha",
  lightBulb: "uma lâmpada",
  honey: "um pote de mel",
  crocodile: "um jacaré",
  sink: "uma pia",
  toilet: "um vaso sanitário",
  iron: "um ferro de passar",
  wardrobe: "um guarda-roupa",
  laundry: "um varal",
  accordion: "uma sanfona",
  pram: "um carrinho de bebê",
  sandwich: "um sanduíche",
  cards: "um baralho",
  mailbox: "uma caixa de correio",
  phoneBooth: "um orelhão",
  caravan: "um trailer",
  busStop: "um ponto de ônibus",
};
