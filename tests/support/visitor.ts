import type { FastifyInstance, InjectOptions } from "fastify";
import type { Dream } from "#shared/dreams.ts";

/** A browser: keeps the cookies it is given and sends them along. */
export type Visitor = ReturnType<typeof createVisitor>;

export function createVisitor(app: FastifyInstance, headers: Record<string, string> = {}) {
  const jar = new Map<string, string>();

  async function send(
    method: InjectOptions["method"],
    url: string,
    body?: object,
    more: Record<string, string> = {},
  ) {
    const response = await app.inject({
      method,
      url,
      headers: { ...headers, ...more },
      cookies: Object.fromEntries(jar),
      ...(body && { payload: body }),
    });
    for (const { name, value, expires } of response.cookies) {
      if (expires && expires.getTime() <= Date.now()) jar.delete(name);
      else jar.set(name, value);
    }
    const isJson = response.headers["content-type"]?.startsWith("application/json") && response.body !== "";
    const json = isJson ? (response.json() as Record<string, any>) : undefined;
    const { statusCode: status, headers: received, cookies, rawPayload: bytes } = response;
    return { status, json, headers: received, cookies, bytes };
  }

  return {
    jar,
    /** The `Cookie` header this browser would send. */
    cookie: () => [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
    get: (url: string, more?: Record<string, string>) => send("GET", url, undefined, more),
    head: (url: string, more?: Record<string, string>) => send("HEAD", url, undefined, more),
    post: (url: string, body?: object, more?: Record<string, string>) => send("POST", url, body, more),
    patch: (url: string, body?: object, more?: Record<string, string>) => send("PATCH", url, body, more),
    delete: (url: string, more?: Record<string, string>) => send("DELETE", url, undefined, more),
    credits: async () => (await send("GET", "/api/me")).json!.credits as number,
    dream: async (id: string) => (await send("GET", `/api/dreams/${id}`)).json!.dream as Dream,
    /** Submits a dream in Turkish; resolves to its id. */
    async submitDream(dreamText: string, fields: object = {}): Promise<string> {
      const { status, json } = await send("POST", "/api/dreams", { dreamText, language: "tr", ...fields });
      if (status !== 202) throw new Error(`submitting a dream returned ${status}`);
      return (json!.dream as Dream).id;
    },
    signUp: (email: string, password = "a long password", name = "Ayşe") =>
      send("POST", "/api/auth/sign-up", { name, email, password }),
    signIn: (email: string, password = "a long password") =>
      send("POST", "/api/auth/sign-in", { email, password }),
  };
}
