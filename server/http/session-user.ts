import type { FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import type { Locale } from "#shared/locales.ts";

/** The signed-in user behind a request. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  role: "user" | "admin";
  emailVerified: boolean;
  /** Increases with every change of what this user's pages show. */
  revision: number;
  /** Set until an admin passes the second factor in this session. */
  needsSecondFactor?: { enrolled: boolean };
}

/** The user of a request. Throws `unauthenticated` without a session. */
export function requireUser({ user }: Pick<FastifyRequest, "user">): SessionUser {
  if (!user) throw new AppError("unauthenticated");
  return user;
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null without a valid session. */
    user: SessionUser | null;
    locale: Locale;
  }
  interface Session {
    userId?: string;
  }
}
