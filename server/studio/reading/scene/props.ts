import type { Mention } from "./vocabulary.ts";

/** Acts that are drawn with something in the hands or before them, and where the dream has it. */
interface Prop {
  /** Things of the scene. */
  things: ReadonlySet<string>;
  /** Words that are no thing of it. */
  words?: RegExp;
}

const PROPS: Partial<Record<string, Prop>> = {
  // A rope in both hands.
  pulling: {
    // prettier-ignore
    things: new Set([
      "rope", "chain", "yarn", "spool", "fishingNet", "net", "hose", "kite", "dogLead", "fishingRod", "sled", "wagon", "cart", "boat", "rowboat",
      "suitcase", "box", "chest", "horse", "donkey", "camel", "cow", "goat", "bucket", "anchor", "bell",
    ]),
    words:
      /(?<!\p{L})(?:ropes?|cords?|strings?|lines?|leash|reins|tow|tug|haul|corde|ficelle|laisse|fil |cord[ae]|fun[ei]|fil[oi]|guinzaglio|cuerda|soga|hilo|correa|fio|rede|trela|coleira|ip(?!\p{L})|ip[ie]|halat|tasma|Seil|Leine|Schnur|Strick|веревк|верёвк|канат|поводо?к|нит)|حبل|خيط|رسن|रस्सी|डोर|लगाम|紐|ひも|縄|ロープ|綱|糸|밧줄|줄|끈|绳|缰/iu,
  },
  // Both arms against something.
  pushing: {
    // prettier-ignore
    things: new Set([
      "cart", "pram", "wheelchair", "gurney", "wagon", "wheelbarrow", "car", "taxi", "bus", "truck", "pickup", "bicycle", "motorbike",
      "scooter", "lawnMower", "swing", "door", "gate", "box", "piano", "wardrobe", "sled", "bed", "table", "sofa", "boat", "rowboat", "rock", "log",
      "ivDrip", "fridge", "tractor", "ball", "barrel", "wall", "suitcase", "elephant", "cow", "horse", "snowball", "vacuum", "broom", "shovel",
    ]),
  },
};

/** Hair, hands, floors and cars are washed, and no dishes. */
const WASHED =
  /(?<!\p{L})(?:hair|hands?|face|feet|body|dog|car|clothes|laundry|windows?|floor|cheveux|mains?|visage|linge|voiture|vitres?|capelli|mani|faccia|viso|panni|macchina|vetri|pelo|cabello|manos|cara|ropa|coche|ventanas?|suelo|cabelos?|mãos?|cara|rosto|roupa|carro|janelas?|chão|pasillo|escaler\p{L}*|couloir|escalier|corridoio|scale|corredor|escadas?|saç|el(?:im|ler)|yüz|çamaşır|araba|cam|yer|Haare?|Hände|Gesicht|Wäsche|Auto|волос|руки|лицо|бель[её]|машину|окн|пол )|شعر|يد|وجه|غسيل|هدوم|ملابس|سيار|बाल|हाथ|मुँह|कपड़|गाड़ी|髪|顔|手を|洗濯|車を|体を|머리|얼굴|손을|빨래|차를|头发|脸|手|衣服|车/iu;

/** Whether what the picture of an act shows beside the person is in the dream. */
export function hasProp(verb: Mention, all: readonly Mention[], text: string): boolean {
  if (verb.id === "washing") return !WASHED.test(text.slice(Math.max(0, verb.at - 20), verb.end + 20));
  const prop = PROPS[verb.id];
  if (!prop) return true;
  return (
    all.some(({ kind, id }) => kind === "things" && prop.things.has(id)) || prop.words?.test(text) === true
  );
}
