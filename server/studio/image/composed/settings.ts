import type { Place } from "../../reading/scene/catalogue.ts";
import type { SettingPainter } from "./setting.ts";
import { cave, underwater } from "./depths.ts";
import { indoors } from "./indoors.ts";
import { desert, field, forest, mountain, shore, snowfield, water } from "./outdoors.ts";
import { carPark, motorway } from "./car-park.ts";
import { courtyard } from "./courtyard.ts";
import { metroStation, tunnel } from "./passages.ts";
import { oliveGrove, orchard, vegetableGarden } from "./grown.ts";
import { bambooForest, jungle, savanna, swamp } from "./wilds.ts";
import { harbour, maze, ruins } from "./landmarks.ts";
import { buddhistTemple, campsite, skiSlope } from "./retreats.ts";
import { cemetery, garden, village } from "./planted.ts";
import { clouds, space, town } from "./skyline.ts";
import { iceRink, officeBuilding } from "./plazas.ts";
import { pool, stadium } from "./sites.ts";
import { rooftop } from "./rooftop.ts";
import { river } from "./river.ts";
import { shrine } from "./shrine.ts";
import { street } from "./streets.ts";
import { baseballField } from "./ballpark.ts";
import { cropField } from "./crop-field.ts";
import { drySeabed } from "./dry-seabed.ts";
import { ploughedField, vineyard } from "./furrows.ts";
import { steepStreet } from "./steep-street.ts";
import { cliff } from "./cliff.ts";
import { airportPlace } from "./airport-hall.ts";
import { road, station } from "./routes.ts";
import { circus, constructionSite, fairground, zoo } from "./outings.ts";
import { cornfield, riceField, sunflowerField, wheatField } from "./crops.ts";
import { petrolStation, playground, porch, schoolYard } from "./yards.ts";
import { balcony, shipDeck } from "./lookouts.ts";
import { battlefield, dump, mine } from "./hard-grounds.ts";
import { bullring, runningTrack, stands, tennisCourt } from "./sports-grounds.ts";
import { favela, ghat } from "./terraces.ts";
import { busStation, crossroads, roundabout } from "./street-junctions.ts";
import { canyon, frozenLake, mars, oasis } from "./wild-grounds.ts";
import { canal } from "./canal.ts";
import { alley } from "./alley.ts";
import { blossomAvenue, farmyard, lakeside, villageSquare } from "./country.ts";
import { doorstep } from "./doorstep.ts";
import { glacier } from "./glacier.ts";
import { townHall } from "./town-hall.ts";
import { hotSpring, island, pier, waterfall } from "./waterside.ts";

interface PlaceArt {
  paint: SettingPainter;
  /** Palettes that suit the place. */
  palettes: readonly string[];
}

const inside = { paint: indoors, palettes: ["rose", "peach", "wheat", "mint", "celadon", "ochre", "dawn"] };

