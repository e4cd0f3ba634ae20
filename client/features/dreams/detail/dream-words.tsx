import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import type { Dream } from "#shared/dreams.ts";
import { correctFinding, RETURN_NIGHTS_MIN, type DreamSymbol } from "#shared/patterns.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useApp } from "../../../lib/context.tsx";
import { TextButton, TextLink } from "../../../ui/text-link.tsx";
import { dreamSymbolsQuery } from "../dream-symbols-query.ts";
import { useErrorToast } from "../failure-text.ts";
import { Words } from "./dream-text-section.tsx";
import styles from "./dream-words.module.css";

/** A text with some of its words marked. */
function marked(text: string, ranges: DreamSymbol["ranges"]): ReactNode {
  let at = 0;
  const pieces = ranges.flatMap(([start, end]) => {
    const before = text.slice(at, start);
    at = end;
    return [
      before,
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    ];
  });
  return [...pieces, text.slice(at)];
}

interface SymbolProps {
  dream: Dream;
  symbol: DreamSymbol;
  chosen: boolean;
  onChoose: () => void;
}

/** A symbol: pressed, its words are marked. In how many dreams it is, and whether it counts in this one. */
function FoundSymbol({ dream, symbol: { id, name, dreams, counted }, chosen, onChoose }: SymbolProps) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const errorToast = useErrorToast();
  const correction = useMutation({
    mutationFn: () => api(correctFinding, { body: { dreamId: dream.id, symbol: id, counted: !counted } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["patterns"] }),
    onError: errorToast,
  });
  const count = t("detail:found.dreams", { count: dreams });
  return (
    <li data-left-out={counted ? undefined : ""}>
      <button type="button" className={styles.name} aria-pressed={chosen} onClick={onChoose}>
        {name}
      </button>
      {!counted && <span>{t("detail:found.leftOut")}</span>}
      {counted && dreams > 1 && dreams < RETURN_NIGHTS_MIN && <span>{count}</span>}
      {counted && dreams >= RETURN_NIGHTS_MIN && (
        <TextLink to={`/patterns?symbol=${encodeURIComponent(id)}`}>{count}</TextLink>
      )}
      {(chosen || !counted) && (
        <TextButton
          aria-label={`${name}: ${t(counted ? "detail:found.leave" : "detail:found.take")}`}
          aria-busy={correction.isPending || undefined}
          onClick={() => !correction.isPending && correction.mutate()}
        >
          {t(counted ? "detail:found.leave" : "detail:found.take")}
        </TextButton>
      )}
    </li>
  );
}

/** The text of a dream with the symbols that it names. */
export function DreamWords({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { api, locale } = useApp();
  const { data: symbols = [] } = useQuery(dreamSymbolsQuery(api, locale, dream.id));
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = symbols.find(({ id }) => id === chosen);
  return (
    <>
      <Words dream={dream}>
        {shown ? marked(dream.dreamText.normalize("NFC"), shown.ranges) : dream.dreamText}
      </Words>
      {symbols.length > 0 && (
        <ul className={styles.symbols} aria-label={t("detail:found.label")}>
          {symbols.map((symbol) => (
            <FoundSymbol
              key={symbol.id}
              dream={dream}
              symbol={symbol}
              chosen={symbol.id === chosen}
              onChoose={() => setChosen(symbol.id === chosen ? null : symbol.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
