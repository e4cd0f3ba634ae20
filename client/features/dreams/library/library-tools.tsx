import { useState } from "react";
import { Link } from "react-router-dom";
import { SEARCH_MAX } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
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
  const link = (tag: string, label: string) => (
    <Link
      key={tag}
      className={`${libraryStyles.tag} rising-disc`}
      to={libraryPath({ ...filter, tag })}
      replace
      preventScrollReset
      aria-current={tag === filter.tag ? "true" : undefined}
    >
      <bdi>{label}</bdi>
    </Link>
  );
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
        <nav className={libraryStyles.tags} aria-label={t("library:filter.label")}>
          {link("", t("library:filter.all"))}
          {shown.map((tag) => link(tag, tag))}
        </nav>
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
