import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { SEARCH_MAX } from "#shared/limits.ts";
import { symbolPath, type SymbolIndexEntry } from "#shared/symbols.ts";
import { useApp } from "../../lib/context.tsx";
import { ownData } from "../../lib/failed-query.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { searchedText, symbolsQuery } from "./queries.ts";
import { SymbolsFailure } from "./symbols-failure.tsx";
import { SymbolsShell } from "./symbols-shell.tsx";
import styles from "./symbol-index.module.css";

type Found = { slug: string; name: string; variations: string[] }[];

function SearchResults({ text, found }: { text: string; found: Found }) {
  const { t } = useTranslation();
  return (
    <div className={styles.found} role="status">
      <p className="small quiet">
        {found.length > 0
          ? t("symbols:found", { count: found.length, query: text })
          : t("symbols:none", { query: text })}
      </p>
      <ul>
        {found.map(({ slug, name, variations }) => (
          <li key={slug}>
            <Link to={symbolPath(slug)}>
              <b>{name}</b>
              {variations.length > 0 && <span className="small quiet">{variations.join(", ")}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Groups in the order of their first entries. */
const groupsBy = (symbols: readonly SymbolIndexEntry[], key: "letter" | "theme") => [
  ...Map.groupBy(symbols, (symbol) => symbol[key]),
];

function Names({ symbols }: { symbols: readonly SymbolIndexEntry[] }) {
  return (
    <ul>
      {symbols.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={symbolPath(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Letters({ symbols }: { symbols: readonly SymbolIndexEntry[] }) {
  const { t } = useTranslation();
  const groups = groupsBy(symbols, "letter");
  return (
    <>
      <nav className={styles.letters} aria-label={t("symbols:letters")}>
        {groups.map(([letter]) => (
          <a key={letter} href={`#${letter}`}>
            {letter}
          </a>
        ))}
      </nav>
      <div className={styles.columns} id="symbols">
        {groups.map(([letter, own]) => (
          <section key={letter} id={letter} aria-label={letter}>
            <h2>{letter}</h2>
            <Names symbols={own} />
          </section>
        ))}
      </div>
    </>
  );
}

function Themes({ symbols }: { symbols: readonly SymbolIndexEntry[] }) {
  const { t } = useTranslation();
  const { locale } = useApp();
  const { compare } = new Intl.Collator(locale);
  const groups = groupsBy(symbols, "theme")
    .map(([theme, own]) => ({ theme, name: t(`symbols:themes.${theme}`), own }))
    .sort((a, b) => compare(a.name, b.name));
  return (
    <section className={`${styles.themes} later`} aria-labelledby="themes">
      <h2 className="title-1" id="themes">
        {t("symbols:byTheme")}
      </h2>
      <div>
        {groups.map(({ theme, name, own }) => (
          <section key={theme}>
            <h3 className="small quiet">{name}</h3>
            <Names symbols={own} />
          </section>
        ))}
      </div>
    </section>
  );
}

export function SymbolIndex() {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const text = searchedText(parameters.get("q"));
  const read = useQuery(symbolsQuery(api, locale, text));
  const data = ownData(read);
  const search = (q: string) =>
    void navigate(q ? `/symbols?q=${encodeURIComponent(q)}` : "/symbols", {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <SymbolsShell current>
      <div className={`wrap ${styles.index}`}>
        <div className={styles.head}>
          <div>
            <h1 className="display-2">
              <RichText text={t("symbols:heading")} />
            </h1>
            {data && <p className="lede">{t("symbols:lede", { count: data.symbols.length })}</p>}
          </div>
          <div>
            <SearchField
              label={t("symbols:search.label")}
              clearLabel={t("symbols:search.clear")}
              submitLabel={t("symbols:search.submit")}
              maxLength={SEARCH_MAX}
              value={text}
              onSearch={search}
            />
            {data?.found && <SearchResults text={text} found={data.found} />}
          </div>
        </div>
        {data ? (
          <>
            <Letters symbols={data.symbols} />
            <Themes symbols={data.symbols} />
          </>
        ) : (
          <SymbolsFailure query={read} />
        )}
      </div>
    </SymbolsShell>
  );
}
