import { useState } from "react";
import { SEARCH_MAX } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RefreshIcon } from "../../../ui/icons.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterSheet, type FilteredView } from "./filter-sheet.tsx";
import { libraryPath, NARROWING, type LibraryFilter } from "./library-filter.ts";
import libraryStyles from "./library-page.module.css";

const LIST_VIEW: FilteredView = { pathOf: libraryPath, fields: new Set([...NARROWING, "sort"]), hidden: {} };

interface LibraryToolsProps {
  filter: LibraryFilter;
  onSearch: (q: string) => void;
  /** By default the list. */
  view?: FilteredView;
  tags: readonly string[];
  symbols?: readonly string[];
  /** How many dreams the filter leaves. */
  total: number;
  onRefresh: () => Promise<void>;
}

export function LibraryTools(props: LibraryToolsProps) {
  const { filter, onSearch, view = LIST_VIEW, tags, symbols = [], total, onRefresh } = props;
  const { t } = useTranslation();
  const [refreshing, setRefreshing] = useState(false);
  // The chosen tag may be none of the most frequent ones.
  const shown = filter.tag && !tags.includes(filter.tag) ? [filter.tag, ...tags] : tags;
  const option = (tag: string, name: string) => ({
    name,
    to: libraryPath({ ...filter, tag }),
    current: tag === filter.tag,
  });
  return (
    <>
      <div className={libraryStyles.tools}>
        <SearchField
          className={libraryStyles.search}
          label={t("library:search.label")}
          clearLabel={t("library:search.clear")}
          submitLabel={t("library:search.submit")}
          maxLength={SEARCH_MAX}
          value={filter.q}
          onSearch={onSearch}
        >
          {NARROWING.map(
            (field) =>
              filter[field] && <input key={field} type="hidden" name={field} value={filter[field]} />,
          )}
        </SearchField>
        <FilterSheet filter={filter} view={view} tags={tags} symbols={symbols} total={total} />
        {view === LIST_VIEW && shown.length > 0 && (
          <ChoiceLinks
            className={libraryStyles.tags}
            label={t("library:filter.label")}
            options={[option("", t("library:filter.all")), ...shown.map((tag) => option(tag, tag))]}
          />
        )}
        <IconButton
          className={libraryStyles.refresh}
          label={t(refreshing ? "library:refreshing" : "library:refresh")}
          icon={<RefreshIcon />}
          aria-busy={refreshing}
          onClick={() => {
            if (refreshing) return;
            setRefreshing(true);
            void onRefresh().finally(() => setRefreshing(false));
          }}
        />
      </div>
      <FilterChips filter={filter} pathOf={view.pathOf} />
    </>
  );
}
