import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { ApiError } from "../../../lib/api.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { useSaveNote } from "../use-dream-actions.ts";
import styles from "./care.module.css";

/** Someone to talk to. */
export interface CareResource {
  name: string;
  /** A telephone number, or how to reach them. */
  contact: string;
  url?: string;
}

/** The resources of a `care_needed` refusal, null for any other. */
export function careResourcesOf({
  code,
  details,
}: {
  code: ApiError["code"];
  details?: unknown;
}): CareResource[] | null {
  if (code !== "care_needed") return null;
  const listed = (details as { resources?: unknown } | undefined)?.resources;
  return Array.isArray(listed) ? (listed as CareResource[]) : [];
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

interface CareScreenProps {
  text: string;
  resources: readonly CareResource[];
  onBack: () => void;
  /** The text is safe in a note: the draft can go. */
  onSaved: () => void;
}

/** Shown instead of a visualisation when a text speaks of harm: people to talk to, and the words kept. */
export function CareScreen({ text, resources, onBack, onSaved }: CareScreenProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const toast = useToast();
  const note = useSaveNote();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);

  function save(): void {
    note.mutate(text, {
      onSuccess: ({ id }) => {
        onSaved();
        toast({ title: t("dashboard:care.saved"), text: t("dashboard:care.savedText") });
        void navigate(`/dream/${id}`);
      },
      onError: (error) =>
        toast({ title: t("dream:result.error"), text: error.message, variant: "destructive" }),
    });
  }

  return (
    <section className={styles.care} aria-labelledby="care-title">
      <h1 className="display-2" id="care-title" ref={heading} tabIndex={-1}>
        {t("dashboard:care.title")}
      </h1>
      <p className="lede">{t("dashboard:care.text")}</p>
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
      <div className={styles.kept}>
        <p className="small quiet">{t("dashboard:care.kept")}</p>
        <div className={styles.actions}>
          <Button variant="secondary" busy={note.isPending} onClick={save}>
            {t("dashboard:care.save")}
          </Button>
          <Button variant="ghost" onClick={onBack}>
            {t("dashboard:care.back")}
          </Button>
        </div>
      </div>
    </section>
  );
}
