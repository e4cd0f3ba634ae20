import { useEffect, useRef, useState, type ChangeEvent, type ReactNode } from "react";
import { Link, useNavigate } from "react-router-dom";
import { MARKS, MOODS } from "#shared/dreams.ts";
import { LIBRARY_SORTS, SEARCHED_PARTS } from "#shared/library-search.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CloseIcon, icon } from "../../../ui/icons.tsx";
import fieldStyles from "../../../ui/field.module.css";
import {
  libraryPath,
  NARROWING,
  NO_FILTER,
  readFilter,
  usualSort,
  type LibraryFilter,
} from "./library-filter.ts";
import styles from "./filter-sheet.module.css";

const FilterIcon = icon(<path d="M4 7h10M18 7h2M4 17h2M10 17h10M16 4.5v5M8 14.5v5" />);

interface PillsProps {
  legend: string;
  field: keyof LibraryFilter;
  filter: LibraryFilter;
  options: readonly { value: string; name: ReactNode }[];
}

/** One of a few, or all, as radio buttons. */
function Pills({ legend, field, filter, options }: PillsProps) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.pills}>
        {options.map(({ value, name }) => (
          <label key={value} className={styles.pill}>
            <input
              type="radio"
              name={field}
              value={value}
              checked={filter[field] === value}
              onChange={() => undefined}
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Closes the open sheet on Esc and on a press outside. Returns a function that stops it. */
function listenForClosing(sheet: HTMLDetailsElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!sheet.contains(target as Node)) sheet.open = false;
    },
    { signal },
  );
  sheet.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !sheet.open) return;
      sheet.open = false;
      sheet.querySelector("summary")!.focus();
    },
    { signal },
  );
  return () => listening.abort();
}

/** Options of a list that grows: those that are used most, and the chosen one. */
function named(all: string, names: readonly string[], chosen: string) {
  const shown = chosen !== "" && !names.includes(chosen) ? [chosen, ...names] : names;
  return [{ value: "", name: all }, ...shown.map((name) => ({ value: name, name }))];
}

const validOf = (typed: LibraryFilter) => readFilter(new URLSearchParams(typed));

/** A view of the library that its filters lead to. */
export interface FilteredView {
  pathOf: (filter: LibraryFilter) => string;
  /** The options of the filters. */
  fields: ReadonlySet<keyof LibraryFilter>;
  /** What the view's URL has beside the filter. */
  hidden: Readonly<Record<string, string>>;
}

interface FilterSheetProps {
  filter: LibraryFilter;
  view: FilteredView;
  tags: readonly string[];
  symbols: readonly string[];
  /** Number of dreams that match the filter. */
  total: number;
}

