import type { Colour, State, Thing } from "./catalogue.ts";

interface Caged {
  thing: Thing;
  colour?: Colour;
  state?: State;
}

/** Beside a cage that holds no bird, or no longer. */
const FREED =
  /escap|empty|\bopen|released?|flew (?:out|away)|freed|vac[ií][ao]|abiert|abert|abr[ií]|vazi|vide|ouvert|ouvr|échapp|envol|vuot|apert|scapp|boş|açık|açt|kaç|uçtu|leer|offen|geöffnet|entflog|пуст|открыт|улет|فارغ|مفتوح|فتحت|طار|هرب|ख़ाली|खाली|खुल|खोल|उड़|空(?:っぽ|の)|開|逃|飛ん|빈 |열|날아|打开|开着|飞/iu;

const SONGBIRDS = [
  "bird",
  "parrot",
  "canary",
  "sparrow",
  "robin",
  "pigeon",
  "blackbird",
] as const satisfies Thing[];
const OWN_COLOUR: Partial<Record<Thing, Colour>> = {
  parrot: "green",
  sparrow: "brown",
  robin: "red",
  pigeon: "grey",
  blackbird: "black",
};

/** A bird and a cage are drawn as a bird in it. */
export function cageBird(things: Map<Thing, Caged>, text: string): void {
  const bird = SONGBIRDS.map((id) => things.get(id)).find(Boolean);
  const cage = things.get("birdCage");
  if (!bird || !cage || cage.state || FREED.test(text)) return;
  const colour = bird.colour ?? OWN_COLOUR[bird.thing];
  const entries = [...things].map(([id, entry]): [Thing, Caged] =>
    entry === bird ? ["cagedBird", { thing: "cagedBird", ...(colour && { colour }) }] : [id, entry],
  );
  things.clear();
  for (const [id, entry] of entries) if (entry !== cage) things.set(id, entry);
}
