import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Dream } from "#shared/dreams.ts";
import { SHARE_SIZES, sharePictureUrl } from "#shared/share-pictures.ts";
import { makeVerticalVideo, VERTICAL_VIDEO_FIELD } from "#shared/vertical-video.ts";
import { failureText } from "../../../lib/api.ts";
import { useApp, useRefusal } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { verticalVideoQuery } from "../../sharing/queries.ts";
import styles from "./share-picture.module.css";

/** The upright video of a dream: asked for, being made, or to be downloaded. Without script its form is sent. */
export function VerticalVideo({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const refusal = useRefusal();
  const queryClient = useQueryClient();
  const query = verticalVideoQuery(api, dream.id);
  const { data } = useQuery(query);
  const make = useMutation({
    mutationFn: () => api(makeVerticalVideo, { params: { id: dream.id } }),
    onSuccess: (made) => queryClient.setQueryData(query.queryKey, made),
  });
  const { width, height } = SHARE_SIZES.poster;
  const { state, url } = data?.verticalVideo ?? { state: "none", url: null };
  const underway = make.isPending || state === "queued" || state === "processing";
  const refused = make.isIdle && refusal?.form === "vertical-video" ? refusal.error?.message : null;
  const failure = make.error
    ? failureText(make.error, t("common:networkError"))
    : (refused ?? (state === "failed" && !underway ? t("share:vertical.failed") : null));
  return (
    <figure className={styles.picture} data-shape="poster">
      <div className={styles.frame} aria-busy={underway}>
        {url ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the videos have no speech
          <video
            src={url}
            width={width}
            height={height}
            aria-label={t("share:vertical.alt", { title })}
            controls
            loop
            muted
            playsInline
            // The poster is composed as the video is.
            poster={sharePictureUrl(dream.id, "poster", "none")}
            preload="none"
          />
        ) : (
          <>
            {dream.posterUrl && <img className={styles.waiting} src={dream.posterUrl} alt="" />}
            <p className={`small night ${styles.status}`} role="status">
              {underway ? t("share:vertical.underway") : t("share:vertical.hint")}
            </p>
          </>
        )}
      </div>
      <figcaption>
        <span className="small">
          {t("share:vertical.name")} <bdi className="num quiet">{`${width} × ${height}`}</bdi>
        </span>
        {url ? (
          <a
            className={buttonClass({ variant: "secondary", size: "sm" })}
            href={url}
            download={`${title}.mp4`}
          >
            <DownloadIcon />
            <span>{t("share:vertical.download")}</span>
          </a>
        ) : (
          <Button
            type="submit"
            size="sm"
            variant="secondary"
            busy={underway}
            formMethod="post"
            formAction={`/share/${dream.id}`}
            name={VERTICAL_VIDEO_FIELD}
            value="on"
            onClick={(event) => {
              event.preventDefault();
              if (!underway) make.mutate();
            }}
          >
            {t("share:vertical.make")}
          </Button>
        )}
        {failure && (
          <p className="small" role="alert">
            {failure}
          </p>
        )}
      </figcaption>
    </figure>
  );
}
