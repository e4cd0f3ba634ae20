import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ProviderError } from "#server/providers/provider-error.ts";
import type { Engines } from "#server/providers/engines.ts";
import { createCareList } from "#server/studio/care/care.ts";
import { createStudioLenses } from "#server/studio/reading/lens.ts";
import { createStudioReading } from "#server/studio/reading/read.ts";

const EXAMPLES = join(import.meta.dirname, "../../client/features/gallery/examples");
/** Height of an example image divided by its width. */
const RATIO = 3 / 4;
/** One part in this many fails. */
const FAILS_EVERY = 60;

/** Example images and the symbols of dreams that they suit. */
const EXAMPLES_BY_SYMBOLS: [example: string, symbols: RegExp][] = [
  ["jellyfish", /sea|wave|fish|water|ship|swim|river|rain/],
  ["train", /train|bus|car|suitcase|road|late|search|station/],
  ["city", /city|crowd|phone|scream|stage|exam|school|elevator/],
  ["deer", /forest|wolf|snake|animal|dog|bird|tree|garden|cat/],
  ["stairs", /stairs|mountain|falling|moon|desert|tower/],
  ["whale", /flying|sky|whale|horse|fog|light/],
  ["door", /door|key|mirror|basement|dark|window|cave/],
  ["island", /./],
];

/** Names of example images by the text of a dream. */
export type ExampleNames = Map<string, string>;

export function exampleFor(symbols: readonly string[]): string {
  return EXAMPLES_BY_SYMBOLS.find(([, wanted]) => symbols.some((symbol) => wanted.test(symbol)))![0];
}

/** Readings of the local studio; images and videos are copies of the examples. `spend` advances the clock. */
export function createSeedEngines(examples: ExampleNames, spend: (seconds: number) => void): Engines {
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
      async read(brief, call) {
        work(2);
        const read = await reading.read(brief, call);
        // The page would say that the example shows what this dream names.
        return read.imagery ? { ...read, imagery: { ...read.imagery, scene: undefined } } : read;
      },
    },
    lens: createStudioLenses(),
    image: {
      name: "studio",
      version: "seed",
      draw: () => Promise.reject(new Error("the seed draws no images")),
      async drawFiles({ dreamText }) {
        work(9);
        const sizes = [480, 960, 1440].flatMap((width) =>
          (["webp", "avif"] as const).map((format) => ({ format, width, height: width * RATIO })),
        );
        return Promise.all(
          sizes.map(async (size) => {
            const name = `${examples.get(dreamText)}-${size.width}.${size.format}`;
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
        return copyFile(join(EXAMPLES, `${examples.get(dreamText)}.mp4`), outFile);
      },
    },
    moderation: createCareList(),
    close: async () => undefined,
  };
}
