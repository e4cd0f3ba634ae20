import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { requireAccess } from "#server/http/register.ts";
import type { DreamEventHub } from "./events.ts";
import { eventsAfter, findOwnDream } from "./queries.ts";
import { toDream, type DreamFacts } from "./view.ts";

const KEEP_ALIVE_MS = 20_000;

/** Whether the session a stream was opened in still holds: a stream outlives the request's own check. */
function isSignedIn({ session, sessionStore }: FastifyRequest): Promise<boolean> {
  return new Promise((resolve, reject) => {
    sessionStore.get(session.sessionId, (error, found) => (error ? reject(error) : resolve(Boolean(found))));
  });
}

/**
 * `GET /api/dreams/:id/events`: every change of a dream as a server-sent event `dream` with its sequence
 * number as id and `{change, dream}` as data; `writing` with `{summary}`, as far as the reading is written;
 * `end` closes it once the dream is final.
 */
export function registerDreamEvents(
  app: FastifyInstance,
  { db, events, facts, now }: { db: Db; events: DreamEventHub; facts: DreamFacts; now: () => Date },
): void {
  const open = new Set<() => void>();
  app.addHook("preClose", async () => {
    for (const close of open) close();
  });

  app.get<{ Params: { id: string } }>(
    "/api/dreams/:id/events",
    {
      schema: {
        summary: "Every change of a dream as server-sent events",
        params: z.strictObject({ id: z.string().min(1).max(64) }),
      },
      preValidation: async (request) => requireAccess("person", request.viewer),
    },
    async (request, reply) => {
      const userId = request.viewer!.id;
      const { id } = request.params;
      if (!(await findOwnDream(db, userId, id))) throw new AppError("not_found");
      const resumed = Number(request.headers["last-event-id"]);
      let last = Number.isSafeInteger(resumed) && resumed > 0 ? resumed : 0;

      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      raw.write("retry: 2000\n\n");

      let sending = false;
      let again = false;
      const send = async (): Promise<void> => {
        const row = await findOwnDream(db, userId, id);
        if (!row || !(await isSignedIn(request))) return close();
        const changes = await eventsAfter(db, id, last);
        const dream = await toDream(db, row, facts, now());
        // A client that comes without a number needs one snapshot, not the dream's whole story.
        const wanted = last === 0 ? changes.slice(-1) : changes;
        for (const { seq, part, status, progress, at } of wanted) {
          raw.write(
            `id: ${seq}\nevent: dream\ndata: ${JSON.stringify({ change: { part, status, progress, at }, dream })}\n\n`,
          );
        }
        if (wanted.length === 0 && last === 0)
          raw.write(`event: dream\ndata: ${JSON.stringify({ change: null, dream })}\n\n`);
        last = changes.at(-1)?.seq ?? last;
        if (row.finished_at !== null) {
          raw.write("event: end\ndata: {}\n\n");
          close();
        }
      };
      const onChange = () => {
        if (sending) {
          again = true;
          return;
        }
        sending = true;
        send()
          .catch((error: unknown) => {
            request.log.error({ err: error }, "event stream failed");
            close();
          })
          .finally(() => {
            sending = false;
            if (again && open.has(close)) {
              again = false;
              onChange();
            }
          });
      };
      const onWriting = (summary: string) =>
        void raw.write(`event: writing\ndata: ${JSON.stringify({ summary })}\n\n`);
      const stopListening = events.listen(id, onChange, onWriting);
      const keepAlive = setInterval(() => raw.write(": \n\n"), KEEP_ALIVE_MS);
      const close = () => {
        if (!open.delete(close)) return;
        clearInterval(keepAlive);
        stopListening();
        raw.end();
      };
      open.add(close);
      raw.on("close", close);
      onChange();
    },
  );
}
