import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

/** All that is drawn: things, people, the place, the sky and the weather. */
function drawn(text: string, locale: Locale): string[] {
  const { things, people, place, sky, weather } = describeScene(text, locale);
  return [
    ...things.map(({ thing }) => thing),
    ...people,
    ...(place ? [place] : []),
    ...sky,
    ...(weather ? [weather] : []),
  ];
}
const sceneOf = (text: string, locale: Locale = "en-US") => describeScene(text, locale);
const actsOf = (text: string, locale: Locale = "en-US") => {
  const { action, activity } = sceneOf(text, locale);
  return [action, activity].filter(Boolean);
};

describe("words that are written alike", () => {
  it.each<[string, Locale, string]>([
    ["눈에서 꽃이 나온다", "ko", "snow"],
    ["내 눈이 빨갛다", "ko", "snow"],
    ["할아버지랑 배를 깎아 먹는데 배 안에 반지가 있었다", "ko", "ship"],
    ["새 집으로 이사했다", "ko", "bird"],
    ["사과 세 개를 먹었다", "ko", "dog"],
    ["총 열 명이 앉아 있었다", "ko", "gun"],
    ["다리가 아파서 못 걸었다", "ko", "bridge"],
    ["노래를 해야 하는데", "ko", "sun"],
    ["한 달 동안 걸었다", "ko", "moon"],
    ["쥐가 났다", "ko", "mouse"],
    ["잠자리에 들었다", "ko", "dragonfly"],
    ["yol camdan, altımızda köpekbalıkları", "tr", "window"],
    ["aynada kendimi kel gördüm", "tr", "man"],
    ["kapının önüne park etmiş", "tr", "garden"],
    ["tilki önden yürüyüp yol gösterdi", "tr", "road"],
    ["sıra bekliyodum", "tr", "table"],
    ["elimi masaya koydum", "tr", "village"],
    ["मेरे पास बर्फ़ की चाबी थी", "hi", "snow"],
    ["कमल चाचा आए", "hi", "lotus"],
    ["मेरी छाती में दर्द था", "hi", "umbrella"],
    ["पेड़ पर आम नहीं जूते लटक रहे थे", "hi", "mango"],
    ["馬場さんと話した", "ja", "horse"],
    ["林くんに会った", "ja", "forest"],
    ["鶴見の駅にいた", "ja", "stork"],
    ["車内販売が来た", "ja", "car"],
    ["体重計の針が回った", "ja", "needle"],
    ["절에서 종을 치려는데 종이 호박이었다", "ko", "paper"],
    ["오토바이가 없어서 걸어갔다", "ko", "motorbike"],
    ["mere paas ghar tha par maine paise nahi diye", "hi", "diya"],
    ["रेगिस्तान में ऊँट कप लेकर लाइन में खड़े थे", "hi", "crowd"],
    ["母校の屋上にいた", "ja", "mother"],
    ["我跑到妈妈房间", "en-US", "mother"],
    ["空姐推着一车南瓜", "en-US", "car"],
    ["고양이를 숨겼는데 꼬리가 나왔다", "ko", "tail"],
    ["My PE teacher was there.", "en-GB", "gym"],
    ["医生给我开刀", "en-US", "knife"],
    ["I gave him a torch.", "en-GB", "torch"],
    ["大家都在鼓掌", "en-US", "drum"],
    ["地铁门开了", "en-US", "door"],
    ["狗开着出租车，车里放着歌", "en-US", "car"],
    ["I couldn't bear it.", "en-US", "bear"],
    ["She was present at the meeting.", "en-US", "present"],
    ["There was a fork in the road.", "en-US", "fork"],
    ["He told me to plant it.", "en-US", "plant"],
    ["The Queen was doing the washing up.", "en-GB", "laundry"],
    ["Dad was asleep in the boot with a hedgehog.", "en-GB", "boots"],
    ["The dolls were lined up in rows.", "en-US", "crowd"],
    ["연병장에 오리가 줄서있음", "ko", "crowd"],
  ])("in %j (%s) name no %s", (text, locale, id) => {
    expect(drawn(text, locale)).not.toContain(id);
  });

  it.each<[string, Locale, string]>([
    ["눈이 펑펑 내린다", "ko", "snow"],
    ["배를 타고 바다로 나갔다", "ko", "ship"],
    ["새가 날아왔다", "ko", "bird"],
    ["개가 짖었다", "ko", "dog"],
    ["다리를 건너는데", "ko", "bridge"],
    ["달이 떴다", "ko", "moon"],
    ["camdan bakıyordum", "tr", "window"],
    ["kel bir adam geldi", "tr", "man"],
    ["parkta oturuyordum", "tr", "garden"],
    ["बाहर बर्फ़ गिर रही थी", "hi", "snow"],
    ["तालाब में कमल खिला था", "hi", "lotus"],
    ["針で指を刺した", "ja", "needle"],
    ["He held a burning torch.", "en-US", "torch"],
    ["馬さんがいた", "ja", "horse"],
    ["종이를 접었다", "ko", "paper"],
    ["आँगन में दीये जल रहे थे", "hi", "diya"],
    ["दुकान पर लोग लाइन में खड़े थे", "hi", "crowd"],
    ["母が屋上にいた", "ja", "mother"],
    ["林の中を歩いた", "ja", "forest"],
    ["車が来た", "ja", "car"],
    ["飞机上发的不是饭是石头", "en-US", "rock"],
    ["A bear sat in the kitchen.", "en-US", "bear"],
    ["We were lined up at the door.", "en-US", "crowd"],
    ["My boots were full of sand.", "en-GB", "boots"],
    ["tarlada ayçiçekleri vardı", "tr", "sunflowerField"],
    ["公園でブランコに乗った", "ja", "playground"],
  ])("in %j (%s) still name the %s", (text, locale, id) => {
    expect(drawn(text, locale)).toContain(id);
  });
});

