import { useParams } from "react-router-dom";
import { SymbolArticle } from "./symbol-article.tsx";
import { SymbolIndex } from "./symbol-index.tsx";

/** The dictionary: its index, or the page of a symbol. */
export default function SymbolsPage() {
  const { slug } = useParams();
  return slug === undefined ? <SymbolIndex /> : <SymbolArticle slug={slug} />;
}
