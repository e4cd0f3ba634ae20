import type { Resolution } from "#shared/dreams.ts";
import type { VideoSize } from "./encoder.ts";

/** Frames per second, and frames of one loop (five seconds). */
export const VIDEO_FPS = 24;
export const VIDEO_FRAMES = 120;

export const VIDEO_SIZES: Record<Resolution, VideoSize> = {
  "480p": { width: 854, height: 480, quality: 19 },
  "720p": { width: 1280, height: 720, quality: 20 },
  "1080p": { width: 1920, height: 1080, quality: 21 },
};
