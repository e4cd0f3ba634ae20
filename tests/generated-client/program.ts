// A program of a user, checked against types that tests/http/generated-client.test.ts generates beside it.
import createClient from "openapi-fetch";
import type { paths } from "./description.mts";

/** Walks the main calls of keys and returns what was seen. */
export async function walk(baseUrl: string, key: string) {
  const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${key}` } });
  const texts = ["I flew over a wide dark sea", "A white horse stood on a rock", "A lantern in the snow"];
  const ids: string[] = [];
  for (const dreamText of texts) {
    const created = await api.POST("/api/v1/dreams", {
      body: { dreamText, language: "en-US", depth: "reading" },
    });
    if (!created.data) throw new Error(created.error.error.message);
    ids.push(created.data.dream.id);
  }

  const listed: string[] = [];
  let cursor: string | undefined;
  do {
    const { data, error } = await api.GET("/api/v1/dreams", {
      params: { query: { limit: 2, ...(cursor && { cursor }) } },
    });
    if (!data) throw new Error(error.error.message);
    listed.push(...data.dreams.map(({ id }) => id));
    cursor = data.nextCursor ?? undefined;
  } while (cursor);

  const [first] = ids as [string];
  const path = { id: first };
  const events = await api.GET("/api/v1/dreams/{id}/events", { params: { path }, parseAs: "text" });
  const { data: read } = await api.GET("/api/v1/dreams/{id}", { params: { path } });
  const status: "queued" | "processing" | "done" | "failed" | "cancelled" | undefined = read?.dream.status;
  const { data: changed } = await api.PATCH("/api/v1/dreams/{id}", {
    params: { path },
    body: { mood: "calm", favourite: true, ownTags: ["sea"] },
  });
  const mood: "calm" | "curious" | "joyful" | "anxious" | "sad" | null | undefined = changed?.dream.mood;
  const { response: deleted } = await api.DELETE("/api/v1/dreams/{id}", { params: { path } });
  const { error: missing } = await api.GET("/api/v1/dreams/{id}", { params: { path: { id: "none" } } });

  return {
    ids,
    listed,
    events: events.data ?? "",
    status,
    mood,
    deleted: deleted.status,
    missing: missing?.error.code,
  };
}

/** What the generated types must refuse. */
export function refused(api: ReturnType<typeof createClient<paths>>) {
  return [
    // @ts-expect-error: a dream has a text
    () => api.POST("/api/v1/dreams", { body: { language: "en-US" } }),
    // @ts-expect-error: no such language
    () => api.POST("/api/v1/dreams", { body: { dreamText: "A sea", language: "tlh" } }),
    // @ts-expect-error: an id is needed
    () => api.GET("/api/v1/dreams/{id}"),
    // @ts-expect-error: no such call
    () => api.GET("/api/v1/nightmares"),
  ];
}
