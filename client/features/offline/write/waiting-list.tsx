import { useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { useDates } from "../../dreams/dates.ts";
import { sendAgain, takeBack } from "../send-waiting.ts";
import { holdsAnything } from "../vault.ts";
import type { WaitingDream } from "../waiting-dreams.ts";
import styles from "./waiting-list.module.css";

interface WaitingListProps {
  dreams: readonly WaitingDream[];
  online: boolean;
  onChanged: () => Promise<void>;
  onSend: () => Promise<unknown>;
  /** Shows where to find help, for a dream that the server refused with `care_needed`. */
  onCare: (dream: WaitingDream) => void;
  /** Resolves as false where the dream cannot be edited now. */
  onEdit: (dream: WaitingDream) => Promise<boolean>;
  /** Called before a dream is deleted. */
  onRemove: (dream: WaitingDream) => void;
}

type ItemProps = Omit<WaitingListProps, "dreams"> & { dream: WaitingDream };

/** The reason why a dream is not sent yet. */
function Reason({ dream: { refusal }, online }: ItemProps) {
  const { t } = useTranslation();
  if (refusal) {
    const reason = refusal.code === "care_needed" ? t("dashboard:care.text") : refusal.message;
    return <p className={`small ${styles.refused}`}>{t("write:state.refused", { reason })}</p>;
  }
  return <p className="small quiet">{t(online ? "write:state.waiting" : "write:state.offline")}</p>;
}

function Waiting(props: ItemProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { dream, onChanged, onSend, onCare, onEdit, onRemove } = props;
  const { item, text, wish, refusal } = dream;
  const [removing, setRemoving] = useState(false);

  async function edit(): Promise<void> {
    await takeBack(item, onEdit);
    await onChanged();
  }
  async function again(other = wish): Promise<void> {
    await sendAgain(dream, other);
    await onSend();
  }
  async function remove(): Promise<void> {
    onRemove(dream);
    await takeBack(item);
    await onChanged();
  }
  return (
    <li className={styles.dream}>
      <p className="caption quiet">
        {dates(item.at, "moment")} · {t(wish === "note" ? "write:wish.note" : `dashboard:depth.${wish}`)}
      </p>
      <p className={`dream-words ${styles.words}`} dir="auto">
        {text}
      </p>
      <Reason {...props} />
      <div className={styles.actions}>
        {removing ? (
          <>
            <span className="small">{t("write:removeAsked")}</span>
            <Button variant="danger" size="sm" onClick={() => void remove()}>
              {t("write:remove")}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setRemoving(false)}>
              {t("common:cancel")}
            </Button>
          </>
        ) : (
          <>
            {refusal?.code === "care_needed" && (
              <Button variant="secondary" size="sm" onClick={() => onCare(dream)}>
                {t("write:care")}
              </Button>
            )}
            {refusal && (
              <Button variant="ghost" size="sm" onClick={() => void again("note")}>
                {t(wish === "note" ? "write:again" : "write:asNote")}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => void edit()}>
              {t("write:edit")}
            </Button>
            <Button variant="ghost" size="sm" onClick={() => setRemoving(true)}>
              {t("write:remove")}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** The dreams that wait in this browser to be sent, each with the reason and the possible actions. */
export function WaitingList({ dreams, ...rest }: WaitingListProps) {
  const { t } = useTranslation();
  if (dreams.length === 0) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 className="title-3" id="waiting-title">
        {t("write:waiting")}
      </h2>
      <ul>
        {dreams.map((dream) => (
          <Waiting key={dream.item.id} dream={dream} {...rest} />
        ))}
      </ul>
    </section>
  );
}

/** For visitors: shows that dreams wait in this browser, but not their text. */
export function HiddenWords() {
  const { t } = useTranslation();
  const [some, setSome] = useState(false);
  useEffect(() => void holdsAnything().then(setSome, () => undefined), []);
  if (!some) return null;
  return (
    <section className={styles.waiting} aria-labelledby="waiting-title">
      <h2 className="title-3" id="waiting-title">
        {t("write:waiting")}
      </h2>
      <p className="small quiet">{t("write:state.signedOut")}</p>
      <a data-plain="" className={buttonClass({ variant: "secondary", size: "sm" })} href="/auth">
        {t("common:signIn")}
      </a>
    </section>
  );
}
