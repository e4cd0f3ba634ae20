import { icon } from "../../ui/icons.tsx";

export const SoundIcon = icon(
  <path d="M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16 9a4.2 4.2 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11" />,
);
export const MutedIcon = icon(<path d="M4.5 9.5v5H8l4.5 4v-13L8 9.5zM16.5 9.8l4.4 4.4m0-4.4-4.4 4.4" />);
export const EnlargeIcon = icon(<path d="M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15" />);
export const ReduceIcon = icon(<path d="M9 4.5V9H4.5M19.5 9H15V4.5M15 19.5V15h4.5M4.5 15H9v4.5" />);
