import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { correctFinding, type Chosen, type Comparison, type Evidence } from "#shared/patterns.ts";
import { symbolPath } from "#shared/symbols.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useApp } from "../../lib/context.tsx";
import { RichText } from "../../ui/rich-text.tsx";
import { TextButton, TextLink } from "../../ui/text-link.tsx";
import { LinkedText } from "./linked-text.tsx";
import { useNights } from "./nights.ts";
import { patternsPath, type AskedPatterns } from "./queries.ts";
import styles from "./patterns.module.css";

/** The dream's words with the counted one marked, below its night and title. */
export function Quotation({ evidence }: { evidence: Evidence }) {
  const nights = useNights();
  const { dreamId, night, title, quote, imageUrl } = evidence;
  return (
    <Link data-plain="" className={styles.quotation} to={`/dream/${dreamId}`}>
      {imageUrl ? (
        <img src={imageUrl} width="52" height="52" alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.noImage} />
      )}
      <span>
        <q className={styles.words}>
          <bdi>
            {quote.before}
            <mark>{quote.words}</mark>
            {quote.after}
          </bdi>
        </q>
        <small className={styles.source}>{[nights(night, "date"), title].filter(Boolean).join(", ")}</small>
      </span>
    </Link>
  );
}

/** Takes a dream out of the count of a symbol, or counts it again. Needs script. */
function CountButton({
  symbol,
  evidence,
  counted,
}: {
  symbol: string;
  evidence: Evidence;
  counted: boolean;
}) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const nights = useNights();
  const correction = useMutation({
    mutationFn: () => api(correctFinding, { body: { dreamId: evidence.dreamId, symbol, counted: !counted } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["patterns"] }),
  });
  const key = counted ? "leave" : "take";
  return (
    <>
      <TextButton
        className={styles.correct}
        aria-label={t(`patterns:evidence.${key}Label`, {
          night: nights(evidence.night, "date"),
          words: evidence.quote.words,
        })}
        aria-busy={correction.isPending || undefined}
        onClick={() => !correction.isPending && correction.mutate()}
      >
        {t(`patterns:evidence.${key}`)}
      </TextButton>
      {correction.isError && (
        <p className="caption" role="alert">
          {t("patterns:evidence.failed")}
        </p>
      )}
    </>
  );
}

function EvidenceList({
  symbol,
  evidence,
  counted,
}: {
  symbol: string;
  evidence: readonly Evidence[];
  counted: boolean;
}) {
  return (
    <ul className={styles.evidence}>
      {evidence.map((each) => (
        <li key={each.dreamId}>
          <Quotation evidence={each} />
          <CountButton symbol={symbol} evidence={each} counted={counted} />
        </li>
      ))}
    </ul>
  );
}

/** The figures of a comparison, for a text. */
export const shares = ({ these, others }: Comparison) => ({
  count: these.count,
  of: these.of,
  others: others.count,
  ofOthers: others.of,
});
const isMore = ({ these, others }: Comparison) => these.count * others.of > others.count * these.of;

/** What is claimed of a symbol, each number a link to the dreams, and beside it the very words. */
export function Claim({ chosen, show }: { chosen: Chosen; show: AskedPatterns["show"] }) {
  const { t } = useTranslation();
  const nights = useNights();
  const { id, name, slug, month, heavy, evidence, uncounted, more } = chosen;
  const all = patternsPath(id, "all", "#evidence");
  const certainty = (comparison: Comparison, [up, down]: [string, string]) =>
    t(
      `patterns:claim.${comparison.certainty === "clear" ? (isMore(comparison) ? up : down) : comparison.certainty}`,
    );
  return (
    <section className={styles.claim} aria-labelledby="claim">
      <div>
        <h2 className="title-1" id="claim">
          <RichText
            text={t("patterns:claim.title", { name, nights: t("patterns:nights", { count: chosen.nights }) })}
          />
        </h2>
        {month && (
          <p className="lede">
            <LinkedText
              text={t("patterns:claim.month", { ...shares(month), month: nights(month.month, "month") })}
              to={all}
            />{" "}
            {certainty(month, ["more", "less"])}
          </p>
        )}
        {heavy && (
          <p className="muted">
            <LinkedText text={t("patterns:claim.heavy", shares(heavy))} to={all} />{" "}
            {certainty(heavy, ["heavier", "lighter"])}
          </p>
        )}
        {slug !== null && (
          <p className="small">
            <TextLink to={symbolPath(slug)}>{t("patterns:claim.dictionary", { name })}</TextLink>
          </p>
        )}
      </div>
      <div id="evidence" className={styles.proof}>
        <h3 className="title-3">{t("patterns:evidence.title")}</h3>
        <EvidenceList symbol={id} evidence={evidence} counted />
        {(more > 0 || show === "all") && (
          <p className={styles.more}>
            <TextLink to={patternsPath(id, show === "all" ? "some" : "all", "#evidence")} preventScrollReset>
              {show === "all" ? t("patterns:evidence.few") : t("patterns:evidence.all", { count: more })}
            </TextLink>
          </p>
        )}
        {uncounted.length > 0 && (
          <>
            <h3 className="title-3">{t("patterns:evidence.takenTitle")}</h3>
            <EvidenceList symbol={id} evidence={uncounted} counted={false} />
          </>
        )}
      </div>
    </section>
  );
}
