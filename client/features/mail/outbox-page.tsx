import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { endpointUrl } from "#shared/endpoint.ts";
import { OUTBOX_MAIL_PATH, type WrittenMail } from "#shared/outbox.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { Empty } from "../../ui/empty.tsx";
import { useDates } from "../dreams/dates.ts";
import NotFoundPage from "../site/not-found-page.tsx";
import { OpenShell } from "../site/open-shell.tsx";
import { outboxQuery } from "./queries.ts";
import styles from "./outbox-page.module.css";

/** Query parameter with the id of the mail that is open; the newest one without it. */
const MAIL_PARAM = "mail";

function OpenMail({ mail: { id, subject, to } }: { mail: WrittenMail }) {
  const { t } = useTranslation();
  return (
    <article className={styles.mail} aria-labelledby="mail-subject">
      <h2 className="title-2" id="mail-subject">
        {subject}
      </h2>
      <p className={`${styles.recipient} small muted`}>{t("outbox:to", { email: to })}</p>
      <iframe
        // A new element for each mail, so that opening one adds no step to the history.
        key={id}
        className={styles.frame}
        title={t("outbox:mail", { subject })}
        src={endpointUrl(OUTBOX_MAIL_PATH, { id })}
        sandbox="allow-top-navigation-by-user-activation"
      />
    </article>
  );
}

function MailList({ mails, openId }: { mails: WrittenMail[]; openId: string }) {
  const { t } = useTranslation();
  const formatDate = useDates();
  return (
    <nav aria-labelledby="mail-list">
      <h2 className="title-3" id="mail-list">
        {t("outbox:list")}
      </h2>
      <ul className={styles.list}>
        {mails.map(({ id, subject, to, writtenAt }) => (
          <li key={id}>
            <Link
              data-plain=""
              className={styles.item}
              to={`?${MAIL_PARAM}=${id}`}
              aria-current={id === openId ? "true" : undefined}
            >
              {subject}
              <span className="caption quiet">
                <bdi>{to}</bdi>
              </span>
              <span className="caption quiet" suppressHydrationWarning>
                {formatDate(writtenAt, "moment")}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The mails of a site without a mail server, as they look. */
export default function OutboxPage() {
  const { t } = useTranslation();
  const { api } = useApp();
  const { data: mails } = useQuery(outboxQuery(api));
  const [params] = useSearchParams();
  if (!mails) return <NotFoundPage />;
  const open = mails.find(({ id }) => id === params.get(MAIL_PARAM)) ?? mails[0];
  return (
    <OpenShell>
      <div className={`wrap ${styles.outbox}`}>
        <header className={styles.head}>
          <h1 className="title-1">{t("outbox:title")}</h1>
          <p className="muted">{t("outbox:lede")}</p>
        </header>
        {open ? (
          <div className={styles.mails}>
            <OpenMail mail={open} />
            <MailList mails={mails} openId={open.id} />
          </div>
        ) : (
          <Empty title={t("outbox:empty.title")} text={t("outbox:empty.text")} />
        )}
      </div>
    </OpenShell>
  );
}
