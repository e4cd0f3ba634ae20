import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { icon, PauseIcon, PlayIcon, TrashIcon } from "../../../ui/icons.tsx";
import { useToast } from "../../../ui/toasts.tsx";
import { clockTime } from "../../dreams/clock-time.ts";
import { useDates } from "../../dreams/dates.ts";
import { openItem, removeItem, type Item } from "../vault.ts";
import { RECORDING_SECONDS_MAX, useRecorder } from "./use-recorder.ts";
import styles from "./recordings.module.css";

/** More would fill the storage that the browser gives a site. */
const RECORDINGS_MAX = 20;

const TapeIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="3.5" fill="currentColor" stroke="none" />
  </>,
);

interface RecorderProps {
  user: string;
  /** Recordings that are stored. */
  count: number;
  onStored: () => Promise<void>;
}

/** Starts and stops a recording, which stays in this browser. */
export function Recorder({ user, count, onStored }: RecorderProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const fail = (title: string) => toast({ title, variant: "destructive" });
  const { supported, recording, seconds, toggle } = useRecorder({
    user,
    onStored: () => void onStored(),
    onFailure: (failure) => fail(t(failure === "denied" ? "dashboard:speech.denied" : "write:unstored")),
  });
  if (!supported) return null;
  return (
    <Button
      variant="ghost"
      icon={<TapeIcon />}
      className={styles.recorder}
      aria-pressed={recording}
      onClick={() =>
        recording || count < RECORDINGS_MAX
          ? toggle()
          : fail(t("write:recordings.full", { max: RECORDINGS_MAX }))
      }
    >
      {recording ? (
        <>
          {t("write:recordings.stop")}{" "}
          <bdi className="num">
            {clockTime(seconds)} / {clockTime(RECORDING_SECONDS_MAX)}
          </bdi>
        </>
      ) : (
        t("write:recordings.start")
      )}
    </Button>
  );
}

/** Plays one recording at a time. */
function usePlayback() {
  const [playing, setPlaying] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  /** Presses so far: a recording is opened and starts only while no later press has come. */
  const presses = useRef(0);
  const stop = () => {
    presses.current++;
    if (audio.current) {
      audio.current.pause();
      URL.revokeObjectURL(audio.current.src);
    }
    audio.current = null;
    setPlaying(null);
  };
  useEffect(
    () => () => {
      presses.current++;
      audio.current?.pause();
    },
    [],
  );

  async function play(item: Item): Promise<void> {
    stop();
    const press = presses.current;
    const content = await openItem(item);
    if (!content || press !== presses.current) return;
    const type = String(item.facts.type ?? "audio/webm");
    const own = new Audio(URL.createObjectURL(new Blob([content as BlobPart], { type })));
    audio.current = own;
    own.addEventListener("ended", stop);
    setPlaying(item.id);
    // A later press pauses it, which rejects too.
    await own.play().catch(() => press === presses.current && stop());
  }
  return { playing, play, stop };
}

interface RecordingsProps {
  recordings: readonly Item[];
  onChanged: () => Promise<void>;
}

/** The recordings of this browser, to be heard beside the writing field. */
export function Recordings({ recordings, onChanged }: RecordingsProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const { playing, play, stop } = usePlayback();
  if (recordings.length === 0) return null;

  async function remove({ id }: Item): Promise<void> {
    if (id === playing) stop();
    await removeItem(id);
    await onChanged();
  }
  return (
    <section className={styles.recordings} aria-labelledby="recordings-title">
      <h2 className="title-3" id="recordings-title">
        {t("write:recordings.title")}
      </h2>
      <p className="caption quiet">{t("write:recordings.hint")}</p>
      <ul>
        {recordings.map((item) => {
          const moment = dates(item.at, "moment");
          const isPlaying = item.id === playing;
          return (
            <li key={item.id} className={styles.recording}>
              <Button
                variant="ghost"
                size="sm"
                icon={isPlaying ? <PauseIcon /> : <PlayIcon />}
                aria-pressed={isPlaying}
                onClick={() => (isPlaying ? stop() : void play(item))}
              >
                <span className="sr-only">{t("write:recordings.play")} </span>
                {moment} <bdi className={`num ${styles.length}`}>{clockTime(Number(item.facts.seconds))}</bdi>
              </Button>
              <Button
                variant="ghost"
                size="sm"
                icon={<TrashIcon />}
                className={styles.remove}
                aria-label={t("write:recordings.remove", { moment })}
                onClick={() => void remove(item)}
              >
                {t("write:remove")}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
