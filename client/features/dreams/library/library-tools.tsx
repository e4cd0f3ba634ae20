import { useState } from "react";
import { SEARCH_MAX } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ChoiceLinks } from "../../../ui/choice-links.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { RefreshIcon, SearchIcon } from "../../../ui/icons.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import libraryStyles from "./library-page.module.css";

export interface LibraryFilter {
  q: string;
  tag: string;
}

export function libraryPath({ q, tag }: LibraryFilter): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(tag && { tag }) }).toString();
  return search ? `/library?${search}` : "/library";
}

interface LibraryToolsProps {
  filter: LibraryFilter;
  onSearch: (q: string) => void;
  tags: readonly string[];
  onRefresh: () => Promise<void>;
}

export function LibraryTools({ filter, onSearch, tags, onRefresh }: LibraryToolsProps) {
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
    <div className={libraryStyles.tools}>
      <SearchField
        className={libraryStyles.search}
        label={t("library:search.label")}
        clearLabel={t("library:search.clear")}
        maxLength={SEARCH_MAX}
        value={filter.q}
        onSearch={onSearch}
      >
        <IconButton
          className={libraryStyles.searchGo}
          type="submit"
          label={t("library:search.submit")}
          icon={<SearchIcon />}
        />
        {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
      </SearchField>
      {shown.length > 0 && (
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
  );
}
