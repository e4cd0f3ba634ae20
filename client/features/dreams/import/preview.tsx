import { useState } from "react";
import type { ImportedDream } from "#shared/import.ts";
import type { Locale } from "#shared/locales.ts";
import { useApp } from "../../../lib/context.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/field.tsx";
import { useNightText } from "../dates.ts";
import { ImportChoices } from "./choices.tsx";
import { readDate } from "./dates.ts";
import { ENTRIES_MAX } from "./found-dream.ts";
import type { Content } from "./read-file.ts";
import { countParts } from "./send-files.ts";
import type { Wanted } from "./use-sending.ts";
import { usePrepared, type Choices, type Prepared } from "./use-prepared.ts";
import styles from "./import-page.module.css";

const SHOWN = 10;

/** The date of today where the user is. */
function localToday(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

function Counts({ prepared }: { prepared: Prepared }) {
  const { t } = useTranslation();
  const nightText = useNightText();
  const { dreams, files } = prepared;
  const nights = dreams.map(({ night }) => night).toSorted();
  const rows: [label: string, value: string | number][] = [[t("import:count.new"), dreams.length]];
  for (const [place, label] of [
    [0, "first"],
    [-1, "last"],
  ] as const) {
    const night = nights.at(place);
    if (night) rows.push([t(`import:count.${label}`), nightText({ night, time: null })]);
  }
  const { image, video } = countParts(files);
  if (image > 0) rows.push([t("import:count.images"), image]);
  if (video > 0) rows.push([t("import:count.videos"), video]);
  for (const kind of ["known", "undated", "clipped", "short", "unusual"] as const)
    if (prepared[kind] > 0) rows.push([t(`import:count.${kind}`), prepared[kind]]);
  return (
    <dl className={styles.counts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="small muted">{label}</dt>
          <dd className={typeof value === "number" ? "num" : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Entry({ dream, language: chosen }: { dream: ImportedDream; language: Locale }) {
  const { t } = useTranslation();
  const language = dream.language ?? chosen;
  const nightText = useNightText();
  const { mood, marks = [], ownTags = [] } = dream;
  const facts = [
    nightText(dream),
    mood && t(`dream:mood.${mood}`),
    ...marks.map((mark) => t(`dream:mark.${mark}`)),
    ...ownTags,
  ].filter((fact) => fact !== null && fact !== undefined);
  return (
    <li className={styles.entry}>
      <p className="caption quiet">
        {facts.map((fact, place) => (
          <span key={place}>
            {place > 0 && " · "}
            <bdi>{fact}</bdi>
          </span>
        ))}
      </p>
      {dream.title && (
        <h3 className={styles.name} lang={language}>
          <bdi>{dream.title}</bdi>
        </h3>
      )}
      <p className={styles.words} lang={language} dir="auto">
        {dream.dreamText}
      </p>
    </li>
  );
}

interface PreviewProps {
  content: Content;
  onSend: (wanted: Wanted) => void;
  onClose: () => void;
}

/** What a file has, as it would be stored, before anything is sent. */
export function Preview({ content, onSend, onClose }: PreviewProps) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const [language, setLanguage] = useState<Locale>(locale);
  const [choices, setChoices] = useState<Choices>(() => ({
    places: null,
    order: content.kind === "dreams" ? "ymd" : content.order,
    night: localToday(),
    today: localToday(),
  }));
  const { prepared, failed } = usePrepared(content, choices);
  const [undated, setUndated] = useState(false);
  // The field stays while its own change is worked out.
  if (prepared && undated !== prepared.undated > 0) setUndated(prepared.undated > 0);
  const dreams = prepared?.dreams ?? [];
  // A field for dates takes those beyond its limits too.
  const isNight = readDate(choices.night, "ymd", choices.today) !== null;
  const found = prepared && dreams.length + prepared.known + prepared.short + prepared.unusual;
  return (
    <section className={styles.preview} aria-label={t("import:preview")}>
      <ImportChoices
        content={content}
        choices={choices}
        language={language}
        hasUndated={undated}
        onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
        onLanguage={setLanguage}
      />
      <div aria-live="polite" aria-busy={!prepared && !failed}>
        {prepared ? (
          <Counts prepared={prepared} />
        ) : failed ? (
          <FormError>{t("common:networkError")}</FormError>
        ) : (
          <p className="small muted">{t("import:reading")}</p>
        )}
        {found === ENTRIES_MAX && <p className="small">{t("import:most", { max: ENTRIES_MAX })}</p>}
        {prepared && prepared.clipped > 0 && <p className="small muted">{t("import:clippedText")}</p>}
        {prepared && prepared.files.size > 0 && <p className="small muted">{t("import:media")}</p>}
      </div>
      <div className={styles.actions}>
        <Button
          disabled={!prepared || dreams.length + prepared.files.size === 0 || (undated && !isNight)}
          onClick={() => prepared && onSend({ language, dreams, files: prepared.files })}
        >
          {t("import:add")}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {t("import:other")}
        </Button>
      </div>
      {dreams.length > 0 && (
        <>
          <h2 className="title-3">{t("import:shown")}</h2>
          <ul className={styles.entries}>
            {dreams.slice(0, SHOWN).map((dream, place) => (
              <Entry key={place} dream={dream} language={language} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
