import { EXAMPLE_SIZE, exampleSrcSet, exampleUrl, THUMB_WIDTH, type ExampleName } from "./examples.ts";

interface ExampleImageProps {
  name: ExampleName;
  alt: string;
  /** Value of the `sizes` attribute. */
  sizes: string;
  /** In the first view: loaded before others. */
  eager?: boolean | undefined;
}

export function ExampleImage({ name, alt, sizes, eager }: ExampleImageProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={exampleSrcSet(name, "avif")} sizes={sizes} />
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

export function ExampleThumb({ name }: { name: ExampleName }) {
  return (
    <img src={exampleUrl(name, THUMB_WIDTH, "webp")} alt="" width={THUMB_WIDTH} height="144" loading="lazy" />
  );
}
