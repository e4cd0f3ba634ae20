import type { Dream } from "#shared/dreams.ts";
import { signUpWithTokens } from "../tests/support/dreamer.ts";
import type { ServerProcess } from "../tests/support/server-process.ts";

const TEXT =
  "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu. Camdan bakınca bulutların suya değdiğini gördüm.";

/** A signed-in person with tokens, who can submit dreams and wait for them. */
export async function createDreamer(server: ServerProcess, { tokens }: { tokens: number }) {
  const person = await signUpWithTokens(server, `bench-${process.pid}@example.com`, tokens);

  const submit = async (depth: string, resolution: string): Promise<string> => {
    const order = { dreamText: TEXT, language: "tr", depth, resolution };
    return ((await person.send("POST", "/api/dreams", order)).json as { dream: Dream }).dream.id;
  };
  const status = async (id: string) =>
    ((await person.send("GET", `/api/dreams/${id}`)).json as { dream: Dream }).dream.status;
  const finished = async (id: string) => {
    while (["queued", "processing"].includes(await status(id)))
      await new Promise((resolve) => setTimeout(resolve, 100));
  };

  return {
    cookie: [...person.jar].map(([name, value]) => `${name}=${value}`).join("; "),
    submit,
    status,
    finished,
    /** Fills the library with dreams that have a reading and, the first one, a picture and a film. */
    async fill(count: number): Promise<void> {
      const ids = [await submit("full", "480p")];
      while (ids.length < count) ids.push(await submit("reading", "480p"));
      for (const id of ids) await finished(id);
    },
  };
}
