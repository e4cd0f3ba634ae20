import { useEffect, useEffectEvent, useRef, useState, type RefObject, useSyncExternalStore } from "react";
import type { MediaState } from "../dream-image.tsx";

const STEP_SECONDS = 1;

type WithAudioFacts = HTMLVideoElement & {
  mozHasAudio?: boolean;
  webkitAudioDecodedByteCount?: number;
  audioTracks?: { length: number };
};

/** Browsers tell in three ways, some of them only once the film has run for a moment. */
function hasSound(video: WithAudioFacts): boolean {
  return Boolean(video.mozHasAudio || video.webkitAudioDecodedByteCount || video.audioTracks?.length);
}

function stateOf(video: HTMLVideoElement): MediaState {
  if (video.error) return "broken";
  return video.readyState >= HTMLMediaElement.HAVE_METADATA ? "ready" : "loading";
}

/** iPhones enlarge only the video itself. */
async function enlarge(frame: HTMLElement, video: HTMLVideoElement & { webkitEnterFullscreen?: () => void }) {
  if (document.fullscreenElement) return document.exitFullscreen();
  if ("requestFullscreen" in frame) return frame.requestFullscreen();
  video.webkitEnterFullscreen?.();
}

export interface VideoPlayback {
  video: RefObject<HTMLVideoElement | null>;
  /** What goes full screen and takes the keys. */
  frame: RefObject<HTMLElement | null>;
  playing: boolean;
  /** Seconds. */
  time: number;
  sound: boolean;
  muted: boolean;
  enlarged: boolean;
  toggle: () => void;
  seek: (seconds: number) => void;
  toggleMuted: () => void;
  toggleEnlarged: () => void;
}

/** What a video element of `seconds` length does, and how to steer it. */
export function useVideoPlayback(seconds: number, onState: (state: MediaState) => void): VideoPlayback {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [sound, setSound] = useState(false);
  const [muted, setMuted] = useState(false);
  const [enlarged, setEnlarged] = useState(false);

  function toggle(): void {
    const film = video.current!;
    if (film.paused) film.play().catch(() => setPlaying(false));
    else film.pause();
  }
  function seek(to: number): void {
    const clamped = Math.min(Math.max(0, to), Math.max(0, seconds - 0.05));
    video.current!.currentTime = clamped;
    setTime(clamped);
  }
  function toggleMuted(): void {
    video.current!.muted = !video.current!.muted;
  }
  function toggleEnlarged(): void {
    enlarge(frame.current!, video.current!).catch(() => setEnlarged(false));
  }

  const update = useEffectEvent(() => {
    const film = video.current!;
    onState(stateOf(film));
    setPlaying(!film.paused && !film.ended);
    setTime(film.currentTime);
    setMuted(film.muted);
    setSound(hasSound(film));
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Buttons and the slider have their own use for these.
    const free = event.target === frame.current || event.target === video.current;
    const acts: Record<string, (() => void) | undefined> = {
      k: toggle,
      m: toggleMuted,
      f: toggleEnlarged,
      " ": free ? toggle : undefined,
      ArrowLeft: free ? () => seek(time - STEP_SECONDS) : undefined,
      ArrowRight: free ? () => seek(time + STEP_SECONDS) : undefined,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const { signal, abort } = listening();
    const film = video.current!;
    const frameElement = frame.current!;
    for (const name of [
      "loadedmetadata",
      "error",
      "play",
      "playing",
      "pause",
      "ended",
      "timeupdate",
      "volumechange",
    ]) {
      film.addEventListener(name, update, { signal });
    }
    frameElement.addEventListener("keydown", onKey, { signal });
    document.addEventListener(
      "fullscreenchange",
      () => setEnlarged(document.fullscreenElement === frameElement),
      {
        signal,
      },
    );
    // Much may have happened before the page came alive.
    update();
    return abort;
  }, []);

  // `timeupdate` comes four times a second: too seldom for a film of five.
  useEffect(() => {
    if (!playing) return;
    let request = requestAnimationFrame(function follow() {
      setTime(video.current?.currentTime ?? 0);
      request = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(request);
  }, [playing]);

  return { video, frame, playing, time, sound, muted, enlarged, toggle, seek, toggleMuted, toggleEnlarged };
}

function listening() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

const never = () => () => {};

/** False on the server and in the first render, true once the page responds to the person. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
