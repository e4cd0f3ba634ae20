import type { Database } from "better-sqlite3";
import { asAppError } from "#server/errors.ts";
import { signUp } from "#server/features/accounts/accounts.ts";
import { verifyEmail } from "#server/features/accounts/verification.ts";
import { updateCredits } from "#server/features/admin/manage-user.ts";
import { addPart } from "#server/features/dreams/added-part.ts";
import { binDream, deleteDream, restoreDream } from "#server/features/dreams/bin.ts";
import { cancelDream, retryDream, submitDream } from "#server/features/dreams/dreams.ts";
import { findOffer, openCheckout, verifyPayment } from "#server/features/payments/checkout.ts";
import { refundPayment } from "#server/features/payments/payments.ts";
import { setRenewal } from "#server/features/payments/subscription.ts";
import { exportAccount } from "#server/features/privacy/export.ts";
import { deleteAccount } from "#server/features/privacy/privacy.ts";
import type { Services } from "#server/services.ts";
import { DEPTHS } from "#shared/dreams.ts";
import { DAY_MS, MINUTE_MS } from "#shared/durations.ts";
import type { SandboxAction } from "#shared/sandbox.ts";
import type { Random } from "./random.ts";
import type { Site } from "./site.ts";
import type { Step, StepKind } from "./steps.ts";
import type { Stripe } from "./stripe.ts";
import type { World } from "./world.ts";

const PASSWORD = "a password of the simulation";
/** Attempts of a user at an action whose reply was lost. */
const ATTEMPTS = 6;

interface User {
  id: string;
  email: string;
}

interface Stage {
  world: World;
  site: Site;
  stripe: Stripe;
  sqlite: Database;
}

export interface Actors {
  act(step: Step, random: Random): Promise<void>;
  /** Opens the link of a verification mail. */
  openLink(recipient: string, text: string): void;
  /** Plays the renewals, which Stripe begins by itself. */
  playRenewals(random: Random): Promise<void>;
}

