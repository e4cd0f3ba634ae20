import type { SymbolId } from "../../reading/catalogue.ts";
import { CATALOGUE } from "../../reading/catalogue.ts";
import type { FigureName } from "./figures.ts";

/** Figures for each symbol. Symbols that are places, weather or feelings affect the scene instead. */
// prettier-ignore
const FIGURES_OF: Partial<Record<SymbolId, readonly FigureName[]>> = {
  sea: ["whale", "sailboat", "paperBoat"], wave: ["sailboat", "paperBoat"],
  flood: ["paperBoat", "bed", "house"], river: ["skiff", "goldfish", "paperBoat"],
  lake: ["skiff", "deer", "goldfish"], swimming: ["turtle", "jellyfish", "goldfish"],
  drowning: ["jellyfish", "hand"], island: ["islet", "turtle"],
  flying: ["airship", "paperPlane", "dove", "wings"], falling: ["umbrella", "clock", "chair"],
  wings: ["wings"], cliff: ["ladder", "arch"], climbing: ["ladder"], elevator: ["doorToLight"],
  bridge: ["arch", "skiff"], chase: ["wolf", "eye", "hand"], hiding: ["eye", "mask"],
  lost: ["key", "doorToSky", "tower"], paralysis: ["bed"], scream: ["mask"],
  monster: ["eye", "spider", "hand"], thief: ["key", "mask"], knife: ["dagger"], gun: ["mask", "dagger"],
  war: ["profile", "horse"], teeth: ["tooth"], hair: ["profile"], hand: ["hand"], eye: ["eye"],
  blood: ["flower", "fruit"], naked: ["mirror", "mask"], wound: ["flower", "hand"], house: ["house"],
  room: ["chair", "bed"], door: ["doorToSky", "doorToLight"], key: ["key"], window: ["arch", "mirror"],
  stairs: ["ladder"], basement: ["chest", "key"], attic: ["suitcase", "chest"], bed: ["bed"],
  bathroom: ["mirror", "goldfish"], mother: ["profile", "chair"], father: ["chair", "hand"],
  child: ["balloon", "paperBoat"], sibling: ["paperPlane", "balloon"], grandmother: ["chair", "house"],
  grandfather: ["clock", "chair"], friend: ["balloon", "dog"], stranger: ["mask", "umbrella"],
  crowd: ["eye", "mask"], death: ["skiff", "hourglass", "owl"], grave: ["grave"],
  birth: ["flower", "islet"], baby: ["balloon", "dove"], wedding: ["ring", "dove"],
  kiss: ["fruit", "flower"], ghost: ["ghost"], school: ["book", "paperPlane"], exam: ["clock", "book"],
  teacher: ["owl", "book"], book: ["book"], letter: ["letter"], work: ["clock", "suitcase"],
  stage: ["mask"], train: ["locomotive"], car: ["car"], bicycle: ["bicycle"], plane: ["paperPlane"],
  ship: ["sailboat"], bus: ["bus"], road: ["car", "suitcase"], station: ["clock", "suitcase"],
  suitcase: ["suitcase"], rain: ["umbrella"], snow: ["bareTree", "house"], storm: ["tower", "umbrella"],
  wind: ["umbrella", "balloon"], fog: ["tower", "deer"], rainbow: ["dove", "airship"],
  dark: ["owl", "lantern"], light: ["lantern", "tower"], shadow: ["cat", "profile"], mirror: ["mirror"],
  fire: ["lantern", "volcano"], explosion: ["volcano"], earthquake: ["temple", "house"],
  volcano: ["volcano"], forest: ["deer", "owl", "mushroom"], tree: ["tree"], mountain: ["ladder", "deer"],
  desert: ["hourglass", "doorToSky"], garden: ["flower", "butterfly"], flower: ["flower"],
  cave: ["lantern", "bear"], dog: ["dog"], cat: ["cat"], horse: ["horse"], wolf: ["wolf"], bear: ["bear"],
  lion: ["lion"], snake: ["snake"], mouse: ["mouse"], deer: ["deer"], rabbit: ["rabbit"],
  turtle: ["turtle"], owl: ["owl"], jellyfish: ["jellyfish"], bird: ["dove"], butterfly: ["butterfly"],
  spider: ["spider"], insect: ["dragonfly", "butterfly"], fish: ["goldfish"], whale: ["whale"],
  shark: ["shark"], money: ["coin"], treasure: ["chest"], phone: ["telephone"], photo: ["mirror", "eye"],
  clothes: ["umbrella", "shoe"], shoes: ["shoe"], mask: ["mask"], meal: ["fruit"], bread: ["fruit"],
  fruit: ["fruit"], clock: ["clock"], late: ["clock", "hourglass"], loss: ["letter", "suitcase"],
  search: ["key", "lantern"], city: ["bus", "tower"], market: ["fruit", "bus"], hospital: ["bed", "hand"],
  temple: ["temple"], labyrinth: ["key", "doorToLight"],
};

export function symbolFigures(symbol: string): readonly FigureName[] {
  return FIGURES_OF[symbol as SymbolId] ?? [];
}

/** Importance of a symbol in a dream, about 0.8 to 3. */
export function symbolWeight(symbol: string): number {
  return CATALOGUE[symbol as SymbolId]?.weight ?? 1;
}
