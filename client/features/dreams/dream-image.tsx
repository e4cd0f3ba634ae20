import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Dream } from "#shared/dreams.ts";

export type MediaState = "loading" | "ready" | "broken";

interface DreamImageProps {
  dream: Pick<Dream, "imageUrl" | "image">;
  /** Value of the `sizes` attribute. */
  sizes: string;
  alt: string;
  className?: string;
  /** Loads at once instead of when scrolled to. */
  eager?: boolean;
  onState?: (state: MediaState) => void;
}

/** A dream's image in the width and format that fits; nothing where it fails to load. */
export function DreamImage({ dream, sizes, alt, className, eager = false, onState }: DreamImageProps) {
  const element = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);

  function settle(state: MediaState): void {
    setBroken(state === "broken");
    onState?.(state);
  }

  const settleEarly = useEffectEvent(() => {
    const image = element.current;
    if (image) settle(!image.complete ? "loading" : image.naturalWidth === 0 ? "broken" : "ready");
  });
  // The image may have loaded or failed before hydration.
  useEffect(() => settleEarly(), []);

  const { imageUrl, image } = dream;
  if (!imageUrl || broken) return null;
  const sources = (url: string) => image?.widths.map((width) => `${url}?w=${width} ${width}w`).join(", ");
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={sources(imageUrl.replace(/\.webp$/, ".avif"))} sizes={sizes} />
      <img
        ref={element}
        src={imageUrl}
        srcSet={sources(imageUrl)}
        sizes={sizes}
        width={image?.width}
        height={image?.height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager ? "high" : "auto"}
        decoding="async"
        onLoad={() => settle("ready")}
        onError={() => settle("broken")}
      />
    </picture>
  );
}
