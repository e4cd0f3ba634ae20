import { EXAMPLE_SIZE, exampleSources, exampleUrl, THUMB_WIDTH, type ExampleName } from "./examples.ts";

interface ExamplePictureProps {
  name: ExampleName;
  alt: string;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** In sight at once: fetched before others. */
  eager?: boolean;
}

/** The picture of an example dream in the sizes that were shipped. */
export function ExamplePicture({ name, alt, sizes, eager = false }: ExamplePictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={exampleSources(name, "avif")} sizes={sizes} />
      <img
        src={exampleUrl(name, 960, "webp")}
        alt={alt}
        {...EXAMPLE_SIZE}
        decoding="async"
        {...(eager ? { fetchPriority: "high" } : { loading: "lazy" })}
      />
    </picture>
  );
}

/** A small picture, where one size is enough. */
export function ExampleThumb({ name }: { name: ExampleName }) {
  return (
    <img src={exampleUrl(name, THUMB_WIDTH, "webp")} alt="" width={THUMB_WIDTH} height="144" loading="lazy" />
  );
}
