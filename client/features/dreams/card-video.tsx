import { useEffect, useRef, useState, type RefObject } from "react";
import type { Dream } from "#shared/dreams.ts";

/** False for users who asked for less motion or less data. */
function mayPlay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !matchMedia("(prefers-reduced-motion: reduce)").matches && !connection?.saveData;
}

/** Whether an element is on the screen; always false where videos may not play. */
function useInView(element: RefObject<Element | null>): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    if (!mayPlay()) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { threshold: 0.4 },
    );
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, [element]);
  return inView;
}

interface CardVideoProps {
  dream: Pick<Dream, "videoUrl" | "video">;
}

/** A card's video: muted, looped, loaded and played only while on the screen. */
export function CardVideo({ dream }: CardVideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const inView = useInView(element);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    const video = element.current!;
    // Where the browser refuses autoplay, the image below stays visible.
    if (inView) video.play().catch(() => setPlaying(false));
    else video.pause();
  }, [inView]);

  return (
    <video
      ref={element}
      data-playing={playing}
      src={dream.videoUrl ?? undefined}
      width={dream.video?.width}
      height={dream.video?.height}
      muted
      loop
      playsInline
      preload="none"
      tabIndex={-1}
      aria-hidden="true"
      onPlaying={() => setPlaying(true)}
      onError={() => setPlaying(false)}
    />
  );
}
