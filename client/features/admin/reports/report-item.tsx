import { useId } from "react";
import { DECISION_REASON_MAX, settleReport, type Report } from "#shared/admin/reports.ts";
import { REPORT_REASONS, type ReportReason } from "#shared/reports.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Field, FieldFrame } from "../../../ui/field.tsx";
import fieldStyles from "../../../ui/field.module.css";
import { OpenDream } from "../../sharing/scene.tsx";
import { ActionButton } from "../action-button.tsx";
import { useAdminDates } from "../admin-dates.ts";
import { UserLink } from "../users/user-link.tsx";
import styles from "../admin-page.module.css";

/** The reason for the audit log; has the focus when the dialog opens. */
function WhyField() {
  const { t } = useTranslation();
  return (
    <Field
      label={t("admin:reason")}
      hint={t("admin:reports.whyHint")}
      name="why"
      maxLength={DECISION_REASON_MAX}
      autoComplete="off"
      required
      data-first-focus=""
    />
  );
}

/** The ground that the mail to the author names; at first the reporter's reason. */
function GroundField({ value }: { value: ReportReason }) {
  const { t } = useTranslation();
  return (
    <FieldFrame label={t("admin:reports.ground")}>
      {(control) => (
        <select {...control} className={fieldStyles.input} name="ground" defaultValue={value}>
          {REPORT_REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`shared:report.reasons.${reason}`)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function Actions({ report: { id, reason, shown } }: { report: Report }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const params = { id };
  return (
    <div className={styles.reportActions}>
      <span data-action="end">
        <ActionButton
          label={t(`admin:reports.${shown ? "end" : "close"}.button`)}
          title={t(`admin:reports.${shown ? "end" : "close"}.title`)}
          text={t(`admin:reports.${shown ? "end" : "close"}.text`)}
          danger={shown !== null}
          onConfirm={({ text }) => {
            const ground = shown ? (text("ground") as ReportReason) : reason;
            return api(settleReport, { params, body: { decision: "end", ground, why: text("why") } });
          }}
        >
          {shown && <GroundField value={reason} />}
          <WhyField />
        </ActionButton>
      </span>
      <span data-action="refuse">
        <ActionButton
          label={t("admin:reports.refuse.button")}
          title={t("admin:reports.refuse.title")}
          text={t("admin:reports.refuse.text")}
          onConfirm={({ text }) =>
            api(settleReport, { params, body: { decision: "refuse", why: text("why") } })
          }
        >
          <WhyField />
        </ActionButton>
      </span>
    </div>
  );
}

/** An open report: what visitors see, what the reporter says, and what can be done. */
export function ReportItem({ report }: { report: Report }) {
  const { t } = useTranslation();
  const dates = useAdminDates();
  const headingId = useId();
  const { reason, words, author, shown } = report;
  return (
    <article className={styles.report} data-item={report.id} aria-labelledby={headingId}>
      <div className={styles.reportShown}>
        {shown ? <OpenDream dream={shown} framed /> : <p className="muted">{t("admin:reports.ended")}</p>}
      </div>
      <div className={styles.reported}>
        <h2 className="title-3" id={headingId}>
          {t(`shared:report.reasons.${reason}`)}
        </h2>
        {words && (
          <blockquote className={styles.reportWords} dir="auto">
            {words}
          </blockquote>
        )}
        <dl className={styles.reportFacts}>
          <div>
            <dt>{t("admin:reports.arrived")}</dt>
            <dd>{dates.moment(report.createdAt)}</dd>
          </div>
          <div>
            <dt>{t("admin:reports.author")}</dt>
            <dd>
              {author.email === null ? (
                <span className="quiet">{t("admin:deletedUser")}</span>
              ) : (
                <UserLink id={author.id}>{author.email}</UserLink>
              )}
            </dd>
          </div>
          <div>
            <dt>{t("admin:reports.answer")}</dt>
            <dd>{t(report.wantsAnswer ? "admin:yes" : "admin:no")}</dd>
          </div>
        </dl>
        <Actions report={report} />
      </div>
    </article>
  );
}
