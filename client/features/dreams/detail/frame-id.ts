/** Id of the frame of a dream's media, which takes the focus of a button that leaves the page. */
export const FRAME_ID = "media";

/** Id of the reading, the first one or the one through a lens. */
export const READING_ID = "reading";
