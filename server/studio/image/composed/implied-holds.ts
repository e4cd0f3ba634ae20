import { isAnimal } from "../../reading/scene/animals.ts";
import type { CastMember } from "../../reading/scene/cast.ts";
import type { Thing } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Handling } from "../../reading/scene/ways.ts";
import { opens } from "../figures/pairs.ts";
import { isLarge } from "../figures/thing-figures.ts";
import { isPlain } from "./buildings-in-rooms.ts";
import { isSmall } from "./small-things.ts";

/** A hen in a bag is held in it; a crocodile that is kept in a bathtub is in no hands. */
function inItsVessel(handles: Handling | undefined, { things }: SceneDescription): Handling | undefined {
  const held = things.find(({ thing }) => thing === handles?.thing);
  const bond = held?.bond;
  if (handles?.way !== "hold" || bond?.how !== "in") return handles;
  if (!isSmall(bond.to)) return undefined;
  return opens(bond.to) ? { ...handles, thing: bond.to } : handles;
}

/** The bath of another: nobody sits in it with them. */
const isBathOfOther = (does: CastMember["does"], { things }: SceneDescription): boolean =>
  does === "bathing" && things.some(({ bond }) => bond?.to === "bathtub");

/** A small child whom the dreamer can have in the arms. */
const isCarried = ({ id, count, does, handles }: CastMember): boolean =>
  (id === "child" || id === "baby") && !count && !does && !handles;

/** Who leads the animal of which the lead is named. */
function withLead(scene: SceneDescription): SceneDescription {
  const { things, cast = [], handles, action, activity } = scene;
  const all = [handles, ...cast.map((one) => one.handles)];
  const animal = things.find(
    ({ thing, moves, bond }) => isAnimal(thing) && !moves && (!bond || bond.to === "dogLead"),
  )?.thing;
  const isLed = all.some((one) => one?.thing === animal || one?.thing === "dogLead");
  if (!animal || isLed || things.every(({ thing }) => thing !== "dogLead")) return scene;
  const rest = things.filter(({ thing }) => thing !== "dogLead");
  const led: Handling = { way: "lead", thing: animal };
  const leader = cast.find(
    (one) => one.id !== "crowd" && !one.count && !one.does && !one.handles && !one.animal,
  );
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
/** The plough or the pram of a dreamer who does nothing else. */
function withPushed(scene: SceneDescription): SceneDescription {
  const { things, cast = [], handles, action, activity, aboard, state } = scene;
  const isIdle = !handles && action === null && !activity && !aboard && !state;
  const pushed = things.find((one) => PUSHED.has(one.thing) && isPlain(one));
  const isUsed = cast.some((one) => one.handles?.thing === pushed?.thing);
  if (!isIdle || !pushed || isUsed || things.some(({ bond }) => bond?.to === pushed.thing)) return scene;
  return { ...scene, handles: { way: "push", thing: pushed.thing } };
}

/** The only person beside a wheelchair sits in it. */
function withSeated(scene: SceneDescription): SceneDescription {
  const { things, cast = [], handles } = scene;
  const chair = things.some((one) => one.thing === "wheelchair" && isPlain(one));
  const [one, ...more] = cast;
  const isFree = one?.id !== "crowd" && !one?.count && !one?.does && !one?.handles && !one?.self;
  if (!chair || !one || more.length > 0 || !isFree || handles?.thing === "wheelchair") return scene;
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
  const handled = [scene.handles, ...cast.map((one) => one.handles)].some((one) => one?.thing === "glasses");
  if (!glasses || !nose || handled) return scene;
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
        return { ...one, ...(own && { handles: own }), ...(does && !isBathOfOther(does, scene) && { does }) };
      }),
    }),
  };
  return withGlasses(withSeated(withPushed(withLead(whole))));
}
