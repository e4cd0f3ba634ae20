import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useParams } from "react-router-dom";
import { SHARE_FIELDS, sharedPagePath, type SharedDream } from "#shared/shares.ts";
import { PASSWORD_MAX } from "#shared/limits.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Field, FormError } from "../../ui/field.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { SkipLink } from "../../ui/skip-link.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { VisitorHeader } from "../site/visitor-header.tsx";
import { sharedQuery } from "./queries.ts";
import { Scene, SceneWords } from "./scene.tsx";
import styles from "./shared-dream-page.module.css";

type Image = NonNullable<SharedDream["image"]>;

const sourcesOf = (files: Image["webp"]) => files.map(({ url, width }) => `${url} ${width}w`).join(", ");

function SharedImage({ image, alt }: { image: Image; alt: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourcesOf(image.avif)} sizes="100vw" />
      <img
        src={image.webp.at(-1)!.url}
        srcSet={sourcesOf(image.webp)}
        sizes="100vw"
        width={image.width}
        height={image.height}
        alt={alt}
        fetchPriority={alt ? "high" : "auto"}
        decoding="async"
      />
    </picture>
  );
}

function OpenDream({ dream }: { dream: SharedDream }) {
  const { t } = useTranslation();
  const { image, video } = dream;
  const alt = t("shared:image", { title: dream.title });
  const smallest = image?.webp[0]?.url ?? video?.posterUrl;
  const still = image && <SharedImage image={image} alt={alt} />;
  return (
    <Scene
      picture={
        video ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no speech
          <video
            src={video.url}
            poster={image?.webp.at(-1)?.url ?? video.posterUrl ?? undefined}
            width={video.width}
            height={video.height}
            aria-label={t("shared:film", { title: dream.title })}
            controls
            preload="none"
            playsInline
            loop
          />
        ) : (
          still
        )
      }
      reflection={smallest && <img src={smallest} alt="" decoding="async" />}
    >
      <SceneWords dream={dream} heading="h1" />
    </Scene>
  );
}

function Locked({ id }: { id: string }) {
  const { t } = useTranslation();
  const refusal = useRefusal();
  return (
    <Scene picture={null} reflection={null}>
      <div className={styles.message}>
        <p className="small">{t("shared:locked.sent")}</p>
        <h1 className={styles.heading}>
          <RichText text={t("shared:locked.title")} />
        </h1>
        {/* The cookie that it sets belongs to this page alone, so the browser sends it itself. */}
        <form className={styles.form} method="post" action={sharedPagePath(id)}>
          {refusal?.error && <FormError>{refusal.error.message}</FormError>}
          <Field
            label={t("shared:locked.password")}
            hint={t("shared:locked.hint")}
            name={SHARE_FIELDS.password}
            type="password"
            maxLength={PASSWORD_MAX}
            autoComplete="off"
            required
          />
          <Button type="submit">{t("shared:locked.open")}</Button>
        </form>
      </div>
    </Scene>
  );
}

function Message({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Scene picture={null} reflection={null}>
      <div className={styles.message}>
        <h1 className={styles.heading}>
          <RichText text={title} />
        </h1>
        <p className="muted">{text}</p>
        {children}
      </div>
    </Scene>
  );
}

function Shown({ id }: { id: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data, isPending, isError, isFetching, refetch } = useQuery(sharedQuery(api, id));
  if (isError) {
    return (
      <Message title={t("shared:failure.title")} text={t("shared:failure.text")}>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t("shared:failure.action")}
        </Button>
      </Message>
    );
  }
  if (isPending) return <div className={styles.pending} aria-busy="true" />;
  if (!data) return <Message title={t("shared:ended.title")} text={t("shared:ended.text")} />;
  return data.state === "locked" ? <Locked id={id} /> : <OpenDream dream={data} />;
}

/** A mail to those who run the site, which names the link. */
const reportUrl = (email: string, subject: string, path: string) =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`${path}\n\n`)}`;

/** A dream that its owner shares by a link, with nothing else of the owner. */
export default function SharedPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const { supportEmail } = useApp();
  return (
    <div className={`${styles.page} night`}>
      <SkipLink />
      <VisitorHeader
        className={styles.header}
        links={[]}
        signIn={false}
        themed={false}
        action={
          <ButtonLink to="/" size="sm" variant="secondary">
            {t("shared:write")}
          </ButtonLink>
        }
      />
      <main id="main" tabIndex={-1}>
        <Shown id={id} />
      </main>
      <footer className={styles.footer}>
        <div className="wrap">
          <p className={styles.ask}>{t("shared:ask")}</p>
          <ButtonLink to="/">{t("shared:write")}</ButtonLink>
          <p className="caption muted">
            {t("shared:private")}
            {supportEmail && (
              <>
                {" "}
                <TextLink to={reportUrl(supportEmail, t("shared:reportOf"), sharedPagePath(id))}>
                  {t("shared:report")}
                </TextLink>
              </>
            )}
          </p>
        </div>
      </footer>
    </div>
  );
}