export function createActors({ world, site, stripe, sqlite }: Stage): Actors {
  const users = new Map<number, User>();
  const joined = new Map<number, number>();

  /** Acts as a user does: repeats an action when the site died before its reply, and stops when the site refused it. */
  async function withRetries<T>(work: (services: Services) => Promise<T>): Promise<T | null> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      try {
        const result = await site.run(async (services) => ({ value: await work(services) }));
        if (result) return result.value;
      } catch (error) {
        const known = asAppError(error);
        if (!known) throw error;
        world.note(`refused ${known.code}`);
        if (known.code !== "unavailable") return null;
      }
      await world.clock.wait(attempt * MINUTE_MS);
    }
    return null;
  }

  const findId = (text: string, ...values: unknown[]) =>
    sqlite.prepare<unknown[], { id: string }>(text).get(...values)?.id;
  const intake = (services: Services) => ({
    ...services,
    ...services.config,
    db: services.store.db,
    admitReview: async () => undefined,
  });
  const dreamOf = ({ id }: User, where: string) =>
    findId(`SELECT id FROM dreams WHERE user_id = ? AND ${where} ORDER BY created_at DESC, id LIMIT 1`, id);
  const paymentOf = ({ id }: User, where: string) =>
    findId(`SELECT id FROM payments WHERE user_id = ? AND ${where} ORDER BY created_at DESC, id LIMIT 1`, id);

  async function join(slot: number): Promise<void> {
    if (users.has(slot)) return;
    const times = (joined.get(slot) ?? 0) + 1;
    joined.set(slot, times);
    // The third account of a slot has the email address of the first.
    const email = `user-${slot}-${times % 2}@example.org`;
    const done = await withRetries((services) =>
      signUp(
        { ...services, db: services.store.db },
        { email, password: PASSWORD, locale: "en-US", country: null },
      ),
    );
    if (done) users.set(slot, { id: done.proof.userId, email });
  }

  async function dream(user: User, random: Random): Promise<void> {
    const key = `key-${random.int(0, 2 ** 31)}`;
    const input = {
      dreamText: "I stood at a wide sea, and a white horse came out of it.",
      language: "en-US" as const,
      depth: random.chance(0.15) ? "full" : random.pick(DEPTHS.slice(0, 2)),
      resolution: "480p" as const,
      style: "auto" as const,
    };
    const submit = () =>
      withRetries((services) =>
        submitDream(intake(services), input, { userId: user.id, idempotencyKey: key, now: services.now() }),
      );
    const made = await Promise.all(random.chance(0.1) ? [submit(), submit()] : [submit()]);
    const ids = new Set(made.flatMap((row) => (row ? [row.id] : [])));
    if (ids.size > 1) world.broken("one submission made two dreams");
  }

  async function buy(user: User, kind: "package" | "subscription", random: Random): Promise<void> {
    const item = kind === "package" ? random.pick(["starter", "pro"]) : random.pick(["basic", "premium"]);
    const url = await withRetries(async ({ payments }) => {
      const offer = await findOffer(payments, { userId: user.id, kind, item });
      const buyer = { userId: user.id, email: user.email, locale: "en-US" as const, title: item };
      return openCheckout(payments, offer, buyer);
    });
    if (url === null) return;
    const session = url.split("/").at(-1)!;
    const play = (action: SandboxAction) => stripe.play(session, action);
    if (random.chance(0.15)) await play("decline");
    if (random.chance(0.1)) return;
    await world.clock.wait(random.int(1, 5) * MINUTE_MS);
    if (kind === "package" && random.chance(0.15)) {
      await play("pay_later");
      // Longer than the hourly comparison looks back, too.
      await world.clock.wait(
        random.chance(0.2) ? random.int(3, 12) * DAY_MS : random.int(1, 300) * MINUTE_MS,
      );
      await play(random.chance(0.7) ? "settle" : "fail");
    } else await play("succeed");
    if (random.chance(0.7)) await verify(user, session);
  }

  const verify = (user: User, sessionId: string) =>
    withRetries(({ payments }) => verifyPayment(payments, { userId: user.id, sessionId }));

  async function leave(slot: number, user: User): Promise<void> {
    const proof = { userId: user.id, passwordHash: `quick ${PASSWORD}` };
    const done = await withRetries(async (services) => {
      await deleteAccount({ db: services.store.db, now: services.now }, { userId: user.id, proof });
      return true;
    });
    if (done) users.delete(slot);
  }

  async function exportAll(user: User): Promise<void> {
    await withRetries(async (services) => {
      const { now, media, translations, store } = services;
      const deps = { db: store.db, now, media, translations, locale: "en-US" as const };
      let bytes = 0;
      for await (const chunk of exportAccount(deps, user.id, new AbortController().signal))
        bytes += chunk.length;
      world.note(`export of ${bytes > 0 ? "some" : "no"} bytes`);
    });
  }

  type Act = (user: User, random: Random, slot: number) => Promise<unknown>;
  const renewal =
    (renew: boolean): Act =>
    ({ id: userId }) =>
      withRetries(({ payments }) => setRenewal(payments, { userId, renew }));
  const onDream =
    (
      where: string,
      work: (services: Services, own: { userId: string; id: string; now: Date }) => Promise<unknown>,
    ): Act =>
    async (user) => {
      const id = dreamOf(user, where);
      if (id !== undefined)
        await withRetries((services) => work(services, { userId: user.id, id, now: services.now() }));
    };
  const removing =
    (files: (services: Services, own: { userId: string; id: string; now: Date }) => Promise<string[]>) =>
    async (services: Services, own: { userId: string; id: string; now: Date }) =>
      services.media.remove(await files(services, own));
  const acts: Partial<Record<StepKind, Act>> = {
    dream,
    cancel: onDream("finished_at IS NULL", ({ store }, own) => cancelDream(store.db, own)),
    retry: onDream("status IN ('failed', 'cancelled')", (services, own) => retryDream(intake(services), own)),
    addPart: onDream("depth = 'reading' AND status = 'done'", (services, own) =>
      addPart(intake(services), { part: "image", resolution: "480p" }, own),
    ),
    bin: onDream(
      "deleted_at IS NULL",
      removing((s, own) => binDream(s.store.db, own, s.config.quota)),
    ),
    restore: onDream("deleted_at IS NOT NULL", (s, own) => restoreDream(s.store.db, own, s.config.quota)),
    remove: onDream(
      "1",
      removing((s, own) => deleteDream(s.store.db, own)),
    ),
    buy: (user, random) => buy(user, "package", random),
    subscribe: (user, random) => buy(user, "subscription", random),
    endRenewal: renewal(false),
    beginRenewal: renewal(true),
    async returnToShop(user, random) {
      const own = stripe.sessions().filter(({ metadata }) => metadata.user_id === user.id);
      if (own.length > 0) await verify(user, random.pick(own).id);
    },
    async adminRefund(user, random) {
      const paymentId = paymentOf(user, "paid_at IS NOT NULL");
      const amount = random.chance(0.5) ? { amount: random.int(1, 300) } : {};
      if (paymentId !== undefined)
        await withRetries(({ payments }) => refundPayment(payments, { paymentId, ...amount }));
    },
    async bankOrShop(_user, random) {
      const session = stripe.sessions().length > 0 && random.pick(stripe.sessions()).id;
      const action = random.pick([
        "refund",
        "refund_half",
        "dispute",
        "win_dispute",
        "lose_dispute",
      ] as const);
      if (session) await stripe.play(session, action);
    },
    async adminCredits({ id: userId }, random) {
      const admin = { id: userId, email: "admin@example.org", ip: "127.0.0.1" };
      const credits = random.int(0, 60);
      await withRetries((services) =>
        updateCredits({ ...services, db: services.store.db }, admin, {
          action: "update_credits",
          userId,
          credits,
        }),
      );
    },
    exportAll,
    deleteAccount: (user, _random, slot) => leave(slot, user),
  };

  return {
    async act({ kind, user: slot }, random) {
      if (kind === "signUp") return join(slot);
      const user = users.get(slot);
      if (user) await acts[kind]?.(user, random, slot);
    },
    openLink(recipient, text) {
      const token = /[?&]token=([\w-]+)/.exec(text)?.[1];
      const owner = findId("SELECT id FROM users WHERE email = ?", recipient);
      if (token === undefined || owner === undefined) return;
      world.clock.later(MINUTE_MS, () => {
        withRetries((services) =>
          verifyEmail({ ...services, db: services.store.db }, { token, sessionUserId: owner }),
        ).catch((error: unknown) => world.end(String((error as Error).stack)));
      });
    },
    async playRenewals(random) {
      const now = world.clock.now() / 1000;
      for (const { id, subscription } of stripe.sessions()) {
        const found = subscription === null ? undefined : stripe.objects.get(subscription);
        if (found?.object !== "subscription" || found.status === "canceled") continue;
        if (found.items.data[0]!.current_period_end > now) continue;
        if (found.cancel_at_period_end) {
          Object.assign(found, { status: "canceled" });
          stripe.send("customer.subscription.deleted", found);
        } else await stripe.play(id, random.chance(0.85) ? "renew" : "fail_renewal");
      }
    },
  };
}
