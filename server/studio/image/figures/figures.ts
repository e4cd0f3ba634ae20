import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { deer, horse } from "./grazers.ts";
import { bear, wolf } from "./hunters.ts";
import { eye, ghost, hand, mask, profile, tooth } from "./body.ts";
import {
  arch,
  doorShut,
  doorToLight,
  doorToSky,
  grave,
  house,
  islet,
  ladder,
  temple,
  tower,
} from "./buildings.ts";
import { dog, rabbit, snake, spider } from "./companions.ts";
import type { FigureMaker } from "./materials.ts";
import { materials } from "./materials.ts";
import { bareTree, flower, mushroom, tree, volcano } from "./plants.ts";
import { goldfish, jellyfish, shark, turtle, whale } from "./swimmers.ts";
import { balloonToy, book, letter, paperPlane, shoe, suitcase, umbrella } from "./belongings.ts";
import { bed, chair, chest, elevator, fruit, lantern, table } from "./furnishings.ts";
import { clock, coin, dagger, hourglass, key, mirror, ring, telephone } from "./instruments.ts";
import { airship, bicycle, bus, carriage, locomotive, paperBoat, sailboat, ship, skiff } from "./vehicles.ts";
import { dinosaur, elephant, giraffe, tiger, zebra } from "./savanna.ts";
import { cow, donkey, plainCow, goat, peacock, stork, sunflower } from "./farm.ts";
import { astronaut, crocodile, infant, panda, parrot, raccoon, vampire } from "./strange.ts";
import {
  accordion,
  cards,
  carpet,
  iron,
  laundry,
  pearl,
  picture,
  plant,
  plate,
  sink,
  stove,
  toilet,
  wardrobe,
} from "./household.ts";
import { wheelchair, pram, steeringWheel, mailbox } from "./wheels.ts";
import {
  bench,
  loaf,
  caravan,
  hole,
  parasol,
  shoppingCart,
  trafficLight,
  truck,
  wateringCan,
  watermelon,
  windowFrame,
  workplace,
} from "./outside.ts";
import { building, hut, castle, keep, carousel, fence, busStop, phoneBooth } from "./structures.ts";
import { boxOpen, fridgeOpen, suitcaseOpen, wardrobeOpen, windowOpen } from "./opened.ts";
import { boulder, cloud, paper, plow, witch } from "./loose.ts";
import { chapel, fountain, minarets } from "./sanctuaries.ts";
import { balcony, coil, fireworks, glass, latticeTower, scarf, till } from "./sundries.ts";
import { ball, bathtub, bucket, examDesk, fishingRod, monkey, scooter, shell } from "./everyday.ts";
import { metro, tram } from "./rails.ts";
import { wave } from "./breaker.ts";
import { butterfly, dove, dragonfly, owl, wingPair } from "./wings.ts";
import * as anatomy from "./anatomy.ts";
import * as confetti from "./confetti.ts";
import * as festive from "./festive.ts";
import * as finery from "./finery.ts";
import * as growths from "./growths.ts";
import * as luck from "./luck.ts";
import * as mourning from "./mourning.ts";
import * as pageant from "./pageant.ts";
import * as rites from "./rites.ts";
import * as trinkets from "./trinkets.ts";
import { clothing } from "./clothing.ts";
import * as appliances from "./appliances.ts";
import * as classroom from "./classroom.ts";
import * as dishes from "./dishes.ts";
import * as fairground from "./fairground.ts";
import * as furniture from "./furniture.ts";
import * as gadgets from "./gadgets.ts";
import * as greens from "./greens.ts";
import * as handtools from "./handtools.ts";
import * as baked from "./baked.ts";
import * as birds from "./birds.ts";
import * as bugs from "./bugs.ts";
import * as thicket from "./thicket.ts";
import * as fiends from "./fiends.ts";
import * as weathered from "./weathered.ts";
import * as underbrush from "./underbrush.ts";
import * as shelters from "./shelters.ts";
import * as landmarks from "./landmarks.ts";
import * as myths from "./myths.ts";
import * as legends from "./legends.ts";
import * as posies from "./posies.ts";
import * as blooms from "./blooms.ts";
import * as grove from "./grove.ts";
import * as woods from "./woods.ts";
import * as hives from "./hives.ts";
import * as swarms from "./swarms.ts";
import * as waders from "./waders.ts";
import * as songbirds from "./songbirds.ts";
import * as serpents from "./serpents.ts";
import * as outings from "./outings.ts";
import * as charms from "./charms.ts";
import * as contraptions from "./contraptions.ts";
import * as potted from "./potted.ts";
import * as attired from "./attired.ts";
import * as staples from "./staples.ts";
import * as matting from "./matting.ts";
import * as atelier from "./atelier.ts";
import * as hats from "./hats.ts";
import * as holidays from "./holidays.ts";
import * as depot from "./depot.ts";
import * as pastimes from "./pastimes.ts";
import * as tokens from "./tokens.ts";
import * as wardware from "./wardware.ts";
import * as coldkitchen from "./coldkitchen.ts";
import * as groundcover from "./groundcover.ts";
import * as cabinets from "./cabinets.ts";
import * as young from "./young.ts";
import * as burrows from "./burrows.ts";
import * as fare from "./fare.ts";
import * as fishes from "./fishes.ts";
import * as flora from "./flora.ts";
import * as greengrocery from "./greengrocery.ts";
import * as hardware from "./hardware.ts";
import * as interior from "./interior.ts";
import * as jungle from "./jungle.ts";
import * as customs from "./customs.ts";
import * as oddments from "./oddments.ts";
import * as remains from "./remains.ts";
import * as keepsakes from "./keepsakes.ts";
import * as lights from "./lights.ts";
import * as motors from "./motors.ts";
import * as music from "./music.ts";
import * as personal from "./personal.ts";
import * as steeds from "./steeds.ts";
import * as sweets from "./sweets.ts";
import * as transport from "./transport.ts";
import { spiralStairs } from "./spiral.ts";
import * as meadow from "./meadow.ts";
import * as meals from "./meals.ts";
import * as vegetables from "./vegetables.ts";
import * as roots from "./roots.ts";
import * as berries from "./berries.ts";
import * as orchard from "./orchard.ts";
import * as cakes from "./cakes.ts";
import * as desserts from "./desserts.ts";
import * as drinks from "./drinks.ts";
import * as beverages from "./beverages.ts";
import * as mains from "./mains.ts";
import * as suppers from "./suppers.ts";
import * as feast from "./feast.ts";
import * as corncakes from "./corncakes.ts";
import * as levant from "./levant.ts";
import * as easterndishes from "./easterndishes.ts";
import * as indiandishes from "./indiandishes.ts";
import * as cookware from "./cookware.ts";
import * as worktop from "./worktop.ts";
import * as larder from "./larder.ts";
import * as notions from "./notions.ts";
import * as chores from "./chores.ts";
import * as toiletry from "./toiletry.ts";
import * as fittings from "./fittings.ts";
import * as hearty from "./hearty.ts";
import * as homewares from "./homewares.ts";
import * as vanity from "./vanity.ts";
import * as pets from "./pets.ts";
import * as poultry from "./poultry.ts";
import * as produce from "./produce.ts";
import * as seasons from "./seasons.ts";
import * as snacks from "./snacks.ts";
import * as smallware from "./smallware.ts";
import * as streetware from "./streetware.ts";
import * as vessels from "./vessels.ts";
import * as wares from "./wares.ts";
import * as bedside from "./bedside.ts";
import * as wheeled from "./wheeled.ts";
import * as wilds from "./wilds.ts";
import * as wildlife from "./wildlife.ts";
import * as sports from "./sports.ts";
import * as playthings from "./playthings.ts";
import * as farmyard from "./farmyard.ts";
import * as optics from "./optics.ts";
import * as strings from "./strings.ts";
import * as pitches from "./pitches.ts";
import * as nursery from "./nursery.ts";
import * as stationery from "./stationery.ts";
import * as tunes from "./tunes.ts";
import * as workshop from "./workshop.ts";
import * as conveyances from "./conveyances.ts";
import * as motoring from "./motoring.ts";
import * as arms from "./arms.ts";
import * as utilities from "./utilities.ts";
import * as craft from "./craft.ts";
import * as stagelights from "./stagelights.ts";
import * as orbits from "./orbits.ts";
import * as concourse from "./concourse.ts";
import * as yard from "./yard.ts";
import * as citrus from "./citrus.ts";
import * as domestic from "./domestic.ts";
import * as chambers from "./chambers.ts";
import * as victuals from "./victuals.ts";
import * as morsels from "./morsels.ts";
import * as labours from "./labours.ts";
import * as mills from "./mills.ts";
import * as pursuits from "./pursuits.ts";
import * as amusements from "./amusements.ts";
import * as regalia from "./regalia.ts";
import * as vestments from "./vestments.ts";
import * as airTravel from "./air-travel.ts";
import * as fieldCreatures from "./field-creatures.ts";
import * as seaCreatures from "./sea-creatures.ts";
import * as skySights from "./sky-sights.ts";
import * as rackAndReaper from "./rack-and-reaper.ts";
import * as streetWorks from "./street-works.ts";
import * as townTowers from "./town-towers.ts";
import * as wayside from "./wayside.ts";
import * as workingBoats from "./working-boats.ts";
import * as blossoms from "./blossoms.ts";
import * as fieldBirds from "./field-birds.ts";
import * as flockYoung from "./flock-young.ts";
import * as parlour from "./parlour.ts";
import * as platters from "./platters.ts";
import * as ringing from "./ringing.ts";
import * as seasideToys from "./seaside-toys.ts";
import * as tropical from "./tropical.ts";
import * as washingUp from "./washing-up.ts";
import * as campAndFarm from "./camp-and-farm.ts";
import * as gadgetry from "./gadgetry.ts";
import * as hallAndShelf from "./hall-and-shelf.ts";
import * as keepsafe from "./keepsafe.ts";
import * as runabouts from "./runabouts.ts";
import * as sprigs from "./sprigs.ts";
import * as stallFood from "./stall-food.ts";
import * as oldWays from "./old-ways.ts";
import * as packedFood from "./packed-food.ts";
import * as pastryCase from "./pastry-case.ts";
import * as shrubs from "./shrubs.ts";
import * as syrupSweets from "./syrup-sweets.ts";
import { singleFigures } from "./single-figures.ts";

