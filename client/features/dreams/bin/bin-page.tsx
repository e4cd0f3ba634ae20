import { useInfiniteQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { BinnedDream } from "#shared/bin.ts";
import { DAY_MS } from "#shared/durations.ts";
import { BIN_DAYS } from "#shared/limits.ts";
import { hasFailed } from "../../../lib/failed-query.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useMe } from "../../accounts/queries.ts";
import { Shell } from "../../site/shell.tsx";
import { useDayCount, useNightText } from "../dates.ts";
import { titleOf } from "../dream-state.ts";
import { useErrorToast } from "../failure-text.ts";
import { binQuery, distinct } from "../queries.ts";
import { useRestore } from "../use-restore.ts";
import { useEmptyBin, useRemovePermanently } from "./use-bin.ts";
import styles from "./bin-page.module.css";

interface RowProps {
  dream: BinnedDream;
  /** Time at which the list was read. */
  now: number;
  onRemove: (dream: BinnedDream) => void;
}

function BinRow({ dream, now, onRemove }: RowProps) {
  const { t } = useTranslation();
  const nightText = useNightText();
  const dayCount = useDayCount();
  const { restore, isPending } = useRestore(dream);
  const title = titleOf(dream);
  const days = Math.ceil((Date.parse(dream.goneAt) - now) / DAY_MS);
  const named = (action: string) => t("bin:of", { action, title });
  return (
    <li className={styles.row} data-binned="">
      <div className={styles.about}>
        <h2 className={styles.name} lang={dream.language}>
          <bdi>{title}</bdi>
        </h2>
        <p className="caption quiet" suppressHydrationWarning>
          {nightText(dream)} · {days > 1 ? t("bin:left", { days: dayCount(days) }) : t("bin:today")}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="secondary"
          size="sm"
          aria-label={named(t("bin:restore"))}
          busy={isPending}
          onClick={restore}
        >
          {t("bin:restore")}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          className={styles.remove}
          aria-label={named(t("bin:remove"))}
          onClick={() => onRemove(dream)}
        >
          {t("bin:remove")}
        </Button>
      </div>
    </li>
  );
}

/** Asks before dreams are deleted permanently: one, or all of the bin. */
function RemovalDialog({ asked, onClose }: { asked: BinnedDream | "all" | null; onClose: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorToast = useErrorToast();
  const remove = useRemovePermanently();
  const empty = useEmptyBin();
  const all = asked === "all";
  function confirm(): void {
    const handlers = (done: string) => ({
      onSuccess: () => toast({ title: done }),
      onError: errorToast,
      onSettled: onClose,
    });
    if (all) empty.mutate(undefined, handlers(t("bin:emptied")));
    else if (asked) remove.mutate(asked.id, handlers(t("bin:removed")));
  }
  return (
    <ConfirmDialog
      open={asked !== null}
      onClose={onClose}
      onConfirm={confirm}
      danger
      busy={remove.isPending || empty.isPending}
      title={t(all ? "bin:emptyTitle" : "bin:removeTitle")}
      text={t(all ? "bin:emptyText" : "bin:removeText")}
      confirmLabel={t(all ? "bin:empty" : "bin:remove")}
    />
  );
}

function Bin() {
  const { t } = useTranslation();
  const { api } = useApp();
  const dayCount = useDayCount();
  const bin = useInfiniteQuery(binQuery(api));
  const [asked, setAsked] = useState<BinnedDream | "all" | null>(null);
  const close = useCallback(() => setAsked(null), []);
  const dreams = distinct(bin.data?.pages.flatMap((page) => page.dreams) ?? []);
  const lede = t("bin:lede", { days: dayCount(BIN_DAYS) });
  return (
    <>
      <header className={styles.head}>
        <h1 className="display-2">{t("bin:title")}</h1>
        <p className="muted">{lede}</p>
        {dreams.length > 0 && (
          <Button variant="ghost" size="sm" className={styles.empty} onClick={() => setAsked("all")}>
            {t("bin:empty")}
          </Button>
        )}
      </header>
      {dreams.length > 0 && (
        <ul>
          {dreams.map((dream) => (
            <BinRow key={dream.id} dream={dream} now={bin.dataUpdatedAt} onRemove={setAsked} />
          ))}
        </ul>
      )}
      {bin.data && dreams.length === 0 && (
        <Empty
          className={styles.none}
          title={t("bin:none.title")}
          action={
            <ButtonLink to="/library" variant="secondary">
              {t("dream:back")}
            </ButtonLink>
          }
        />
      )}
      {hasFailed(bin) && (
        <Empty
          className={styles.none}
          title={t("bin:failure.title")}
          action={
            <Button variant="secondary" busy={bin.isFetching} onClick={() => void bin.refetch()}>
              {t("bin:failure.action")}
            </Button>
          }
        />
      )}
      {bin.hasNextPage && (
        <Button
          className={styles.more}
          variant="secondary"
          busy={bin.isFetchingNextPage}
          onClick={() => void bin.fetchNextPage()}
        >
          {t("bin:more")}
        </Button>
      )}
      <RemovalDialog asked={asked} onClose={close} />
    </>
  );
}

export default function BinPage() {
  const { t } = useTranslation();
  const me = useMe();
  return (
    <Shell current="library">
      <div className={`wrap ${styles.page}`}>
        {me && (
          <>
            <BackLink to="/library">{t("dream:back")}</BackLink>
            <Bin />
          </>
        )}
      </div>
    </Shell>
  );
}
