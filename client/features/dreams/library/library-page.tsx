import { useNavigate, useSearchParams } from "react-router-dom";
import { hasFailed } from "../../../lib/failed-query.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { FeatherIcon } from "../../../ui/icons.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { Shell } from "../../site/shell.tsx";
import { DreamCard, DreamCardSkeleton } from "./dream-card.tsx";
import { isNarrowed, libraryPath, readFilter } from "./library-filter.ts";
import { LibraryTools } from "./library-tools.tsx";
import { ViewChoice } from "./view-choice.tsx";
import { useLibrary } from "./use-library.ts";
import { useMe } from "../../accounts/queries.ts";
import styles from "./library-page.module.css";

const SKELETONS = [0, 1, 2, 3, 4, 5];

function Library() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const filter = readFilter(params);
  const filtered = isNarrowed(filter);
  const library = useLibrary(filter);
  const { cards, total, topTags, topSymbols, data } = library;
  const [topTag] = topTags;

  const search = (q: string) =>
    void navigate(libraryPath({ ...filter, q }), { replace: true, preventScrollReset: true });

  return (
    <>
      <div className={styles.head}>
        <h1 className="display-2">{t("library:heading")}</h1>
        <output className={`muted ${styles.count}`}>
          {data && (
            <>
              {t(filtered ? "library:found" : "library:count", { count: total })}{" "}
              {!filtered && topTag && (
                <>
                  {t("library:topTag")} <bdi className="accent">{topTag}</bdi>
                </>
              )}
            </>
          )}
        </output>
        <ButtonLink className={styles.fresh} to="/dashboard" variant="secondary" icon={<FeatherIcon />}>
          {t("library:newDream")}
        </ButtonLink>
        <ViewChoice className={styles.views} view="list" />
      </div>
      {(filtered || cards.length > 0 || !data) && (
        <LibraryTools
          filter={filter}
          onSearch={search}
          tags={topTags}
          symbols={topSymbols}
          total={total}
          onRefresh={library.refresh}
        />
      )}
      {cards.length > 0 && (
        <div className={styles.grid} data-stale={library.isPlaceholderData}>
          {cards.map((card) => (
            <DreamCard key={card.id} dream={card} />
          ))}
        </div>
      )}
      {data && cards.length === 0 && (
        <Empty
          className={styles.empty}
          title={t(filtered ? "library:none.title" : "library:empty.title")}
          text={t(filtered ? "library:none.text" : "library:empty.text")}
          action={
            <ButtonLink
              to={filtered ? "/library" : "/dashboard"}
              variant={filtered ? "secondary" : "primary"}
            >
              {t(filtered ? "library:none.action" : "library:empty.action")}
            </ButtonLink>
          }
        />
      )}
      {hasFailed(library) && (
        <Empty
          className={styles.empty}
          title={t("library:failure.title")}
          text={t("library:failure.text")}
          action={
            <Button variant="secondary" busy={library.isFetching} onClick={() => void library.refetch()}>
              {t("library:failure.action")}
            </Button>
          }
        />
      )}
      {!data && !hasFailed(library) && (
        <div className={styles.grid}>
          <output className="sr-only">{t("common:loading")}</output>
          {SKELETONS.map((key) => (
            <DreamCardSkeleton key={key} />
          ))}
        </div>
      )}
      {library.hasNextPage && (
        <div className={styles.more}>
          {library.isFetchNextPageError && (
            <p className="small muted" role="alert">
              {t("library:failure.more")}
            </p>
          )}
          <Button
            variant="secondary"
            size="lg"
            busy={library.isFetchingNextPage}
            onClick={() => void library.fetchNextPage()}
          >
            {t(library.isFetchingNextPage ? "common:loading" : "library:more")}
          </Button>
        </div>
      )}
      {data && (
        <p className={styles.bin}>
          <TextLink to="/library/bin">{t("library:bin")}</TextLink>
        </p>
      )}
    </>
  );
}

export default function LibraryPage() {
  const me = useMe();
  return (
    <Shell current="library">
      <div className="wrap">{me && <Library />}</div>
    </Shell>
  );
}
