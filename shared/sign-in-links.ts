import { z } from "zod";
import { emailSchema, userReply } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { CODE_MAX, CODE_MIN } from "./limits.ts";

export const askForLink = endpoint({
  method: "POST",
  path: "/api/auth/sign-in-link",
  access: "everyone",
  summary:
    "Mail a link that signs in, and a code, if the address has an account; both work once, for 15 minutes, in this browser",
  body: z.strictObject({ email: emailSchema }),
  status: 202,
  reply: z.object({}),
});

export const enterByLink = endpoint({
  method: "POST",
  path: "/api/auth/sign-in-link/enter",
  access: "everyone",
  summary:
    "Sign in with a mailed link; 409 conflict (other_browser) elsewhere than in the browser that asked, where it stays open",
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  status: 200,
  reply: userReply,
});

export const enterByCode = endpoint({
  method: "POST",
  path: "/api/auth/sign-in-link/code",
  access: "everyone",
  summary: "Sign in with the code of the mail, in the browser that asked for it",
  body: z.strictObject({ code: z.string().min(CODE_MIN).max(CODE_MAX) }),
  status: 200,
  reply: userReply,
});
