import type { SharedDream } from "#shared/shares.ts";

type Image = NonNullable<SharedDream["image"]>;

const sourcesOf = (files: Image["webp"]) => files.map(({ url, width }) => `${url} ${width}w`).join(", ");

/** An image in all its widths and formats. */
export function SharedImage({ image, alt, sizes }: { image: Image; alt: string; sizes: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(image.avif)} sizes={sizes} />
      <img
        src={image.webp.at(-1)!.url}
        srcSet={sourcesOf(image.webp)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        {...(alt ? { fetchPriority: "high" } : { loading: "lazy" })}
        decoding="async"
      />
    </picture>
  );
}
