import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import type { MediaState } from "../dream-image.tsx";

const STEP_SECONDS = 1;
const MEDIA_EVENTS = "loadedmetadata error play playing pause ended timeupdate volumechange".split(" ");

type WithAudioFacts = HTMLVideoElement & {
  mozHasAudio?: boolean;
  webkitAudioDecodedByteCount?: number;
  audioTracks?: { length: number };
};

/** Browsers expose this in three ways, some only after the video has played for a moment. */
function hasSound(video: WithAudioFacts): boolean {
  return Boolean(video.mozHasAudio || video.webkitAudioDecodedByteCount || video.audioTracks?.length);
}

function stateOf(video: HTMLVideoElement): MediaState {
  if (video.error) return "broken";
  return video.readyState >= HTMLMediaElement.HAVE_METADATA ? "ready" : "loading";
}

/** iPhones can show only the video element itself full screen. */
async function enlarge(frame: HTMLElement, video: HTMLVideoElement & { webkitEnterFullscreen?: () => void }) {
  if (document.fullscreenElement) return document.exitFullscreen();
  if ("requestFullscreen" in frame) return frame.requestFullscreen();
  video.webkitEnterFullscreen?.();
}

export interface VideoPlayback {
  video: RefObject<HTMLVideoElement | null>;
  /** The element that goes full screen and gets the key presses. */
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

/** State and controls of a video element of `seconds` length. */
export function useVideoPlayback(seconds: number, onState?: (state: MediaState) => void): VideoPlayback {
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [playing, setPlaying] = useState(false);
  const [time, setTime] = useState(0);
  const [sound, setSound] = useState(false);
  const [muted, setMuted] = useState(false);
  const [enlarged, setEnlarged] = useState(false);

  function toggle(): void {
    const element = video.current!;
    if (element.paused) element.play().catch(() => setPlaying(false));
    else element.pause();
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
    const element = video.current!;
    onState?.(stateOf(element));
    setPlaying(!element.paused && !element.ended);
    setTime(element.currentTime);
    setMuted(element.muted);
    setSound(hasSound(element));
  });

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    // Buttons and the slider use these keys themselves.
    const free = event.target === frame.current || event.target === video.current;
    const actions: Record<string, (() => void) | undefined> = {
      k: toggle,
      m: toggleMuted,
      f: toggleEnlarged,
      " ": free ? toggle : undefined,
      ArrowLeft: free ? () => seek(time - STEP_SECONDS) : undefined,
      ArrowRight: free ? () => seek(time + STEP_SECONDS) : undefined,
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const frameElement = frame.current!;
    for (const name of MEDIA_EVENTS) video.current!.addEventListener(name, update, { signal });
    frameElement.addEventListener("keydown", onKey, { signal });
    const onFullscreen = () => setEnlarged(document.fullscreenElement === frameElement);
    document.addEventListener("fullscreenchange", onFullscreen, { signal });
    // Events before hydration were missed.
    update();
    return () => listeners.abort();
  }, []);

  // `timeupdate` comes four times a second: too seldom for a video of five seconds.
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
