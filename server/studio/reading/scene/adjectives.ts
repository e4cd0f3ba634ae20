import type { LexiconLanguage } from "../language.ts";
import type { Colour, Thing } from "./catalogue.ts";

/** Masculine and feminine, where they differ: "blanc/blanche". */
export type Forms = string;

interface Adjectives {
  colours: Record<Colour, Forms>;
  sizes: Record<"giant" | "tiny", Forms>;
}

const ORDER = "white black red blue green yellow orange purple pink brown grey gold".split(" ") as Colour[];

function adjectives(colours: string, giant: Forms, tiny: Forms): Adjectives {
  const forms = colours.split(", ");
  return {
    colours: Object.fromEntries(ORDER.map((colour, i) => [colour, forms[i]!])) as Record<Colour, Forms>,
    sizes: { giant, tiny },
  };
}

/** How a language names the colours and sizes of one thing. */
export const ADJECTIVES: Record<LexiconLanguage, Adjectives> = {
  en: adjectives(
    "white, black, red, blue, green, yellow, orange, purple, pink, brown, grey, golden",
    "giant",
    "tiny",
  ),
  tr: adjectives(
    "beyaz, siyah, kırmızı, mavi, yeşil, sarı, turuncu, mor, pembe, kahverengi, gri, altın rengi",
    "dev",
    "minik",
  ),
  fr: adjectives(
    "blanc/blanche, noir/noire, rouge, bleu/bleue, vert/verte, jaune, orange, violet/violette, rose, brun/brune, gris/grise, doré/dorée",
    "géant/géante",
    "minuscule",
  ),
  it: adjectives(
    "bianco/bianca, nero/nera, rosso/rossa, blu, verde, giallo/gialla, arancione, viola, rosa, marrone, grigio/grigia, dorato/dorata",
    "gigante",
    "minuscolo/minuscola",
  ),
  es: adjectives(
    "blanco/blanca, negro/negra, rojo/roja, azul, verde, amarillo/amarilla, naranja, morado/morada, rosa, marrón, gris, dorado/dorada",
    "gigante",
    "diminuto/diminuta",
  ),
  pt: adjectives(
    "branco/branca, preto/preta, vermelho/vermelha, azul, verde, amarelo/amarela, laranja, roxo/roxa, cor-de-rosa, castanho/castanha, cinzento/cinzenta, dourado/dourada",
    "gigante",
    "minúsculo/minúscula",
  ),
  ar: adjectives(
    "أبيض/بيضاء, أسود/سوداء, أحمر/حمراء, أزرق/زرقاء, أخضر/خضراء, أصفر/صفراء, برتقالي/برتقالية, بنفسجي/بنفسجية, وردي/وردية, بني/بنية, رمادي/رمادية, ذهبي/ذهبية",
    "عملاق/عملاقة",
    "صغير جدًا/صغيرة جدًا",
  ),
  hi: adjectives(
    "सफ़ेद, काला/काली, लाल, नीला/नीली, हरा/हरी, पीला/पीली, नारंगी, बैंगनी, गुलाबी, भूरा/भूरी, स्लेटी, सुनहरा/सुनहरी",
    "विशाल",
    "नन्हा/नन्ही",
  ),
  ja: adjectives(
    "白い, 黒い, 赤い, 青い, 緑の, 黄色い, オレンジ色の, 紫の, ピンクの, 茶色い, 灰色の, 金色の",
    "巨大な",
    "小さな",
  ),
  ko: adjectives(
    "하얀, 검은, 빨간, 파란, 초록, 노란, 주황색, 보라색, 분홍색, 갈색, 회색, 황금빛",
    "거대한",
    "작은",
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
};
