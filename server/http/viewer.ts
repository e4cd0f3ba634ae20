import type { Locale } from "#shared/locales.ts";

/** The signed-in person behind a request. */
export interface Viewer {
  id: string;
  email: string;
  name: string;
  role: "user" | "admin";
  emailVerified: boolean;
  /** Rises with every change of what this person's pages show. */
  revision: number;
  /** Set while an admin has yet to pass the second factor in this session. */
  needsSecondFactor?: { enrolled: boolean };
}

declare module "fastify" {
  interface FastifyRequest {
    /** Null without a valid session. */
    viewer: Viewer | null;
    locale: Locale;
  }
  interface Session {
    userId?: string;
  }
}
