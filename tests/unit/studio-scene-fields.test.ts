import { describe, expect, it } from "vitest";
import type { Locale } from "#shared/locales.ts";
import { captionOf } from "#server/studio/reading/scene/caption.ts";
import { describeScene } from "#server/studio/reading/scene/describe.ts";

type Row = [text: string, locale: Locale, what: string];
const placeOf = (text: string, locale: Locale) => describeScene(text, locale).place;

describe("a field of one crop", () => {
  it.each<Row>([
    ["Lavanta tarlasında kayboldum", "tr", "lavender"],
    ["çay tarlasında babaannemle çay topluyorduk", "tr", "tea"],
    ["I was walking through a field of lavender", "en-US", "lavender"],
    ["we ran across a cotton field", "en-GB", "cotton"],
    ["I was in a field of teeth and they were growing", "en-US", "tooth"],
    ["corría por un campo de amapolas", "es", "poppy"],
    ["Je courais après le bus dans un champ de lavande", "fr", "lavender"],
    ["ero in un campo di tulipani", "it", "tulip"],
    ["tava num canavial enorme fugindo de um homem", "pt-BR", "sugarCane"],
    ["numa plantação de café com meu avô", "pt-BR", "coffee"],
    ["كنت في حقل خزامى مع أمي", "ar", "lavender"],
    ["मैं सरसों के खेत में दौड़ रही थी", "hi", "mustard"],
    ["ラベンダー畑で犬と走っていた", "ja", "lavender"],
    ["유채꽃밭에서 엄마가 손을 흔들고 있었다", "ko", "mustard"],
    ["ich lief durch ein Rapsfeld", "en-US", "mustard"],
    ["я бежала по полю ромашек", "en-US", "daisy"],
    ["我在薰衣草田里走", "en-US", "lavender"],
  ])("%s", (text, locale, crop) => {
    expect(describeScene(text, locale)).toMatchObject({ place: "cropField", crop });
  });

  it("is not another field, and its crop is not beside it", () => {
    expect(describeScene("a dog with a rose ran in the field", "en-US")).not.toHaveProperty("crop");
    expect(placeOf("I was in a wheat field", "en-US")).toBe("wheatField");
    const scene = describeScene("I was in a field of lavender", "en-US");
    expect(scene.things).toEqual([]);
    expect(captionOf(scene, "en-US")).toContain("lavender");
  });
});

describe("a shop", () => {
  it.each<Row>([
    ["nalburda vida arıyordum", "tr", "hammer"],
    ["in the hardware shop looking for one screw", "en-GB", "hammer"],
    ["estaba en la ferretería de mi tío", "es", "hammer"],
    ["j'étais dans une bijouterie", "fr", "ring"],
    ["ero dal fioraio", "it", "rose"],
    ["sapataria cheia de gente", "pt-BR", "shoe"],
    ["كنت في محل ألعاب", "ar", "doll"],
    ["खिलौनों की दुकान में था", "hi", "doll"],
    ["本屋で棚が全部真っ白だった", "ja", "book"],
    ["철물점에 갔다", "ko", "hammer"],
  ])("shows what it sells: %s", (text, locale, thing) => {
    const { place, goods } = describeScene(text, locale);
    expect(place).toBe("shop");
    expect(goods).toContain(thing);
  });

  it("of everything is a supermarket", () => {
    expect(describeScene("I was in the supermarket", "en-US")).not.toHaveProperty("goods");
  });
});

