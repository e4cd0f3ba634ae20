import { lazy } from "react";
// Their styles belong to the page: the server writes these parts too.
import "./add-part.module.css";
import "./dream-actions.module.css";
import "./dream-tags.module.css";
import "./dream-words.module.css";
import "./journal.module.css";
import "./lenses.module.css";
import "./missing-frame.module.css";
import "./paper-frame.module.css";
import "./reading-sections.module.css";
import "./video-player.module.css";

/*
 * Parts of a dream's page that the server writes like all others, and that the browser takes over once it has their
 * script, which is loaded after the page. Each needs a `Suspense` around it.
 */

export const ReadingSections = import.meta.env.SSR
  ? (await import("./reading-sections.tsx")).ReadingSections
  : lazy(async () => ({ default: (await import("./reading-sections.tsx")).ReadingSections }));

export const MissingFrame = import.meta.env.SSR
  ? (await import("./missing-frame.tsx")).MissingFrame
  : lazy(async () => ({ default: (await import("./missing-frame.tsx")).MissingFrame }));

export const VideoPlayer = import.meta.env.SSR
  ? (await import("./video-player.tsx")).VideoPlayer
  : lazy(async () => ({ default: (await import("./video-player.tsx")).VideoPlayer }));

export const DreamTags = import.meta.env.SSR
  ? (await import("./dream-tags.tsx")).DreamTags
  : lazy(async () => ({ default: (await import("./dream-tags.tsx")).DreamTags }));

export const DreamWords = import.meta.env.SSR
  ? (await import("./dream-words.tsx")).DreamWords
  : lazy(async () => ({ default: (await import("./dream-words.tsx")).DreamWords }));

export const MoodLine = import.meta.env.SSR
  ? (await import("./mood-line.tsx")).MoodLine
  : lazy(async () => ({ default: (await import("./mood-line.tsx")).MoodLine }));

export const Remark = import.meta.env.SSR
  ? (await import("./remark.tsx")).Remark
  : lazy(async () => ({ default: (await import("./remark.tsx")).Remark }));

export const CancelDream = import.meta.env.SSR
  ? (await import("../cancel-dream.tsx")).CancelDream
  : lazy(async () => ({ default: (await import("../cancel-dream.tsx")).CancelDream }));

export const PaperFrame = import.meta.env.SSR
  ? (await import("./paper-frame.tsx")).PaperFrame
  : lazy(async () => ({ default: (await import("./paper-frame.tsx")).PaperFrame }));

export const VideoOffer = import.meta.env.SSR
  ? (await import("./add-part.tsx")).VideoOffer
  : lazy(async () => ({ default: (await import("./add-part.tsx")).VideoOffer }));

export const Receipt = import.meta.env.SSR
  ? (await import("./receipt.tsx")).Receipt
  : lazy(async () => ({ default: (await import("./receipt.tsx")).Receipt }));

export const DreamActions = import.meta.env.SSR
  ? (await import("./dream-actions.tsx")).DreamActions
  : lazy(async () => ({ default: (await import("./dream-actions.tsx")).DreamActions }));

export const ShareDream = import.meta.env.SSR
  ? (await import("./dream-actions.tsx")).ShareDream
  : lazy(async () => ({ default: (await import("./dream-actions.tsx")).ShareDream }));
