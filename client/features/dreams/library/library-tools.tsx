import { useId, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { SEARCH_MAX } from "#shared/limits.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CloseIcon, RefreshIcon, SearchIcon } from "../../../ui/icons.tsx";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import fieldStyles from "../../../ui/field.module.css";
import libraryStyles from "./library-page.module.css";

export interface LibraryFilter {
  q: string;
  tag: string;
}

export function libraryPath({ q, tag }: LibraryFilter): string {
  const search = new URLSearchParams({ ...(q && { q }), ...(tag && { tag }) }).toString();
  return search ? `/library?${search}` : "/library";
}

interface SearchFieldProps {
  filter: LibraryFilter;
  onSearch: (q: string) => void;
}

/** Searches while the user types; without JavaScript it is a plain form. */
function SearchField({ filter, onSearch }: SearchFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { text, setText, send } = useTypedSearch(filter.q, onSearch);

  return (
    <search className={libraryStyles.search}>
      <form
        action="/library"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <label className="sr-only" htmlFor={id}>
          {t("library:search.label")}
        </label>
        <IconButton
          className={libraryStyles.searchGo}
          type="submit"
          label={t("library:search.submit")}
          icon={<SearchIcon />}
        />
        <input
          ref={input}
          id={id}
          className={`${fieldStyles.input} ${libraryStyles.searchInput}`}
          type="search"
          name="q"
          maxLength={SEARCH_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t("library:search.label")}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {filter.tag && <input type="hidden" name="tag" value={filter.tag} />}
        {text !== "" && (
          <IconButton
            className={libraryStyles.searchClear}
            label={t("library:search.clear")}
            icon={<CloseIcon />}
            onClick={() => {
              setText("");
              input.current?.focus();
            }}
          />
        )}
      </form>
    </search>
  );
}

interface LibraryToolsProps extends SearchFieldProps {
  tags: readonly string[];
  onRefresh: () => Promise<void>;
}

export function LibraryTools({ filter, onSearch, tags, onRefresh }: LibraryToolsProps) {
  const { t } = useTranslation();
  const [refreshing, setRefreshing] = useState(false);
  // The chosen tag may be none of the most frequent ones.
  const chips = filter.tag && !tags.includes(filter.tag) ? [filter.tag, ...tags] : tags;
  const chip = (tag: string, label: string) => (
    <Link
      key={tag}
      className={libraryStyles.chip}
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
      <SearchField filter={filter} onSearch={onSearch} />
      {chips.length > 0 && (
        <nav className={libraryStyles.chips} aria-label={t("library:filter.label")}>
          {chip("", t("library:filter.all"))}
          {chips.map((tag) => chip(tag, tag))}
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
