import { useParams } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Tag } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { ArrowBackIcon } from "../../../ui/icons.tsx";
import { SectionNav } from "../../../ui/section-nav.tsx";
import { Shell } from "../../site/shell.tsx";
import { Skeleton } from "../../../ui/loading.tsx";
import { useDates } from "../dates.ts";
import { DreamActions } from "./dream-actions.tsx";
import { StatusBadge } from "../status-badge.tsx";
import { DreamMedia } from "./dream-media.tsx";
import { isFinal, titleOf } from "../dream-state.ts";
import { MissingParts } from "./missing-parts.tsx";
import { ReadingSections, SECTIONS, DreamTextSection } from "./reading-sections.tsx";
import { Receipt } from "./receipt.tsx";
import { useDream } from "../use-dream.ts";
import { useMe } from "../../accounts/queries.ts";
import styles from "./dream-page.module.css";

function DreamHead({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const date = useDates();
  return (
    <header className={styles.head}>
      <p className={`small quiet ${styles.facts}`}>
        <time dateTime={dream.createdAt} suppressHydrationWarning>
          {date(dream.createdAt, "moment")}
        </time>
        <StatusBadge dream={dream} />
      </p>
      <h1 className="display-2">
        <bdi>{title}</bdi>
      </h1>
      {dream.tags.length > 0 && (
        <ul className={styles.tags} aria-label={t("dream:sections.tags")}>
          {dream.tags.map((tag) => (
            <li key={tag}>
              <Tag>
                <bdi>{tag}</bdi>
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </header>
  );
}

function WholeDream({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const note = dream.kind === "note";
  const title = titleOf(dream);
  return (
    <article>
      {!note && <DreamMedia key={dream.id} dream={dream} title={title} />}
      <DreamHead dream={dream} title={title} />
      <div className={styles.detail}>
        <aside className={styles.aside}>
          {dream.interpretation && (
            <SectionNav
              label={t("dream:sections.nav")}
              sections={SECTIONS.map((id) => ({ id, name: t(`dream:sections.${id}`) }))}
            />
          )}
          {!isFinal(dream) && (
            <ButtonLink to={`/dashboard?dream=${encodeURIComponent(dream.id)}`} variant="secondary" size="sm">
              {t("dream:progress.open")}
            </ButtonLink>
          )}
          <DreamActions dream={dream} title={title} />
        </aside>
        <div className={styles.read}>
          <DreamTextSection dream={dream} />
          <MissingParts dream={dream} />
          {!note && <ReadingSections dream={dream} />}
          <Receipt dream={dream} />
        </div>
      </div>
    </article>
  );
}

function DreamSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton className={styles.frame} />
      <div className={styles.head}>
        <Skeleton className={styles.skeletonS} />
        <Skeleton className={styles.skeletonL} />
      </div>
    </div>
  );
}

function DreamById({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data: dream, isError, isFetching, refetch } = useDream(id);
  if (dream) return <WholeDream dream={dream} />;
  if (dream === null) {
    return (
      <Empty
        className={styles.none}
        heading="h1"
        title={t("dream:notFound.title")}
        text={t("dream:notFound.text")}
        action={<ButtonLink to="/library">{t("dream:back")}</ButtonLink>}
      />
    );
  }
  if (!isError) return <DreamSkeleton />;
  return (
    <Empty
      className={styles.none}
      heading="h1"
      title={t("dream:loadFailure.title")}
      text={t("dream:loadFailure.text")}
      action={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t("dream:loadFailure.action")}
        </Button>
      }
    />
  );
}

export default function DreamPage() {
  const { t } = useTranslation();
  const { id = "" } = useParams();
  const me = useMe();
  return (
    <Shell current="library">
      <div className={`wrap ${styles.page}`}>
        {me && (
          <>
            <ButtonLink
              className={styles.back}
              to="/library"
              variant="ghost"
              size="sm"
              icon={<ArrowBackIcon />}
              viewTransition
            >
              {t("dream:back")}
            </ButtonLink>
            <DreamById key={id} id={id} />
          </>
        )}
      </div>
    </Shell>
  );
}
