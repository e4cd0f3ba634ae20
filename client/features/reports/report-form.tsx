import { useMutation } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { EMAIL_MAX } from "#shared/limits.ts";
import {
  REPORT_FIELDS,
  REPORT_REASONS,
  REPORT_WORDS_MAX,
  REPORTED,
  type reportShared,
  type ReportReason,
} from "#shared/reports.ts";
import { failureText } from "../../lib/api.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Field, FieldFrame, FormError } from "../../ui/field.tsx";
import fieldStyles from "../../ui/field.module.css";
import styles from "./report-form.module.css";

interface ReportFormProps {
  /** Of a link or of a dream in the gallery. */
  endpoint: typeof reportShared;
  id: string;
  /** Path of the page that it is sent to without script. */
  page: string;
}

/** Reports what a link or the gallery shows to those who run the site. It works before hydration. */
export function ReportForm({ endpoint, id, page }: ReportFormProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const [params] = useSearchParams();
  const refusal = useRefusal();
  const report = useMutation({
    mutationFn: (form: FormData) => {
      const field = (name: keyof typeof REPORT_FIELDS) => String(form.get(REPORT_FIELDS[name]) ?? "");
      const body = {
        reason: field("reason") as ReportReason,
        words: field("words"),
        email: field("email").trim() || null,
        website: field("trap"),
      };
      return api(endpoint, { params: { id }, body });
    },
  });
  const refused = report.isIdle && refusal?.form === "report" ? refusal : null;
  const failure = report.error
    ? failureText(report.error, t("common:networkError"))
    : (refused?.error?.message ?? null);
  const sent = report.isSuccess || (report.isIdle && !refused && params.has(REPORTED));
  return (
    <details className={styles.report} open={sent || refusal?.form === "report" || undefined}>
      <summary>{t("shared:report.open")}</summary>
      <div role="status">{sent && <p className={styles.sent}>{t("shared:report.sent")}</p>}</div>
      {!sent && (
        <form
          className={styles.form}
          method="post"
          action={page}
          onSubmit={(event) => {
            event.preventDefault();
            if (!report.isPending) report.mutate(new FormData(event.currentTarget));
          }}
        >
          <p className="small muted">{t("shared:report.lede")}</p>
          {failure && <FormError>{failure}</FormError>}
          <FieldFrame label={t("shared:report.reason")}>
            {(control) => (
              <select
                {...control}
                className={fieldStyles.input}
                name={REPORT_FIELDS.reason}
                defaultValue={refused?.typed.reason ?? ""}
                required
              >
                <option value="">{t("shared:report.choose")}</option>
                {REPORT_REASONS.map((reason) => (
                  <option key={reason} value={reason}>
                    {t(`shared:report.reasons.${reason}`)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <FieldFrame label={t("shared:report.words")} hint={t("shared:report.wordsHint")}>
            {(control) => (
              <textarea
                {...control}
                className={fieldStyles.input}
                name={REPORT_FIELDS.words}
                rows={4}
                dir="auto"
                maxLength={REPORT_WORDS_MAX}
                defaultValue={refused?.typed.words}
              />
            )}
          </FieldFrame>
          <Field
            label={t("shared:report.email")}
            hint={t("shared:report.emailHint")}
            name={REPORT_FIELDS.email}
            type="email"
            maxLength={EMAIL_MAX}
            autoComplete="email"
            defaultValue={refused?.typed.email}
          />
          {/* Programs that fill every field fill this one. */}
          <input hidden name={REPORT_FIELDS.trap} tabIndex={-1} autoComplete="off" />
          <div>
            <Button type="submit" variant="secondary" busy={report.isPending}>
              {t("shared:report.send")}
            </Button>
          </div>
        </form>
      )}
    </details>
  );
}