/** The filters behind one button: they apply as they are chosen, and without JavaScript when the form is sent. */
export function FilterSheet({ filter, view, tags, symbols, total }: FilterSheetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sheet = useRef<HTMLDetailsElement>(null);
  useEffect(() => listenForClosing(sheet.current!), []);
  const has = (field: keyof LibraryFilter) => view.fields.has(field);
  const count = NARROWING.filter((field) => filter[field] !== "").length;
  const all = t("library:filter.all");
  const sorts = LIBRARY_SORTS.filter((each) => each !== "relevance" || filter.q !== "");
  const close = () => {
    sheet.current!.open = false;
    sheet.current!.querySelector("summary")!.focus();
  };

  // Shown at once, before the URL changes. A month may be half typed.
  const [chosen, setChosen] = useState<LibraryFilter>(filter);
  const [last, setLast] = useState(libraryPath(filter));
  if (last !== libraryPath(filter)) {
    setLast(libraryPath(filter));
    if (libraryPath(validOf(chosen)) !== libraryPath(filter)) setChosen(filter);
  }

  function apply({ currentTarget }: ChangeEvent<HTMLFormElement>): void {
    const typed = { ...NO_FILTER, ...Object.fromEntries(new FormData(currentTarget)) } as LibraryFilter;
    setChosen(typed);
    const path = view.pathOf(validOf(typed));
    if (path !== view.pathOf(filter)) void navigate(path, { replace: true, preventScrollReset: true });
  }

  return (
    <details ref={sheet} className={styles.filter}>
      <summary className={buttonClass({ variant: "secondary" }, styles.open)}>
        <FilterIcon />
        <span className={styles.word}>{t("library:filter.button")}</span>
        {count > 0 && <span className={`${styles.count} num`}>{count}</span>}
      </summary>
      <form
        className={styles.sheet}
        action="/library"
        onChange={apply}
        onSubmit={(event) => {
          event.preventDefault();
          close();
        }}
      >
        <div className={styles.body}>
          <Pills
            legend={t("library:filter.mood")}
            field="mood"
            filter={chosen}
            options={[
              { value: "", name: all },
              ...MOODS.map((value) => ({ value, name: t(`dream:mood.${value}`) })),
            ]}
          />
          {has("symbol") && (symbols.length > 0 || filter.symbol !== "") && (
            <Pills
              legend={t("library:filter.symbol")}
              field="symbol"
              filter={chosen}
              options={named(all, symbols, filter.symbol)}
            />
          )}
          {(tags.length > 0 || filter.tag !== "") && (
            <Pills
              legend={t(has("symbol") ? "library:filter.tag" : "library:filter.symbol")}
              field="tag"
              filter={chosen}
              options={named(all, tags, filter.tag)}
            />
          )}
          {has("part") && (
            <Pills
              legend={t("library:filter.part")}
              field="part"
              filter={chosen}
              options={[
                { value: "", name: all },
                ...SEARCHED_PARTS.map((value) => ({ value, name: t(`library:part.${value}`) })),
              ]}
            />
          )}
          {has("mark") && (
            <Pills
              legend={t("dream:mark.label")}
              field="mark"
              filter={chosen}
              options={[
                { value: "", name: all },
                ...MARKS.map((value) => ({ value, name: t(`dream:mark.${value}`) })),
              ]}
            />
          )}
          <div className={styles.pair}>
            {has("month") && (
              <label className={styles.month}>
                <span>{t("library:filter.month")}</span>
                <input
                  className={fieldStyles.input}
                  type="month"
                  name="month"
                  pattern="[0-9]{4}-(0[1-9]|1[0-2])"
                  placeholder="2026-11"
                  value={chosen.month}
                  onChange={() => undefined}
                />
              </label>
            )}
            <label className={styles.favourite}>
              <input
                type="checkbox"
                name="favourite"
                value="1"
                checked={chosen.favourite === "1"}
                onChange={() => undefined}
              />
              <span>{t("library:filter.favourite")}</span>
            </label>
          </div>
          {has("sort") && (
            <Pills
              legend={t("library:filter.sort")}
              field="sort"
              filter={{ ...chosen, sort: chosen.sort || usualSort(chosen) }}
              options={sorts.map((value) => ({ value, name: t(`library:sort.${value}`) }))}
            />
          )}
          {Object.entries({ ...view.hidden, q: filter.q, since: filter.since }).map(
            ([name, value]) => value !== "" && <input key={name} type="hidden" name={name} value={value} />,
          )}
        </div>
        <div className={styles.foot}>
          <Link
            className={buttonClass({ variant: "ghost" })}
            to={view.pathOf({ ...NO_FILTER, q: filter.q })}
            replace
            preventScrollReset
          >
            {t("library:filter.clear")}
          </Link>
          <button type="submit" className={buttonClass({ variant: "primary" }, styles.show)}>
            {t("library:filter.show")} <span className={`${styles.total} num`}>{total}</span>
          </button>
        </div>
        <IconButton className={styles.close} label={t("common:close")} icon={<CloseIcon />} onClick={close} />
      </form>
    </details>
  );
}
