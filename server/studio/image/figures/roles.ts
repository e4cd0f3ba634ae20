import type { Role } from "../../reading/scene/roles.ts";
import type { Palette } from "../palettes.ts";
import type { Figure } from "../sculpt.ts";
import { part } from "./materials.ts";
import { box, oval, polygon, ribbon } from "./outline.ts";
import { person } from "./people.ts";
import { colourTones } from "./tones.ts";

/** A man or a woman in the clothes of a role, drawn from behind like `person`. */
export function personOfRole(palette: Palette, role: Role, woman: boolean): Figure {
  const black = colourTones("black");
  const white = colourTones("white");
  const dressed = (colour: Parameters<typeof colourTones>[0], more: Figure["parts"], wide = 0): Figure => {
    const { box: bounds, parts } = person(palette, woman ? "dress" : "coat", colourTones(colour));
    return {
      box: { ...bounds, left: bounds.left - wide, right: bounds.right + wide },
      parts: [...parts, ...more],
    };
  };
  switch (role) {
    case "thief":
      return dressed("white", [
        part(box(-13.5, -76, 13.5, -71) + box(-15, -65, 15, -60) + box(-16, -54, 16, -49), black, 1),
        part("M-9.5 -92Q-10 -104 0 -104Q10 -104 9.5 -92Z", black, 3),
        part(ribbon("4 -80 5, 12 -76 7, 19 -70 9") + oval(21, -52, 17, 20), colourTones("brown"), 7),
      ]);
    case "firefighter":
      return dressed("black", [
        part(box(-14.6, -66, 14.6, -61) + box(-16.6, -51, 16.6, -46), colourTones("yellow"), 1),
        part(
          "M-15 -91Q-10 -94 -10 -98Q-8 -108 0 -109Q8 -108 10 -98Q10 -94 15 -91Q0 -86 -15 -91Z",
          colourTones("red"),
          4,
        ),
        part(ribbon("0 -108 3, 0 -93 3"), colourTones("gold"), 1),
      ]);
    case "postman":
      return dressed("blue", [
        part("M-10 -93L-12 -102Q0 -108 12 -102L10 -93Z", colourTones("blue"), 3),
        part(ribbon("-11 -80 2.6, 14 -50 2.6"), colourTones("brown"), 1),
        part(polygon("9 -62, 27 -66, 29 -54, 11 -50"), white, 1, {
          lines: { path: "M9 -62L20 -57L27 -66", width: 0.9 },
        }),
        part(polygon("5 -54, 32 -54, 30 -30, 7 -30"), colourTones("brown"), 5),
      ]);
    case "waiter":
      return dressed(
        "black",
        [
          part("M-12 -48L12 -48L14 -14L-14 -14Z", white, 2),
          part(ribbon("12 -78 6, 24 -86 5.4, 27 -100 5"), black, 3),
          part(box(13, -106, 43, -102.6), colourTones("grey"), 1.5),
          part(
            polygon("17 -118, 25 -118, 23 -106, 19 -106") + polygon("31 -122, 38 -122, 37 -106, 32 -106"),
            white,
            2,
          ),
        ],
        6,
      );
  }
}
