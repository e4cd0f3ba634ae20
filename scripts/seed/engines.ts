import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Engines } from "#server/providers/engines.ts";
import { createCareList } from "#server/studio/care/care.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";

const EXAMPLES = join(import.meta.dirname, "../../client/features/gallery/examples");
/** Height of an example picture divided by its width. */
const RATIO = 3 / 4;
/** One part in so many fails. */
const FAILS_EVERY = 60;

/** An example picture and the symbols of dreams that it suits. */
const MOTIFS: [example: string, symbols: RegExp][] = [
  ["jellyfish", /sea|wave|fish|water|ship|swim|river|rain/],
  ["train", /train|bus|car|suitcase|road|late|search|station/],
  ["city", /city|crowd|phone|scream|stage|exam|school|elevator/],
  ["deer", /forest|wolf|snake|animal|dog|bird|tree|garden|cat/],
  ["stairs", /stairs|mountain|falling|moon|desert|tower/],
  ["whale", /flying|sky|whale|horse|fog|light/],
  ["door", /door|key|mirror|basement|dark|window|cave/],
  ["island", /./],
];

/** Example pictures by the text of a dream, filled by whoever makes the dream. */
export type Pictures = Map<string, string>;

export function pictureFor(symbols: readonly string[]): string {
  return MOTIFS.find(([, wanted]) => symbols.some((symbol) => wanted.test(symbol)))![0];
}

/** Readings of the local studio; pictures and films are copies of the gallery's examples. `spend` moves the clock. */
export function createSeedEngines(pictures: Pictures, spend: (seconds: number) => void): Engines {
  const reading = createStudioReading();
  let made = 0;
  function work(seconds: number): void {
    spend(seconds);
    if (++made % FAILS_EVERY === 0)
      throw new ProviderError("provider_failed", "fails so that a failure can be looked at", {
        retry: false,
      });
  }
  return {
    reading: {
      ...reading,
      read(brief, call) {
        work(2);
        return reading.read(brief, call);
      },
    },
    image: {
      name: "studio",
      version: "seed",
      draw: () => Promise.reject(new Error("the seed draws no pictures")),
      async drawFiles({ dreamText }) {
        work(9);
        const sizes = [480, 960, 1440].flatMap((width) =>
          (["webp", "avif"] as const).map((format) => ({ format, width, height: width * RATIO })),
        );
        return Promise.all(
          sizes.map(async (size) => {
            const name = `${pictures.get(dreamText)}-${size.width}.${size.format}`;
            return { ...size, bytes: await readFile(join(EXAMPLES, name)) };
          }),
        );
      },
    },
    video: {
      name: "studio",
      version: "seed",
      make({ dreamText, outFile }) {
        work(21);
        return copyFile(join(EXAMPLES, `${pictures.get(dreamText)}.mp4`), outFile);
      },
    },
    moderation: createCareList(),
    close: async () => undefined,
  };
}
