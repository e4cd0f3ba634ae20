import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";
import { putItem } from "../vault.ts";

/** Speech in 32 kbit/s is clear, and five minutes of it are 1.2 MB. */
const BITS_PER_SECOND = 32_000;
export const RECORDING_SECONDS_MAX = 300;
/** A recording is stored while it goes on, so that a closed page loses a few seconds. */
const STORE_EVERY_MS = 5000;

const subscribeToNothing = () => () => undefined;

interface Recording {
  id: string;
  user: string;
  at: number;
  type: string;
}

const store = async ({ id, user, at, type }: Recording, seconds: number, parts: Blob[]) =>
  putItem(
    { id, user, kind: "recording", at, facts: { type, seconds } },
    new Uint8Array(await new Blob(parts).arrayBuffer()),
  );

interface RecorderOptions {
  user: string;
  onStored: () => void;
  onFailure: (failure: "denied" | "unstored") => void;
}

/** Records speech into this browser's sealed store. `supported` is null on the server. */
export function useRecorder({ user, onStored, onFailure }: RecorderOptions) {
  const supported = useSyncExternalStore<boolean | null>(
    subscribeToNothing,
    () => "MediaRecorder" in window && navigator.mediaDevices !== undefined,
    () => null,
  );
  const [recording, setRecording] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const recorder = useRef<MediaRecorder | null>(null);
  const emitStored = useEffectEvent(onStored);
  const emitFailure = useEffectEvent(onFailure);

  useEffect(() => {
    if (!recording) return;
    let stream: MediaStream | null = null;
    let timer: ReturnType<typeof setInterval> | undefined;
    let ended = false;
    const releaseMicrophone = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };

    async function record(): Promise<void> {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      // The page was left before the user allowed the microphone.
      if (ended) return releaseMicrophone();
      const begunAt = Date.now();
      const passed = () => Math.round((Date.now() - begunAt) / 1000);
      const own = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND });
      recorder.current = own;
      const what = { id: crypto.randomUUID(), user, at: begunAt };
      const parts: Blob[] = [];
      let storing = Promise.resolve();
      own.addEventListener("dataavailable", ({ data }) => {
        if (data.size > 0) parts.push(data);
        const length = passed();
        storing = storing
          // Most browsers name the type once they record.
          .then(() => store({ ...what, type: own.mimeType }, length, [...parts]))
          .then(emitStored)
          .catch(() => emitFailure("unstored"));
      });
      own.addEventListener("stop", () => setRecording(false));
      own.start(STORE_EVERY_MS);
      timer = setInterval(() => {
        setSeconds(passed());
        if (passed() >= RECORDING_SECONDS_MAX) own.stop();
      }, 1000);
    }
    record().catch(() => {
      emitFailure("denied");
      setRecording(false);
    });
    return () => {
      ended = true;
      clearInterval(timer);
      if (recorder.current?.state === "recording") recorder.current.stop();
      recorder.current = null;
      releaseMicrophone();
      setSeconds(0);
    };
  }, [recording, user]);

  return {
    supported,
    recording,
    seconds,
    toggle: () => (recording ? recorder.current?.stop() : setRecording(true)),
  };
}
