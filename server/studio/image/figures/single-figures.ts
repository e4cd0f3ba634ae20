/** Figures that have a file each. */
import { alien } from "./alien.ts";
import { ant } from "./ant.ts";
import { antenna } from "./antenna.ts";
import { apple } from "./apple.ts";
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
import { cup } from "./cup.ts";
import { dolphin } from "./dolphin.ts";
import { dough } from "./dough.ts";
import { dress } from "./dress.ts";
import { ear } from "./ear.ts";
import { ember } from "./ember.ts";
import { factory } from "./factory.ts";
import { feather } from "./feather.ts";
import { featherDuster } from "./feather-duster.ts";
import { fire } from "./fire.ts";
import { firefly } from "./firefly.ts";
import { flatbread } from "./flatbread.ts";
import { flyingBird } from "./flying-bird.ts";
import { footprints } from "./footprints.ts";
import { freezer } from "./freezer.ts";
import { frog } from "./frog.ts";
import { glasses } from "./glasses.ts";
import { globe } from "./globe.ts";
import { goose } from "./goose.ts";
import { guitar } from "./guitar.ts";
import { gun } from "./gun.ts";
import { handkerchief } from "./handkerchief.ts";
import { hat } from "./hat.ts";
import { headlights } from "./headlights.ts";
import { iceSkates } from "./ice-skates.ts";
import { igloo } from "./igloo.ts";
import { kitchenKnife } from "./kitchen-knife.ts";
import { kite } from "./kite.ts";
import { ladybug } from "./ladybug.ts";
import { leaf } from "./leaf.ts";
import { meadowFlower } from "./meadow-flower.ts";
import { openHand } from "./open-hand.ts";
import { waterBuffalo } from "./water-buffalo.ts";

export const singleFigures = {
  alien,
  ant,
  antenna,
  apple,
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
  cup,
  dolphin,
  dough,
  dress,
  ear,
  ember,
  factory,
  feather,
  featherDuster,
  fire,
  firefly,
  flatbread,
  flyingBird,
  footprints,
  freezer,
  frog,
  glasses,
  globe,
  goose,
  guitar,
  gun,
  handkerchief,
  hat,
  headlights,
  iceSkates,
  igloo,
  kitchenKnife,
  kite,
  ladybug,
  leaf,
  meadowFlower,
  openHand,
  waterBuffalo,
};
