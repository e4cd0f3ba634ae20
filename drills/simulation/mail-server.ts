import type { Mailer } from "#server/providers/mail.ts";
import { reply, type World } from "./world.ts";

type Sent = Parameters<Mailer["send"]>[0];

/** A mail server that refuses, hangs, and loses its reply after it has accepted a mail. */
export interface MailServer {
  /** How often each mail was accepted, by its id. */
  accepted: Map<string, number>;
  /** Mails that may come twice: the reply was lost, or the process died while it sent them. */
  uncertain: Set<string>;
  open(world: World): Mailer;
}

export function createMailServer(onAccepted: (mail: Sent) => void): MailServer {
  const accepted = new Map<string, number>();
  const uncertain = new Set<string>();
  return {
    accepted,
    uncertain,
    open: (world) => ({
      name: "smtp",
      async send(mail, signal) {
        const { random } = world;
        const fate = random.next() / Math.max(world.faults, 1e-9);
        await reply(world, fate < 0.2 ? Infinity : random.int(100, 3000), signal);
        if (fate < 0.8) throw Object.assign(new Error("451 try again later"), { responseCode: 451 });
        accepted.set(mail.id, (accepted.get(mail.id) ?? 0) + 1);
        world.note(`mail ${mail.template} ${mail.id}`);
        onAccepted(mail);
        if (fate < 1) {
          uncertain.add(mail.id);
          throw Object.assign(new Error("the connection broke"), { code: "ECONNRESET" });
        }
        return null;
      },
      close: () => undefined,
    }),
  };
}
