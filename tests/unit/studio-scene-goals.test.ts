import { expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Locale } from "#shared/locales.ts";

/** Where it is; `home` inside a house, whose rooms are not named. */
function placeOf(text: string, locale: Locale): string | null {
  const { place, home } = describeScene(text, locale);
  return home ? "home" : place;
}

// German, Russian and Chinese are read in any interface language.
it.each<[text: string, locale: Locale, place: string]>([
  ["I was late for school and could not find my shoes anywhere in the house", "en-US", "home"],
  ["My mother told me to go to the hospital, but I stayed in the kitchen", "en-US", "kitchen"],
  ["We had to get to the airport and the car stood in the garden", "en-GB", "garden"],
  ["I was supposed to be at the office but I was still on the beach", "en-US", "shore"],
  ["Okula geç kalmıştım, evde ayakkabılarımı bulamıyordum", "tr", "home"],
  ["Annem hastaneye git dedi ama ben mutfakta kaldım", "tr", "kitchen"],
  ["Okula yetişmem lazımdı ama hâlâ sahildeydim", "tr", "shore"],
  ["J'étais en retard à l'école et je ne trouvais pas mes chaussures dans la maison", "fr", "home"],
  ["Ma mère m'a dit d'aller à l'hôpital, mais je suis resté dans la cuisine", "fr", "kitchen"],
  ["Llegaba tarde al colegio y no encontraba mis zapatos en la casa", "es", "home"],
  ["Tenía que ir al aeropuerto pero seguía en la playa", "es", "shore"],
  ["Ero in ritardo per la scuola e non trovavo le scarpe in casa", "it", "home"],
  ["Dovevo andare in ospedale ma ero ancora in cucina", "it", "kitchen"],
  ["Estava atrasado para a escola e não encontrava os sapatos em casa", "pt", "home"],
  ["Eu tinha que ir ao aeroporto mas ainda estava na praia", "pt-BR", "shore"],
  ["Ich musste zum Flughafen, aber ich stand noch in der Küche", "en-US", "kitchen"],
  ["Мне нужно было ехать в аэропорт, но я стоял на кухне", "en-US", "kitchen"],
  ["تأخرت على المدرسة ولم أجد حذائي في البيت", "ar", "home"],
  ["学校に遅刻しそうなのに、家で靴が見つからなかった", "ja", "home"],
  ["학교에 지각할 것 같은데 집에서 신발을 찾을 수 없었다", "ko", "home"],
  ["मुझे स्कूल जाना था लेकिन मैं रसोई में था", "hi", "kitchen"],
  ["我得去机场，可是我还在厨房里", "en-US", "kitchen"],
  // Without another place the dream is at its goal.
  ["I had to go to the market to buy bread but my legs would not move", "en-US", "market"],
  ["Pazara gitmem gerekiyordu ama bacaklarım hareket etmiyordu", "tr", "market"],
  ["Ich musste auf den Markt gehen, aber meine Beine bewegten sich nicht", "en-US", "market"],
])("a place to which one only has to go gives way to where one is: %s", (text, locale, place) => {
  expect(placeOf(text, locale)).toBe(place);
});
