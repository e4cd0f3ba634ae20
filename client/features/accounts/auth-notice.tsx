import type { ReactNode } from "react";
import { Phase } from "../../ui/phase.tsx";

interface AuthNoticeProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
  /** Fills the moon above the title, 0 to 1. */
  moon?: number;
}

/** A message in place of the form. */
export function AuthNotice({ title, text, action, moon = 0.16 }: AuthNoticeProps) {
  return (
    <div className="auth-form auth-notice">
      <Phase value={moon} className="auth-moon" />
      <div className="auth-head" role="status">
        <h1 className="title-1">{title}</h1>
        <p className="muted">{text}</p>
      </div>
      {action}
    </div>
  );
}
