import { icon } from "../../ui/icons.tsx";

/** A half-disc that rises over a line. */
export const LikeIcon = icon(
  <path d="M3.5 16.5h17M6.5 16.5a5.5 5.5 0 0 1 11 0M12 7.5v-3M5.6 10 3.8 8.2M18.4 10l1.8-1.8" />,
);
