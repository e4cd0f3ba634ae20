import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { LedgerEntry } from "#shared/payments.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ChevronDownIcon } from "../../../ui/icons.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { formatNumber } from "../../../lib/numbers.ts";
import { useDates } from "../../dreams/dates.ts";
import { entriesQuery } from "../../payments/queries.ts";
import { More, NotLoaded } from "./section.tsx";
import accountStyles from "./account.module.css";

/** What an entry changed: of the tokens that can be spent, or, where a hold was spent, of those held. */
function changeOf({ tokens, held }: LedgerEntry): number {
  return tokens === 0 ? held : tokens;
}

function EntryLine({ entry, named }: { entry: LedgerEntry; named: boolean }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const date = useDates();
  const { at, kind, source, part, dreamId, dreamTitle } = entry;
  const change = changeOf(entry);
  const about = part ? t(`dream:part.${part}`) : t(`dashboard:lots.${source}`);
  return (
    <li className={accountStyles.entry}>
      <span>
        {t(`account:entry.${kind}`)} <span className="quiet">{about}</span>
        {named && dreamId && dreamTitle && (
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
      <bdi className={`num ${accountStyles.entryChange}`} dir="ltr" data-kind={kind}>
        {change > 0 ? "+" : "−"}
        {formatNumber(Math.abs(change), locale)}
      </bdi>
    </li>
  );
}

function EntryList({ dreamId }: { dreamId?: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useInfiniteQuery(entriesQuery(api, dreamId));
  const entries = query.data?.pages.flatMap((page) => page.entries);
  return (
    <>
      <NotLoaded query={query} />
      {entries?.length === 0 && <p className="small muted">{t("account:entry.none")}</p>}
      {entries && (
        <ul>
          {entries.map((entry) => (
            <EntryLine key={entry.id} entry={entry} named={dreamId === undefined} />
          ))}
        </ul>
      )}
      <More query={query} />
    </>
  );
}

/** The movements of the person's tokens, or of one dream's, asked for once they are opened. */
export function Entries({ dreamId }: { dreamId?: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className={accountStyles.entries} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="caption">
        {t("account:entry.label")}
        <ChevronDownIcon className={accountStyles.entriesChevron} />
      </summary>
      {open && <EntryList {...(dreamId !== undefined && { dreamId })} />}
    </details>
  );
}
