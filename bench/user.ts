import type { Dream } from "#shared/dreams.ts";
import { signUpWithCredits } from "../tests/support/user-with-dream.ts";
import type { ServerProcess } from "../tests/support/server-process.ts";

const TEXT =
  "Eski bir trenin içindeydim, raylar suyun üstünden gidiyordu. Camdan bakınca bulutların suya değdiğini gördüm.";

/** Signs up a user with credits; returns functions that submit dreams and wait for them. */
export async function createBenchUser(server: ServerProcess, { credits }: { credits: number }) {
  const user = await signUpWithCredits(server, `bench-${process.pid}@example.com`, credits);

  const submit = async (depth: string, resolution: string): Promise<string> => {
    const body = { dreamText: TEXT, language: "tr", depth, resolution };
    return ((await user.send("POST", "/api/dreams", body)).json as { dream: Dream }).dream.id;
  };
  const status = async (id: string) =>
    ((await user.send("GET", `/api/dreams/${id}`)).json as { dream: Dream }).dream.status;
  const finished = async (id: string) => {
    while (["queued", "processing"].includes(await status(id)))
      await new Promise((resolve) => setTimeout(resolve, 100));
  };

  return {
    cookie: [...user.jar].map(([name, value]) => `${name}=${value}`).join("; "),
    submit,
    status,
    finished,
    /** Submits `count` dreams and waits until they are done: the first in full, the others with a reading only. */
    async fill(count: number): Promise<void> {
      const ids = [await submit("full", "480p")];
      while (ids.length < count) ids.push(await submit("reading", "480p"));
      for (const id of ids) await finished(id);
    },
  };
}
