import type { Place, Thing } from "../../reading/scene/catalogue.ts";
import type { FigureName } from "../figures/figures.ts";
import type { Room } from "../scenes/room.ts";
import type { Plate, Stage } from "../stage.ts";
import { marbleSlab, steamDome } from "./bathhouse.ts";
import { bakerCounter, barCounter, bottles, loaves } from "./counters.ts";
import { bedside, hangingLamp, kitchenWall, panelled, rug } from "./quiet-walls.ts";
import { drips, ward } from "./ward.ts";
import { boxingRing, ringLights, stableWalls, straw } from "./barn-and-ring.ts";
import { bowlingLanes, pinPits } from "./bowling.ts";
import { waitingSeats, waitingWall } from "./waiting-room.ts";
import { dentistChair } from "./dentist.ts";
import { doormat, frontDoor, ticketGates, ticketWindows } from "./entrances.ts";
import { festiveWall, laidTable } from "./laid-table.ts";
import { servedTables } from "./served-tables.ts";
import {
  bareBulb,
  cellarWalls,
  cellFittings,
  cellWalls,
  footlights,
  rafters,
  stageLights,
} from "./below-and-above.ts";
import { barberChairs, court, hoop, machines, mirrors } from "./halls.ts";
import { pigeonholes, postCounter, tellers, vault } from "./post-office.ts";
import {
  garageDoor,
  judgesBench,
  lockers,
  longBench,
  paintings,
  pharmacyCounter,
  remedies,
  ropes,
  scales,
} from "./public-rooms.ts";
import { boxRacks, conveyor, filmScreen, filmSeats, machinery, parkingPillars } from "./crowded-halls.ts";
import {
  canteenTables,
  chartScreen,
  flowerArch,
  longTable,
  roundTables,
  servingHatch,
  throne,
  throneHall,
} from "./great-halls.ts";
import {
  clothesRails,
  doubleBed,
  hallLockers,
  operatingTable,
  rugAndLamp,
  theatreWall,
} from "./living-rooms.ts";
import { concertStage, fishTanks, listeners, policeCounter, policeWall } from "./events.ts";
import { flight, stairwellWall } from "./stairwell.ts";
import { goods } from "./shop.ts";
import { fishWall, iceBed, meatCounter, meatWall, nurseryWall, toys } from "./shops-and-schools.ts";
import { lyingInState, mourningWall } from "./mourning-hall.ts";
import { casinoTable, casinoWalls, labBench, labShelves, menuBoards, takeawayCounter } from "./work-rooms.ts";
import { corridorBed, pineBoards, saunaBenches, wardDoors } from "./care-rooms.ts";
import { cubicles } from "./lavatory.ts";
import { cryptVaults, hallChairs, schoolStage, starryWall, tombs } from "./vaults-and-halls.ts";
import { blackboard, doors, drapes, lamps, nave, shelves, tiles, type Wall } from "./walls.ts";
import { prayerCarpet, prayerHall } from "./mosque.ts";
import { templeHall } from "./temple-hall.ts";

/** How a kind of room is built and furnished. */
export interface Style {
  room?: Room;
  chequered?: boolean;
  /** Openings of the back wall onto the sky. */
  windows?: "one" | "three" | "bars" | "none";
  curtains?: boolean;
  /** Coloured glass in the windows. */
  glass?: boolean;
  /** Paints on the back wall and the sides; corners of the back wall in design units. */
  dress?: (stage: Stage, c: Plate["c"], wall: Wall) => void;
  /** Paints before the walls, on the floor. */
  stand?: (stage: Stage, c: Plate["c"], wall: Wall) => void;
  steam?: boolean;
  furniture?: readonly (readonly [FigureName, across: number, distance: number, height: number])[];
  /** As `furniture`, of the things that dreams name, in their own colours. */
  things?: readonly (readonly [Thing, across: number, distance: number, height: number])[];
  dim?: number;
}

export const WIDE: Room = { wall: 3.1, back: 8.2, ceiling: 4.6 };
const HALL: Room = { wall: 4.1, back: 10.4, ceiling: 5.6 };
const LOW: Room = { wall: 4.6, back: 13, ceiling: 3 };
const NARROW: Room = { wall: 1.75, back: 19, ceiling: 3.8 };

