import { useInfiniteQuery } from "@tanstack/react-query";
import type { ListedDream } from "#shared/dreams.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { useApp } from "../../../lib/context.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useDates } from "../../dreams/dates.ts";
import { titleOf } from "../../dreams/dream-state.ts";
import { distinct, receiptsQuery, refreshMs } from "../../dreams/queries.ts";
import { Entries } from "./entries.tsx";
import { LoadError, MoreButton, Part } from "./section.tsx";
import styles from "./account.module.css";

function DreamReceipt({ dream }: { dream: ListedDream }) {
  const { t } = useTranslation();
  const date = useDates();
  const { creditsHeld, creditsUsed, creditsReturned } = dream;
  const amounts = [
    creditsHeld > 0 && t("dream:receipt.held", { count: creditsHeld }),
    creditsUsed > 0 && t("dream:receipt.used", { count: creditsUsed }),
    creditsReturned > 0 && t("dream:receipt.returned", { count: creditsReturned }),
  ].filter((amount) => amount !== false);
  return (
    <li className={styles.receipt}>
      <div className={styles.line}>
        <span className={styles.rowMain}>
          <TextLink to={`/dream/${encodeURIComponent(dream.id)}`}>
            <bdi>{titleOf(dream)}</bdi>
          </TextLink>
          <time className="caption quiet" dateTime={dream.createdAt} suppressHydrationWarning>
            {date(dream.createdAt, "moment")}
          </time>
        </span>
        <span className={`small muted num ${styles.amounts}`}>
          {amounts.length > 0
            ? amounts.map((amount) => <span key={amount}>{amount}</span>)
            : t("dream:receipt.free")}
        </span>
      </div>
      {amounts.length > 0 && <Entries dreamId={dream.id} />}
    </li>
  );
}

/** What each dream cost, with its ledger entries. */
export function Receipts() {
  const { t } = useTranslation();
  const { api } = useApp();
  const library = useInfiniteQuery({
    ...receiptsQuery(api),
    refetchInterval: ({ state }) => refreshMs(state.data?.pages.flatMap((page) => page.dreams)),
  });
  const loaded = distinct(library.data?.pages.flatMap((page) => page.dreams) ?? []);
  const dreams = loaded.filter((dream) => dream.kind === "dream");
  return (
    <Part id="receipts">
      <LoadError query={library} />
      {library.data && dreams.length === 0 && !library.hasNextPage && (
        <div className={styles.line}>
          <span className="muted">{t("account:receipts.none")}</span>
          <ButtonLink to="/dashboard" variant="secondary" size="sm">
            {t("common:nav.dashboard")}
          </ButtonLink>
        </div>
      )}
      {dreams.length > 0 && (
        <ul className={styles.list}>
          {dreams.map((dream) => (
            <DreamReceipt key={dream.id} dream={dream} />
          ))}
        </ul>
      )}
      <MoreButton query={library} />
    </Part>
  );
}
