import { isAnimal } from "../../reading/scene/animals.ts";
import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Handling } from "../../reading/scene/ways.ts";
import { opens } from "../figures/pairs.ts";
import { isLarge } from "../figures/thing-figures.ts";
import { isPlain } from "./buildings-in-rooms.ts";
import { isBathTaken } from "./in-use.ts";
import { isSmall } from "./small-things.ts";

/** A hen in a bag is held in it; a crocodile that is kept in a bathtub is in no hands. */
function inItsVessel(handles: Handling | undefined, { things }: SceneDescription): Handling | undefined {
  const held = things.find(({ thing }) => thing === handles?.thing);
  const bond = held?.bond;
  if (handles?.way !== "hold" || bond?.how !== "in") return handles;
  if (!isSmall(bond.to)) return undefined;
  return opens(bond.to) ? { ...handles, thing: bond.to } : handles;
}

/** A small child whom the dreamer can have in the arms. */
const isCarried = ({ id, count, does, handles }: CastMember): boolean =>
  (id === "child" || id === "baby") && !count && !does && !handles;

/** Whether a person does something with it. */
const isHandled = ({ handles, cast = [] }: SceneDescription, thing: Thing): boolean =>
  handles?.thing === thing || cast.some((one) => one.handles?.thing === thing);

/** One person with nothing to do with the hands yet. */
const hasFreeHands = ({ id, count, handles }: CastMember): boolean => id !== "crowd" && !count && !handles;

/** Who leads the animal of which the lead is named. */
function withLead(scene: SceneDescription): SceneDescription {
  const { things, cast = [], handles, action, activity } = scene;
  const animal = things.find(
    ({ thing, moves, bond }) => isAnimal(thing) && !moves && (!bond || bond.to === "dogLead"),
  )?.thing;
  if (!animal || isHandled(scene, animal) || isHandled(scene, "dogLead")) return scene;
  if (things.every(({ thing }) => thing !== "dogLead")) return scene;
  const rest = things.filter(({ thing }) => thing !== "dogLead");
  const led: Handling = { way: "lead", thing: animal };
  const leader = cast.find((one) => hasFreeHands(one) && !one.does && !one.animal);
  if (leader)
    return {
      ...scene,
      things: rest,
      cast: cast.map((one) => (one === leader ? { ...one, handles: led } : one)),
    };
  const isFree = !handles && !activity && (action === null || action === "holding");
  return isFree ? { ...scene, things: rest, action: null, handles: led } : scene;
}

/** What is not used but by who pushes it. */
const PUSHED = new Set<Thing>(["plow", "lawnMower", "wheelbarrow", "pram", "cart"]);
/** The plough or the pram of who does nothing else. */
function withPushed(scene: SceneDescription): SceneDescription {
  const { things, handles, action, activity, aboard, state } = scene;
  const isIdle = !handles && action === null && !activity && !aboard && !state;
  const pushed = things.find((one) => PUSHED.has(one.thing) && isPlain(one));
  if (
    !isIdle ||
    !pushed ||
    isHandled(scene, pushed.thing) ||
    things.some(({ bond }) => bond?.to === pushed.thing)
  )
    return scene;
  const push: Handling = { way: "push", thing: pushed.thing };
  // "My husband was mowing the lawn": the only other one there, who does nothing else.
  const [other, ...more] = scene.cast ?? [];
  if (other && more.length === 0 && hasFreeHands(other) && !other.does && !other.animal)
    return { ...scene, cast: [{ ...other, handles: push }] };
  return { ...scene, handles: push };
}

/** Instruments that are in the hands of who is with them. */
// prettier-ignore
const PLAYED = new Set<Thing>([
  "accordion", "bagpipes", "cello", "clarinet", "flute", "guitar", "harmonica", "oud", "saxophone", "saz", "sitar", "tambourine",
  "trumpet", "violin",
]);
/** The accordion of a father who does nothing else is played by him. */
function withPlayed(scene: SceneDescription): SceneDescription {
  const { things, cast = [] } = scene;
  const instrument = things.find((one) => PLAYED.has(one.thing) && isPlain(one))?.thing;
  const isSeated = ({ handles }: CastMember) => handles?.way === "ride" && !handles.holds;
  const isIdle = (one: CastMember) =>
    (hasFreeHands(one) || isSeated(one)) && !one.animal && (!one.does || one.does === "sitting");
  const [player, ...others] = cast.filter(isIdle);
  if (!instrument || !player || others.length > 0 || isHandled(scene, instrument)) return scene;
  const { does: _, handles: seat, ...rest } = player;
  const playing: CastMember = {
    ...rest,
    handles: { way: "play", thing: instrument, ...(seat?.thing && { on: seat.thing }) },
  };
  return { ...scene, cast: cast.map((one) => (one === player ? playing : one)) };
}

/** The only person beside a wheelchair sits in it. */
function withSeated(scene: SceneDescription): SceneDescription {
  const { things, cast = [] } = scene;
  const chair = things.some((one) => one.thing === "wheelchair" && isPlain(one));
  const [one, ...more] = cast;
  if (!chair || !one || more.length > 0 || isHandled(scene, "wheelchair")) return scene;
  if (!hasFreeHands(one) || one.does || one.self) return scene;
  return { ...scene, cast: [{ ...one, handles: { way: "ride", thing: "wheelchair" } }] };
}

/** Puts glasses without an owner on the nose of an animal that is a person. */
function withGlasses(scene: SceneDescription): SceneDescription {
  const { things, cast = [] } = scene;
  const glasses = things.find(
    ({ thing, bond, gear, state, moves, size }) =>
      thing === "glasses" && !bond && !gear && !state && !moves && !size,
  );
  const nose = cast.find(({ animal, wears }) => animal && !wears);
  if (!glasses || !nose || isHandled(scene, "glasses")) return scene;
  return {
    ...scene,
    things: things.filter((one) => one !== glasses),
    cast: cast.map((one) => (one === nose ? { ...one, wears: ["glasses"] as const } : one)),
  };
}

/** Adds who holds, leads or wears a thing, where the description does not say it but its things and people imply it. */
export function withImpliedHolds(scene: SceneDescription): SceneDescription {
  const { action, handles, cast, things } = scene;
  const child = action === "holding" && !handles ? cast?.find(isCarried) : undefined;
  const holds = things.some(({ thing }) => !isLarge(thing) && !isAnimal(thing));
  const { handles: _, ...rest } = scene;
  const mine = child && !holds ? { way: "hold" as const, person: child.id } : inItsVessel(handles, scene);
  const whole = {
    ...rest,
    ...(mine && { handles: mine }),
    ...(child && !holds && { action: null }),
    ...(cast && {
      cast: cast.map(({ handles: held, does, ...one }) => {
        const own = inItsVessel(held, scene);
        const bathes = does === "bathing" && isBathTaken(scene);
        return { ...one, ...(own && { handles: own }), ...(does && !bathes && { does }) };
      }),
    }),
  };
  const steps = [withLead, withPushed, withSeated, withPlayed, withGlasses];
  return steps.reduce<SceneDescription>((known, add) => add(known), whole);
}
