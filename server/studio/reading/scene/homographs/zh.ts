import type { Homograph } from "./homograph.ts";
import { patternOf } from "../../matching/letters.ts";

/** How often something is done, and what is bought or paid, between a verb and its money. */
const HOW_MUCH =
  "(?:了|过|我|你|他|她|个|点|些|很多|好多|不少|这么多|那么多|多少|一大笔|一笔|大|人家|别人|老板|朋友|的){0,3}";
/** What is worn on the head or a hand and taken off. */
const WORN =
  "(?:口罩|眼镜|墨镜|帽子?|面具|面纱|头盔|耳机|耳环|戒指|手套|手表|项链|围巾|头巾|假发|假牙|助听器)";
/** Where or how someone is at school: "在国外读书", "供我读书". */
const STUDIES =
  "(?:在(?:国外|外地|外面|城里|县城|老家|国内|北京|上海|广州|美国|英国|日本|[^，。]{1,4}(?:大学|中学|小学|学校))|供[我你他她]|送[我你他她][去到]?|不想|没有?|不|爱|好好|同班|还在|努力|辍学不)";
const SCHOOLDAYS = "(?:的时候|时候|时|那会|那几年|期间|成绩|不好|很好|好|少|多|没用|无用)";

/** Chinese words that are written like a thing's and mean another one. */
export const ZH: readonly Homograph[] = [
  { id: "coat", word: /^衣服$/u, beside: "laundry" },
  // "让我赔钱", "找我借钱", "花了很多钱": to be paid or owed, and none is there.
  {
    id: "money",
    word: /^钱$/u,
    before: patternOf(
      `(?:赔|欠|花|省|没|缺|付|还|借|赚|挣|差|退|攒|骗|坑|亏|输|转|存|凑|谈|贷|(?<![拿掏取抽交])出)${HOW_MUCH}$`,
      "u",
    ),
  },
  // "他家很有钱": rich.
  { id: "money", word: /^钱$/u, before: /(?:很|特别|更|最|真|挺|非常|超|家里|家|变得)有$/u },
  // "钱花光了", "钱不够".
  { id: "money", word: /^钱$/u, after: /^(?:都|全|也|早就)?(?:花光|花完|用完|不够|没了)/u },
  // The one in which the dreamer sits.
  { id: "train", word: /^列车$/u, beside: "bulletTrain" },
  // A taxi is meant, and no other car.
  {
    id: "car",
    word: /^[车車]$/u,
    unless: /^(?!.*(?:出租|公交|救护|消防|自行|电动|三轮|火|卡|货|摩托|警|地铁|马)[车車]?)/u,
  },
  // "等车", "末班车": a bus or a train that is not there. "有房有车": what someone owns.
  {
    id: "car",
    word: /^车$/u,
    before: /(?:等|候|转|换|赶|末班|首班|头班|早班|夜班|没|有房|有房有|买房买|没房没)$/u,
  },
  // "车费", "车钥匙", "车位": no car need be there.
  { id: "car", word: /^车$/u, after: /^(?:费|钱|钥匙|位|程|有房|和房|子房)/u },
  // "花五百块", "花光", "花他的钱": spent.
  {
    id: "flower",
    word: /^花$/u,
    after:
      /^(?:(?:[一二三四五六七八九十几百千万两半多\d]+|好几?|很)(?:块|元|万|千|百|个?(?:小时|多?月|钟头)|分钟|天|年|美元|欧元|多钱)|光|完|不起|不完|得起|大价|重金|这么多|那么多|多少|[我你他她]们?的?钱)/u,
  },
  // "心里乐开了花", "眼前一花", "妆花": no flower.
  { id: "flower", word: /^花$/u, before: /(?:乐开了?|笑开了?|眼前[^，。]{0,2}一|妆|屏幕?|屁股开了?)$/u },
  // "敢花", "乱花", "舍得花": to spend.
  { id: "flower", word: /^花$/u, before: /(?:乱|敢|舍得|舍不得|随便|省着|够我?|大手大脚地?)$/u },
  // "一包烟", "递给我一支烟": a cigarette.
  {
    id: "smoke",
    word: /^烟$/u,
    before: /(?:[包根支条盒]|买了?|递了?|叼着?|卖|散|敬|点了|抽了?|手里的|夹着|借)$/u,
    is: "cigarette",
  },
  // "我读大学", "读三年级": to be at school.
  {
    id: "reading",
    word: /^读$/u,
    after:
      /^(?:的|着|了|完|过)?(?:大学|高中|初中|小学|中学|幼儿园|研究生|博士|硕士|本科|大专|中专|技校|职高|国小|国中|[初高大][一二三]|[一二三四五六]年级|医学|法律)/u,
  },
  { id: "reading", word: /^读$/u, after: patternOf(`^书${SCHOOLDAYS}`, "u") },
  { id: "reading", word: /^读$/u, before: patternOf(`${STUDIES}$`, "u"), after: /^书/u },
  { id: "book", word: /^书$/u, before: /读$/u, after: patternOf(`^${SCHOOLDAYS}`, "u") },
  { id: "book", word: /^书$/u, before: patternOf(`${STUDIES}读$`, "u") },
  // "摘下口罩", "把眼镜摘了": taken off.
  {
    id: "picking",
    word: /^摘$/u,
    after: patternOf(
      `^(?:下来?|掉|了|去){0,3}(?:[他她我]|自己|头上|脸上|手上|脖子上)?的?(?:[黑白红蓝]色?|厚厚)?的?${WORN}`,
      "u",
    ),
  },
  { id: "picking", word: /^摘$/u, before: patternOf(`[把将][^，。]{0,6}${WORN}(?:给|都|全)?$`, "u") },
  // "把脸埋进枕头": pressed into it.
  { id: "burying", word: /^埋$/u, before: /[头脸](?:深深地?|紧紧地?|全)?$/u },
  // "西红柿炒鸡蛋", "点了个小炒": a dish.
  {
    id: "cooking",
    word: /^炒$/u,
    before:
      /(?:番茄|西红柿|[青辣尖]椒|韭菜|洋葱|木耳|芹菜|蒜苔|小|农家|爆|[吃点][^，。炒]{0,6}|[份盘][^，。炒]{0,4})$/u,
  },
  // "我被公司炒了": dismissed.
  { id: "cooking", word: /^炒$/u, before: /被(?:公司|老板|单位|领导)?$/u },
  { id: "cooking", word: /^煮$/u, before: /(?:水|关东)$/u },
  // "被坑了", "太坑了", "他坑我": cheated.
  {
    id: "hole",
    word: /^坑$/u,
    before: /(?:被[^，。]{0,4}|太|真|好|很|巨|挺|骗|弃|入|避)$/u,
    after: /^(?:$|[了过得惨钱，。！])/u,
  },
  { id: "hole", word: /^坑$/u, after: /^(?:[我你他她]|惨|死我)/u },
  // "给家里打电话", "家里很穷", "家里人": the family.
  { id: "room", word: /^家里$/u, before: /(?:给|跟|和|向|让|靠|帮|问|瞒着)$/u },
  {
    id: "room",
    word: /^家里$/u,
    after:
      /^(?:人|的?事|(?:很|太|特别|非常|比较|挺)?(?:穷|困难|有钱)|没钱|条件|情况|催|不?同意|(?:都|全都)?(?:反对|不让)|介绍|安排|出了?事|打电话|来电话|负担)/u,
  },
  // "结婚十年", "结婚证", "催我结婚", "听说她结婚了": no wedding is seen.
  {
    id: "bride",
    word: /^结婚$/u,
    after:
      /^(?:(?:已经|快|都|有)?(?:[一二三四五六七八九十几两多\d]+年|多年|好多年|好几年)|[照证](?!书?上)|纪念日|以后|之后|后|前|之前|的事|对象|登记)/u,
  },
  {
    id: "bride",
    word: /^结婚$/u,
    before:
      /(?:催[我你他她]?[快赶]?紧?|逼[我你他她]|已经|早就|听说[^，。]{0,8}|不想|没想过|还不|没有?|还没|从来没|什么时候|赶紧|后悔|适合|为什么不|怎么还不|不同意我们)$/u,
  },
  // "窗口排着队", in a hospital or a canteen: a counter.
  {
    id: "window",
    word: /^窗口$/u,
    unless: /^(?![^]*(?:排队|排着队|挂号|食堂|售票|柜员|打饭|缴费|取药|买票|办证|窗口里的人))/u,
  },
  // "心里直打鼓", "鼓着腮帮子", "眼睛鼓出来": no drum.
  { id: "drum", word: /^鼓$/u, before: /心里[^，。]{0,3}打$/u },
  { id: "drum", word: /^鼓$/u, after: /^(?:着|了|出|成|包|鼓|囊|胀|足|劲|风)/u },
  { id: "drum", word: /^鼓$/u, before: /(?:鼓|气鼓|圆)$/u },
  // "一只小熊": the animal, and no toy.
  { id: "doll", word: /^小熊$/u, before: /[只头](?:可爱的)?$/u, is: "bear" },
  // "身上的肉", "肚子上的肉": flesh.
  { id: "meat", word: /^肉$/u, before: /(?:身|脸|肚子|腿|手臂|胳膊|腰|腮)[上部]?(?:全是|都是)?的?$/u },
];
