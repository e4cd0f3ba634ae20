import { useTranslation } from "../../i18n/use-translation.ts";
import { VideoPlayer } from "../dreams/detail/video-player.tsx";
import { exampleUrl, exampleVideo, type ExampleName } from "./examples.ts";

/** Plays an example's video. It starts by itself unless the user prefers less motion. */
export default function ExampleVideoPlayer({ name }: { name: ExampleName }) {
  const { t } = useTranslation();
  return (
    <VideoPlayer
      dream={{ ...exampleVideo(name), posterUrl: exampleUrl(name, 960, "avif") }}
      label={t(`gallery:dreams.${name}.alt`)}
      autoPlay={!matchMedia("(prefers-reduced-motion: reduce)").matches}
    />
  );
}
