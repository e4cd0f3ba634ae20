import type { Homograph } from "./homograph.ts";

/** Who is paid, and what one rides or sees with it. */
const SHOWN_TICKETS =
  /train|avion|métro|cinéma|concert|théâtre|gare(?!\p{L})|contrôl|loto|quai|spectacle|(?<!\p{L})(?:auto)?bus|match|guichet|aéroport|entrée|musée|voyage|tram|bateau|compost/iu;

/** French words that are written like a thing's and mean another one. */
export const FR: readonly Homograph[] = [
  { id: "sleeping", word: /^dormir$/iu, before: /pour $/iu },
  // The cake of a wedding.
  { id: "room", word: /^pièce$/iu, after: /^ montée/iu, is: "cake", kind: "things" },
  { id: "apple", word: /^pomme$/iu, before: /verte?s? $/iu },
  { id: "alarmClock", word: /^réveil$/iu, after: /^ (?:en sursaut|à \d|brutal|difficile)/iu },
  // "Des billets poussaient comme des salades": money.
  {
    id: "ticket",
    word: /^billets$/iu,
    before: /(?<!\p{L})(?:des|de|les|mes|ses|vrais|liasse de|plein de) $/iu,
    unless: SHOWN_TICKETS,
    is: "money",
  },
  // "On repeignait et la peinture…": what is in the tin.
  {
    id: "picture",
    word: /^peintures?$/iu,
    before: /(?:repei|pei?gn|pinceau|rouleau|pots? de|seaux? de|échelle|murs?)[^.!?]*$/iu,
    is: "paintTin",
  },
  // "Mon doudou lapin": a soft toy.
  { id: "rabbit", word: /^lapin$/iu, before: /(?<!\p{L})(?:doudou|peluche) $/iu },
  {
    id: "iceSkates",
    word: /^patins?$/iu,
    before: /(?<!\p{L})(?:en|ses|mes|des|aux) $/iu,
    unless: /glace|gel[ée]|hiver|patinoire|neige/iu,
    is: "rollerSkates",
  },
];