describe("a place by what is said of it", () => {
  it.each<Row>([
    ["Trafik sıkışıklığı vardı.", "tr", "trafficJam"],
    ["Mi amiga estaba en la puerta de mi casa", "es", "doorstep"],
    ["J'étais dans une ruelle avec un chat", "fr", "alley"],
    ["벚꽃길에서 강아지를 봤다", "ko", "blossomAvenue"],
    ["Ich war auf einem Bauernhof", "en-US", "farmyard"],
    ["Ero nel corridoio di un ospedale", "it", "hospitalCorridor"],
    ["サウナにいた", "ja", "sauna"],
    ["Çocuk odasında bir kedi vardı", "tr", "nursery"],
    ["Мы были в актовом зале", "en-US", "assemblyHall"],
    ["I was in a crypt", "en-US", "crypt"],
    ["Köy meydanında bir eşek vardı", "tr", "villageSquare"],
    ["I was in the toilet and a frog jumped out", "en-US", "lavatory"],
    ["Eu andava numa geleira", "pt", "glacier"],
    ["Ich war im Rathaus", "en-US", "townHall"],
    ["Çay bahçesinde çay topluyordum", "tr", "cropField"],
    ["dik bir yokuştan aşağı bisikletle iniyordum", "tr", "steepStreet"],
    ["walking down a steep cobbled street with a pram", "en-GB", "steepStreet"],
    ["je montais une rue très raide", "fr", "steepStreet"],
    ["subia uma ladeira enorme em Lisboa", "pt", "steepStreet"],
    ["언덕길을 오르는데 길이 계속 길어졌다", "ko", "steepStreet"],
    ["bir baktım deniz kupkuru, vapur kumun üstünde gidiyor", "tr", "drySeabed"],
    ["the sea had dried up and I walked on the bottom", "en-US", "drySeabed"],
    ["el mar se había secado y había barcos tirados", "es", "drySeabed"],
    ["le lac était complètement à sec", "fr", "drySeabed"],
    ["海の水が全部なくなって歩いて行った", "ja", "drySeabed"],
    ["evin antresinde bir adam vardı", "tr", "entranceHall"],
    ["nell'ingresso di casa c'era un asino", "it", "entranceHall"],
    ["うちの玄関で祖父が長靴を脱いでいた", "ja", "entranceHall"],
    ["改札で靴を脱げと言われた", "ja", "ticketHall"],
    ["I could not get through the turnstile", "en-US", "ticketHall"],
    ["La cena de Nochebuena en casa de mi abuela", "es", "diningRoom"],
    ["passei por uma ceia de natal", "pt", "diningRoom"],
    ["eu tava na laje do vizinho e vi o mar lá embaixo", "pt-BR", "rooftop"],
    ["كنت قاعدة على سطح بيتنا وفجأة السطح صار بحر", "ar", "rooftop"],
    ["Volavo sopra Venezia", "it", "canal"],
    ["예식장에 하객이 아무도 없었다", "ko", "weddingHall"],
    ["had to take my SATs in the gym", "en-US", "gym"],
    ["arabanın tepesinde piyano vardı, yokuşta durdu", "tr", "steepStreet"],
    ["会社に遅刻しそうで走ってるのに、改札がなぜか畳だった", "ja", "ticketHall"],
    ["ero al liceo, le scale andavano giù, alla fine una cantina con un cavallo", "it", "cellar"],
    ["scooter pe udd raha tha dilli ke upar", "hi", "city"],
    ["I was flying over Paris", "en-US", "city"],
    ["시골 논길을 뛰는데 다리가 안 움직였다", "ko", "riceField"],
    ["dovevo operare mio fratello", "it", "operatingTheatre"],
    ["late for the office, I ran through the forest", "en-US", "forest"],
    ["I was late for school", "en-US", "school"],
  ])("%s", (text, locale, place) => {
    expect(placeOf(text, locale)).toBe(place);
  });

  it.each<Row>([
    ["I walked down the street", "en-US", "street"],
    ["the sea was calm and I was dry", "en-US", "ocean"],
    ["aynı sokakta yürüyordum", "tr", "street"],
    ["玄関を開けたら誰もいなかった", "ja", ""],
  ])("is not what nobody says: %s", (text, locale, place) => {
    expect(placeOf(text, locale) ?? "").toBe(place);
  });
});

describe("a room", () => {
  it("has mud on its floor, a low ceiling or a river", () => {
    const muddy = describeScene("o átrio do prédio estava cheio de lama", "pt");
    expect(muddy).toMatchObject({ place: "entranceHall", muddy: true, things: [] });
    const low = describeScene("estaba en la oficina y el techo empezo a bajar despacito", "es");
    expect(low).toMatchObject({ place: "office", lowCeiling: true });
    const river = describeScene("there was a river running through my living room", "en-US");
    expect(river).toMatchObject({ place: "livingRoom", second: { place: "river", how: "grows" } });
    expect(describeScene("the mud on the road was deep", "en-US")).not.toHaveProperty("muddy");
    expect(describeScene("the office had a white ceiling", "en-US")).not.toHaveProperty("lowCeiling");
  });

  it.each<[string, Locale, string, string]>([
    ["El río se había metido en la escuela donde trabajo", "es", "school", "grows"],
    ["病棟のベッドが全部、川をゆっくり流れていく", "ja", "hospital", "grows"],
    ["歯医者の椅子に座ったらそのまま空に上がっていった", "ja", "dentist", "stands"],
    ["the classroom floated up into the sky", "en-US", "school", "stands"],
  ])("is in the river or in the sky: %s", (text, locale, room, how) => {
    const { place, second } = describeScene(text, locale);
    expect(second?.how).toBe(how);
    expect(how === "grows" ? place : second?.place).toBe(room);
  });

  it("is laid for Christmas", () => {
    expect(describeScene("Christmas dinner at mum's", "en-GB")).toMatchObject({
      place: "diningRoom",
      christmas: true,
    });
    expect(describeScene("we had a family dinner", "en-GB")).not.toHaveProperty("christmas");
  });
});
