import { expect, it } from "vitest";
import { describeScene } from "#server/studio/reading/scene/describe.ts";
import type { Place } from "#server/studio/reading/scene/catalogue.ts";
import type { Locale } from "#shared/locales.ts";

const rooms: [text: string, locale: Locale, place: Place][] = [
  ["I was in a kindergarten with a goat", "en-US", "kindergarten"],
  ["anaokulunda boya yapıyordum", "tr", "kindergarten"],
  ["ich war im Kindergarten", "en-US", "kindergarten"],
  ["en la carnicería había una vaca", "es", "butcherShop"],
  ["ero in macelleria", "it", "butcherShop"],
  ["정육점에 갔다", "ko", "butcherShop"],
  ["魚市場で鯨を見た", "ja", "fishMarket"],
  ["كنت في سوق السمك", "ar", "fishMarket"],
  ["balık pazarında annemle geziyordum", "tr", "fishMarket"],
  ["no velório da minha avó todos choravam", "pt", "funeralHall"],
  ["祖父のお通夜だった", "ja", "funeralHall"],
  ["the wake was in the church", "en-GB", "church"],
];

it.each(rooms)("the place of a dream is known: %s", (text, locale, place) => {
  expect(describeScene(text, locale).place).toBe(place);
});
