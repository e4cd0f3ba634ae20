import { lazy, Suspense, useCallback, useState } from "react";
import { useNavigate } from "react-router-dom";
import { DREAM_TEXT_MAX, DREAM_TEXT_MIN, graphemeCount } from "#shared/limits.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { PublicShell } from "../site/public-shell.tsx";
import { useApp } from "../../lib/context.tsx";
import { GallerySection } from "../community/gallery-section.tsx";
import { useMe } from "../accounts/queries.ts";
import { DreamBox } from "./dream-box.tsx";
import { ExampleDreams } from "./example-dream.tsx";
import { GALLERY_EXAMPLES, type ExampleName } from "./examples.ts";
import styles from "./gallery-page.module.css";

/** Submitting leads to sign-up or to the prices; the text stays stored for the dashboard. */
function GalleryBox() {
  const { t } = useTranslation();
  const me = useMe();
  const navigate = useNavigate();
  const [length, setLength] = useState<number>();
  // Users get tokens first; the sign-up page says why a visitor is there.
  const submit = () => void navigate(me ? "/pricing" : "/auth?redirect=from-gallery");
  return (
    <DreamBox
      className={styles.box}
      label={t("gallery:box.label")}
      placeholder={t("gallery:box.placeholder")}
      rows={4}
      onText={(text) => setLength(graphemeCount(text.trim()))}
      check={(text) => graphemeCount(text) < DREAM_TEXT_MIN && t("gallery:tooShort", { min: DREAM_TEXT_MIN })}
      onSubmit={submit}
    >
      <span className="caption quiet num">
        <bdi>
          {length ?? 0}/{DREAM_TEXT_MAX}
        </bdi>
      </span>
      {/* Before hydration the text is not counted, so the button is enabled. */}
      <Button type="submit" disabled={length !== undefined && length < DREAM_TEXT_MIN}>
        {t("gallery:start")}
      </Button>
    </DreamBox>
  );
}

/** A chunk of its own: few visitors open a video. */
const ExampleVideoPlayer = lazy(() => import("./example-video-player.tsx"));

/** Shows an example's video large. */
function ExampleVideoDialog({ name, onClose }: { name: ExampleName | null; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog
      open={name !== null}
      onClose={onClose}
      title={name && t(`gallery:dreams.${name}.title`)}
      size="wide"
      strip={
        name && (
          <div className={styles.video}>
            <Suspense fallback={null}>
              <ExampleVideoPlayer name={name} />
            </Suspense>
          </div>
        )
      }
    >
      {name && <p className="muted">{t(`gallery:dreams.${name}.interpretation`)}</p>}
    </Dialog>
  );
}

export default function GalleryPage() {
  const { t } = useTranslation();
  const { community } = useApp();
  const [watched, setWatched] = useState<ExampleName | null>(null);
  const close = useCallback(() => setWatched(null), []);
  const links = [
    { to: "/#features", text: t("gallery:nav.features") },
    { to: "/pricing", text: t("gallery:nav.pricing") },
    { to: "/#how", text: t("gallery:nav.how") },
  ];
  return (
    <PublicShell links={links} getStarted={t("gallery:getStarted")} dashboard={t("gallery:dashboard")}>
      <div className={`wrap ${styles.gallery}`}>
        <div className={styles.head}>
          <h1 className="display-2">
            <RichText text={t("gallery:heading")} />
          </h1>
          <div>
            <p className="lede">{t("gallery:lede")}</p>
            <GalleryBox />
          </div>
        </div>
        <h2 className="sr-only" id="examples">
          {t("gallery:examples")}
        </h2>
        <ExampleDreams
          page="gallery"
          names={GALLERY_EXAMPLES}
          sizes="(max-width: 760px) 92vw, 46vw"
          onWatch={setWatched}
        />
        {community && <GallerySection />}
        <section className={`${styles.call} later`} aria-labelledby="call-title">
          <h2 className="title-1" id="call-title">
            {t("gallery:call.heading")}
          </h2>
          <p className="muted">{t("gallery:call.text")}</p>
          <ButtonLink to="/pricing" size="lg">
            {t("gallery:call.action")}
          </ButtonLink>
        </section>
      </div>
      <ExampleVideoDialog name={watched} onClose={close} />
    </PublicShell>
  );
}
