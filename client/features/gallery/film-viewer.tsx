import { useTranslation } from "../../i18n/use-translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { exampleFilmUrl, exampleUrl, type ExampleName } from "./examples.ts";
import styles from "./film-viewer.module.css";

/** Shows the film of an example large; it plays at once unless the person asked for less motion. */
export function FilmViewer({ name, onClose }: { name: ExampleName | null; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={name && t(`gallery:dreams.${name}.title`)}
      size="wide"
      strip={
        name && (
          <video
            className={styles.viewerFilm}
            src={exampleFilmUrl(name)}
            poster={exampleUrl(name, 960, "avif")}
            width="854"
            height="480"
            aria-label={t(`gallery:dreams.${name}.alt`)}
            controls
            muted
            loop
            playsInline
            autoPlay={!matchMedia("(prefers-reduced-motion: reduce)").matches}
          />
        )
      }
    >
      {name && <p className="muted">{t(`gallery:dreams.${name}.interpretation`)}</p>}
    </Dialog>
  );
}
