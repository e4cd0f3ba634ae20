import { icon } from "../../../ui/icons.tsx";

export const UsersIcon = icon(
  <>
    <circle cx="9" cy="8.5" r="3.5" />
    <path d="M2.5 19.5c.6-3.7 3.2-5.5 6.5-5.5s5.9 1.8 6.5 5.5M16 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2 .8 3.2 2.5 3.5 4.9" />
  </>,
);
export const TransfersIcon = icon(
  <path d="M4 8.5h14m0 0L14.5 5M18 8.5 14.5 12M20 15.5H6m0 0L9.5 12M6 15.5 9.5 19" />,
);
export const ChartIcon = icon(<path d="M4 19.5h16M6.5 16v-5M12 16V5M17.5 16V8.5" />);
export const AlertsIcon = icon(
  <path d="M12 4a5.5 5.5 0 0 0-5.5 5.5c0 5-2 6-2 7.5h15c0-1.5-2-2.5-2-7.5A5.5 5.5 0 0 0 12 4ZM10 20h4" />,
);
export const FlagIcon = icon(<path d="M6 20.5v-16M6 5h11.5l-2.5 4 2.5 4H6" />);
export const AuditIcon = icon(<path d="M6 4.5h12v15H6zM9 9h6M9 12.5h6M9 16h3.5" />);
export const KeyIcon = icon(
  <>
    <circle cx="8.5" cy="14.5" r="4" />
    <path d="m11.5 11.5 7-7M15.5 7.5l3 3" />
  </>,
);
export const CalendarIcon = icon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2.5" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
export const SidebarIcon = icon(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2.5" />
    <path d="M9.5 4.5v15" />
  </>,
  true,
);
export const HomeIcon = icon(<path d="m4 11.5 8-7 8 7M6.5 9.5v10h11v-10M10 19.5v-5.5h4v5.5" />);
export const ScaleIcon = icon(
  <path d="M12 4.5v15M7.5 19.5h9M5 7.5h14M5 7.5l-2.5 6a2.8 2.8 0 0 0 5 0zM19 7.5l-2.5 6a2.8 2.8 0 0 0 5 0z" />,
);
export const ExternalIcon = icon(<path d="M13.5 5H19v5.5M19 5l-8.5 8.5M16.5 14v5h-11V8h5" />, true);
