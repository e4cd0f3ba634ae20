import type { FastifyInstance, FastifyRequest, RouteOptions } from "fastify";
import { z } from "zod";
import type { Db } from "#server/db/open.ts";
import { AppError } from "#server/errors.ts";
import { endingSeen } from "#server/features/notifications/notifications.ts";
import { routeOfKeys } from "#server/http/register.ts";
import { requireUser } from "#server/http/session-user.ts";
import type { DreamEventHub } from "./events.ts";
import { EVENTS_READ, eventsAfter, latestEvent } from "./event-queries.ts";
import { hasOpenLens } from "./lens-queries.ts";
import { createOpenStreams } from "./open-streams.ts";
import { findOwnDream } from "./queries.ts";
import { toDream, type DreamFacts } from "./view.ts";

const KEEP_ALIVE_MS = 20_000;
/** Longest time without a byte taken by the client. */
const STALL_MS = 45_000;
/** Buffered bytes for a slow client; above, the stream is closed and the client resumes it. */
const BACKLOG_MAX_BYTES = 256 * 1024;
/** Changes read at once that carry the whole dream each; of more, and of a replay, only the last one does. */
const WHOLE_DREAMS = 4;

/** Whether the session or the key still exists: a stream outlives the check of its request. */
function isSignedIn({ key, session, sessionStore }: FastifyRequest): Promise<boolean> {
  if (key) return key.isOpen();
  return new Promise((resolve, reject) => {
    sessionStore.get(session.sessionId, (error, found) => (error ? reject(error) : resolve(Boolean(found))));
  });
}

/**
 * `GET /api/dreams/:id/events`: every change of a dream as a server-sent event `dream` with its sequence number as id
 * and `{change, dream}` as data (in a replay after Last-Event-ID, only the last one has `dream`); `writing` with
 * `{summary}`, as far as the reading is written; `end` closes it once the dream is final and none of its lenses is
 * open. A user has at most 8 streams; one more is refused with `rate_limited`.
 */
export function registerDreamEvents(
  app: FastifyInstance,
  { db, events, facts, now }: { db: Db; events: DreamEventHub; facts: DreamFacts; now: () => Date },
): void {
  const streams = createOpenStreams();
  app.addHook("preClose", async () => streams.closeAll());

  const route: RouteOptions = {
    method: "GET",
    url: "/api/dreams/:id/events",
    schema: {
      summary:
        "Every change of a dream as server-sent events; at most 8 streams per user, the next one is refused",
      produces: ["text/event-stream"],
      params: z.strictObject({ id: z.string().min(1).max(64) }),
    },
    preValidation: async (request) => void requireUser(request),
    handler: async (request, reply) => {
      const userId = requireUser(request).id;
      const { id } = request.params as { id: string };
      if (!(await findOwnDream(db, userId, id))) throw new AppError("not_found");
      const resumed = Number(request.headers["last-event-id"]);
      let last = Number.isSafeInteger(resumed) && resumed > 0 ? resumed : 0;
      // Numbers begin again where the events of an ended dream were removed.
      if (last > 0 && last > (await latestEvent(db, id))) last = 0;
      let snapshot = last === 0;
      /** Whether the dream must follow even where no change does. */
      let owesDream = snapshot;
      let replaying = true;
      // No await between this check and `streams.add`.
      streams.assertRoom(userId);

      reply.hijack();
      const { raw } = reply;
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        "x-accel-buffering": "no",
      });
      raw.setTimeout(STALL_MS, () => raw.destroy());
      const write = (text: string) => {
        // A stream may be closed while the dream or the session is read.
        if (raw.destroyed || raw.writableEnded) return;
        raw.write(text);
        if (raw.writableLength > BACKLOG_MAX_BYTES) raw.destroy();
      };
      write("retry: 2000\n\n");

      /** Returns what runs `work`, never twice at once, and again where it was called meanwhile; a failure ends the stream. */
      const inTurn = (work: () => Promise<void>) => {
        let running = false;
        let again = false;
        return async (): Promise<void> => {
          again = true;
          if (running) return;
          running = true;
          try {
            while (again && !closed) {
              again = false;
              await work();
            }
          } catch (error) {
            request.log.error({ err: error }, "event stream failed");
            close();
          }
          running = false;
        };
      };
      const send = async (): Promise<void> => {
        // The dream is read after its changes, so that it is never older than they are: what follows is announced anew.
        let changes = await eventsAfter(db, id, last);
        const row = await findOwnDream(db, userId, id);
        if (!row || !(await isSignedIn(request))) return close();
        // Nothing follows a final dream without an open lens, but changes may have come before it was read.
        const ended = row.finished_at !== null && !(await hasOpenLens(db, id));
        if (ended) changes = await eventsAfter(db, id, last);
        const more = changes.length === EVENTS_READ;
        const dream = await toDream(db, row, facts, now());
        // A client without a Last-Event-ID needs a snapshot, not all changes.
        const wanted = snapshot ? changes.slice(more ? changes.length : -1) : changes;
        const wholeFrom = replaying || wanted.length > WHOLE_DREAMS ? wanted.length - (more ? 0 : 1) : 0;
        for (const [i, { seq, part, status, progress, at }] of wanted.entries()) {
          const change = { part, status, progress, at };
          const data = i < wholeFrom ? { change } : { change, dream };
          write(`id: ${seq}\nevent: dream\ndata: ${JSON.stringify(data)}\n\n`);
        }
        last = changes.at(-1)?.seq ?? last;
        owesDream ||= more;
        if (more) return void onChange();
        if (owesDream && wanted.length === 0)
          write(`event: dream\ndata: ${JSON.stringify({ change: null, dream })}\n\n`);
        owesDream = false;
        snapshot = false;
        replaying = false;
        if (ended) {
          write("event: end\ndata: {}\n\n");
          // Whoever looks at the dream needs no message about it; a program with a key does not look.
          if (!raw.destroyed && !request.key) await endingSeen(db, id);
          close();
        }
      };
      const onChange = inTurn(send);
      let summary = "";
      const sendSummary = inTurn(async () => {
        if (await isSignedIn(request)) write(`event: writing\ndata: ${JSON.stringify({ summary })}\n\n`);
        else close();
      });
      const onWriting = (newest: string) => {
        summary = newest;
        void sendSummary();
      };
      const onLatest = (latest?: number | null) => {
        if (!latest || latest > last) void onChange();
      };
      const stopListening = events.listen(id, onLatest, onWriting);
      const keepAlive = setInterval(() => {
        // Writing to a stalled client would restart its time limit.
        if (!raw.writableNeedDrain) write(": \n\n");
      }, KEEP_ALIVE_MS);
      let closed = false;
      const close = () => {
        if (closed) return;
        closed = true;
        clearInterval(keepAlive);
        stopListening();
        leave();
        raw.end();
      };
      const leave = streams.add(userId, close);
      raw.on("close", close);
      // Of a request aborted before, there is no `close` event.
      if (raw.destroyed) return close();
      void onChange();
    },
  };
  app.route(route);
  app.route(routeOfKeys(route, "read"));
}
