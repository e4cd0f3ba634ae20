import { z } from "zod";
import { endpoint } from "./endpoint.ts";

/** Name of the file, below `/media/:dreamId/` for its owner and below a link's media for visitors. */
export const VERTICAL_VIDEO = "vertical.mp4";
/** Name of the button that asks for it without script, on the page for sharing. */
export const VERTICAL_VIDEO_FIELD = "verticalVideo";

const verticalVideo = z.object({
  /** `none`: not asked for yet; `failed`: it can be asked for again. */
  state: z.enum(["none", "queued", "processing", "failed", "done"]),
  /** Null until it is done. */
  url: z.string().nullable(),
});
export type VerticalVideo = z.infer<typeof verticalVideo>;

const params = z.strictObject({ id: z.string().min(1).max(64) });

export const getVerticalVideo = endpoint({
  method: "GET",
  path: "/api/dreams/:id/vertical-video",
  access: "user",
  key: "read",
  summary: "Whether the upright video of a dream is made; 404 without a video",
  params,
  status: 200,
  reply: z.object({ verticalVideo }),
});

export const makeVerticalVideo = endpoint({
  method: "POST",
  path: "/api/dreams/:id/vertical-video",
  access: "user",
  key: "write",
  summary: "Make an upright video of a dream with its title, once and without tokens; 404 without a video",
  params,
  status: 202,
  reply: z.object({ verticalVideo }),
});
