/** A browser's worth of session against a real server. */
export async function signUpOverHttp(origin: string, email: string) {
  const jar = new Map<string, string>();

  async function send(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(";")[0]!.split("=");
      jar.set(name!, value!);
    }
    const text = await response.text();
    return { status: response.status, json: text.startsWith("{") ? (JSON.parse(text) as any) : undefined };
  }

  const response = await send("POST", "/api/auth/sign-up", {
    name: "Deniz",
    email,
    password: "a long password",
  });
  if (response.status !== 201) throw new Error(`sign-up returned ${response.status}`);
  return { send, jar, userId: response.json.user.id as string };
}
