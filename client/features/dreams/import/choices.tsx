import { LOCALES, type Locale } from "#shared/locales.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Field, FieldFrame } from "../../../ui/field.tsx";
import fieldStyles from "../../../ui/field.module.css";
import { DATE_ORDERS, type DateOrder } from "./dates.ts";
import type { Content } from "./read-file.ts";
import { COLUMNS, type ColumnPlaces } from "./read-table.ts";
import type { Choices } from "./use-prepared.ts";
import styles from "./import-page.module.css";

interface SelectProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, text: string])[];
  onChoose: (value: T) => void;
}

function Select<T extends string>({ label, value, options, onChoose }: SelectProps<T>) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <select
          {...control}
          className={fieldStyles.input}
          value={value}
          onChange={(event) => onChoose(event.target.value as T)}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

interface ImportChoicesProps {
  content: Content;
  choices: Choices;
  language: Locale;
  hasUndated: boolean;
  onChange: (change: Partial<Choices>) => void;
  onLanguage: (language: Locale) => void;
}

/** How the file is to be understood, as far as it does not say so itself. */
export function ImportChoices({
  content,
  choices,
  language,
  hasUndated,
  onChange,
  onLanguage,
}: ImportChoicesProps) {
  const { t } = useTranslation();
  const places: ColumnPlaces | null = content.kind === "table" ? (choices.places ?? content.places) : null;
  const saysLanguage = content.kind === "dreams" && content.dreams.every((found) => found.language);
  if (saysLanguage && !hasUndated) return null;
  return (
    <fieldset className={styles.choices}>
      <legend className="sr-only">{t("import:choices")}</legend>
      {content.kind === "table" &&
        places &&
        COLUMNS.map((column) => (
          <Select
            key={column}
            label={t(`import:column.${column}`)}
            value={String(places[column] ?? "")}
            options={[
              ["", t("import:column.none")],
              ...content.table.headers.map((header, place) => [String(place), header] as const),
            ]}
            onChoose={(place) =>
              onChange({ places: { ...places, [column]: place === "" ? null : Number(place) } })
            }
          />
        ))}
      {content.kind !== "dreams" && content.unsure && (
        <Select<DateOrder>
          label={t("import:order.label")}
          value={choices.order}
          options={DATE_ORDERS.map((order) => [order, t(`import:order.${order}`)] as const)}
          onChoose={(order) => onChange({ order })}
        />
      )}
      {!saysLanguage && (
        <Select<Locale>
          label={t("import:language")}
          value={language}
          options={LOCALES.map(({ code, name }) => [code, name] as const)}
          onChoose={onLanguage}
        />
      )}
      {hasUndated && (
        <Field
          label={t("import:night")}
          type="date"
          min="1900-01-01"
          max={choices.today}
          value={choices.night}
          onChange={(event) => event.target.value && onChange({ night: event.target.value })}
        />
      )}
    </fieldset>
  );
}
