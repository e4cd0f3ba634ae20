const ZONES = ["Europe/Istanbul", "Europe/Berlin", "America/New_York", "Asia/Tokyo"];
const THEMES = ["night", "dawn", "system"] as const;

/** In which the same page is rendered: simultaneous requests for one of them would share one rendering. */
export const VARIANTS = ZONES.flatMap((timeZone) => THEMES.map((theme) => ({ timeZone, theme })));
