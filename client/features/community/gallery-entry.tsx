import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import {
  galleryPath,
  moodGallery,
  reportEntry,
  symbolGallery,
  type GalleryEntry as Entry,
} from "#shared/community.ts";
import { hasFailed } from "../../lib/failed-query.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { ReportForm } from "../reports/report-form.tsx";
import { OpenDream } from "../sharing/scene.tsx";
import { ShownFrame, ShownMessage, ShownPending } from "../sharing/shown-frame.tsx";
import NotFoundPage from "../site/not-found-page.tsx";
import { LikeButton } from "./like-button.tsx";
import { entryQuery } from "./queries.ts";
import styles from "./gallery-entry.module.css";

/** Links to the mood and the symbols under which the gallery lists the dream. */
function EntryTopics({ entry: { mood, symbols } }: { entry: Entry }) {
  const { t } = useTranslation();
  if (mood === null && symbols.length === 0) return null;
  return (
    <nav className={styles.topics} aria-label={t("gallery:shown.alike")}>
      {mood && <Link to={moodGallery(mood)}>{t(`gallery:shown.moods.${mood}`)}</Link>}
      {symbols.map(({ id, name }) => (
        <Link key={id} to={symbolGallery(id)}>
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
}

function EntryContent({ id }: { id: string }) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const query = useQuery(entryQuery(api, locale, id));
  const { data, isPending, isFetching, refetch } = query;
  if (hasFailed(query)) {
    return (
      <ShownMessage title={t("gallery:shown.failure")}>
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          {t("common:failure.retry")}
        </Button>
      </ShownMessage>
    );
  }
  if (isPending) return <ShownPending />;
  if (!data) {
    return (
      <ShownMessage title={t("gallery:shown.left.title")} text={t("gallery:shown.left.text")}>
        <ButtonLink to="/gallery" variant="secondary">
          {t("gallery:title")}
        </ButtonLink>
      </ShownMessage>
    );
  }
  return (
    <>
      <div data-nosnippet="">
        <OpenDream dream={data} />
      </div>
      <div className={`wrap ${styles.below}`}>
        <LikeButton id={id} likes={data.likes} liked={data.liked} />
        <EntryTopics entry={data} />
      </div>
    </>
  );
}

/** The form that reports the entry, once the entry is loaded. */
function EntryReport({ id }: { id: string }) {
  const { api, locale } = useApp();
  const { data } = useQuery({ ...entryQuery(api, locale, id), enabled: false });
  return data ? <ReportForm endpoint={reportEntry} id={id} page={galleryPath(id)} /> : null;
}

/** A dream in the gallery, with nothing else of its author. */
export function GalleryEntry({ id }: { id: string }) {
  const { t } = useTranslation();
  const { community } = useApp();
  if (!community) return <NotFoundPage />;
  return (
    <ShownFrame links={[{ to: "/gallery", text: t("gallery:title") }]} footer={<EntryReport id={id} />}>
      <EntryContent id={id} />
    </ShownFrame>
  );
}
