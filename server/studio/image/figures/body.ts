import { type Lab, mix, oklch } from "../colour.ts";
import type { FigureMaker, Materials } from "./materials.ts";
import { part } from "./materials.ts";
import { blob, oval, ribbon, symmetric } from "./outline.ts";

/** Ivory, with a little of the light of the place: a tooth is white in each palette. */
const enamel = ({ palette }: Materials): Lab[] =>
  [".98 .012 95", ".93 .02 92", ".82 .03 85", ".62 .035 70"].map((tone, i) =>
    mix(oklch(tone), i < 2 ? palette.glow : palette.haze, 0.06 + i * 0.04),
  );

export const tooth: FigureMaker = (m, window) => ({
  box: { left: -62, right: 62, top: -152, bottom: 4 },
  parts: [
    part(
      blob(
        "-54 -112, -48 -140, -28 -148, 0 -138, 28 -148, 48 -140, 54 -112, 46 -78, 40 -44, 32 -8, 22 0, 14 -20, 8 -50, 0 -60, -8 -50, -14 -20, -22 0, -32 -8, -40 -44, -46 -78",
      ),
      enamel(m),
      30,
      {
        window,
        lift: 0.08,
        lines: { path: "M-26 -132C-16 -124 -8 -124 0 -128C8 -124 16 -124 26 -132", width: 1.6 },
      },
    ),
  ],
});

/** A hand that rises from the ground, palm toward the viewer. */
export const hand: FigureMaker = (m, window) => ({
  box: { left: -96, right: 92, top: -252, bottom: 4 },
  parts: [
    part(
      [
        ribbon("0 0 64, 0 -44 54, 0 -72 62"),
        blob("-40 -76, -46 -112, -42 -146, -12 -156, 20 -154, 44 -142, 46 -104, 36 -70, 0 -60"),
        ribbon("-32 -136 24, -40 -172 22, -44 -206 16"),
        ribbon("-10 -144 25, -12 -192 23, -13 -236 16"),
        ribbon("14 -142 24, 18 -188 22, 20 -228 15"),
        ribbon("36 -130 21, 46 -166 18, 52 -194 13"),
        ribbon("-34 -92 32, -60 -118 26, -78 -148 16"),
      ].join(""),
      m.stone,
      17,
      {
        window,
        lines: [
          {
            path: "M-30 -124C-14 -134 16 -132 34 -116M-34 -108C-14 -112 14 -104 30 -88M-24 -130C-30 -108 -22 -86 -8 -74",
            width: 1.5,
          },
          { path: "M-46 -170L-33 -172M-22 -188L-2 -188M8 -184L28 -186M38 -160L54 -164", width: 1.2 },
        ],
      },
    ),
  ],
});

/** An open, floating eye; with `window`, its iris shows another sky. */
export const eye: FigureMaker = (m, window) => {
  const lashes = Array.from({ length: 11 }, (_, i) => {
    const t = -1 + (i / 10) * 2;
    const x = t * 74;
    const y = -50 * (1 - t * t) ** 0.72 - 4;
    return ribbon(`${x} ${y} 5, ${x + t * 14} ${y - 16} 3, ${x + t * 30} ${y - 26 + Math.abs(t) * 8} 0.8`, 5);
  }).join("");
  return {
    box: { left: -112, right: 112, top: -84, bottom: 62 },
    parts: [
      part(lashes, m.dark, 1.5),
      part(
        "M-104 4C-74 -44 -36 -60 0 -60C36 -60 74 -44 104 4C74 44 36 56 0 56C-36 56 -74 44 -104 4Z",
        m.dark,
        6,
      ),
      part(
        "M-94 4C-66 -36 -32 -48 0 -48C32 -48 66 -36 94 4C66 38 32 46 0 46C-32 46 -66 38 -94 4Z",
        m.pale,
        16,
      ),
      part(oval(0, -2, 42), window ? m.body : m.trim, 8, {
        window,
        lines: window
          ? []
          : {
              path: Array.from({ length: 28 }, (_, i) => {
                const a = (i / 28) * Math.PI * 2;
                return `M${Math.cos(a) * 21} ${-2 + Math.sin(a) * 21}L${Math.cos(a) * 39} ${-2 + Math.sin(a) * 39}`;
              }).join(""),
              width: 1,
            },
      }),
      part(oval(0, -2, 18), m.dark, 3),
      part(`${oval(-13, -16, 7)}${oval(11, 10, 3)}`, [m.palette.disc[0]], 0, { lit: m.palette.disc[0] }),
    ],
  };
};

