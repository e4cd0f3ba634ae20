import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ApiError } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useErrorToast } from "../failure-text.ts";
import { useSaveNote, type NoteWords } from "../use-dream-actions.ts";
import styles from "./care.module.css";

export interface CareResource {
  name: string;
  /** A telephone number, or another way to reach them. */
  contact: string;
  url?: string;
}

/** The resources of a `care_needed` refusal, null for any other. */
export function careResourcesOf(
  refusal: Pick<ApiError, "code"> & { details?: unknown },
): CareResource[] | null {
  return refusal.code === "care_needed" ? (refusal.details as { resources: CareResource[] }).resources : null;
}

const dialable = (contact: string) =>
  /^[\d\s+()-]{3,}$/.test(contact) ? `tel:${contact.replace(/[^\d+]/g, "")}` : null;

function Resource({ name, contact, url }: CareResource) {
  const telephone = dialable(contact);
  const host = url && new URL(url).hostname.replace(/^www\./, "");
  return (
    <li className={styles.resource} data-resource="">
      <span className={styles.name}>
        <bdi>{name}</bdi>
      </span>
      {telephone ? (
        <a className={styles.contact} href={telephone}>
          <bdi className="num">{contact}</bdi>
        </a>
      ) : (
        contact !== host && (
          <span className={styles.contact}>
            <bdi>{contact}</bdi>
          </span>
        )
      )}
      {url && (
        <a data-plain="" className={`${styles.link} caption`} href={url} target="_blank" rel="noreferrer">
          <bdi>{host}</bdi>
        </a>
      )}
    </li>
  );
}

interface NoteOfferProps {
  words: NoteWords;
  /** The words are saved as a note; the screen may be gone by then. */
  onSaved: () => void;
}

function NoteButton({ words, onSaved }: NoteOfferProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const errorToast = useErrorToast();
  const note = useSaveNote(() => {
    onSaved();
    toast({ title: t("dashboard:care.saved"), text: t("dashboard:care.savedText") });
  });

  function save(): void {
    note.mutate(words, {
      onSuccess: ({ id }) => void navigate(`/dream/${id}`),
      onError: errorToast,
    });
  }

  return (
    <Button variant="secondary" busy={note.isPending} onClick={save}>
      {t("dashboard:care.save")}
    </Button>
  );
}

interface CareScreenProps {
  /** By default the sentence for users, which mentions their tokens. */
  lede?: string;
  /** By default the way back to the text. */
  back?: string;
  resources: readonly CareResource[];
  onBack: () => void;
  /** Absent for visitors, who cannot save notes. */
  note?: NoteOfferProps;
}

/** Shown instead of making a dream whose text needs care: help resources, and the offer to save the text as a note. */
export function CareScreen({ lede, back, resources, onBack, note }: CareScreenProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);

  return (
    <section className={styles.care} aria-labelledby="care-title">
      <h1 className="display-2" id="care-title" ref={heading} tabIndex={-1}>
        {t("dashboard:care.title")}
      </h1>
      <p className="lede">{lede ?? t("dashboard:care.text")}</p>
      {resources.length > 0 && (
        <>
          <h2 className={`title-3 ${styles.reach}`}>{t("dashboard:care.reach")}</h2>
          <ul className={styles.resources}>
            {resources.map((resource) => (
              <Resource key={`${resource.name} ${resource.contact}`} {...resource} />
            ))}
          </ul>
        </>
      )}
      <p className="muted">{t("dashboard:care.danger")}</p>
      <div className={styles.note}>
        {note && <p className="small quiet">{t("dashboard:care.kept")}</p>}
        <div className={styles.actions}>
          {note && <NoteButton {...note} />}
          <Button variant="ghost" onClick={onBack}>
            {back ?? t("dashboard:care.back")}
          </Button>
        </div>
      </div>
    </section>
  );
}
