/** Figures that have a file each. */
import { alien } from "./alien.ts";
import { ant } from "./ant.ts";
import { antenna } from "./antenna.ts";
import { apple } from "./apple.ts";
import { aquarium } from "./aquarium.ts";
import { armchair } from "./armchair.ts";
import { banana } from "./banana.ts";
import { bareFoot } from "./bare-foot.ts";
import { bareLeg } from "./bare-leg.ts";
import { barn } from "./barn.ts";
import { barrel } from "./barrel.ts";
import { bat } from "./bat.ts";
import { bell } from "./bell.ts";
import { belly } from "./belly.ts";
import { birdCage } from "./bird-cage.ts";
import { blood } from "./blood.ts";
import { bomb } from "./bomb.ts";
import { bones } from "./bones.ts";
import { bracelet } from "./bracelet.ts";
import { brain } from "./brain.ts";
import { cabbage } from "./cabbage.ts";
import { camera } from "./camera.ts";
import { cannoli } from "./cannoli.ts";
import { cheese } from "./cheese.ts";
import { chocolate } from "./chocolate.ts";
import { chrysanthemum } from "./chrysanthemum.ts";
import { cicada } from "./cicada.ts";
import { cocoon } from "./cocoon.ts";
import { crater } from "./crater.ts";
import { crow } from "./crow.ts";
import { crown } from "./crown.ts";
import { crystalBall } from "./crystal-ball.ts";
import { cup } from "./cup.ts";
import { diamond } from "./diamond.ts";
import { dolphin } from "./dolphin.ts";
import { dough } from "./dough.ts";
import { dress } from "./dress.ts";
import { ear } from "./ear.ts";
import { egg } from "./egg.ts";
import { ember } from "./ember.ts";
import { factory } from "./factory.ts";
import { featherDuster } from "./feather-duster.ts";
import { feather } from "./feather.ts";
import { fire } from "./fire.ts";
import { firefly } from "./firefly.ts";
import { flatbread } from "./flatbread.ts";
import { flyingBird } from "./flying-bird.ts";
import { footprints } from "./footprints.ts";
import { freezer } from "./freezer.ts";
import { fridge } from "./fridge.ts";
import { frog } from "./frog.ts";
import { gate } from "./gate.ts";
import { glasses } from "./glasses.ts";
import { globe } from "./globe.ts";
import { goose } from "./goose.ts";
import { guitar } from "./guitar.ts";
import { gun } from "./gun.ts";
import { handkerchief } from "./handkerchief.ts";
import { harp } from "./harp.ts";
import { hat } from "./hat.ts";
import { headlights } from "./headlights.ts";
import { iceSkates } from "./ice-skates.ts";
import { igloo } from "./igloo.ts";
import { kitchenKnife } from "./kitchen-knife.ts";
import { kite } from "./kite.ts";
import { ladybug } from "./ladybug.ts";
import { leaf } from "./leaf.ts";
import { lightBulb } from "./light-bulb.ts";
import { lion } from "./lion.ts";
import { locusts } from "./locusts.ts";
import { maamoul } from "./maamoul.ts";
import { meadowFlower } from "./meadow-flower.ts";
import { mermaid } from "./mermaid.ts";
import { meteor } from "./meteor.ts";
import { stringMop } from "./mop.ts";
import { mouse } from "./mouse.ts";
import { needle } from "./needle.ts";
import { nest } from "./nest.ts";
import { octopus } from "./octopus.ts";
import { openHand } from "./open-hand.ts";
import { foldedPlane } from "./paper-plane.ts";
import { parachute } from "./parachute.ts";
import { peach } from "./peach.ts";
import { pear } from "./pear.ts";
import { piano } from "./piano.ts";
import { pig } from "./pig.ts";
import { pine } from "./pine.ts";
import { pot } from "./pot.ts";
import { present } from "./present.ts";
import { pyramid } from "./pyramid.ts";
import { sandwich } from "./sandwich.ts";
import { saw } from "./saw.ts";
import { scar } from "./scar.ts";
import { scissors } from "./scissors.ts";
import { scone } from "./scone.ts";
import { seahorse } from "./seahorse.ts";
import { shovel } from "./shovel.ts";
import { skeleton } from "./skeleton.ts";
import { skull } from "./skull.ts";
import { snail } from "./snail.ts";
import { soap } from "./soap.ts";
import { stairs } from "./stairs.ts";
import { starfish } from "./starfish.ts";
import { submarine } from "./submarine.ts";
import { sword } from "./sword.ts";
import { syringe } from "./syringe.ts";
import { teaBush } from "./tea-bush.ts";
import { teapot } from "./teapot.ts";
import { tent } from "./tent.ts";
import { tomato } from "./tomato.ts";
import { torch } from "./torch.ts";
import { tornado } from "./tornado.ts";
import { trapdoor } from "./trapdoor.ts";
import { ufo } from "./ufo.ts";
import { waterBuffalo } from "./water-buffalo.ts";
import { windmill } from "./windmill.ts";
import { wineGlass } from "./wine-glass.ts";
import { zombie } from "./zombie.ts";

export const singleFigures = {
  alien,
  ant,
  antenna,
  apple,
  aquarium,
  armchair,
  banana,
  bareFoot,
  bareLeg,
  barn,
  barrel,
  bat,
  bell,
  belly,
  birdCage,
  blood,
  bomb,
  bones,
  bracelet,
  brain,
  cabbage,
  camera,
  cannoli,
  cheese,
  chocolate,
  chrysanthemum,
  cicada,
  cocoon,
  crater,
  crow,
  crown,
  crystalBall,
  cup,
  diamond,
  dolphin,
  dough,
  dress,
  ear,
  egg,
  ember,
  factory,
  featherDuster,
  feather,
  fire,
  firefly,
  flatbread,
  flyingBird,
  footprints,
  freezer,
  fridge,
  frog,
  gate,
  glasses,
  globe,
  goose,
  guitar,
  gun,
  handkerchief,
  harp,
  hat,
  headlights,
  iceSkates,
  igloo,
  kitchenKnife,
  kite,
  ladybug,
  leaf,
  lightBulb,
  lion,
  locusts,
  maamoul,
  meadowFlower,
  mermaid,
  meteor,
  stringMop,
  mouse,
  needle,
  nest,
  octopus,
  openHand,
  foldedPlane,
  parachute,
  peach,
  pear,
  piano,
  pig,
  pine,
  pot,
  present,
  pyramid,
  sandwich,
  saw,
  scar,
  scissors,
  scone,
  seahorse,
  shovel,
  skeleton,
  skull,
  snail,
  soap,
  stairs,
  starfish,
  submarine,
  sword,
  syringe,
  teaBush,
  teapot,
  tent,
  tomato,
  torch,
  tornado,
  trapdoor,
  ufo,
  waterBuffalo,
  windmill,
  wineGlass,
  zombie,
};
