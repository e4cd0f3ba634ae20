import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useApp } from "../../../lib/context.tsx";
import { initials } from "../../../lib/numbers.ts";

interface WhoProps {
  id: string;
  name: string;
  email: string;
  /** Badges beside the name. */
  children?: ReactNode;
}

/** A person in a table, leading to their page. */
export function Who({ id, name, email, children }: WhoProps) {
  const { locale } = useApp();
  return (
    <div className="who">
      <bdi className="who-face" aria-hidden="true">
        {initials(name, locale)}
      </bdi>
      <div className="who-words">
        <Link className="who-name" to={`/admin/users/${id}`}>
          <bdi>{name}</bdi>
        </Link>
        <bdi className="who-email">{email}</bdi>
        {children}
      </div>
    </div>
  );
}
