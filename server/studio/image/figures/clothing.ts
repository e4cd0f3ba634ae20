import type { Outfit } from "../../reading/scene/outfit-names.ts";
import * as attire from "./attire.ts";
import type { Attire } from "./attire.ts";
import { onDummy, onHead } from "./dressed.ts";
import type { FigureMaker } from "./materials.ts";
import * as robes from "./robes.ts";
import * as sportswear from "./sportswear.ts";
import { bodyOr } from "./strokes.ts";
import { colourTones } from "./tones.ts";
import * as workwear from "./workwear.ts";

const { sari, lehenga, hanbok, kimono, salwar, qipao, wornKurta: kurta } = attire;
const { headscarf, abaya, jellaba, turban, flamencoDress, poncho, sombrero, kilt } = robes;
const { suit, uniform, schoolUniform, overalls, apron, bathrobe, graduationGown, communionDress } = workwear;
const { tutu, footballShirt, lifeJacket, raincoat, tracksuit, sweater, skirt, shorts, dress, coat } =
  sportswear;

/** How each outfit looks on the one who wears it. */
// prettier-ignore
export const ATTIRE: Partial<Record<Outfit, Attire>> = {
  sari, lehenga, hanbok, kimono, salwar, qipao, kurta, headscarf, abaya, jellaba, turban, flamencoDress, poncho,
  sombrero, kilt, suit, uniform, schoolUniform, overalls, apron, bathrobe, graduationGown, communionDress, tutu,
  footballShirt, lifeJacket, raincoat, tracksuit, sweater, skirt, shorts, dress, coat,
};

const NONE: ReturnType<typeof colourTones> = [];
/** The colour that the dream names. */
const named = (m: Parameters<FigureMaker>[0]) => {
  const tones = bodyOr(m, NONE);
  return tones === NONE ? undefined : tones;
};
/** On a dummy of wood. */
const alone = <T extends string>(outfits: Record<T, Attire>): Record<T, FigureMaker> => {
  const makers = {} as Record<T, FigureMaker>;
  for (const name of Object.keys(outfits) as T[])
    makers[name] = (m) => onDummy(outfits[name](true, named(m)));
  return makers;
};
const onWood =
  (
    parts: (cloth: ReturnType<typeof colourTones>) => Parameters<typeof onHead>[0]["hat"],
    colour: Parameters<typeof colourTones>[0],
    wide: number,
  ): FigureMaker =>
  (m) =>
    onHead({ hat: parts(named(m) ?? colourTones(colour)) ?? [] }, wide);

/** The same clothes by themselves. */
export const clothing = {
  ...alone({ sari, lehenga, hanbok, kimono, salwar, qipao, abaya, jellaba, flamencoDress, poncho, kilt }),
  ...alone({ suit, uniform, schoolUniform, overalls, apron, graduationGown, communionDress }),
  ...alone({ tutu, footballShirt, lifeJacket, raincoat, tracksuit }),
  headscarf: onWood(robes.veilParts, "blue", 24),
  turban: onWood(robes.turbanParts, "orange", 22),
  sombrero: onWood(robes.sombreroParts, "yellow", 38),
  mortarboard: onWood(workwear.MORTARBOARD, "black", 25),
};
