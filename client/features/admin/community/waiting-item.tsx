import { useId } from "react";
import { decideEntry, GALLERY_NOTE_MAX, type WaitingEntry } from "#shared/admin/community.ts";
import { GALLERY_REASONS, type RefusalReason } from "#shared/community.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldFrame } from "../../../ui/field.tsx";
import fieldStyles from "../../../ui/field.module.css";
import { OpenDream } from "../../sharing/scene.tsx";
import { ActionButton } from "../action-button.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { useAdminAction } from "../use-admin-action.ts";
import { UserLink } from "../users/user-link.tsx";
import styles from "../admin-page.module.css";

function RefusalFields() {
  const { t } = useTranslation();
  return (
    <>
      <FieldFrame label={t("admin:reason")} hint={t("admin:gallery.reasonHint")}>
        {(control) => (
          <select {...control} className={fieldStyles.input} name="reason" data-first-focus="">
            {GALLERY_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`links:gallery.reasons.${reason}`)}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame label={t("admin:gallery.note")} hint={t("admin:gallery.noteHint")}>
        {(control) => (
          <textarea
            {...control}
            className={fieldStyles.input}
            name="note"
            rows={3}
            dir="auto"
            maxLength={GALLERY_NOTE_MAX}
          />
        )}
      </FieldFrame>
    </>
  );
}

function Actions({ id }: { id: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const params = { id };
  const accept = useAdminAction(() => api(decideEntry, { params, body: { decision: "accept" } }));
  return (
    <div className={styles.reportActions}>
      <span data-action="accept">
        <Button
          size="sm"
          busy={accept.isPending}
          onClick={() => accept.isPending || accept.mutate(undefined)}
        >
          {t("admin:gallery.accept")}
        </Button>
      </span>
      <span data-action="refuse">
        <ActionButton
          label={t("admin:gallery.refuse.button")}
          title={t("admin:gallery.refuse.title")}
          text={t("admin:gallery.refuse.text")}
          onConfirm={({ text }) =>
            api(decideEntry, {
              params,
              body: { decision: "refuse", reason: text("reason") as RefusalReason, note: text("note") },
            })
          }
        >
          <RefusalFields />
        </ActionButton>
      </span>
    </div>
  );
}

/** A dream that waits for the gallery, as visitors would see it. */
export function WaitingItem({ entry }: { entry: WaitingEntry }) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const headingId = useId();
  const { shown, author, revealing, refusals } = entry;
  return (
    <article className={styles.report} data-item={entry.id} aria-labelledby={headingId}>
      <div className={styles.reportShown}>
        <OpenDream dream={shown} framed />
      </div>
      <div className={styles.reported}>
        <h2 className="title-3" id={headingId} lang={shown.language}>
          <bdi>{shown.title}</bdi>
        </h2>
        {revealing.length > 0 && (
          <p className={styles.warning}>
            {t("admin:gallery.revealing")} <bdi>{revealing.join(" · ")}</bdi>
          </p>
        )}
        <dl className={styles.reportFacts}>
          <div>
            <dt>{t("admin:gallery.sent")}</dt>
            <dd>{dates.moment(entry.sentAt)}</dd>
          </div>
          <div>
            <dt>{t("admin:reports.author")}</dt>
            <dd>
              <UserLink id={author.id}>{author.email}</UserLink>
            </dd>
          </div>
          {refusals > 0 && (
            <div>
              <dt>{t("admin:gallery.refusals")}</dt>
              <dd className="num">{refusals}</dd>
            </div>
          )}
        </dl>
        <Actions id={entry.id} />
      </div>
    </article>
  );
}
