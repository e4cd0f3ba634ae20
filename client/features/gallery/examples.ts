const files = import.meta.glob<string>("./examples/*", { eager: true, import: "default", query: "?url" });

export const LANDING_EXAMPLES = ["door", "whale", "stairs", "deer"] as const;
export const GALLERY_EXAMPLES = ["jellyfish", "train", "city", "island"] as const;
export const EXAMPLES = [...LANDING_EXAMPLES, ...GALLERY_EXAMPLES] as const;
export type ExampleName = (typeof EXAMPLES)[number];

/** All pictures are of this shape. */
export const EXAMPLE_SIZE = { width: 1440, height: 1080 };
const WIDTHS = [480, 960, 1440] as const;
/** Of a picture in a calendar: its disc is a seventh of a card wide. */
export const THUMB_WIDTH = 192;

export function exampleUrl(
  name: ExampleName,
  width: (typeof WIDTHS)[number] | typeof THUMB_WIDTH,
  format: "avif" | "webp",
): string {
  return files[`./examples/${name}-${width}.${format}`]!;
}

/** Value of a `srcset` attribute. */
export function exampleSources(name: ExampleName, format: "avif" | "webp"): string {
  return WIDTHS.map((width) => `${exampleUrl(name, width, format)} ${width}w`).join(", ");
}

export function exampleFilmUrl(name: ExampleName): string {
  return files[`./examples/${name}.mp4`]!;
}

/** The film as a card shows it, over its picture. */
export function exampleFilm(name: ExampleName) {
  return { videoUrl: exampleFilmUrl(name), posterUrl: null, video: { width: 854, height: 480, seconds: 5 } };
}
