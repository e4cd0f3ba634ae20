import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { dreamTextIssue } from "#shared/limits.ts";
import { dreamCost } from "#shared/prices.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { chooseTheme } from "../../../lib/preferences.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/choice.tsx";
import { Mark } from "../../../ui/mark.tsx";
import { TextButton } from "../../../ui/text-link.tsx";
import { ThemeMenu, useTheme } from "../../../ui/theme-menu.tsx";
import { ToastStrip } from "../../../ui/toasts.tsx";
import { CareScreen, careResourcesOf } from "../../dreams/compose/care-screen.tsx";
import { storePendingDream } from "../../dreams/compose/pending-dream.ts";
import { useTextIssue } from "../../dreams/compose/use-text-issue.ts";
import { WritingField } from "../../dreams/compose/writing-field.tsx";
import { removeItem } from "../vault.ts";
import { keepDream, WISHES, wordsOf, type WaitingDream, type Wish } from "../waiting-dreams.ts";
import { Recorder, Recordings } from "./recordings.tsx";
import { useOnline } from "./use-online.ts";
import { usePage } from "./use-page.ts";
import { useStoredShell } from "./use-stored-shell.ts";
import { useWaiting } from "./use-waiting.ts";
import { useWriter } from "./use-writer.ts";
import { HiddenWords, WaitingList } from "./waiting-list.tsx";
import styles from "./write-page.module.css";

/** Where the dream is that was just written. */
type Outcome = "waiting" | "sent" | "refused";

/** Longest time that the page waits for a dream to be sent before it says that it waits. */
const SENDING_MS = 3000;

function OutcomeNotice({ outcome, onAnother }: { outcome: Outcome; onAnother: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.outcome} role="status">
      <h2 className="title-2">{t(`write:outcome.${outcome}`)}</h2>
      <p className="muted">{t(`write:outcome.${outcome}Text`)}</p>
      <div className={styles.actions}>
        {outcome === "sent" && <ButtonLink to="/library">{t("write:library")}</ButtonLink>}
        <Button variant={outcome === "sent" ? "ghost" : "secondary"} onClick={onAnother}>
          {t("write:another")}
        </Button>
      </div>
    </section>
  );
}

function WishChoice({ wish, onChoose }: { wish: Wish; onChoose: (wish: Wish) => void }) {
  const { t } = useTranslation();
  const price = (option: Wish) =>
    option === "note" ? t("write:free") : t("dream:tokens", { count: dreamCost(option, "480p") });
  return (
    <>
      <Choice
        name="wish"
        legend={t("write:wish.label")}
        options={WISHES}
        value={wish}
        onChoose={onChoose}
        note={price}
      >
        {(option) => t(option === "note" ? "write:wish.note" : `dashboard:depth.${option}`)}
      </Choice>
      <p className={`caption ${styles.spends}`}>
        {wish === "note"
          ? t("write:wish.spendsNothing")
          : t("write:wish.spends", { tokens: t("dream:tokens", { count: dreamCost(wish, "480p") }) })}
      </p>
    </>
  );
}

/** From midnight to five the eyes are adapted to the dark. */
const RED_UNTIL_HOUR = 5;

function RedLightOffer() {
  const { t } = useTranslation();
  const theme = useTheme();
  const [isNight, setIsNight] = useState(false);
  // The server does not know the hour.
  useEffect(() => setIsNight(new Date().getHours() < RED_UNTIL_HOUR), []);
  if (!isNight || theme === "red") return null;
  return (
    <p className={`small ${styles.red}`}>
      {t("write:red.why")} <TextButton onClick={() => chooseTheme("red")}>{t("write:red.choose")}</TextButton>
    </p>
  );
}

