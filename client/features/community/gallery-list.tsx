import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router-dom";
import type { GalleryPage } from "#shared/community.ts";
import { hasFailed, type ReadQuery } from "../../lib/failed-query.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { BackLink } from "../../ui/back-link.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import NotFoundPage from "../site/not-found-page.tsx";
import { PublicShell } from "../site/public-shell.tsx";
import { Entries } from "./entries.tsx";
import { filterOf } from "./gallery-filter.ts";
import { galleryQuery, type GalleryFilter } from "./queries.ts";
import { Topics } from "./topics.tsx";
import styles from "./gallery-list.module.css";

interface FoundProps {
  filter: GalleryFilter;
  path: string;
  query: ReadQuery & { data: GalleryPage | null | undefined };
}

function Found({ filter, path, query }: FoundProps) {
  const { t } = useTranslation();
  const { data, isFetching, refetch } = query;
  if (hasFailed(query)) {
    return (
      <Empty
        heading="h1"
        title={t("gallery:shown.failure")}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t("common:failure.retry")}
          </Button>
        }
      />
    );
  }
  if (!data) return null;
  const { entries, topics, symbolName, next } = data;
  const title = filter.mood ? t(`gallery:shown.moods.${filter.mood}`) : symbolName;
  return (
    <>
      <header className={styles.head}>
        <h1 className="display-2">
          {title === null ? <RichText text={t("gallery:shown.heading")} /> : <bdi>{title}</bdi>}
        </h1>
        <p className="muted">{t("gallery:shown.lede")}</p>
      </header>
      <Topics topics={topics} filter={filter} />
      {entries.length === 0 ? (
        <Empty title={t("gallery:shown.none")} />
      ) : (
        <Entries entries={entries} heading="h2" />
      )}
      {next && (
        <p className={styles.more}>
          <ButtonLink to={`${path}?before=${encodeURIComponent(next)}`} variant="secondary">
            {t("gallery:shown.older")}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function List({ filter, path }: Pick<FoundProps, "filter" | "path">) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const query = useQuery(galleryQuery(api, locale, filter));
  if (query.data === null) return <NotFoundPage />;
  const links = [
    { to: "/gallery", text: t("common:nav.gallery") },
    { to: "/pricing", text: t("gallery:nav.pricing") },
    { to: "/#how", text: t("gallery:nav.how") },
  ];
  return (
    <PublicShell links={links} getStarted={t("gallery:getStarted")} dashboard={t("gallery:dashboard")}>
      <div className={`wrap ${styles.list}`}>
        <BackLink to="/gallery">{t("gallery:title")}</BackLink>
        <Found filter={filter} path={path} query={query} />
      </div>
    </PublicShell>
  );
}

/** All shown dreams, those of a mood or those with a symbol; the newest first. */
export function GalleryList() {
  const { community } = useApp();
  const { pathname, search } = useLocation();
  const filter = filterOf({ pathname, searchParams: new URLSearchParams(search) });
  return community && filter ? <List filter={filter} path={pathname} /> : <NotFoundPage />;
}