/** A head in profile, looking left; the bust stands on y = 0. */
export const profile: FigureMaker = (m, window) => ({
  box: { left: -96, right: 90, top: -268, bottom: 4 },
  parts: [
    part(
      blob(
        "-30 -256, 10 -264, 52 -246, 74 -208, 74 -168, 60 -132, 48 -108, 50 -84, 62 -56, 84 -28, 86 0, 40 2, -20 2, -60 0, -52 -26, -26 -52, -18 -74, -26 -88, -48 -88, -62 -94, -64 -106, -60 -114, -66 -122, -62 -130, -66 -138, -62 -146, -78 -154, -84 -162, -70 -182, -64 -198, -66 -212, -58 -236",
        6,
      ),
      m.stone,
      26,
      {
        window,
        lines: [
          { path: "M-56 -180C-48 -186 -38 -186 -30 -180M-54 -176C-46 -170 -40 -170 -34 -174", width: 1.6 },
          {
            path: "M-62 -130C-54 -128 -48 -128 -44 -131M14 -178C26 -190 36 -178 30 -164C26 -154 18 -150 14 -156",
            width: 1.6,
          },
        ],
      },
    ),
    ...(window
      ? []
      : [
          part(
            blob(
              "-44 -246, -10 -266, 44 -258, 78 -222, 82 -180, 70 -140, 48 -128, 40 -158, 30 -200, 0 -226, -34 -226",
            ),
            m.stone,
            12,
            {
              lift: -0.1,
              lines: {
                path: "M-30 -240C10 -250 50 -232 66 -180M-20 -232C20 -240 44 -216 56 -160M-6 -230C24 -226 40 -196 48 -146",
                width: 1.3,
              },
            },
          ),
        ]),
  ],
});

export const mask: FigureMaker = (m, window) => ({
  box: { left: -89, right: 89, top: -96, bottom: 100 },
  parts: [
    part(
      "M-74 -20C-92 10 -92 50 -78 96C-72 60 -66 30 -62 0ZM74 -20C92 10 92 50 78 96C72 60 66 30 62 0Z",
      m.trim,
      3,
    ),
    part(symmetric("0 -92, 40 -86, 68 -62, 74 -20, 60 26, 36 70, 12 88, 0 90"), m.pale, 28, {
      window,
      lines: {
        path: "M-46 -52C-36 -62 -22 -60 -12 -50M46 -52C36 -62 22 -60 12 -50M0 -34C-6 -10 -12 8 -10 14C-4 20 4 20 10 14",
        width: 1.8,
      },
    }),
    part(
      `${blob("-50 -30, -34 -40, -14 -28, -22 -20, -40 -20")}${blob("50 -30, 34 -40, 14 -28, 22 -20, 40 -20")}`,
      m.dark,
      2,
      { lift: -0.2 },
    ),
    part("M-30 42C-14 34 -6 38 0 40C6 38 14 34 30 42C18 58 -18 58 -30 42Z", m.trim, 4, {
      lines: { path: "M-28 42C-12 46 12 46 28 42", width: 1.4 },
    }),
  ],
});

/** A ghost: an empty sheet. */
export const ghost: FigureMaker = (m) => ({
  box: { left: -62, right: 62, top: -168, bottom: 4 },
  parts: [
    part(
      blob(
        "0 -164, 24 -156, 34 -128, 36 -90, 48 -40, 58 -6, 42 0, 34 -8, 20 2, 8 -6, -6 2, -20 -6, -34 2, -44 -6, -58 -2, -48 -40, -36 -90, -34 -128, -24 -156",
      ),
      m.pale,
      20,
      {
        lines: {
          path: "M-18 -110C-22 -70 -26 -40 -34 -8M0 -104C-2 -70 -4 -40 -6 -6M18 -110C22 -70 24 -40 32 -10M8 -100C12 -70 12 -40 16 -20",
          width: 1.8,
        },
      },
    ),
    part(`${oval(-11, -134, 4.4, 7)}${oval(11, -134, 4.4, 7)}`, m.dark, 1),
  ],
});
