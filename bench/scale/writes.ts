import type { MeasuredServer } from "./server.ts";
import { LIMITS, type Limit, type Report } from "./report.ts";
import type { sampleIds } from "./requests.ts";
import { PASSWORD } from "./users.ts";

const TEXT =
  "I walked through a house by the sea, and every door opened on the same quiet garden under snow.";
const TIMES = 3;
const CALL_LIMIT_MS = 30_000;

interface Write {
  name: string;
  path: string | ((nth: number) => string);
  method?: "POST" | "DELETE";
  body?: (nth: number) => unknown;
  cookie?: string | ((nth: number) => string) | undefined;
  limit?: Limit;
  times?: number;
}

/** Measures the calls that change something, in an order in which each finds what it needs. */
export async function measureWrites(
  server: MeasuredServer,
  report: Report,
  { cookies, ids }: { cookies: Record<string, string>; ids: ReturnType<typeof sampleIds> },
): Promise<void> {
  const user = cookies["user@scale.example"]!;
  const many = cookies["many@scale.example"]!;
  const admin = cookies["admin@scale.example"]!;
  const userId = ids.users["user@scale.example"];

  /** Sends a call several times; returns the bodies of the responses. */
  async function run(write: Write): Promise<Record<string, any>[]> {
    const { name, path, method = "POST", body = () => ({}), cookie, times = TIMES } = write;
    const limit = write.limit ?? LIMITS.userRequest;
    const runs = [];
    const bodies = [];
    for (let nth = 0; nth < times; nth++) {
      const request = {
        method,
        body: body(nth),
        limitMs: CALL_LIMIT_MS,
        ...(cookie !== undefined && { cookie: typeof cookie === "string" ? cookie : cookie(nth) }),
      };
      const response = await server.request({
        ...request,
        path: typeof path === "string" ? path : path(nth),
      });
      if (!response) {
        report.add(name, limit, [], `> ${CALL_LIMIT_MS / 1000} s`);
        await server.recover();
        return bodies;
      }
      if (response.status >= 400) {
        report.add(name, limit, [], `status ${response.status}: ${response.body.slice(0, 80)}`);
        return bodies;
      }
      runs.push(response);
      bodies.push(response.body.startsWith("{") ? (JSON.parse(response.body) as Record<string, any>) : {});
    }
    report.add(name, limit, runs);
    return bodies;
  }

  const email = (nth: number) => `bench-${nth}@scale.example`;
  const password = PASSWORD;
  await run({
    name: "POST sign-in",
    path: "/api/auth/sign-in",
    body: () => ({ email: "user-30@scale.example", password }),
  });
  await run({
    name: "POST sign-up",
    path: "/api/auth/sign-up",
    body: (nth) => ({ name: "Bench", email: email(nth), password: `${password} ${nth}` }),
  });
  await run({
    name: "POST forgot-password",
    path: "/api/auth/forgot-password",
    body: (nth) => ({ email: email(nth) }),
  });
  await run({
    name: "POST page view",
    path: "/api/analytics/events",
    body: () => ({ path: "/pricing", referrer: "https://site.example/" }),
  });

  for (const [who, cookie] of [
    ["user", user],
    ["many", many],
  ] as const) {
    const path = "/api/dreams";
    const dreams = await run({
      name: `POST dream (${who})`,
      path,
      cookie,
      body: (nth) => ({ dreamText: `${TEXT} ${nth}`, language: "en-US", depth: "full" }),
    });
    const dreamPath = (nth: number) => `${path}/${dreams[nth]?.dream.id}`;
    const each = { cookie, times: dreams.length };
    await run({ ...each, name: `POST cancel (${who})`, path: (nth) => `${dreamPath(nth)}/cancel` });
    await run({ ...each, name: `POST retry (${who})`, path: (nth) => `${dreamPath(nth)}/retry` });
    await run({ ...each, name: `DELETE dream (${who})`, method: "DELETE", path: dreamPath });
    await run({
      name: `POST note (${who})`,
      path: `${path}/notes`,
      cookie,
      body: (nth) => ({ dreamText: `${TEXT} note ${nth}`, language: "en-US" }),
    });
  }

  // One open payment per user and package.
  const payer = (nth: number) => (nth < 3 ? user : many);
  const checkouts = await run({
    name: "POST create-payment",
    path: "/api/payments/create-payment",
    cookie: payer,
    body: (nth) => ({ packageId: ["starter", "popular", "pro"][nth % 3] }),
    times: 6,
  });
  const page = (nth: number) => String(checkouts[nth]?.url).split("/").at(-1)!;
  await run({
    name: "POST sandbox payment (webhook)",
    path: (nth) => `/api/sandbox/checkout/${page(nth)}`,
    cookie: payer,
    body: () => ({ action: "succeed" }),
    times: checkouts.length,
  });
  await run({
    name: "POST verify-payment",
    path: "/api/payments/verify-payment",
    cookie: payer,
    body: (nth) => ({ sessionId: page(nth) }),
    times: checkouts.length,
  });
  /** Cookies after the password proof, which changes the session id. */
  const proved = new Map<string, string>();
  for (const cookie of [user, many]) {
    const proof = { method: "POST", path: "/api/account/prove-password", cookie, body: { password } };
    const response = await server.request({ ...proof, limitMs: CALL_LIMIT_MS });
    if (response) report.add("POST prove-password", LIMITS.userRequest, [response]);
    proved.set(cookie, response?.cookie ?? cookie);
  }
  await run({
    name: "POST end other sessions",
    path: "/api/account/sessions/end-others",
    cookie: proved.get(user),
    times: 1,
  });

  const limit = LIMITS.adminPage;
  const manage = (name: string, body: (nth: number) => object) =>
    run({ name: `POST manage-user ${name}`, path: "/api/admin/manage-user", cookie: admin, limit, body });
  await manage("update_credits", (nth) => ({
    action: "update_credits",
    userId,
    credits: 100 + nth,
    reason: "bench",
  }));
  await manage("ban_user", () => ({ action: "ban_user", userId }));
  await manage("unban_user", () => ({ action: "unban_user", userId }));

  await run({
    name: "POST delete account (many)",
    path: "/api/account/delete",
    cookie: proved.get(many),
    body: () => ({ password }),
    times: 1,
  });
}
