import type { SubmitEvent } from "react";
import { POSTER_FORMS, POSTER_PATH, posterUrl, type Calendar } from "#shared/calendar.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { DownloadIcon } from "../../../../ui/icons.tsx";
import { useNightTexts } from "./use-night-texts.ts";
import styles from "./month-poster.module.css";

/** Saves a file without leaving the page, also where the server refuses it. */
function download(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}

/** Downloads the poster of a month in one of its shapes; without script the HTML form is sent. */
export function MonthPoster({ calendar: { year, nightsOfMonths } }: { calendar: Calendar }) {
  const { t } = useTranslation();
  const texts = useNightTexts();
  const offered = nightsOfMonths.flatMap((count, index) => (count > 0 ? [index + 1] : []));
  const valueOf = (month: number) => `${year}-${String(month).padStart(2, "0")}`;

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const month = String(new FormData(event.currentTarget).get("month"));
    const form = POSTER_FORMS.find((each) => each === (event.submitter as HTMLButtonElement | null)?.value);
    download(posterUrl(month, form ?? "wide"));
  }

  return (
    <section className={styles.poster} aria-labelledby="poster-heading">
      <div>
        <h2 id="poster-heading" className="title-3">
          {t("calendar:poster.title")}
        </h2>
        <p className="small muted">{t("calendar:poster.text")}</p>
      </div>
      <form className={styles.form} action={POSTER_PATH} onSubmit={submit}>
        <label className={styles.month}>
          <span className="sr-only">{t("calendar:poster.month")}</span>
          <select name="month" defaultValue={valueOf(offered.at(-1)!)} key={year}>
            {offered.map((month) => (
              <option key={month} value={valueOf(month)}>
                {texts.month(month)}
              </option>
            ))}
          </select>
        </label>
        {POSTER_FORMS.map((form) => (
          <Button
            key={form}
            type="submit"
            name="form"
            value={form}
            variant="secondary"
            size="sm"
            icon={<DownloadIcon />}
          >
            {t(`calendar:poster.${form}`)}
          </Button>
        ))}
      </form>
    </section>
  );
}
