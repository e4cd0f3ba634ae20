import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react";

/** As much of the Web Speech API as is used here. */
interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  start(): void;
  stop(): void;
  abort(): void;
}
interface ResultEvent extends Event {
  resultIndex: number;
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}
interface ErrorEvent extends Event {
  error: string;
}
type RecognitionConstructor = new () => Recognition;

/** `denied`: the user or the device does not allow the microphone. */
export type SpeechFailure = "denied" | "failed";

function constructorOf(): RecognitionConstructor | undefined {
  const own = window as {
    SpeechRecognition?: RecognitionConstructor;
    webkitSpeechRecognition?: RecognitionConstructor;
  };
  return own.SpeechRecognition ?? own.webkitSpeechRecognition;
}

/** Null for silence and for a stop by the user. */
function failureOf(error: string): SpeechFailure | null {
  if (error === "no-speech" || error === "aborted") return null;
  return error === "not-allowed" || error === "service-not-allowed" ? "denied" : "failed";
}

const subscribeToNothing = () => () => undefined;

interface SpeechOptions {
  /** BCP 47 tag of the language that is spoken. */
  language: string;
  /** Called once for each event, with all phrases that it makes final. */
  onWords: (words: string) => void;
  onFailure: (failure: SpeechFailure) => void;
}

/** Speech recognition by the browser. `supported` is null on the server. */
export function useSpeech({ language, onWords, onFailure }: SpeechOptions) {
  const supported = useSyncExternalStore<boolean | null>(
    subscribeToNothing,
    () => constructorOf() !== undefined,
    () => null,
  );
  const [listening, setListening] = useState(false);
  const recognition = useRef<Recognition | null>(null);
  const emitWords = useEffectEvent(onWords);
  const emitFailure = useEffectEvent(onFailure);

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
        const { resultIndex, results } = event as ResultEvent;
        const phrases = Array.from(results)
          .slice(resultIndex)
          .map((result) => result[0]!.transcript.trim());
        // An empty phrase would append a space.
        const words = phrases.filter((phrase) => phrase !== "").join(" ");
        if (words) emitWords(words);
      },
      { signal },
    );
    own.addEventListener(
      "error",
      (event) => {
        const failure = failureOf((event as ErrorEvent).error);
        if (failure) emitFailure(failure);
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
    /** Starts, or stops after the words spoken so far. */
    toggle: () => (listening ? recognition.current?.stop() : setListening(true)),
    /** Stops at once: what is not recognised yet is dropped. */
    abort: () => setListening(false),
  };
}
