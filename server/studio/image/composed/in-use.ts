import type { CastMember } from "../../reading/scene/cast.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import type { Action, Activity, Thing } from "../../reading/scene/catalogue.ts";

/** Things that are drawn with who uses them. */
export const IN_USE: Partial<Record<Action | Activity, ReadonlySet<Thing>>> = {
  birthing: new Set<Thing>(["bed", "blanket", "pillow", "gurney"]),
  nursing: new Set<Thing>(["chair", "armchair", "milk"]),
  writing: new Set<Thing>(["desk", "chair"]),
  dining: new Set<Thing>(["table", "chair", "plate", "fork", "spoon"]),
  eating: new Set<Thing>(["table", "chair", "plate", "fork", "spoon"]),
  tied: new Set<Thing>(["chair", "rope"]),
  jailed: new Set<Thing>(["birdCage"]),
  pulling: new Set<Thing>(["rope"]),
  fishing: new Set<Thing>(["fishingRod"]),
  milking: new Set<Thing>(["cow", "milk", "bucket", "stool"]),
  watering: new Set<Thing>(["wateringCan", "bucket"]),
  knitting: new Set<Thing>(["needle", "yarn", "knitting", "spool", "thimble"]),
  washing: new Set<Thing>(["sink", "tap", "soap", "plate", "sponge"]),
  ironing: new Set<Thing>(["iron", "ironingBoard"]),
  bathing: new Set<Thing>(["bathtub", "soap", "foam"]),
  atWindow: new Set<Thing>(["window", "balcony"]),
  atMirror: new Set<Thing>(["mirror", "glass", "reflection"]),
  peeking: new Set<Thing>(["door", "keyhole"]),
  atBoard: new Set<Thing>(["blackboard"]),
  phoning: new Set<Thing>(["phone", "oldPhone"]),
  photographing: new Set<Thing>(["camera", "picture", "tripod"]),
  toothless: new Set<Thing>(["tooth"]),
  bleeding: new Set<Thing>(["blood"]),
  combing: new Set<Thing>(["comb", "hair"]),
  smoking: new Set<Thing>(["cigarette", "smoke"]),
  skating: new Set<Thing>(["iceSkates"]),
  makeup: new Set<Thing>(["lipstick", "mirror", "reflection"]),
  shaving: new Set<Thing>(["razor", "foam", "mirror", "reflection"]),
  prostrate: new Set<Thing>(["carpet"]),
  onStage: new Set<Thing>(["microphone"]),
  carrying: new Set<Thing>(["sack"]),
  stuck: new Set<Thing>(["mud", "leg", "foot"]),
};
/** Whether something else is in the bath: words such as "in the bath" are about that, and no person sits in it. */
export const isBathTaken = ({ things }: Pick<SceneDescription, "things">): boolean =>
  things.some(({ bond }) => bond?.to === "bathtub");

const SHARED = new Set<string>(["hugging", "kissing", "dining", "eating"]);
/** What the dreamer does with other people: embraces or kisses one, or eats with all of them. */
export function sharedActOf(
  activity: Activity | undefined,
  cast: readonly CastMember[],
): { activity: Activity; others: CastMember[] } | undefined {
  const eats = activity === "dining" || activity === "eating";
  if (eats) {
    const others = cast.filter(
      ({ id, does, role }) =>
        id !== "baby" &&
        (does === activity || does === "sitting" || (does === undefined && activity === "dining" && !role)),
    );
    return others.length > 0 ? { activity, others } : undefined;
  }
  const holds = activity === "hugging" || activity === "kissing";
  const other =
    cast.find(
      ({ id, does }) => id !== "crowd" && id !== "baby" && (does === "hugging" || does === "kissing"),
    ) ?? (holds ? cast.find(({ id }) => id !== "crowd" && id !== "baby") : undefined);
  if (!other || (activity && !holds)) return undefined;
  return {
    activity: other.does && SHARED.has(other.does) ? (other.does as Activity) : activity!,
    others: [other],
  };
}
