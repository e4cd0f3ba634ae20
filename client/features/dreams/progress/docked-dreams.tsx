import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { Link, useLocation } from "react-router-dom";
import type { ListedDream } from "#shared/dreams.ts";
import { useApp } from "../../../lib/context.tsx";
import { useChange } from "../../../lib/use-change.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Menu, menuItemClass } from "../../../ui/menu.tsx";
import { Phase } from "../../../ui/phase.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { titleOf } from "../dream-state.ts";
import { dreamQuery, readDream, unfinishedQuery } from "../queries.ts";
import styles from "./docked-dreams.module.css";

const NO_DREAMS: readonly ListedDream[] = [];
const overlayPath = ({ id }: ListedDream) => `/dashboard?dream=${encodeURIComponent(id)}`;
const percentOf = (progress: number) => Math.round(progress * 100);

/** Announces a dream that is no longer unfinished, unless the user is looking at it. */
function useEndings(dreams: readonly ListedDream[]): void {
  const { t } = useTranslation();
  const { api } = useApp();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { pathname, search } = useLocation();
  const before = useRef(dreams);

  async function announce({ id }: ListedDream, watched: boolean): Promise<void> {
    const { queryKey } = dreamQuery(api, id);
    const dream = await readDream(api, id, AbortSignal.timeout(10_000)).catch(() => null);
    if (dream === null) return;
    queryClient.setQueryData(queryKey, dream);
    if (watched || (dream.status !== "done" && dream.status !== "failed")) return;
    toast({
      title: t(`common:docked.${dream.status}`, { title: titleOf(dream) }),
      action: { text: t("common:docked.open"), to: `/dream/${id}` },
    });
  }

  useChange(dreams, () => {
    const ended = before.current.filter(({ id }) => !dreams.some((dream) => dream.id === id));
    before.current = dreams;
    if (ended.length === 0) return;
    // Their credits may have come back, and the calendar shows them as unfinished.
    for (const key of ["me", "entries", "library"]) void queryClient.invalidateQueries({ queryKey: [key] });
    for (const dream of ended) {
      const watched = pathname === `/dream/${dream.id}` || pathname + search === overlayPath(dream);
      void announce(dream, watched);
    }
  });
}

/** The user's unfinished dreams as a disc in the header that fills with their progress; nothing without any. */
export default function DockedDreams({ id }: { id: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: dreams = NO_DREAMS } = useQuery(unfinishedQuery(api));
  useEndings(dreams);
  const [first] = dreams;
  if (!first) return null;

  const count = dreams.length;
  const progress = dreams.reduce((sum, dream) => sum + dream.progress, 0) / count;
  const percent = percentOf(progress);
  const disc = (
    <>
      <Phase className={styles.disc} tone="lit" value={progress} />
      <span className={`${styles.percent} num`} aria-hidden="true">
        {t("common:docked.percent", { percent })}
      </span>
    </>
  );
  if (count === 1) {
    return (
      <Link
        data-plain=""
        id={id}
        className={styles.docked}
        to={overlayPath(first)}
        aria-label={t("common:docked.one", { title: titleOf(first), percent })}
      >
        {disc}
      </Link>
    );
  }
  return (
    <Menu
      button={disc}
      buttonId={id}
      buttonClass={styles.docked}
      panelClass={styles.panel}
      label={t("common:docked.several", { count, percent })}
    >
      <ul>
        {dreams.map((dream) => (
          <li key={dream.id}>
            <Link data-plain="" className={menuItemClass} data-closes to={overlayPath(dream)}>
              <Phase className={styles.disc} tone="lit" value={dream.progress} />
              <bdi className={styles.title}>{titleOf(dream)}</bdi>
              <span className={`${styles.each} num`}>
                {t("common:docked.percent", { percent: percentOf(dream.progress) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