function Writing() {
  const { t } = useTranslation();
  const online = useOnline();
  const user = useWriter();
  const field = useRef<HTMLTextAreaElement>(null);
  const { page, ready, change, append, stored } = usePage(user, field);
  const waiting = useWaiting(user, online);
  useStoredShell(user, online);
  const issueText = useTextIssue();
  const [error, setError] = useState<string | null>(null);
  /** The dream just written, by its moment: sent again it may have another id. */
  const [written, setWritten] = useState<{ at: number; user: string } | null>(null);
  const [busy, setBusy] = useState(false);
  /** The text at a press that came before the page had what the browser holds. */
  const [pressed, setPressed] = useState<string | null>(null);
  const [cared, setCared] = useState<WaitingDream | null>(null);

  useEffect(() => {
    if (pressed === null || !ready) return;
    setPressed(null);
    // Words that have come to it meanwhile are to be seen before.
    if (page.text === pressed) field.current?.form?.requestSubmit();
  }, [pressed, ready, page.text]);

  async function keep(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const issue = dreamTextIssue(page.text);
    if (issue) {
      setError(issueText(issue));
      return field.current?.focus();
    }
    if (!ready) return setPressed(page.text);
    if (!user) {
      storePendingDream(page.text);
      return location.assign("/auth");
    }
    setBusy(true);
    try {
      const at = Date.now();
      await keepDream(user, page, { id: crypto.randomUUID(), at });
      // What was typed since the press stays.
      change(({ text }) => ({
        text: text.startsWith(page.text) ? text.slice(page.text.length).trimStart() : text,
        wish: "note",
      }));
      await waiting.reload();
      await Promise.race([waiting.send(), new Promise((resolve) => setTimeout(resolve, SENDING_MS))]);
      setWritten({ at, user });
    } catch {
      setError(t("write:unstored"));
    } finally {
      setBusy(false);
    }
  }

  const own = waiting.dreams.find(({ item }) => item.at === written?.at);
  const outcome: Outcome | null =
    written === null || written.user !== user
      ? null
      : own === undefined
        ? "sent"
        : own.refusal
          ? "refused"
          : "waiting";

  // Another account may have signed in meanwhile.
  const resources =
    cared?.item.user === user && cared?.refusal && careResourcesOf({ ...cared.refusal, code: "care_needed" });
  if (cared && resources) {
    const removeCared = async () => {
      await removeItem(cared.item.id);
      await waiting.reload();
    };
    return (
      <CareScreen
        resources={resources}
        onBack={() => setCared(null)}
        note={{ words: wordsOf(cared), onSaved: () => void removeCared() }}
      />
    );
  }
  return (
    <>
      <h1 className="title-1">{t("write:heading")}</h1>
      <p className={`small ${styles.place}`} data-offline={!online || undefined} role="status">
        {t(online ? "write:online" : "write:offline")}
      </p>
      <RedLightOffer />
      {outcome ? (
        <OutcomeNotice
          outcome={outcome}
          onAnother={() => {
            setWritten(null);
            setError(null);
          }}
        />
      ) : (
        // Without a script there is nowhere to keep the words: the noscript text says where to write. Outside a dialog
        // this method sends nothing; any other would send them in a URL. What the browser would fill in by itself may be
        // another user's words.
        <form
          className={styles.sheet}
          method="dialog"
          autoComplete="off"
          onSubmit={(event) => void keep(event)}
          noValidate
        >
          <WritingField
            ref={field}
            text={page.text}
            onText={(text) => {
              setError(null);
              change({ text });
            }}
            saved={stored === true}
            error={error ?? (stored === false ? t("write:unstored") : null)}
            onRestore={null}
            speech={online}
          />
          <div className={styles.wish}>
            <WishChoice wish={page.wish} onChoose={(wish) => change({ wish })} />
          </div>
          <div className={styles.keep}>
            {user && <Recorder user={user} count={waiting.recordings.length} onStored={waiting.reload} />}
            <Button type="submit" size="lg" busy={busy || pressed !== null} className={styles.submit}>
              {t(user === null ? "write:signIn" : "write:keep")}
            </Button>
          </div>
        </form>
      )}
      {user === null && <HiddenWords />}
      {user && (
        <>
          <Recordings recordings={waiting.recordings} onChanged={waiting.reload} />
          <WaitingList
            dreams={waiting.dreams}
            online={online}
            onChanged={waiting.reload}
            onSend={waiting.send}
            onCare={setCared}
            // Written down anew, it is a dream of that moment, unless its user dates it in the library.
            onEdit={async (dream) => {
              const isAdded = await append(dream);
              setWritten(null);
              setError(isAdded ? null : issueText("dream_too_long"));
              return isAdded;
            }}
            onRemove={({ item }) => item.at === written?.at && setWritten(null)}
          />
        </>
      )}
    </>
  );
}

/** The page that opens without a connection: write or speak, close. */
export default function WritePage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <header className={styles.header} data-chrome="">
        {/* Not by the router: without a connection its files may be missing. */}
        <a data-plain="" className={styles.home} href="/dashboard">
          <Mark />
        </a>
        <ThemeMenu />
      </header>
      <ToastStrip contentClass="wrap" />
      <main id="main" tabIndex={-1} className={styles.main}>
        <noscript>
          <p>
            {t("write:unscripted")} <a href="/dashboard">{t("common:nav.dashboard")}</a>
          </p>
        </noscript>
        <Writing />
      </main>
    </div>
  );
}
