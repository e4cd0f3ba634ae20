import { useQuery } from "@tanstack/react-query";
import { hasFailed } from "../../lib/failed-query.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { OwnEntryState } from "../community/own-entry.tsx";
import { ownEntriesQuery } from "../community/queries.ts";
import { AccountSubpage } from "../site/account-subpage.tsx";
import { LinkItem } from "./link-item.tsx";
import { sharesQuery } from "./queries.ts";
import styles from "./own-links-page.module.css";

const PAGE = "/account/links";

function Links() {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(sharesQuery(api));
  const { data: shares } = query;
  if (hasFailed(query))
    return <LoadFailure title={t("links:failure.title")} action={t("links:failure.action")} query={query} />;
  if (shares?.length === 0) {
    return (
      <Empty
        title={t("links:none.title")}
        text={t("links:none.text")}
        action={
          <ButtonLink to="/library" variant="secondary">
            {t("links:none.action")}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.list} aria-busy={!shares}>
      {shares?.map((share) => (
        <LinkItem key={share.id} share={share} page={PAGE} named />
      ))}
    </ul>
  );
}

/** What the user has sent to the public gallery; nothing without any. */
function InGallery() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: entries = [] } = useQuery(ownEntriesQuery(api));
  if (entries.length === 0) return null;
  return (
    <section className={styles.gallery} aria-labelledby="in-gallery">
      <h2 className="title-2" id="in-gallery">
        {t("links:gallery.own")}
      </h2>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <OwnEntryState entry={entry} page={PAGE} named />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All links to the user's dreams. */
export default function LinksPage() {
  const { t } = useTranslation();
  const { community } = useApp();
  return (
    <AccountSubpage
      back={{ to: "/account", text: t("links:back") }}
      title={t("links:title")}
      lede={t("links:lede")}
      wide
    >
      <Links />
      {community && <InGallery />}
    </AccountSubpage>
  );
}
