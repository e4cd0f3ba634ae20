import { Link } from "react-router-dom";
import { useApp } from "../../../lib/context.tsx";
import { dateFormat } from "../../../i18n/formats.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Mark, Mood } from "#shared/dreams.ts";
import type { SearchedPart } from "#shared/library-search.ts";
import { CloseIcon } from "../../../ui/icons.tsx";
import { NARROWING, type FilterField, type LibraryFilter } from "./library-filter.ts";
import styles from "./filter-chips.module.css";

/** Returns the name of a filter's value. */
function useFilterName(): (field: FilterField, value: string) => string {
  const { t } = useTranslation();
  const { locale } = useApp();
  return (field, value) => {
    if (field === "mood") return t(`dream:mood.${value as Mood}`);
    if (field === "mark") return t(`dream:mark.${value as Mark}`);
    if (field === "part") return t(`library:part.${value as SearchedPart}`);
    if (field === "favourite") return t("library:filter.favourite");
    if (field !== "month") return value;
    const month = dateFormat(`${locale}-u-nu-latn`, { month: "long", year: "numeric", timeZone: "UTC" });
    return month.format(new Date(`${value}-15T12:00Z`));
  };
}

/** What the library is narrowed to; each can be taken away. */
export function FilterChips({
  filter,
  pathOf,
}: {
  filter: LibraryFilter;
  pathOf: (filter: LibraryFilter) => string;
}) {
  const { t } = useTranslation();
  const nameOf = useFilterName();
  const chosen = NARROWING.filter((field) => filter[field] !== "");
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t("library:filter.chosen")}>
      {chosen.map((field) => {
        const name = nameOf(field, filter[field]);
        return (
          <li key={field}>
            <Link
              className={styles.chip}
              to={pathOf({ ...filter, [field]: "" })}
              replace
              preventScrollReset
              aria-label={t("library:filter.remove", { name })}
            >
              <bdi>{name}</bdi>
              <CloseIcon />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
