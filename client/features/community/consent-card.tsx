import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { GALLERY_FIELDS, SENTENCE_MAX, sendToGallery } from "#shared/community.ts";
import { MOODS, type Dream, type Mood } from "#shared/dreams.ts";
import { clipGraphemes, graphemeCount, NAME_MAX } from "#shared/limits.ts";
import { revealingBeside } from "#shared/revealing-words.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { ApiError, failureText } from "../../lib/api.ts";
import { useApp, useRefusal } from "../../lib/context.tsx";
import { Button } from "../../ui/button.tsx";
import { Field, FieldFrame, FormError } from "../../ui/field.tsx";
import fieldStyles from "../../ui/field.module.css";
import { Switch } from "../../ui/switch.tsx";
import { useRevealing } from "../sharing/use-revealing.ts";
import { OwnEntryState } from "./own-entry.tsx";
import { ownEntriesQuery } from "./queries.ts";
import styles from "./consent-card.module.css";

/** UTF-16 code units: more than the longest sentence of joined characters needs. */
const SENTENCE_UNITS = 4000;

const needsReread = (error: { code: string; details?: unknown } | null | undefined) =>
  error?.code === "conflict" && (error.details as { reason?: string } | undefined)?.reason === "revealing";

interface SentenceProps {
  value: string;
  onChange: (value: string) => void;
}

function Sentence({ value, onChange }: SentenceProps) {
  const { t } = useTranslation();
  return (
    <FieldFrame
      label={t("links:gallery.sentence.label")}
      hint={t("links:gallery.sentence.hint")}
      aside={
        <span className={`caption quiet num ${styles.count}`}>
          <bdi>
            {graphemeCount(value.trim())}/{SENTENCE_MAX}
          </bdi>
        </span>
      }
    >
      {(control) => (
        <textarea
          {...control}
          className={`${fieldStyles.input} ${styles.sentence}`}
          name={GALLERY_FIELDS.sentence}
          rows={3}
          dir="auto"
          maxLength={SENTENCE_UNITS}
          value={value}
          onChange={({ currentTarget }) => onChange(clipGraphemes(currentTarget.value, SENTENCE_MAX))}
        />
      )}
    </FieldFrame>
  );
}

function MoodField({ first }: { first: string }) {
  const { t } = useTranslation();
  return (
    <FieldFrame label={t("links:gallery.mood.label")} hint={t("links:gallery.mood.hint")}>
      {(control) => (
        <select {...control} className={fieldStyles.input} name={GALLERY_FIELDS.mood} defaultValue={first}>
          <option value="">{t("links:gallery.mood.none")}</option>
          {MOODS.map((mood) => (
            <option key={mood} value={mood}>
              {t(`dream:mood.${mood}`)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

function GalleryForm({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const queryClient = useQueryClient();
  const refusal = useRefusal();
  const returned = refusal?.form === "gallery" ? refusal : null;
  const [consent, setConsent] = useState(false);
  const choices = returned?.typed.choices?.split(" ");
  const [video, setVideo] = useState(choices?.includes("video") ?? dream.videoUrl !== null);
  const [mail, setMail] = useState(choices?.includes("mail") ?? true);
  const [sentence, setSentence] = useState(returned?.typed.words ?? "");
  const [name, setName] = useState(returned?.typed.name ?? "");
  const revealing = useRevealing(revealingBeside(sentence, name, dream.language));
  const send = useMutation({
    mutationFn: (input: { mood: Mood | null; reread: boolean }) =>
      api(sendToGallery, {
        params: { id: dream.id },
        body: {
          consent: true,
          video,
          sentence: sentence.trim() || null,
          name: name.trim() || null,
          mail,
          ...input,
        },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ownEntriesQuery(api).queryKey }),
  });
  const refused = send.isIdle ? (returned?.error ?? null) : null;
  const failure = send.error ? failureText(send.error, t("common:networkError")) : (refused?.message ?? null);
  const asked = needsReread(refused) || (send.error instanceof ApiError && needsReread(send.error));
  return (
    <form
      className={styles.form}
      method="post"
      action={`/share/${dream.id}`}
      onSubmit={(event) => {
        event.preventDefault();
        const mood = (new FormData(event.currentTarget).get(GALLERY_FIELDS.mood) as Mood) || null;
        // The API may find more than the form: it reads the words as they are stored.
        if (!send.isPending) send.mutate({ mood, reread: revealing !== null || asked });
      }}
    >
      {asked && <input type="hidden" name={GALLERY_FIELDS.reread} value="on" />}
      {dream.videoUrl !== null && (
        <Switch
          name={GALLERY_FIELDS.video}
          label={t("links:gallery.video")}
          checked={video}
          onChange={setVideo}
        />
      )}
      <Sentence value={sentence} onChange={setSentence} />
      <Field
        label={t("links:name.label")}
        hint={t("links:name.hint")}
        name={GALLERY_FIELDS.name}
        maxLength={NAME_MAX}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div role="status">
        {revealing && <p className={styles.revealing}>{t("links:revealing", { found: revealing })}</p>}
      </div>
      <MoodField first={returned?.typed.mood ?? ""} />
      <Switch name={GALLERY_FIELDS.mail} label={t("links:gallery.mail")} checked={mail} onChange={setMail} />
      <label className={styles.consent}>
        <input
          type="checkbox"
          name={GALLERY_FIELDS.consent}
          checked={consent}
          required
          // Chromium reports a required checkbox as invalid before the form is sent.
          aria-invalid={false}
          onChange={(event) => setConsent(event.currentTarget.checked)}
        />
        <span>{t("links:gallery.consent")}</span>
      </label>
      {failure && <FormError>{failure}</FormError>}
      <Button type="submit" variant="secondary" block busy={send.isPending}>
        {t("links:gallery.send")}
      </Button>
    </form>
  );
}

/** The consent to show a dream in the public gallery, separate from that of a link, and the state of the entry. */
export function ConsentCard({ dream }: { dream: Dream }) {
  const { t } = useTranslation();
  const { api } = useApp();
  const headingId = useId();
  const { data: entries } = useQuery(ownEntriesQuery(api));
  const entry = entries?.find(({ dreamId }) => dreamId === dream.id);
  const refusal = useRefusal();
  if (!entries || dream.imageUrl === null || dream.parts.image.engine === "imported") return null;
  return (
    <section className={styles.card} aria-labelledby={headingId}>
      <h2 className="title-3" id={headingId}>
        {t("links:gallery.heading")}
      </h2>
      <p className="small muted">{t("links:gallery.lede")}</p>
      <div role="status">{entry && <OwnEntryState entry={entry} page={`/share/${dream.id}`} />}</div>
      {(!entry || entry.again) && (
        <details className={styles.more} open={refusal?.form === "gallery" || undefined}>
          <summary>{t("links:gallery.begin")}</summary>
          <GalleryForm key={entry?.id} dream={dream} />
        </details>
      )}
    </section>
  );
}
