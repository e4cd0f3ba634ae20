import type { Thing } from "./catalogue.ts";
import type { Mention } from "./vocabulary.ts";

/** What a shop sells, by the words that name it. */
const SOLD: readonly [RegExp, readonly Thing[]][] = [
  [
    /hard|iron|diy|b ?(?:&|and) ?q|home ?(?:depot|base)|lowe|screwfix|nalbur|hırdavat|yapı market|koçtaş|bauhaus|ferret|tlapal|leroy|brico|quincail|castorama|ferra|obi |hornbach|material|ferrag|عد[دة]|حداي|حداد|خردوات|أدوات|ホームセンター|金物|철물|хоз|строит|леруа|五金|建材|baumarkt|eisenw|droguerie/iu,
    ["hammer", "saw", "wrench", "drill", "ladder", "bucket", "screwdriver", "pliers"],
  ],
  [
    /toy|hamleys|oyuncak|juguet|jouet|giocattol|brinquedo|ألعاب|لعب|खिलौन|おもちゃ|장난감|игруш|玩具|spielzeug|spielwaren/iu,
    ["teddyBear", "ball", "doll", "kite", "robot", "spinningTop"],
  ],
  [/doll|bebek|muñec|poup|bambol|bonec|人形|인형|кукол/iu, ["doll"]],
  [
    /shoe|ayakkabı|zapat|chauss|scarpe|sapat|أحذية|جزم|صبابيط|जूत|靴|신발|구두|обув|鞋|schuh/iu,
    ["shoe", "highHeels", "boots", "sneaker"],
  ],
  [/hat\b|hat shop|şapka|sombrer|chapel|cappell|टोपि|帽子|모자|шляп|hutladen/iu, ["hat", "cap"]],
  [
    /book|kitap|kitab|sahaf|libr|livrar|sebo|كتب|مكتبة|किताब|本屋|書店|古本|서점|책방|книж|书店|書店|buch/iu,
    ["book"],
  ],
  [
    /flor|flower|çiçek|fleur|fior|ورد|زهور|फूल|花|꽃|цвет|blumen|plant nursery|garden cent|vivero|jardinerie|vivaio|horto|gärtnerei/iu,
    ["rose", "tulip", "sunflower", "bouquet"],
  ],
  [
    /jewel|kuyumcu|joy|bijou|gioiell|joalh|ouriv|صائغ|ذهب|مجوهر|सुनार|ज्वेल|गहन|宝石|ジュエリ|보석|금은방|ювелир|珠宝|首饰|金店/iu,
    ["necklace", "ring", "crown", "earrings"],
  ],
  [/चूड़/u, ["bracelet", "necklace"]],
  [
    /ice cream|gelat|dondurma|helad|glacier|sorvet|アイス|아이스크림|冰淇淋|eisdiele/iu,
    ["iceCream", "iceLolly"],
  ],
  [/मिठाई|हलवाई|حلويات/u, ["laddu", "jalebi", "cake"]],
  [/chocol|cioccolat|チョコ|초콜릿/iu, ["chocolate"]],
  [
    /sweet|candy|şeker|dulce|golosin|chuches|confiser|bonbon|caramell|doces|駄菓子|お菓子|사탕|과자|кондит|сладост|糖果|süßig/iu,
    ["lollipop", "candy"],
  ],
  [/cake|ケーキ/iu, ["cake", "cupcake"]],
  [
    /(?<!\p{L})pet |petshop|evcil|mascota|animal|पेट|ペット|펫|애완|зоомаг|宠物|寵物|حيوان|zoohand|tierhand/iu,
    ["cagedBird", "puppy", "kitten", "aquarium"],
  ],
  [
    /antique|junk|antika|eskici|anticuari|antigüed|antiqu|brocante|antiguid|تحف|أنتيك|骨董|アンティーク|골동|антиквар|古董/iu,
    ["grandfatherClock", "vase", "portrait", "candlestick"],
  ],
  [
    /clock|watch|saatçi|reloj|horlog|orolog|relojo|ساعات|घड़ी|時計|시계|часов|钟表|uhr/iu,
    ["clock", "cuckooClock", "watch"],
  ],
  [/record|disc|disqu|disch|レコード|레코드|唱片|platten/iu, ["recordPlayer", "cassette"]],
  [
    /guitar|piano|music|música|musique|musica|楽器|악기|музык|乐器|musik/iu,
    ["guitar", "violin", "trumpet", "drum"],
  ],
  [
    /green|fruit|frut|manav|verdul|primeur|ortolan|quitanda|hortifruti|خضار|خضرج|فواكه|सब्ज|सब्ज़|फल|八百屋|果物|과일|채소|야채|овощ|水果|蔬菜|gemüse|obst/iu,
    ["apple", "orange", "banana", "grapes", "cabbage", "carrot"],
  ],
  [/cheese|peynir|queser|queij|fromag|formagg|käse/iu, ["cheeseWheel", "cheese"]],
  [/wine|liquor|caviste|enoteca|garrafeira|酒屋/iu, ["bottle"]],
  [
    /furnit|mobil|mueb|meuble|móve|ikea|أثاث|موبيل|ايكيا|फर्नीचर|家具|イケア|가구|이케아|мебел|икея|икее|宜家|möbel/iu,
    ["armchair", "lamp", "wardrobe", "chair"],
  ],
  [/mattress|bed shop/iu, ["bed", "mattress", "pillow"]],
  [/lamp|light|avize|lámpar|lumin|candeeiro|ثريات/iu, ["lamp", "chandelier", "lightBulb"]],
  [/paint|boya|pintur|peint|color|tinta|بوي|دهان/iu, ["bucket", "paintbrush"]],
  [
    /station|kırtas|papel|papet|cartol|स्टेशनरी|文房具|文具|문방구|문구|канц|schreibw/iu,
    ["pencil", "book", "ruler", "scissors"],
  ],
  [/optic|gözlük|óptic|ótic|opti|ottic|نظارات|चश्म|眼鏡|メガネ|안경|眼镜/iu, ["glasses", "sunglasses"]],
  [/carpet|rug|halı|alfombra|tapi|tapet|سجاد|कालीन|teppich/iu, ["carpet"]],
  [/bik|bicy|bisiklet|bici|vélo|自転車|자전거|自行车|fahrrad/iu, ["bicycle", "wheel"]],
  [/umbrella|paraguas|parapluie|ombrell|guarda-chuva|छात|傘|우산/iu, ["umbrella"]],
  [/phone|मोबाइल|electr|電気|家電|전자/iu, ["television", "phone", "laptop"]],
  [/spice|baharat|بهار|عطار|मसाल/iu, ["jar", "pepper", "garlic"]],
  [
    /fabric|yarn|tela|mercer|merceria|retros|armarinho|tecido|stoff|手芸/iu,
    ["yarn", "spool", "scissors", "button"],
  ],
  [/tea shop/iu, ["teapot", "cup"]],
  [/wig/iu, ["wig"]],
  [/mirror/iu, ["mirror"]],
  [/egg/iu, ["egg"]],
  [/gun/iu, ["gun"]],
  [/kuruyemiş/iu, ["nuts", "walnut", "almond"]],
  [/züccaciye|zücaciye|雑貨|다이소|杂货/iu, ["plate", "vase", "teapot", "cup"]],
  [/पटाख/u, ["fireworks"]],
];

/** What stands on the shelves of the shop in which a dream is. */
export function goodsOf(places: readonly Mention[]): Thing[] | undefined {
  const shop = places.find(({ id }) => id === "shop");
  const sold = shop && SOLD.find(([word]) => word.test(shop.text))?.[1];
  return sold && [...sold];
}
