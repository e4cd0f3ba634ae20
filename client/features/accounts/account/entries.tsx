import { useInfiniteQuery } from "@tanstack/react-query";
import type { PaidPart } from "#shared/credits.ts";
import { isLensPart } from "#shared/lenses.ts";
import type { LedgerEntry } from "#shared/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import { useDates } from "../../dreams/dates.ts";
import { entriesQuery } from "../../payments/queries.ts";
import { Disclosure } from "./disclosure.tsx";
import { LoadError, MoreButton } from "./section.tsx";
import styles from "./account.module.css";

function EntryLine({ entry, showDream }: { entry: LedgerEntry; showDream: boolean }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const date = useDates();
  const { at, kind, source, part, dreamId, dreamTitle, tokens, held } = entry;
  const nameOf = (paid: PaidPart) =>
    isLensPart(paid) ? t(`account:entry.about.${paid}`) : t(`dream:part.${paid}`);
  // Spending a hold changes the held credits alone.
  const change = tokens === 0 ? held : tokens;
  const about = part ? nameOf(part) : t(`tokens:lots.${source}`);
  return (
    <li className={styles.entry}>
      <span>
        {t(`account:entry.${kind}`)} <span className="quiet">{about}</span>
        {showDream && dreamId && dreamTitle && (
          <>
            {" "}
            <TextLink to={`/dream/${encodeURIComponent(dreamId)}`}>
              <bdi>{dreamTitle}</bdi>
            </TextLink>
          </>
        )}
      </span>
      <time className="caption quiet" dateTime={at} suppressHydrationWarning>
        {date(at, "moment")}
      </time>
      <bdi className={`num num-column ${styles.entryChange}`} dir="ltr" data-kind={kind}>
        {change > 0 ? "+" : "−"}
        {formatNumber(Math.abs(change), locale)}
      </bdi>
    </li>
  );
}

function EntryList({ dreamId }: { dreamId?: string | undefined }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useInfiniteQuery(entriesQuery(api, dreamId));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <LoadError query={query} />
      {entries?.length === 0 && <p className="small muted">{t("account:entry.none")}</p>}
      {entries && (
        <ul>
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} showDream={dreamId === undefined} />
          ))}
        </ul>
      )}
      <MoreButton query={query} />
    </>
  );
}

/** The ledger entries of the user, or of one dream; loaded when opened. */
export function Entries({ dreamId }: { dreamId?: string }) {
  const { t } = useTranslation();
  return <Disclosure title={t("account:entry.label")}>{() => <EntryList dreamId={dreamId} />}</Disclosure>;
}
