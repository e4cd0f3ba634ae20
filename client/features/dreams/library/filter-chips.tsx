import { Link, useLocation, useNavigation } from "react-router-dom";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { Mark, Mood } from "#shared/dreams.ts";
import type { SearchedPart } from "#shared/library-search.ts";
import { CloseIcon } from "../../../ui/icons.tsx";
import { useNights } from "../../patterns/nights.ts";
import { NARROWING, readFilter, type FilterField, type LibraryFilter } from "./library-filter.ts";
import styles from "./filter-chips.module.css";

/** Returns the name of a filter's value. */
function useFilterName(): (field: FilterField, value: string) => string {
  const { t } = useTranslation();
  const nights = useNights();
  return (field, value) => {
    if (field === "mood") return t(`dream:mood.${value as Mood}`);
    if (field === "mark") return t(`dream:mark.${value as Mark}`);
    if (field === "part") return t(`library:part.${value as SearchedPart}`);
    if (field === "favourite") return t("library:filter.favourite");
    if (field === "month") return nights(value, "month");
    if (field === "since") return t("library:filter.since", { night: nights(value, "date") });
    return value;
  };
}

/** The filter without what is being taken away: a second chip may be tapped before the page has changed. */
function useRemaining(filter: LibraryFilter): LibraryFilter {
  const { pathname } = useLocation();
  const next = useNavigation().location;
  if (next?.pathname !== pathname) return filter;
  const asked = readFilter(new URLSearchParams(next.search));
  const remaining = { ...filter };
  for (const field of NARROWING) if (asked[field] === "") remaining[field] = "";
  return remaining;
}

/** What the library is narrowed to; each can be taken away. */
export function FilterChips({
  filter: current,
  pathOf,
}: {
  filter: LibraryFilter;
  pathOf: (filter: LibraryFilter) => string;
}) {
  const { t } = useTranslation();
  const nameOf = useFilterName();
  const filter = useRemaining(current);
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
