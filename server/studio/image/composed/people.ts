import type { Action, PersonId } from "../../reading/scene/catalogue.ts";
import type { SceneDescription } from "../../reading/scene/describe.ts";
import { type Lab, oklch } from "../colour.ts";
import { colourTones } from "../figures/tones.ts";
import { person, type PersonKind } from "../figures/people.ts";
import { personOfRole } from "../figures/roles.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { itemOf, type Item } from "./layout.ts";

const PERSON = 140;
/** Height of a standing person's figure. */
const UNITS = 100;

const KINDS: Record<Exclude<PersonId, "crowd">, PersonKind> = {
  mother: "dress",
  father: "coat",
  grandmother: "oldWoman",
  grandfather: "oldMan",
  oldWoman: "oldWoman",
  oldMan: "oldMan",
  baby: "baby",
  child: "child",
  brother: "coat",
  sister: "dress",
  friend: "scarf",
  teacher: "coat",
  doctor: "coat",
  bride: "bride",
  groom: "groom",
  soldier: "soldier",
  police: "police",
  king: "king",
  queen: "queen",
  woman: "dress",
  man: "hat",
};
const IN_WHITE = new Set<PersonId>(["doctor"]);
const WHITE = [".97 .008 90", ".90 .012 90", ".77 .016 250", ".58 .02 255"].map((tone) => oklch(tone));

const DOES: Partial<Record<Action, PersonKind>> = {
  running: "running",
  flying: "cape",
  falling: "running",
  dancing: "scarf",
  waving: "waving",
  riding: "sitting",
  sleeping: "lying",
  burying: "digging",
  searching: "searching",
};

function personItem(palette: Palette, kind: PersonKind, tall: number, cloth?: readonly Lab[]): Item {
  return itemOfFigure(person(palette, kind, cloth), tall);
}

function itemOfFigure(figure: Figure, tall: number): Item {
  const { top, bottom } = figure.box;
  return itemOf({ figure, habit: "breathes" }, (tall * (bottom - top)) / UNITS, {
    row: "front",
    person: true,
  });
}

/** The dreamer, in what they do. `inWater` is where one can swim at the surface. */
export function dreamerItem(
  palette: Palette,
  action: Action | null,
  { kind, inWater }: { kind: PersonKind; inWater: boolean },
): Item {
  if (action === "swimming" && inWater) return { ...personItem(palette, "swimming", PERSON), afloat: true };
  const item = personItem(palette, (action && DOES[action]) ?? kind, PERSON);
  if (action === "flying") return { ...item, row: "air", turn: 1.15 };
  if (action === "falling") return { ...item, row: "air", turn: 2.5 };
  return item;
}

/** The others of the scene. */
export function companionItems(
  palette: Palette,
  { people, wears, several, roles }: SceneDescription,
): Item[] {
  return people.flatMap((id) => {
    if (id === "crowd")
      return (["coat", "dress", "hat", "scarf", "coat", "dress"] as const).map((kind, i) =>
        personItem(palette, kind, PERSON * (0.9 - (i % 3) * 0.08)),
      );
    const tall = id === "baby" ? PERSON * 0.7 : id === "child" ? PERSON * 0.72 : PERSON;
    const colour = wears?.[id];
    const cloth = colour ? colourTones(colour) : IN_WHITE.has(id) ? WHITE : undefined;
    // A man in a named colour wears a coat of it.
    const kind = colour && KINDS[id] === "hat" ? "coat" : KINDS[id];
    const count = several?.includes(id) ? 3 : 1;
    const role = colour ? undefined : roles?.[id];
    return Array.from({ length: count }, (_, i) => {
      const height = tall * (1 - i * 0.07);
      if (role) return itemOfFigure(personOfRole(palette, role, id === "woman"), height);
      return personItem(palette, kind, height, cloth);
    });
  });
}
