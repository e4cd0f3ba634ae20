import type { FastifyRequest } from "fastify";
import { AppError } from "#server/errors.ts";
import type { Payer, Spend } from "#server/features/credits/credits.ts";
import type { Me } from "#shared/accounts.ts";
import type { KeyRight } from "#shared/endpoint.ts";
import type { Locale } from "#shared/locales.ts";

/** The signed-in user behind a request. */
export interface SessionUser {
  id: string;
  email: string;
  name: string;
  role: "user" | "admin";
  emailVerified: boolean;
  nights: Me["nights"];
  /** Increases with every change of what this user's pages show. */
  revision: number;
  /** Set until an admin passes the second factor in this session. */
  needsSecondFactor?: { enrolled: boolean };
}

/** The key of the API that a request came with. */
interface RequestKey {
  id: string;
  /** Counts the tokens of a hold, in its transaction. Throws `rate_limited` above the key's limit of a day. */
  spend: Spend;
  /** Whether it still opens what it was sent for. */
  isOpen(): Promise<boolean>;
}

/** The user of a request. Throws `unauthenticated` without a session. */
export function requireUser({ user }: Pick<FastifyRequest, "user">): SessionUser {
  if (!user) throw new AppError("unauthenticated");
  return user;
}

/** Who pays for what a request asks for. Throws `unauthenticated`. */
export const payerOf = (request: Pick<FastifyRequest, "user" | "key">): Payer => ({
  userId: requireUser(request).id,
  spend: request.key?.spend,
});

declare module "fastify" {
  interface FastifyRequest {
    /** Null without a valid session. */
    user: SessionUser | null;
    /** Null for a request of a session. */
    key: RequestKey | null;
    locale: Locale;
  }
  interface FastifyContextConfig {
    /** The right that a key needs for this route; without it keys are refused. */
    keyRight?: KeyRight;
    /** True where a session opens nothing. */
    keyOnly?: boolean;
  }
  interface Session {
    userId?: string;
  }
}