export type Pose = "stands" | "floats";
/** How a figure moves in the video. */
export type Habit = "breathes" | "swims" | "trails" | "flaps" | "sways";

const stands = (make: FigureMaker, habit: Habit = "breathes") => ({ make, pose: "stands" as Pose, habit });
const floats = (make: FigureMaker, habit: Habit = "sways") => ({ make, pose: "floats" as Pose, habit });
/** All makers of a file as standing figures. */
const standing = <T extends Record<string, FigureMaker>>(makers: T) =>
  Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, stands(make)])) as {
    [Name in keyof T]: ReturnType<typeof stands>;
  };

const swimming = <T extends Record<string, FigureMaker>>(makers: T) =>
  Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, floats(make, "swims")])) as {
    [Name in keyof T]: ReturnType<typeof floats>;
  };

// prettier-ignore
export const FIGURES = {
  ...standing(clothing), ...standing(finery), ...standing(trinkets), ...standing(anatomy), ...standing(growths), ...standing(mourning),
  ...standing(rites), ...standing(luck), ...standing(festive), ...standing(pageant), confetti: floats(confetti.confetti),
  ...standing(vegetables), ...standing(roots), ...standing(berries), ...standing(orchard), ...standing(cakes), ...standing(desserts),
  ...standing(drinks), ...standing(beverages), ...standing(mains), ...standing(suppers), ...standing(feast), ...standing(corncakes),
  ...standing(levant), ...standing(easterndishes), ...standing(indiandishes), ...standing(cookware), ...standing(worktop), ...standing(larder),
  ...standing(notions), ...standing(chores), ...standing(toiletry), ...standing(fittings), ...standing(hearty), ...standing(homewares), ...standing(vanity),
  ...standing(dishes), ...standing(fairground), ...standing(greens), ...standing(interior), ...standing(keepsakes), ...standing(snacks), ...standing(wares), ...standing(wheeled), ...standing(bedside), ...standing(transport),
  ...standing(sports), ...standing(playthings), ...standing(farmyard), ...standing(conveyances), ...standing(motoring), ...standing(arms), ...standing(utilities), ...standing(craft), ...standing(stagelights), ...standing(orbits), ...standing(concourse), ...standing(optics), ...standing(strings), ...standing(pitches), ...standing(nursery), ...standing(stationery), ...standing(tunes), ...standing(workshop),
  ...standing(wildlife), ...standing(wilds), ...standing(seasons), ...standing(yard), ...standing(citrus),
  ...standing(domestic), ...standing(chambers), ...standing(victuals), ...standing(morsels), ...standing(labours), ...standing(mills), ...standing(pursuits), ...standing(amusements), ...standing(regalia), ...standing(vestments),
  ...standing(blossoms), ...standing(fieldBirds), ...standing(flockYoung), ...standing(parlour), ...standing(platters), ...standing(ringing), ...standing(seasideToys), ...standing(tropical), ...standing(washingUp),
  ...standing(campAndFarm), ...standing(gadgetry), ...standing(hallAndShelf), ...standing(keepsafe), ...standing(runabouts), ...standing(sprigs), ...standing(stallFood),
  ...standing(oldWays), ...standing(packedFood), ...standing(pastryCase), ...standing(shrubs), ...standing(syrupSweets),
  ...standing(wardware), ...standing(coldkitchen), ...standing(groundcover), ...standing(cabinets),
  ...standing(holidays), ...standing(depot), ...standing(pastimes), ...standing(tokens),
  ...standing(matting), ...standing(atelier), ...standing(hats),
  ...standing(attired), ...standing(staples),
  ...standing(charms), ...standing(contraptions), ...standing(potted),
  ...standing(weathered),
  ...standing(underbrush),
  ...standing(thicket),
  ...standing(fiends),
  ...standing(shelters),
  ...standing(landmarks),
  ...standing(myths),
  ...standing(legends),
  ...standing(posies),
  ...standing(blooms),
  ...standing(grove),
  ...standing(woods),
  ...standing(swarms),
  ...standing(hives),
  ...standing(waders),
  ...standing(songbirds),
  ...standing(serpents),
  ...standing(singleFigures),
  ...standing(young), ...standing(outings), ...standing(airTravel), ...standing(fieldCreatures), ...standing(seaCreatures), ...standing(skySights), ...standing(streetWorks), ...standing(rackAndReaper), ...standing(townTowers), ...standing(wayside), ...standing(workingBoats),
  ...standing(burrows),
  ...standing(jungle), ...standing(meadow), ...standing(flora), ...standing(fare), ...standing(sweets), ...standing(greengrocery), ...standing(baked), ...standing(meals), ...standing(produce), ...standing(bugs), ...standing(pets), ...standing(steeds), ...standing(birds), ...swimming(fishes), ...standing(poultry),
  ...standing(appliances), ...standing(gadgets), ...standing(hardware), ...standing(smallware), ...standing(classroom), ...standing(furniture), ...standing(handtools), ...standing(lights), ...standing(motors), ...standing(music), ...standing(personal), ...standing(streetware), ...standing(vessels), ...standing(customs), ...standing(oddments), ...standing(remains),
  whale: floats(whale, "swims"), goldfish: floats(goldfish, "swims"), shark: floats(shark, "swims"),
  turtle: floats(turtle, "swims"), jellyfish: floats(jellyfish, "trails"), horse: stands(horse),
  deer: stands(deer), wolf: stands(wolf), bear: stands(bear),
  dog: stands(dog), rabbit: stands(rabbit), snake: stands(snake),
  spider: stands(spider), dove: floats(dove, "flaps"), owl: stands(owl),
  butterfly: floats(butterfly, "flaps"), dragonfly: floats(dragonfly), wings: floats(wingPair, "flaps"),
  tooth: stands(tooth), hand: stands(hand), eye: floats(eye), profile: stands(profile), mask: floats(mask),
  ghost: stands(ghost), clock: floats(clock), hourglass: stands(hourglass), key: floats(key),
  mirror: stands(mirror), telephone: stands(telephone), book: stands(book), letter: floats(letter),
  suitcase: stands(suitcase), shoe: stands(shoe), umbrella: floats(umbrella), coin: floats(coin),
  dagger: floats(dagger), ring: floats(ring), chest: stands(chest), fruit: stands(fruit), bed: stands(bed),
  balloon: floats(balloonToy, "trails"), paperPlane: floats(paperPlane), chair: stands(chair),
  lantern: floats(lantern), doorToSky: stands(doorToSky), doorToLight: stands(doorToLight), doorShut: stands(doorShut),
  house: stands(house), tower: stands(tower), temple: stands(temple), arch: stands(arch),
  islet: floats(islet), ladder: stands(ladder), spiralStairs: stands(spiralStairs), grave: stands(grave), sailboat: stands(sailboat), ship: stands(ship),
  paperBoat: stands(paperBoat), skiff: stands(skiff), airship: floats(airship),
  bus: stands(bus), bicycle: stands(bicycle), carriage: stands(carriage), locomotive: stands(locomotive),
  tree: stands(tree), bareTree: stands(bareTree), flower: stands(flower), mushroom: stands(mushroom),
  volcano: stands(volcano), table: stands(table), elevator: stands(elevator),
  tiger: stands(tiger), zebra: stands(zebra), giraffe: stands(giraffe), elephant: stands(elephant), dinosaur: stands(dinosaur), cow: stands(cow), plainCow: stands(plainCow), goat: stands(goat), donkey: stands(donkey), peacock: stands(peacock), stork: stands(stork), sunflower: stands(sunflower), panda: stands(panda), parrot: stands(parrot), astronaut: stands(astronaut), vampire: stands(vampire), raccoon: stands(raccoon), crocodile: stands(crocodile), infant: stands(infant), plant: stands(plant), sink: stands(sink), stove: stands(stove), toilet: stands(toilet), iron: stands(iron), plate: stands(plate), wardrobe: stands(wardrobe), laundry: stands(laundry), accordion: stands(accordion), pearl: stands(pearl), carpet: stands(carpet), wheelchair: stands(wheelchair), pram: stands(pram), cards: stands(cards), picture: stands(picture), steeringWheel: stands(steeringWheel), mailbox: stands(mailbox), shoppingCart: stands(shoppingCart), wateringCan: stands(wateringCan), parasol: stands(parasol), phoneBooth: stands(phoneBooth), trafficLight: stands(trafficLight), caravan: stands(caravan), hole: stands(hole), building: stands(building), hut: stands(hut), busStop: stands(busStop), castle: stands(castle), carousel: stands(carousel), bench: stands(bench), fence: stands(fence), keep: stands(keep), loaf: stands(loaf), truck: stands(truck), watermelon: stands(watermelon), windowFrame: stands(windowFrame), workplace: stands(workplace), monkey: stands(monkey), shell: stands(shell), metro: stands(metro), tram: stands(tram), bucket: stands(bucket), bathtub: stands(bathtub), scooter: stands(scooter), ball: stands(ball), fishingRod: stands(fishingRod), examDesk: stands(examDesk),
  windowOpen: stands(windowOpen), suitcaseOpen: stands(suitcaseOpen), wardrobeOpen: stands(wardrobeOpen), fridgeOpen: stands(fridgeOpen),
  chapel: stands(chapel), box: stands(boxOpen), rock: stands(boulder), fountain: stands(fountain), minarets: stands(minarets), balcony: stands(balcony), coil: stands(coil),
  fireworks: stands(fireworks), glass: stands(glass), latticeTower: stands(latticeTower), scarf: stands(scarf), till: stands(till), wave: stands(wave), cloud: stands(cloud), paper: stands(paper), plow: stands(plow), witch: stands(witch),
} as const;

export type FigureName = keyof typeof FIGURES;

/** Creates a figure in the palette's colours; with `window`, another sky shows inside it. */
export function makeFigure(name: FigureName, palette: Palette, window = false): Figure {
  return FIGURES[name].make(materials(palette), window);
}