describe("an owner", () => {
  it.each<[string, Locale, string]>([
    ["dedemin traktörü salonda duruyordu", "tr", "grandfather"],
    ["komşunun eşeği bana gülüyordu", "tr", "man"],
    ["할아버지 트럭에 꽃이 가득했다", "ko", "grandfather"],
  ])("in %j (%s) is not there", (text, locale, id) => {
    expect(drawn(text, locale)).not.toContain(id);
  });

  it.each<[string, Locale, string]>([
    ["annemin ekmek yaptığını gördüm", "tr", "mother"],
    ["dedemin elini tuttum", "tr", "grandfather"],
    ["dedem traktörü sürüyordu", "tr", "grandfather"],
    ["할아버지가 트럭을 몰았다", "ko", "grandfather"],
  ])("in %j (%s) is no owner and stays", (text, locale, id) => {
    expect(drawn(text, locale)).toContain(id);
  });
});

describe("parts of an animal", () => {
  it.each<[string, Locale, string]>([
    ["The cat's tail was on fire.", "en-US", "tail"],
    ["The bird opened its wings.", "en-US", "wings"],
    ["डॉक्टर मोर के पंख गिन रहे थे", "hi", "wings"],
    ["猫が寝ていて、しっぽが揺れてた", "ja", "tail"],
  ])("in %j (%s) are not drawn beside it", (text, locale, id) => {
    expect(drawn(text, locale)).not.toContain(id);
  });

  it("are worn where they grow on somebody", () => {
    expect(sceneOf("मेरे पंख निकल आए", "hi").outfit).toBe("wings");
  });
});

