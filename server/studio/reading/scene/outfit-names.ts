/** Clothes that are seen on the one who wears them, not beside. */
// prettier-ignore
export const OUTFITS = [
  "weddingDress", "swimsuit", "underwear", "pyjamas", "towel",
  "sari", "lehenga", "hanbok", "kimono", "salwar", "qipao", "kurta", "headscarf", "abaya", "jellaba", "turban",
  "flamencoDress", "poncho", "sombrero", "kilt", "suit", "uniform", "schoolUniform", "overalls", "apron",
  "bathrobe", "graduationGown", "communionDress", "tutu", "footballShirt", "lifeJacket", "raincoat", "tracksuit",
  "sweater", "skirt", "shorts", "dress", "coat",
] as const;

/** What grows on a person: seen on who has it, not beside. */
export const FEATURES = ["wings", "horns", "antlers", "tail", "beard", "moustache", "rootFeet"] as const;
type Feature = (typeof FEATURES)[number];

export type Outfit = (typeof OUTFITS)[number] | Feature;
