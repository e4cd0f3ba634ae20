import { describe, expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

/** All that a dream in Japanese, Korean or Chinese shows. */
function shown(text: string, locale: Locale): string[] {
  const { things, people, place, sky, weather, action, activity } = describeScene(text, locale);
  const all = [...things.map(({ thing }) => thing), ...people, place, ...sky, weather, action, activity];
  return all.flatMap((one) => (one ? [one] : []));
}

describe("what a word of Japanese, Korean or Chinese only says what another is like", () => {
  it.each<[string, Locale, string[]]>([
    ["雲が鯨の形をしていた", "ja", ["cloud"]],
    ["星型のクッキーをもらった", "ja", ["cookie"]],
    ["台所でパンの匂いがした", "ja", ["kitchen"]],
    ["口の中で苺の味がした", "ja", []],
    ["鈴の音みたいな声だった", "ja", []],
    ["絵本に出てくるような森", "ja", ["forest"]],
    ["バケツをひっくり返したような雨", "ja", ["rain"]],
    ["まるで雪の上を歩いているようだった", "ja", []],
    ["猫だと思ったら犬だった", "ja", ["dog"]],
    ["レモン色の壁", "ja", ["wall"]],
    ["猫の本があった。海の歌を歌って、猫の話をした", "ja", ["book", "cat", "singing"]],
    ["大きな鳥がいて、魚も鳥のように泳いでいた", "ja", ["bird", "fish"]],
    ["구름이 고래 모양이었다", "ko", ["cloud"]],
    ["빵 냄새가 났다", "ko", []],
    ["사과 맛이 나는 사탕", "ko", ["candy"]],
    ["마치 눈 위를 걷는 것처럼 발이 시렸다", "ko", []],
    ["동화책에 나오는 것 같은 숲", "ko", ["forest"]],
    ["고양이인 줄 알았는데 개였다", "ko", ["dog"]],
    ["달걀만 한 보석", "ko", ["diamond"]],
    ["집에 개만 한 마리 있었다", "ko", ["dog", "house"]],
    ["고양이에 대한 책을 봤다", "ko", ["book"]],
    ["큰 새가 있었고 물고기도 새처럼 헤엄쳤다", "ko", ["bird", "fish"]],
    ["星形的饼干", "en-US", ["cookie"]],
    ["闻到面包的香味", "en-US", []],
    ["柠檬黄的墙", "en-US", ["wall"]],
    ["我以为是猫，结果是狗", "en-US", ["dog"]],
    ["天空像倒过来的海", "en-US", ["sky"]],
    ["头发像海草一样长", "en-US", ["hair"]],
    ["有一只大鸟，鱼像鸟一样飞", "en-US", ["bird", "fish"]],
    ["縄跳びの縄が蛇になった", "ja", ["skippingRope", "snake"]],
    ["電車はもう出発していた", "ja", []],
    ["学校みたいなところにいた", "ja", ["school"]],
    ["공항 같은 데서 여권을 잃어버렸다", "ko", ["airport", "passport"]],
    ["경찰이 라면 국물을 쏟았다", "ko", ["noodles", "police"]],
    ["인어 아주머니가 웃었다", "ko", ["mermaid"]],
    ["在地铁口卖红薯", "en-US", ["metroStation", "sweetPotato"]],
    ["厨房里土豆们在开会", "en-US", ["kitchen", "potato"]],
    ["나침반이 우리 집 쪽을 가리켰다", "ko", ["compass"]],
    ["妈妈晾衣服，衣服变成了鸽子", "en-US", ["laundry", "mother", "pigeon"]],
    ["眼前是一片油菜花", "en-US", ["cropField"]],
    ["妊娠してないのに病院にいた", "ja", ["hospital"]],
    ["면접관이 전부 고양이여서 웃었다", "ko", ["cat"]],
    ["줄여서 말했다", "ko", []],
    ["사람들이 배를 타고 출근하고 있었다", "ko", ["crowd", "ship"]],
    ["간호사는 종이로 만든 인형 같았다", "ko", ["doctor"]],
    ["长城上全是卖气球的人", "en-US", ["balloon", "cityWall"]],
    ["只有我忘带氧气面罩", "en-US", []],
    ["一夜之间长出一棵树", "en-US", ["tree"]],
    ["苹果卖三块钱", "en-US", ["apple"]],
    ["蛋糕是用豆腐做的", "en-US", ["cake"]],
    ["台所がコンサート会場みたいになった", "ja", ["kitchen"]],
    ["花婿がいなくて、祖父が立っていた", "ja", ["grandfather"]],
    ["男は猫の声で私を呼んだ", "ja", ["man"]],
    ["小学校のときの友達と森にいた", "ja", ["forest", "friend"]],
    ["고등학교 때 교복을 입고 지하철역에 있었다", "ko", ["metroStation"]],
    ["엄마 화장대 위에 고양이가 있었다", "ko", ["cat"]],
    ["从猫眼看出去，外面有一棵树", "en-US", ["peeking", "tree"]],
    ["おばあさんは傘もささずに行ってしまった", "ja", ["grandmother"]],
    ["突然一辆没有司机的公交车停下来", "en-US", ["bus"]],
    ["没有红色的车", "en-US", []],
    ["狗说想吃火锅", "en-US", ["dog"]],
    ["妈妈说这是外婆留下的戒指", "en-US", ["mother", "ring"]],
    ["母が海に行こうと言って、台所に立っていた", "ja", ["mother", "kitchen"]],
    ["선생님이 같이 먹자고 했다", "ko", ["teacher"]],
    ["누가 등을 떠밀 것 같아서 무서웠다", "ko", []],
    ["초콜릿이 손에 묻었다", "ko", []],
    ["지하철을 탔는데 문이 안 열렸다", "ko", ["metro", "riding"]],
    ["빨간 대문이 있었다. 문을 여니까 거실이었다", "ko", ["gate", "livingRoom"]],
    ["电梯里，门突然开了", "en-US", ["elevator"]],
    ["水晶の靴をもらった", "ja", ["shoe"]],
  ])("%s", (text, locale, expected) => {
    expect(shown(text, locale).toSorted()).toEqual(expected.toSorted());
  });
});

describe("what is wished, missed, asked for or left elsewhere in Japanese, Korean and Chinese", () => {
  it.each<[string, Locale, string[]]>([
    ["ピアノが欲しかった", "ja", []],
    ["海に行きたかったのに道に迷った", "ja", []],
    ["店員に卵はありませんかと聞いた", "ja", ["man"]],
    ["財布を家に忘れた", "ja", ["wallet"]],
    ["虎に食べられるかと思った", "ja", []],
    ["救急車を呼んでと言った", "ja", []],
    ["電車に乗り遅れた", "ja", []],
    ["駅前のパン屋", "ja", ["bakery"]],
    ["会社の同僚と海にいた", "ja", ["friend", "ocean"]],
    ["銀行で働いている友達", "ja", ["friend"]],
    ["靴の紐がほどけた", "ja", ["shoe"]],
    ["버스가 안 와서 걸었다", "ko", []],
    ["피아노가 갖고 싶었다", "ko", []],
    ["바다에 가고 싶었다", "ko", []],
    ["지갑을 집에 두고 왔다", "ko", ["wallet"]],
    ["귀신이 나올 것 같았다", "ko", []],
    ["경찰을 부르려고 했다", "ko", []],
    ["기차를 놓쳤다", "ko", []],
    ["다리 위에서 풍선을 놓쳤다", "ko", ["balloon", "bridge"]],
    ["개 다리가 하얬다", "ko", ["dog"]],
    ["시계 바늘이 멈췄다", "ko", ["clock"]],
    ["꽃집 옆 공원", "ko", ["garden"]],
    ["냄비 바닥이 탔다", "ko", ["pot"]],
    ["我好想要一架钢琴", "en-US", []],
    ["想起妈妈觉得孤单", "en-US", []],
    ["小时候想当医生", "en-US", []],
    ["以为要被老虎吃了", "en-US", []],
    ["快下雨了", "en-US", []],
    ["错过了火车", "en-US", []],
    ["车站旁边的面包店", "en-US", ["bakery"]],
    ["钱包忘在家里了", "en-US", ["wallet"]],
  ])("%s", (text, locale, expected) => {
    expect(shown(text, locale).toSorted()).toEqual(expected.toSorted());
  });

  it("keeps the one place that is named", () => {
    expect(shown("海で拾った貝", "ja")).toContain("ocean");
    expect(shown("바다에서 주운 조개가 부엌에 있었다", "ko").toSorted()).toEqual(["kitchen", "shell"]);
  });
});

describe("idioms and words of another meaning in Japanese, Korean and Chinese", () => {
  it.each<[string, Locale, string]>([
    ["虫の知らせがした", "ja", "beetle"],
    ["道草を食った", "ja", "road"],
    ["石垣島の話", "ja", "wall"],
    ["蝶番が鳴った", "ja", "butterfly"],
    ["高嶺の花だった", "ja", "flower"],
    ["고래 싸움에 새우등 터졌다", "ko", "whale"],
    ["화가 나서 소리쳤다", "ko", "man"],
    ["그 말을 듣고 놀랐다", "ko", "horse"],
    ["눈이 컸다", "ko", "snow"],
    ["무거운 다리", "ko", "bridge"],
    ["풍선처럼 부푼 배", "ko", "ship"],
    ["모자라서 더 샀다", "ko", "hat"],
    ["他吃了山药", "en-US", "mountain"],
    ["车水马龙的感觉", "en-US", "horse"],
    ["他说不要钱", "en-US", "money"],
    ["寿司上的海苔", "en-US", "ocean"],
  ])("%s has no such thing", (text, locale, thing) => {
    expect(shown(text, locale)).not.toContain(thing);
  });

  it.each<[string, Locale, string]>([
    ["남편이 칼을 갈았다", "ko", "knife"],
    ["흰 눈이 펑펑 내렸다", "ko", "snow"],
    ["말을 타고 갔다", "ko", "horse"],
    ["다리를 건넜다", "ko", "bridge"],
    ["時計の針が逆に回っていた", "ja", "clock"],
    ["桥下不是水而是云", "en-US", "cloud"],
  ])("%s still has it", (text, locale, thing) => {
    expect(shown(text, locale)).toContain(thing);
  });
});

describe("who acts in Japanese, Korean and Chinese", () => {
  it.each<[string, Locale]>([
    ["鱼从我们身边游过去", "en-US"],
    ["字全变成了蚂蚁，爬得满桌都是", "en-US"],
    ["翻开书，里面飞出好多白色的蝴蝶", "en-US"],
    ["整个城市都睡着了", "en-US"],
    ["管理员阿姨追着蝴蝶跑", "en-US"],
    ["我怎么也写不出字来", "en-US"],
    ["식빵이 우유를 마시고 있었다", "ko"],
    ["내가 누워 있고 엄마가 유모차를 밀고 있었다", "ko"],
    ["첫사랑이 놀이터 그네에 앉아 있었다", "ko"],
    ["카트 안에 수박이 타고 있었다", "ko"],
    ["옆자리에 고양이가 앉아서 팝콘을 먹었다", "ko"],
    ["指が動かなくて泣きそうになった", "ja"],
  ])("%s: not the dreamer", (text, locale) => {
    const { action, activity } = describeScene(text, locale);
    expect([action, activity ?? null].filter((one) => one !== null && one !== "sitting")).toEqual([]);
  });

  it.each<[string, Locale, string]>([
    ["我追着乌龟跑", "en-US", "running"],
    ["犬を追いかけた", "ja", "running"],
    ["거북이 등에 타고 갔다", "ko", "riding"],
    ["할머니가 고구마를 주셨는데 눈물이 났다", "ko", "crying"],
    ["담임 선생님한테 쫓겨서 피아노 밑에 숨었다", "ko", "hiding"],
  ])("%s: the dreamer", (text, locale, does) => {
    const { action, activity, cast } = describeScene(text, locale);
    expect([action, activity]).toContain(does);
    expect(cast?.some((one) => one.does === does) ?? false).toBe(false);
  });

  it.each<[string, Locale]>([
    ["駅のベンチに犬が座っていた", "ja"],
    ["첫사랑이 놀이터 그네에 앉아 있었다", "ko"],
  ])("%s: the dreamer is not on the seat", (text, locale) => {
    expect(describeScene(text, locale).aboard).toBeUndefined();
  });

  it("holds no letter over the fire, and no fox on the head", () => {
    expect(describeScene("편지를 부치려고 했다", "ko").handles).toBeUndefined();
    expect(describeScene("坟头上坐着一只白狐狸", "en-US").handles).toBeUndefined();
  });

  it("counts people and not the train", () => {
    expect(describeScene("二人で電車に乗った", "ja").things).toEqual([{ thing: "train" }]);
  });

  it("dresses her whom the dream named before", () => {
    const { cast, outfit } = describeScene("和前女友走在街上，她穿着红色的羽绒服", "en-US");
    expect(cast).toMatchObject([{ role: "ex", outfit: "coat" }]);
    expect(outfit).toBeUndefined();
  });

  it("lets the cat sleep on a grandmother's lap", () => {
    const { things, cast } = describeScene("猫が祖母の膝で丸くなって寝てた", "ja");
    expect(things).toEqual([{ thing: "cat", pose: "asleep" }]);
    expect(cast?.every(({ does }) => does === undefined)).toBe(true);
  });

  it.each<[string, Locale, string]>([
    ["梦到前男友在超市里当收银员", "en-US", "ex"],
    ["엄마가 버스 기사였어", "ko", "mother"],
    ["父が電車の運転手をしていた", "ja", "father"],
    ["新郎是我前同事", "en-US", "groom"],
    ["教练是我三岁的儿子", "en-US", "child"],
    ["妹妹结婚那天下大雾", "en-US", "bride"],
    ["안전요원 아저씨가 웃었다", "ko", "lifeguard"],
  ])("%s is one person", (text, locale, who) => {
    expect(describeScene(text, locale).cast?.map(({ id, role }) => role ?? id)).toEqual([who]);
  });
});

describe("colours of Korean, Japanese and Chinese", () => {
  it.each<[string, Locale, string]>([
    ["파란색 자동차", "ko", "blue car"],
    ["새빨간 모자", "ko", "red hat"],
    ["水色の傘", "ja", "blue umbrella"],
    ["金の鍵", "ja", "gold key"],
    ["大黄狗", "en-US", "yellow dog"],
  ])("%s", (text, locale, expected) => {
    const [{ colour, thing } = {}] = describeScene(text, locale).things;
    expect(`${colour} ${thing}`).toBe(expected);
  });
});