describe("an act of another", () => {
  it.each<[string, Locale, string]>([
    ["ağaçta korkuluk sigara içiyo", "tr", "smoking"],
    ["पेड़ पर जूते लटक रहे थे", "hi", "hanging"],
    ["しっぽが信号にぶら下がってた", "ja", "hanging"],
    ["エレベーターのボタン押したら", "ja", "pushing"],
    ["두레박에 달이 담겨 올라왔다", "ko", "climbing"],
    ["碗边坐着一只猫", "en-US", "sitting"],
    ["岸上的牛都听哭了", "en-US", "crying"],
    ["裙子站起来跳舞", "en-US", "dancing"],
    ["檻の中にいるのは会社の人", "ja", "jailed"],
    ["मेरा सूटकेस भाग रहा था", "hi", "running"],
    ["The cashier, an old nun, ate it.", "en-US", "eating"],
    ["küvette ayı yıkanıyo", "tr", "bathing"],
    ["पापा पहाड़ चढ़ रहे थे", "hi", "climbing"],
    ["रिक्शा खींचने वाला एक शेर था", "hi", "pulling"],
    ["電柱の上に裸のおじさんがいた", "ja", "naked"],
    ["Someone had knitted a cover for the street.", "en-GB", "knitting"],
    ["小女孩冲我招手", "en-US", "waving"],
    ["我旁边的大叔吃得很香", "en-US", "eating"],
    ["My mum had made tea and was stood there in her slippers feeding a seal.", "en-GB", "feeding"],
  ])("in %j (%s) is not the dreamer's", (text, locale, id) => {
    expect(actsOf(text, locale)).not.toContain(id);
  });

  it.each<[string, Locale, string]>([
    ["ben sigara içiyorum", "tr", "smoking"],
    ["मैं पेड़ से लटक रहा था", "hi", "hanging"],
    ["木にぶら下がってた", "ja", "hanging"],
    ["我坐在教室里", "en-US", "sitting"],
    ["왕이 배달을 시켰다 거북선을 타고 갔다", "ko", "riding"],
    ["檻の中にいた", "ja", "jailed"],
    ["küvette yıkanıyordum", "tr", "bathing"],
    ["हम पहाड़ चढ़ रहे थे", "hi", "climbing"],
    ["学校で裸だった", "ja", "naked"],
    ["I knitted a cover for the street.", "en-GB", "knitting"],
    ["I was stood there feeding a seal.", "en-GB", "feeding"],
  ])("in %j (%s) is the dreamer's", (text, locale, id) => {
    expect(actsOf(text, locale)).toContain(id);
  });
});

describe("what belongs to which noun", () => {
  it("is read by the form of the word", () => {
    const sea = sceneOf("deniz mosmordu ve bir yunus bekliyordu", "tr").things;
    expect(sea.find(({ thing }) => thing === "dolphin")?.colour).toBeUndefined();
    const tv = sceneOf("펭귄 세 마리가 텔레비전을 보고 있었다", "ko").things;
    expect(tv.find(({ thing }) => thing === "penguin")?.count).toBe(3);
    expect(tv.find(({ thing }) => thing === "television")?.count).toBeUndefined();
  });

  it("puts nothing into a place that is put elsewhere itself", () => {
    const box = sceneOf("मैंने डिब्बे में रखकर फ्रिज में डाल दिया", "hi").things;
    expect(box.every(({ bond }) => !bond)).toBe(true);
    const lift = sceneOf("asansör bozulmuş merdivenlerden inek çıkıyo", "tr").things;
    expect(lift.find(({ thing }) => thing === "elevator")?.bond).toBeUndefined();
    expect(lift.find(({ thing }) => thing === "cow")?.bond).toEqual({ to: "stairs", how: "from" });
    const hearse = sceneOf("Someone parked a hearse in my driveway and it was full of pumpkins.").things;
    expect(hearse.find(({ thing }) => thing === "pumpkin")?.bond).toEqual({ to: "hearse", how: "in" });
  });

  it("gives what is done to who follows the verb", () => {
    const sold = sceneOf("卖冰棍的老头骑着一头熊");
    expect(sold.handles).toBeUndefined();
    expect(sold.cast?.[0]?.handles).toEqual({ way: "sell", thing: "iceLolly" });
    expect(sceneOf("썰매를 끄는 게 닭들이었다", "ko").handles).toBeUndefined();
    expect(sceneOf("चींटियाँ दीवारें खा रही थीं", "hi").handles).toBeUndefined();
  });

  it("names nobody by a pronoun of others", () => {
    const { cast } = sceneOf("I came for my daughter and they gave me an owl.");
    expect(cast?.some(({ handles }) => handles)).toBe(false);
    const given = sceneOf("I met my grandma and she gave me an owl.").cast;
    expect(given?.[0]?.handles).toEqual({ way: "give", thing: "owl", to: "dreamer" });
  });
});
