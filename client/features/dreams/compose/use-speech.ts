import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";

/** The part of the browser's Web Speech API that is used here. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface HeardEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
interface FailedEvent extends Event {
  error: string;
}
type RecognitionConstructor = new () => Recognition;

/** `denied`: the person or the device does not let the page listen. */
export type SpeechFailure = "denied" | "failed";

function constructorOf(): RecognitionConstructor | undefined {
  const own = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return own.SpeechRecognition ?? own.webkitSpeechRecognition;
}

/** Silence, and a stop by the person, are no failures. */
function failureOf(error: string): SpeechFailure | null {
  if (error === "no-speech" || error === "aborted") return null;
  return error === "not-allowed" || error === "service-not-allowed" ? "denied" : "failed";
}

const never = () => () => undefined;

interface SpeechOptions {
  /** BCP 47 tag of the language that is spoken. */
  language: string;
  /** Gets each phrase once it is certain. */
  onWords: (words: string) => void;
  onFailure: (failure: SpeechFailure) => void;
}

/** Listens and writes along, where the browser can. `supported` is null on the server, which cannot know. */
export function useSpeech({ language, onWords, onFailure }: SpeechOptions) {
  const supported = useSyncExternalStore<boolean | null>(
    never,
    () => constructorOf() !== undefined,
    () => null,
  );
  const [listening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const hear = useEffectEvent(onWords);
  const fail = useEffectEvent(onFailure);

  useEffect(() => {
    const Constructor = constructorOf();
    if (!Constructor || !listening) return;
    const own = new Constructor();
    recognition.current = own;
    own.lang = language;
    own.continuous = true;
    const listeners = new AbortController();
    const { signal } = listeners;
    own.addEventListener(
      "result",
      (event) => {
        const { resultIndex, results } = event as HeardEvent;
        for (const result of Array.from(results).slice(resultIndex)) hear(result[0]!.transcript.trim());
      },
      { signal },
    );
    own.addEventListener(
      "error",
      (event) => {
        const failure = failureOf((event as FailedEvent).error);
        if (failure) fail(failure);
      },
      { signal },
    );
    own.addEventListener("end", () => setListening(false), { signal });
    own.start();
    return () => {
      listeners.abort();
      own.abort();
    };
  }, [listening, language]);

  return {
    supported,
    listening,
    /** Begins, or ends once the last words are written. */
    toggle: () => (listening ? recognition.current?.stop() : setListening(true)),
  };
}
