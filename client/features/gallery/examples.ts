const files = import.meta.glob<string>("./examples/*", { eager: true, import: "default", query: "?url" });

export const LANDING_EXAMPLES = ["door", "whale", "stairs", "deer"] as const;
export const GALLERY_EXAMPLES = ["jellyfish", "train", "city", "island"] as const;
export type ExampleName = (typeof LANDING_EXAMPLES | typeof GALLERY_EXAMPLES)[number];

/** Of every image, in pixels. */
export const EXAMPLE_SIZE = { width: 1440, height: 1080 };
const WIDTHS = [480, 960, 1440] as const;
/** In pixels; the discs of the calendar on the landing page. */
export const THUMB_WIDTH = 192;

export function exampleUrl(
  name: ExampleName,
  width: (typeof WIDTHS)[number] | typeof THUMB_WIDTH,
  format: "avif" | "webp",
): string {
  return files[`./examples/${name}-${width}.${format}`]!;
}

/** Value of a `srcset` attribute. */
export function exampleSrcSet(name: ExampleName, format: "avif" | "webp"): string {
  return WIDTHS.map((width) => `${exampleUrl(name, width, format)} ${width}w`).join(", ");
}

function exampleVideoUrl(name: ExampleName): string {
  return files[`./examples/${name}.mp4`]!;
}

/** The video in the shape of a dream, for cards. */
export function exampleVideo(name: ExampleName) {
  return { videoUrl: exampleVideoUrl(name), posterUrl: null, video: { width: 854, height: 480, seconds: 5 } };
}
