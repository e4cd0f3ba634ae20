import type { SymbolPage } from "#shared/symbols.ts";

interface SymbolImageProps {
  images: SymbolPage["images"];
  alt: string;
}

/** The studio's image of a symbol, the largest of the first view. */
export function SymbolImage({ images, alt }: SymbolImageProps) {
  const sizes = "(max-width: 760px) 100vw, 50vw";
  const setOf = (format: "avif" | "webp") =>
    images.map(({ width, [format]: path }) => `${path} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={setOf("avif")} sizes={sizes} />
      <img
        src={images.at(-1)?.webp}
        alt={alt}
        width="960"
        height="720"
        decoding="async"
        // At its first request it is drawn: neither the page's load event nor its other parts wait for it.
        loading="lazy"
        fetchPriority="high"
      />
    </picture>
  );
}
