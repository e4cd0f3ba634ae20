import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { symbolPath, type SymbolLink, type SymbolPage as Symbol } from "#shared/symbols.ts";
import { useApp } from "../../lib/context.tsx";
import { useTranslation } from "../../i18n/use-translation.ts";
import { RichText } from "../../ui/rich-text.tsx";
import NotFoundPage from "../site/not-found-page.tsx";
import { symbolQuery } from "./queries.ts";
import { SymbolGallery } from "./symbol-gallery.tsx";
import { SymbolImage } from "./symbol-image.tsx";
import { SymbolsFailure } from "./symbols-failure.tsx";
import { SymbolsShell } from "./symbols-shell.tsx";
import { WriteDream } from "./write-dream.tsx";
import styles from "./symbol-article.module.css";

function Head({ symbol }: { symbol: Symbol }) {
  const { t } = useTranslation();
  return (
    <>
      <nav className={`${styles.path} small`} aria-label={t("symbols:path")}>
        <Link to="/symbols">{t("symbols:title")}</Link>
        <Link to={`/symbols#${encodeURIComponent(symbol.letter)}`}>{symbol.letter}</Link>
      </nav>
      <div className={styles.head}>
        <div>
          <h1 className="display-2">
            <RichText text={symbol.title} />
          </h1>
          <p className={`lede ${styles.meaning}`}>{symbol.meaning}</p>
        </div>
        <figure className={styles.image}>
          <SymbolImage images={symbol.images} alt={t("symbols:alt", { name: symbol.name })} />
        </figure>
      </div>
    </>
  );
}

function Lenses({ symbol: { bright, dark, lenses } }: { symbol: Symbol }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.lenses}>
        <section>
          <h2 className="title-3">{t("symbols:lens.psychological")}</h2>
          <dl className={styles.moods}>
            <dt>{t("symbols:light")}</dt>
            <dd>{bright}</dd>
            <dt>{t("symbols:heavy")}</dt>
            <dd>{dark}</dd>
          </dl>
        </section>
        {lenses.map(({ lens, text }) => (
          <section key={lens}>
            <h2 className="title-3">{t(`symbols:lens.${lens}`)}</h2>
            <p>{text}</p>
          </section>
        ))}
      </div>
      <p className={`small quiet ${styles.note}`}>{t("symbols:note")}</p>
    </>
  );
}

function Variations({ variations }: Pick<Symbol, "variations">) {
  const { t } = useTranslation();
  if (variations.length === 0) return null;
  return (
    <section className={`${styles.variations} later`} aria-labelledby="variations">
      <h2 className="title-1" id="variations">
        <RichText text={t("symbols:variations")} />
      </h2>
      <dl>
        {variations.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Questions({ questions }: Pick<Symbol, "questions">) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <section className={`${styles.questions} later`} aria-labelledby="questions">
      <h2 className="title-2" id="questions">
        {t("symbols:questions")}
      </h2>
      <ul>
        {questions.map((question) => (
          <li key={question} className="dream-words">
            {question}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Related({ related }: { related: readonly SymbolLink[] }) {
  const { t } = useTranslation();
  return (
    <section className={`${styles.related} later`} aria-labelledby="related">
      <h2 className="title-2" id="related">
        {t("symbols:related")}
      </h2>
      <ul>
        {related.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={symbolPath(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SymbolArticle({ slug }: { slug: string }) {
  const { api, locale } = useApp();
  const query = useQuery(symbolQuery(api, locale, slug));
  const { data: symbol } = query;
  if (symbol === null) return <NotFoundPage />;
  if (!symbol) {
    return (
      <SymbolsShell>
        <div className={`wrap ${styles.symbol}`}>
          <SymbolsFailure query={query} heading="h1" />
        </div>
      </SymbolsShell>
    );
  }
  return (
    <SymbolsShell>
      <article className={`wrap ${styles.symbol}`}>
        <Head symbol={symbol} />
        <Lenses symbol={symbol} />
        <Variations variations={symbol.variations} />
        <Questions questions={symbol.questions} />
        <SymbolGallery symbol={symbol.id} />
        <Related related={symbol.related} />
      </article>
      {/* The field begins anew on the page of another symbol. */}
      <WriteDream key={symbol.slug} symbol={symbol.name} />
    </SymbolsShell>
  );
}