const SETTINGS: Record<Place, PlaceArt> = {
  desert: { paint: desert, palettes: ["ochre", "peach", "wheat", "rose"] },
  iceRink: { paint: iceRink, palettes: ["snow", "dawn", "cornflower", "mint"] },
  policeStation: inside,
  concert: inside,
  aquariumHall: { paint: indoors, palettes: ["mint", "celadon", "cornflower"] },
  officeBuilding: { paint: officeBuilding, palettes: ["harbour", "mauve", "cornflower", "rose"] },
  livingRoom: inside,
  hotelRoom: inside,
  meetingRoom: inside,
  canteen: inside,
  schoolHallway: inside,
  weddingHall: inside,
  throneHall: inside,
  cinema: inside,
  operatingTheatre: inside,
  clothesShop: inside,
  factoryHall: inside,
  warehouse: inside,
  parkingGarage: inside,
  carPark: { paint: carPark, palettes: ["mauve", "peach", "cornflower", "wheat"] },
  trafficJam: { paint: motorway, palettes: ["mauve", "peach", "cornflower", "rose"] },
  motorway: { paint: motorway, palettes: ["mauve", "peach", "cornflower", "wheat"] },
  tunnel: { paint: tunnel, palettes: ["ochre", "wheat", "mauve"] },
  metroStation: { paint: metroStation, palettes: ["mint", "wheat", "celadon", "rose"] },
  courtyard: { paint: courtyard, palettes: ["peach", "wheat", "cornflower", "rose"] },
  vegetableGarden: { paint: vegetableGarden, palettes: ["celadon", "mint", "dawn", "cornflower"] },
  sunflowerField: { paint: sunflowerField, palettes: ["cornflower", "wheat", "mint"] },
  orchard: { paint: orchard, palettes: ["celadon", "mint", "dawn", "cornflower"] },
  oliveGrove: { paint: oliveGrove, palettes: ["wheat", "celadon", "peach"] },
  bambooForest: { paint: bambooForest, palettes: ["celadon", "mint", "emerald"] },
  jungle: { paint: jungle, palettes: ["emerald", "celadon", "mint"] },
  savanna: { paint: savanna, palettes: ["ochre", "wheat", "peach"] },
  swamp: { paint: swamp, palettes: ["celadon", "emerald", "ash"] },
  harbour: { paint: harbour, palettes: ["peach", "dawn", "cornflower", "wheat"] },
  ruins: { paint: ruins, palettes: ["wheat", "celadon", "mauve", "peach"] },
  maze: { paint: maze, palettes: ["celadon", "mint", "dawn", "mauve"] },
  buddhistTemple: { paint: buddhistTemple, palettes: ["celadon", "mint", "dawn", "mauve"] },
  campsite: { paint: campsite, palettes: ["celadon", "mint", "dawn", "mauve"] },
  skiSlope: { paint: skiSlope, palettes: ["snow"] },
  snowfield: { paint: snowfield, palettes: ["snow"] },
  ocean: { paint: water, palettes: ["harbour", "mint", "wheat", "pearl", "dawn"] },
  shore: { paint: shore, palettes: ["peach", "dawn", "cornflower", "wheat"] },
  lake: { paint: lakeside, palettes: ["mint", "celadon", "dawn", "harbour"] },
  river: { paint: river, palettes: ["mint", "celadon", "emerald"] },
  island: { paint: island, palettes: ["mint", "cornflower", "peach"] },
  underwater: { paint: underwater, palettes: ["harbour", "mint", "pearl", "wheat"] },
  forest: { paint: forest, palettes: ["emerald", "celadon", "vermilion", "harbour"] },
  mountain: { paint: mountain, palettes: ["mauve", "celadon", "dawn", "cornflower"] },
  field: { paint: field, palettes: ["celadon", "wheat", "mint", "dawn"] },
  garden: { paint: garden, palettes: ["celadon", "mint", "dawn", "cornflower"] },
  village: { paint: village, palettes: ["wheat", "peach", "celadon", "mauve"] },
  street: { paint: street, palettes: ["rose", "peach", "harbour", "mauve"] },
  road: { paint: road, palettes: ["wheat", "mauve", "celadon", "peach"] },
  city: { paint: town, palettes: ["harbour", "mauve", "cornflower", "rose"] },
  square: { paint: town, palettes: ["peach", "wheat", "oxblood", "rose"] },
  market: { paint: street, palettes: ["peach", "ochre", "mint"] },
  rooftop: { paint: rooftop, palettes: ["mauve", "peach", "harbour"] },
  station: { paint: station, palettes: ["rose", "harbour", "wheat", "ash"] },
  airport: { paint: airportPlace, palettes: ["dawn", "mauve", "cornflower"] },
  kitchen: inside,
  bedroom: inside,
  bathroom: inside,
  corridor: inside,
  attic: inside,
  cellar: inside,
  room: inside,
  school: inside,
  exam: inside,
  office: inside,
  hospital: inside,
  library: inside,
  theatre: inside,
  church: inside,
  mosque: inside,
  temple: inside,
  prison: inside,
  cave: { paint: cave, palettes: ["emerald", "harbour", "vermilion"] },
  cemetery: { paint: cemetery, palettes: ["ash", "pearl", "celadon"] },
  cliff: { paint: cliff, palettes: ["mauve", "celadon", "ash"] },
  sky: { paint: clouds, palettes: ["cornflower", "dawn", "mint", "peach"] },
  space: { paint: space, palettes: ["pearl", "emerald"] },
  pool: { paint: pool, palettes: ["mint", "cornflower", "dawn"] },
  stadium: { paint: stadium, palettes: ["cornflower", "dawn", "celadon", "harbour"] },
  supermarket: inside,
  restaurant: inside,
  bakery: inside,
  hairdresser: inside,
  postOffice: inside,
  bank: inside,
  bar: { paint: indoors, palettes: ["rose", "wheat", "ochre", "peach"] },
  bathhouse: { paint: indoors, palettes: ["mint", "celadon", "cornflower"] },
  laundromat: inside,
  gym: inside,
  court: inside,
  museum: inside,
  pharmacy: inside,
  garage: inside,
  lockerRoom: inside,
  kindergarten: inside,
  butcherShop: inside,
  fishMarket: { paint: indoors, palettes: ["mint", "celadon", "cornflower"] },
  funeralHall: inside,
  dentist: { paint: indoors, palettes: ["mint", "celadon", "cornflower", "peach"] },
  shrine: { paint: shrine, palettes: ["celadon", "mint", "dawn", "mauve"] },
  bowlingAlley: inside,
  waitingRoom: { paint: indoors, palettes: ["mint", "celadon", "cornflower", "peach"] },
  baseballField: { paint: baseballField, palettes: ["cornflower", "dawn", "celadon", "harbour"] },
  vineyard: { paint: vineyard, palettes: ["wheat", "peach", "celadon", "dawn"] },
  ploughedField: { paint: ploughedField, palettes: ["wheat", "peach", "ochre", "dawn"] },
  circus: { paint: circus, palettes: ["rose", "peach", "oxblood", "wheat"] },
  fairground: { paint: fairground, palettes: ["peach", "rose", "dawn", "mauve"] },
  zoo: { paint: zoo, palettes: ["celadon", "mint", "wheat"] },
  constructionSite: { paint: constructionSite, palettes: ["peach", "wheat", "ochre", "mauve"] },
  hotSpring: { paint: hotSpring, palettes: ["celadon", "mint", "mauve"] },
  pier: { paint: pier, palettes: ["peach", "dawn", "cornflower", "wheat"] },
  canal: { paint: canal, palettes: ["peach", "mint", "wheat", "mauve"] },
  churchyard: { paint: cemetery, palettes: ["ash", "pearl", "celadon"] },
  riceField: { paint: riceField, palettes: ["celadon", "mint", "emerald", "dawn"] },
  cropField: { paint: cropField, palettes: ["cornflower", "wheat", "mint", "dawn", "peach"] },
  drySeabed: { paint: drySeabed, palettes: ["ochre", "wheat", "peach", "dawn"] },
  steepStreet: { paint: steepStreet, palettes: ["rose", "peach", "cornflower", "mauve"] },
  laboratory: { paint: indoors, palettes: ["mint", "celadon", "cornflower"] },
  casino: { paint: indoors, palettes: ["rose", "oxblood", "peach"] },
  takeaway: inside,
  stairwell: inside,
  stable: { paint: indoors, palettes: ["wheat", "peach", "ochre"] },
  boxingRing: { paint: indoors, palettes: ["rose", "mauve", "cornflower"] },
  roundabout: { paint: roundabout, palettes: ["celadon", "mint", "cornflower", "wheat"] },
  crossroads: { paint: crossroads, palettes: ["mauve", "peach", "cornflower", "rose"] },
  busStation: { paint: busStation, palettes: ["mauve", "peach", "cornflower", "wheat"] },
  stands: { paint: stands, palettes: ["cornflower", "dawn", "celadon"] },
  runningTrack: { paint: runningTrack, palettes: ["cornflower", "dawn", "celadon", "mint"] },
  tennisCourt: { paint: tennisCourt, palettes: ["cornflower", "dawn", "celadon", "mint"] },
  bullring: { paint: bullring, palettes: ["ochre", "wheat", "peach"] },
  canyon: { paint: canyon, palettes: ["ochre", "peach", "wheat", "cornflower"] },
  oasis: { paint: oasis, palettes: ["ochre", "peach", "wheat"] },
  frozenLake: { paint: frozenLake, palettes: ["snow", "dawn", "cornflower"] },
  mars: { paint: mars, palettes: ["oxblood", "vermilion", "ember", "ochre"] },
  mine: { paint: mine, palettes: ["ochre", "wheat", "mauve"] },
  dump: { paint: dump, palettes: ["ash", "ochre", "wheat"] },
  battlefield: { paint: battlefield, palettes: ["ash", "ochre", "oxblood"] },
  favela: { paint: favela, palettes: ["peach", "cornflower", "rose", "mauve"] },
  ghat: { paint: ghat, palettes: ["peach", "mauve", "dawn", "wheat"] },
  shipDeck: { paint: shipDeck, palettes: ["cornflower", "dawn", "mint", "harbour"] },
  doorstep: { paint: doorstep, palettes: ["celadon", "peach", "mint", "cornflower"] },
  alley: { paint: alley, palettes: ["peach", "mauve", "wheat", "rose"] },
  blossomAvenue: { paint: blossomAvenue, palettes: ["cornflower", "mint", "dawn"] },
  farmyard: { paint: farmyard, palettes: ["celadon", "wheat", "cornflower", "peach"] },
  villageSquare: { paint: villageSquare, palettes: ["wheat", "peach", "celadon", "cornflower"] },
  lavatory: { paint: indoors, palettes: ["mint", "celadon", "cornflower", "peach"] },
  glacier: { paint: glacier, palettes: ["snow", "cornflower", "dawn"] },
  townHall: { paint: townHall, palettes: ["peach", "wheat", "cornflower", "rose"] },
  hospitalCorridor: { paint: indoors, palettes: ["mint", "celadon", "cornflower"] },
  sauna: { paint: indoors, palettes: ["wheat", "peach", "ochre"] },
  nursery: inside,
  assemblyHall: inside,
  crypt: { paint: indoors, palettes: ["ash", "ochre", "mauve"] },
  onBalcony: { paint: balcony, palettes: ["peach", "mauve", "dawn", "cornflower"] },
  shop: inside,
  entranceHall: inside,
  ticketHall: inside,
  diningRoom: inside,
  cornfield: { paint: cornfield, palettes: ["wheat", "celadon", "ochre"] },
  wheatField: { paint: wheatField, palettes: ["wheat", "ochre", "cornflower"] },
  porch: { paint: porch, palettes: ["celadon", "peach", "mint", "wheat"] },
  schoolYard: { paint: schoolYard, palettes: ["peach", "celadon", "cornflower", "wheat"] },
  playground: { paint: playground, palettes: ["celadon", "mint", "dawn", "cornflower"] },
  waterfall: { paint: waterfall, palettes: ["mint", "celadon", "emerald"] },
  petrolStation: { paint: petrolStation, palettes: ["mauve", "wheat", "peach", "rose"] },
};

/** For dreams that name no place. */
const NO_PLACE: PlaceArt = {
  paint: field,
  palettes: ["wheat", "mauve", "peach", "mint", "rose", "celadon", "dawn", "cornflower", "vermilion"],
};

export function settingOf(place: Place | null): PlaceArt {
  return place ? SETTINGS[place] : NO_PLACE;
}
