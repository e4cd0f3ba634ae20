import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { BackLink } from "../../ui/back-link.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";
import { useMe } from "../accounts/queries.ts";
import { OwnEntryState } from "../community/own-entry.tsx";
import { ownEntriesQuery } from "../community/queries.ts";
import { Shell } from "../site/shell.tsx";
import { LinkItem } from "./link-item.tsx";
import { sharesQuery } from "./queries.ts";
import styles from "./own-links-page.module.css";

const PAGE = "/account/links";

function Links() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: shares, isError, isFetching, refetch } = useQuery(sharesQuery(api));
  if (!shares && isError) {
    return (
      <Empty
        title={t("links:failure.title")}
        action={
          <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            {t("links:failure.action")}
          </Button>
        }
      />
    );
  }
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
  const me = useMe();
  return (
    <Shell>
      <div className={`wrap ${styles.page}`}>
        {me && (
          <>
            <BackLink to="/account">{t("links:back")}</BackLink>
            <header className={styles.head}>
              <h1 className="display-2">{t("links:title")}</h1>
              <p className="muted">{t("links:lede")}</p>
            </header>
            <Links />
            {community && <InGallery />}
          </>
        )}
      </div>
    </Shell>
  );
}