export const STYLES: Partial<Record<Place, Style>> = {
  room: { windows: "one", curtains: true, dress: panelled, stand: rug },
  policeStation: { windows: "none", dress: policeWall, stand: policeCounter },
  concert: { room: HALL, windows: "none", dress: concertStage, stand: listeners, dim: 0.3 },
  aquariumHall: { room: HALL, windows: "none", dress: fishTanks, dim: 0.12 },
  livingRoom: {
    windows: "one",
    curtains: true,
    dress: panelled,
    stand: rugAndLamp,
    things: [
      ["sofa", -1.55, 7.3, 104],
      ["television", 1.95, 7.25, 96],
    ],
  },
  hotelRoom: {
    windows: "one",
    curtains: true,
    dress: panelled,
    stand: doubleBed,
    things: [["suitcase", 2.3, 6.6, 76]],
  },
  meetingRoom: { room: HALL, windows: "none", dress: chartScreen, stand: longTable },
  canteen: { room: HALL, windows: "none", chequered: true, dress: servingHatch, stand: canteenTables },
  schoolHallway: { room: NARROW, windows: "none", chequered: true, dress: hallLockers },
  weddingHall: { room: HALL, windows: "none", dress: flowerArch, stand: roundTables },
  throneHall: { room: HALL, windows: "none", dress: throneHall, stand: throne },
  cinema: { room: HALL, windows: "none", dress: filmScreen, stand: filmSeats, dim: 0.3 },
  operatingTheatre: { windows: "none", chequered: true, dress: theatreWall, stand: operatingTable },
  clothesShop: { windows: "none", dress: mirrors, stand: clothesRails },
  factoryHall: { room: HALL, windows: "none", dress: machinery, stand: conveyor },
  warehouse: { room: HALL, windows: "none", dress: boxRacks },
  parkingGarage: {
    room: LOW,
    windows: "none",
    stand: parkingPillars,
    dim: 0.15,
  },
  bedroom: {
    windows: "one",
    curtains: true,
    dress: panelled,
    stand: bedside,
    furniture: [["bed", -1.55, 7, 124]],
  },
  kitchen: {
    windows: "one",
    chequered: true,
    dress: kitchenWall,
    stand: hangingLamp,
    things: [
      ["stove", -2.15, 7.7, 98],
      ["fridge", 2.45, 7.6, 176],
    ],
  },
  bathroom: {
    windows: "none",
    chequered: true,
    dress: tiles,
    furniture: [
      ["mirror", 1.3, 7.6, 150],
      ["bathtub", -1.5, 7.2, 105],
    ],
  },
  corridor: { room: NARROW, windows: "none", dress: doors, chequered: true },
  attic: {
    windows: "one",
    dress: rafters,
    things: [
      ["chest", -2.05, 6.7, 84],
      ["box", 2.2, 6.9, 74],
    ],
  },
  cellar: {
    windows: "none",
    dress: cellarWalls,
    stand: bareBulb,
    things: [
      ["barrel", 1.15, 7.5, 92],
      ["barrel", 2.35, 6.7, 112],
    ],
    dim: 0.12,
  },
  school: {
    windows: "none",
    dress: blackboard,
    furniture: [
      ["examDesk", -0.85, 7.9, 74],
      ["examDesk", 0.85, 7.9, 74],
      ["examDesk", -2.25, 7.1, 84],
      ["examDesk", 2.25, 7.1, 84],
    ],
  },
  exam: {
    room: HALL,
    windows: "none",
    dress: blackboard,
    furniture: [-2.7, -0.9, 0.9, 2.7].flatMap((x) =>
      [9.4, 7.4].map((z) => ["examDesk", x, z, z > 8 ? 62 : 80] as const),
    ),
  },
  office: {
    windows: "three",
    furniture: [
      ["workplace", -2, 7.4, 128],
      ["workplace", 2, 7.4, 128],
    ],
  },
  supermarket: { windows: "none", chequered: true, dress: goods },
  restaurant: {
    windows: "three",
    chequered: true,
    dress: lamps,
    stand: servedTables,
  },
  hospital: {
    windows: "three",
    chequered: true,
    dress: ward,
    stand: drips,
    furniture: [
      ["bed", -2, 7, 92],
      ["bed", 1.9, 7, 92],
    ],
  },
  library: { windows: "none", dress: shelves },
  theatre: {
    windows: "none",
    dress: drapes,
    stand: (stage, c, wall) => {
      stageLights(stage, c, wall);
      footlights(stage, c);
    },
  },
  church: {
    windows: "three",
    glass: true,
    dress: nave,
    furniture: [
      ["bench", -1.9, 6.6, 74],
      ["bench", 1.9, 6.6, 74],
    ],
  },
  mosque: { windows: "none", dress: prayerHall, stand: prayerCarpet },
  temple: { windows: "none", dress: templeHall },
  bakery: { windows: "none", chequered: true, dress: loaves, stand: bakerCounter },
  hairdresser: { windows: "none", chequered: true, dress: mirrors, stand: barberChairs },
  postOffice: { windows: "none", dress: pigeonholes, stand: postCounter },
  bank: { windows: "none", chequered: true, dress: vault, stand: tellers },
  laboratory: { windows: "none", chequered: true, dress: labShelves, stand: labBench },
  casino: { room: HALL, windows: "none", dress: casinoWalls, stand: casinoTable },
  takeaway: { windows: "none", chequered: true, dress: menuBoards, stand: takeawayCounter },
  hospitalCorridor: { room: NARROW, windows: "none", chequered: true, dress: wardDoors, stand: corridorBed },
  lavatory: {
    windows: "none",
    chequered: true,
    dress: cubicles,
    things: [
      ["toilet", 0.15, 7.5, 128],
      ["toiletPaper", 1.05, 7.6, 40],
    ],
  },
  sauna: { windows: "none", dress: pineBoards, stand: saunaBenches, steam: true },
  nursery: {
    windows: "none",
    dress: starryWall,
    stand: rug,
    things: [
      ["cradle", -1.9, 7.2, 104],
      ["babyMobile", 0.5, 7.9, 60],
      ["rockingHorse", 2.1, 7, 92],
      ["teddyBear", 1.1, 7.7, 58],
      ["blocks", -0.6, 7.6, 38],
    ],
  },
  assemblyHall: { room: HALL, windows: "none", dress: schoolStage, stand: hallChairs },
  crypt: { windows: "none", dress: cryptVaults, stand: tombs, dim: 0.14 },
  stairwell: { windows: "none", chequered: true, dress: stairwellWall, stand: flight },
  stable: { windows: "none", dress: stableWalls, stand: straw },
  boxingRing: { room: HALL, windows: "none", dress: ringLights, stand: boxingRing },
  bar: { windows: "none", dress: bottles, stand: barCounter },
  bathhouse: {
    room: HALL,
    windows: "none",
    chequered: true,
    dress: steamDome,
    stand: marbleSlab,
    steam: true,
  },
  kindergarten: { windows: "none", dress: nurseryWall, stand: toys },
  butcherShop: { windows: "none", chequered: true, dress: meatWall, stand: meatCounter },
  fishMarket: { windows: "none", chequered: true, dress: fishWall, stand: iceBed },
  funeralHall: { windows: "none", dress: mourningWall, stand: lyingInState, dim: 0.12 },
  laundromat: { windows: "none", chequered: true, dress: machines },
  gym: { room: HALL, windows: "none", dress: hoop, stand: court },
  court: { windows: "none", dress: scales, stand: judgesBench },
  museum: { windows: "none", dress: paintings, stand: ropes },
  pharmacy: { windows: "none", chequered: true, dress: remedies, stand: pharmacyCounter },
  garage: { windows: "none", dress: garageDoor },
  dentist: { windows: "three", chequered: true, stand: dentistChair },
  lockerRoom: { windows: "none", chequered: true, dress: lockers, stand: longBench },
  bowlingAlley: { windows: "none", dress: pinPits, stand: bowlingLanes },
  waitingRoom: { windows: "none", chequered: true, dress: waitingWall, stand: waitingSeats },
  shop: { windows: "none", chequered: true, dress: goods },
  entranceHall: { windows: "none", chequered: true, dress: frontDoor, stand: doormat },
  ticketHall: { room: HALL, windows: "none", chequered: true, dress: ticketWindows, stand: ticketGates },
  diningRoom: { windows: "one", curtains: true, dress: festiveWall, stand: laidTable },
  prison: { windows: "bars", dress: cellWalls, stand: cellFittings, dim: 0.1 },
};
