import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useParams } from "react-router-dom";
import type { Dream } from "#shared/dreams.ts";
import { unquotedSentence } from "#shared/sentences.ts";
import { SHARE_SHAPES, SHARE_WORDS, WORDS_PARAMETER, type ShareWords } from "#shared/share-pictures.ts";
import { useApp } from "../../../lib/context.tsx";
import { hasFailed } from "../../../lib/failed-query.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Empty } from "../../../ui/empty.tsx";
import { useMe } from "../../accounts/queries.ts";
import { Composer } from "../../sharing/composer.tsx";
import { Shell } from "../../site/shell.tsx";
import { dreamQuery } from "../queries.ts";
import { SharePicture } from "./share-picture.tsx";
import { VerticalVideo } from "./vertical-video.tsx";
import styles from "./share-page.module.css";

/** What can stand below the title: a sentence of the reading only where one quotes nothing of the dream. */
function wordsFor({ interpretation, language }: Dream): ShareWords[] {
  const readable = interpretation && unquotedSentence(interpretation.summary, language) !== null;
  return SHARE_WORDS.filter((words) => words !== "reading" || readable);
}

function ShareForm({ dream, title }: { dream: Dream; title: string }) {
  const { t } = useTranslation();
  const [words, setWords] = useState<ShareWords>("none");
  return (
    <form className={styles.form} method="get" autoComplete="off">
      <section className={styles.pictures} aria-labelledby="pictures">
        {SHARE_SHAPES.map((shape) => (
          <SharePicture
            key={`${shape} ${words}`}
            dreamId={dream.id}
            title={title}
            shape={shape}
            words={words}
          />
        ))}
        {dream.videoUrl && <VerticalVideo dream={dream} title={title} />}
      </section>
      <div className={styles.side}>
        <h2 className="title-2" id="pictures">
          {t("links:pictures")}
        </h2>
        <Choice
          className={styles.choice}
          name={WORDS_PARAMETER}
          legend={t("share:words.legend")}
          options={wordsFor(dream)}
          value={words}
          onChoose={setWords}
        >
          {(each) => t(`share:words.${each}`)}
        </Choice>
        <p className={`small ${styles.hint}`}>{t("share:hint")}</p>
      </div>
    </form>
  );
}

function Sharing({ id }: { id: string }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const query = useQuery(dreamQuery(api, id));
  const { data: dream } = query;
  if (hasFailed(query)) {
    return (
      <LoadFailure
        heading="h1"
        title={t("detail:loadFailure.title")}
        text={t("detail:loadFailure.text")}
        action={t("detail:loadFailure.action")}
        variant="primary"
        query={query}
      />
    );
  }
  if (dream === undefined) return <div className={styles.form} aria-busy="true" />;
  if (!dream?.title) {
    return (
      <Empty
        heading="h1"
        title={t("detail:notFound.title")}
        text={t("detail:notFound.text")}
        action={<ButtonLink to="/library">{t("dream:back")}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <BackLink className={styles.back} to={`/dream/${id}`}>
        <bdi>{dream.title}</bdi>
      </BackLink>
      <Composer key={`link ${id}`} dream={dream} title={dream.title} />
      <ShareForm key={id} dream={dream} title={dream.title} />
    </>
  );
}

export default function SharePage() {
  const { id = "" } = useParams();
  const me = useMe();
  return (
    <Shell current="library">
      <div className={`wrap ${styles.page}`}>{me && <Sharing id={id} />}</div>
    </Shell>
  );
}
