import { use, useEffect, useRef } from "react";
import type { Dream } from "#shared/dreams.ts";
import type { DreamLens, ReadingLens } from "#shared/lenses.ts";
import { localeInfo } from "#shared/locales.ts";
import { hasFailed } from "../../../lib/failed-query.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useRefusal } from "../../../lib/context.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/loading.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useMe } from "../../accounts/queries.ts";
import { ShowRefusal } from "./care-for-dream.tsx";
import { lensPath } from "./lens-choice.tsx";
import { useLenses, useReadThrough } from "./use-lenses.ts";
import styles from "./lenses.module.css";

interface LensProps {
  dream: Dream;
  lens: DreamLens;
}

/** Asks for the lens at its price; without script by the form itself. */
function AskButton({ dream, lens: { lens, cost, status } }: LensProps) {
  const { t } = useTranslation();
  const me = useMe();
  const showRefusal = use(ShowRefusal);
  const read = useReadThrough(dream.id);
  if (me && me.credits < cost) {
    return (
      <>
        <p className="small">{t("detail:add.short", { needed: cost, available: me.credits })}</p>
        <ButtonLink variant="secondary" to="/pricing">
          {t("common:nav.pricing")}
        </ButtonLink>
      </>
    );
  }
  return (
    <form
      method="post"
      action={lensPath(dream.id, lens)}
      onSubmit={(event) => {
        event.preventDefault();
        if (!read.isPending) read.mutate(lens, { onError: (error) => showRefusal(error) });
      }}
    >
      <input type="hidden" name="lens" value={lens} />
      <Button
        type="submit"
        variant="secondary"
        busy={read.isPending}
        cost={t("dream:tokens", { count: cost })}
      >
        {t(read.isPending ? "lenses:busy" : status === "failed" ? "lenses:again" : "lenses:action")}
      </Button>
    </form>
  );
}

function Waiting({ dream, lens: { lens } }: LensProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.waiting}>
      <output className="muted">{t("lenses:waiting")}</output>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.shortLine} />
      <noscript>
        <TextLink to={lensPath(dream.id, lens)}>{t("lenses:refresh")}</TextLink>
      </noscript>
    </div>
  );
}

function LensText({ dream, lens: { content } }: LensProps) {
  const { language } = dream;
  // The text has the language and direction of its dream, not of the interface.
  const written = { lang: language, dir: localeInfo(language).dir };
  return (
    <div className={styles.text} {...written}>
      {content?.paragraphs.map(({ speaker, text }) =>
        speaker === null ? (
          <p key={text}>{text}</p>
        ) : (
          <p key={text} className={styles.spoken}>
            <strong className={styles.speaker}>{speaker}</strong>
            <span>{text}</span>
          </p>
        ),
      )}
    </div>
  );
}

/** The panel of the lens that the URL names, once the state of the lenses is known. */
export function ChosenLens({ dream, chosen }: { dream: Dream; chosen: ReadingLens }) {
  const { t } = useTranslation();
  const query = useLenses(dream.id);
  const lens = query.data?.find((each) => each.lens === chosen);
  if (lens) return <LensPanel dream={dream} lens={lens} />;
  if (hasFailed(query))
    return (
      <div className={styles.action}>
        <p>{t("detail:loadFailure.text")}</p>
        <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t("detail:loadFailure.action")}
        </Button>
      </div>
    );
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.line} />
      <Skeleton className={styles.line} />
      <Skeleton className={styles.shortLine} />
    </div>
  );
}

/** A reading through a lens, or what it would be, its price, and why it is not there. */
function LensPanel({ dream, lens }: LensProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = useRefusal();
  const { status, unavailable, error } = lens;
  const waiting = status === "queued" || status === "processing";
  const waited = useRef(waiting);
  // The pressed button and the waiting text leave the page.
  useEffect(() => {
    if (waited.current !== waiting && document.activeElement === document.body) heading.current?.focus();
    waited.current = waiting;
  }, [waiting]);

  return (
    <section className={styles.panel} aria-labelledby="lens-title">
      <div className={styles.head}>
        <h3 className="title-2" id="lens-title" ref={heading} tabIndex={-1}>
          {t(`lenses:title.${lens.lens}`)}
        </h3>
        {status === "done" && (lens.engine === "studio" || lens.engine === "imported") && (
          <Badge tone="mist">{t(`detail:maker.${lens.engine}`)}</Badge>
        )}
      </div>
      {refused?.error && (
        <p className={styles.refused} role="alert">
          {refused.error.message}
        </p>
      )}
      {status === "done" && <LensText dream={dream} lens={lens} />}
      {status !== "done" && <p className={styles.about}>{t(`lenses:about.${lens.lens}`)}</p>}
      {waiting && <Waiting dream={dream} lens={lens} />}
      {status === "failed" && (
        <p role="status">
          {t("lenses:failed")} {error && t(`errors:failure.${error}`)}{" "}
          <strong>{t("dream:receipt.returned", { count: lens.cost })}</strong>
        </p>
      )}
      {unavailable === "lens_silent" && <p>{t("lenses:silent")}</p>}
      {!waiting && status !== "done" && unavailable === null && (
        <div className={styles.action}>
          <AskButton dream={dream} lens={lens} />
        </div>
      )}
      {unavailable === null && (
        <p className="caption quiet">
          {status === "done" && t(`lenses:about.${lens.lens}`)} {t("lenses:mayBeWrong")}
        </p>
      )}
    </section>
  );
}
