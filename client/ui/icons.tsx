import type { ReactNode } from "react";

export interface IconProps {
  className?: string;
}

/** Makes an icon from a shape in a 24 by 24 box; `mirrored` ones are flipped in right-to-left languages. */
export const icon = (shape: ReactNode, mirrored = false) =>
  function Icon({ className }: IconProps) {
    const names = ["icon", className, mirrored && "flip"].filter(Boolean).join(" ");
    return (
      <svg className={names} viewBox="0 0 24 24" aria-hidden="true">
        {shape}
      </svg>
    );
  };

export const GlobeIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M3 12h18M12 3c3 3.2 3 14.8 0 18M12 3c-3 3.2-3 14.8 0 18" />
  </>,
);
export const ChevronDownIcon = icon(<path d="m6 9 6 6 6-6" />);
export const ArrowBackIcon = icon(<path d="M19 12H5m6-6-6 6 6 6" />, true);
export const ArrowForwardIcon = icon(<path d="M5 12h14m-6-6 6 6-6 6" />, true);
export const CheckIcon = icon(<path d="m5 12.5 4.5 4.5L19 7.5" />);
export const MenuIcon = icon(<path d="M4 8.5h16M4 15.5h16" />);
export const CloseIcon = icon(<path d="M6 6l12 12M18 6 6 18" />);
export const SunriseIcon = icon(
  <path d="M3 17h18M6.5 17a5.5 5.5 0 0 1 11 0M12 5v3M4.8 9.3l1.8 1.8M19.2 9.3l-1.8 1.8" />,
);
export const MoonIcon = icon(<path d="M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z" />);
export const FlameIcon = icon(
  <path d="M12 3.5c.4 3.6 5.5 5.7 5.5 11a5.5 5.5 0 0 1-11 0c0-2.4 1.2-3.9 2.5-5.2.2 1.7.8 2.6 1.7 3-.3-3.2 0-6 1.3-8.800Z" />,
);
export const ScreenIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="11" rx="2" />
    <path d="M8.5 20h7M12 16v4" />
  </>,
);
export const TideIcon = icon(
  <path d="M3 9c2 0 2.5 2 4.5 2S10 9 12 9s2.5 2 4.5 2S19 9 21 9M3 15c2 0 2.5 2 4.5 2s2.5-2 4.5-2 2.5 2 4.5 2 2.5-2 4.5-2" />,
);
export const FeatherIcon = icon(<path d="M4 20c4-9 9-14.5 16-16-1 7-6 12-13 13M4 20l6.5-7" />);
export const BookIcon = icon(
  <path d="M12 6.5C10 5 7 4.5 4 4.8v13.7c3-.3 6 .2 8 1.7 2-1.5 5-2 8-1.7V4.8c-3-.3-6 .2-8 1.7Zm0 0v13.7" />,
);
export const PictureIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <circle cx="15.8" cy="9.2" r="1.9" />
    <path d="m4 17 5-5.5 4.5 4.6 2.2-2.1 4.3 4" />
  </>,
);
export const PersonIcon = icon(
  <>
    <circle cx="12" cy="8.5" r="3.8" />
    <path d="M4.5 20c.8-4 3.8-6 7.5-6s6.7 2 7.5 6" />
  </>,
);
export const SignOutIcon = icon(
  <path d="M10 4.5H6.5a2 2 0 0 0-2 2v11a2 2 0 0 0 2 2H10M14.5 8l4 4-4 4m4-4H9.5" />,
  true,
);
export const AdminIcon = icon(
  <path d="M12 3.5 5 6v5.5c0 4.4 2.9 7.6 7 9 4.1-1.4 7-4.6 7-9V6zM9 12l2.2 2.2L15 10.5" />,
);
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 6 12 6s9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6Z" />
    <circle cx="12" cy="12" r="2.6" />
  </>,
);
export const RefreshIcon = icon(<path d="M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.2h-4.2" />);
export const KeepIcon = icon(<path d="M6.5 4.5h11v15l-5.5-4-5.5 4z" />);
export const TrashIcon = icon(
  <path d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.9 12.5h9.2L17.5 7M10.3 10.5v5.5M13.7 10.5v5.5" />,
);
export const DownloadIcon = icon(<path d="M12 4v11m-4.5-4.5L12 15l4.5-4.5M5 19.5h14" />);
export const MailIcon = icon(
  <>
    <rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
    <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
  </>,
);
export const LockIcon = icon(
  <>
    <rect x="5" y="10.5" width="14" height="9.5" rx="2.5" />
    <path d="M8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5" />
  </>,
);
export const PlayIcon = icon(<path d="M8 5.5v13l10.5-6.5z" fill="currentColor" stroke="none" />);
export const PauseIcon = icon(<path d="M8 5.5v13M16 5.5v13" strokeWidth="3" />);
