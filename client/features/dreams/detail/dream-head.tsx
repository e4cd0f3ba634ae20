import { lazy, Suspense, useCallback, useState } from "react";
import type { Dream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useOpened } from "../../../lib/use-opened.ts";
import { useNightText } from "../dates.ts";
import { StatusBadge } from "../status-badge.tsx";
import { DreamTags } from "./later-parts.ts";
import styles from "./dream-page.module.css";

const NightDialog = lazy(() => import("./night-dialog.tsx"));

/** The night of a dream; pressed, it can be changed. */
function NightLine({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const nightText = useNightText();
  const [open, setOpen] = useState(false);
  const opened = useOpened(open);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button type="button" className={styles.night} onClick={() => setOpen(true)}>
        <time dateTime={dream.night}>{nightText(dream)}</time>
        <span className="sr-only">. {t("detail:when.edit")}</span>
      </button>
      {/* Paper has no buttons. */}
      <span className={styles.paperNight}>{nightText(dream)}</span>
      <Suspense>{opened && <NightDialog dream={dream} open={open} onClose={close} />}</Suspense>
    </>
  );
}

/** What the dream is called, its night and its tags. */
export function DreamHead({ dream, title }: { dream: Dream; title: string }) {
  return (
    <header>
      <p className={`small quiet ${styles.facts}`}>
        <NightLine dream={dream} />
        <StatusBadge dream={dream} />
      </p>
      <h1 className={`dream-title ${styles.title}`} lang={dream.language}>
        <bdi>{title}</bdi>
      </h1>
      <Suspense>
        <DreamTags dream={dream} />
      </Suspense>
    </header>
  );
}
