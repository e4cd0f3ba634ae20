import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";
import { openDatabase } from "./db/open-database.ts";
import type { Store } from "./db/open.ts";
import { startRemoteSignals } from "./db/remote-signals.ts";
import { signalsOf } from "./db/signals.ts";
import { createPasswords, type Passwords } from "./features/accounts/passwords.ts";
import { createBinSweep } from "./features/dreams/bin-sweep.ts";
import { createMediaSweep } from "./features/dreams/media-sweep.ts";
import { createPartRunner, type PartRunner } from "./features/dreams/part-jobs.ts";
import { placesOf } from "./features/dreams/part-places.ts";
import { createDreamEventHub, type DreamEventHub } from "./features/dreams/events.ts";
import {
  createHourlyReconciliation,
  createProviderSync,
  type PaymentDeps,
} from "./features/payments/payments.ts";
import { usedToday, watchDeliveries } from "./features/provider-usage/provider-usage.ts";
import { createAccountRemoval } from "./features/privacy/account-removal.ts";
import { createLensRunner, type LensRunner } from "./features/lenses/lens-jobs.ts";
import { createMailWorker, type MailWorker } from "./features/mail/worker.ts";
import { createLetterWriter } from "./features/patterns/letter-writer.ts";
import { createNoticeWorker } from "./features/notifications/notice-worker.ts";
import { createPushKeys } from "./features/notifications/push-keys.ts";
import { createWebhookWorker } from "./features/webhooks/worker.ts";
import { createLeases, type Leases } from "./jobs/lease-store.ts";
import type { Loop } from "./jobs/loop.ts";
import { createPushSender, type PushSender } from "./providers/web-push/send.ts";
import type { VapidKeys } from "./providers/web-push/vapid.ts";
import { createWebhookSender, type WebhookSender } from "./providers/webhooks/send.ts";
import { createRegistration, type Registration } from "./jobs/registration.ts";
import { createLog } from "./log.ts";
import { createMaintenance } from "./maintenance.ts";
import { chooseEngines } from "./providers/choose-engines.ts";
import { createSharedAssets, type SharedAssets } from "./providers/shared-assets.ts";
import { chooseMediaStore } from "./providers/choose-media-store.ts";
import { choosePayments } from "./providers/choose-payments.ts";
import type { Engines } from "./providers/engines.ts";
import { createMailer, type Mailer } from "./providers/mail.ts";
import type { MediaStore } from "./providers/media-store.ts";
import type { PaymentProvider } from "./providers/payment-provider.ts";
import { createIssuers, type Issuers } from "./providers/oidc/issuers.ts";
import { createProviderWatch, type ProviderWatch } from "./providers/provider-watch.ts";
import { createPredictionEvents, type PredictionEvents } from "./providers/replicate/webhook.ts";
import type { Sandbox } from "./providers/sandbox.ts";
import { createSymbolImages, type SymbolImages } from "./features/symbols/symbol-images.ts";
import { createVerticalVideoRunner } from "./features/vertical-video/vertical-video-jobs.ts";
import { createDrawing } from "./studio/drawing.ts";
import { createSharePictures, type SharePictures } from "./studio/share/share-pictures.ts";
import { findFfmpeg } from "./studio/video/ffmpeg.ts";
import { loadTranslations, type Translations } from "./translations.ts";
import type { Tracer } from "./work-context.ts";

/** How long a stopping process waits until its traces and error reports are sent. */
const TELEMETRY_CLOSE_MS = 3000;

/** The objects that routes, commands and background tasks share. */
export interface Services {
  config: Config;
  log: FastifyBaseLogger;
  /** Null where nothing is traced. */
  tracer: Tracer | null;
  now: () => Date;
  store: Store;
  translations: Translations;
  media: MediaStore;
  ffmpegPath: string;
  predictions: PredictionEvents;
  engines: Engines;
  /** Null where media are in a folder. */
  sharedAssets: SharedAssets | null;
  sharePictures: SharePictures;
  symbolImages: SymbolImages;
  watch: ProviderWatch;
  events: DreamEventHub;
  passwords: Passwords;
  /** Sites that users may sign in with. */
  issuers: Issuers;
  payments: PaymentDeps & { sync: ReturnType<typeof createProviderSync> };
  /** Null unless payments run in the sandbox. */
  sandbox: Sandbox | null;
  registration: Registration;
  leases: Leases;
  runner: PartRunner;
  lensRunner: LensRunner;
  verticalVideoRunner: ReturnType<typeof createVerticalVideoRunner>;
  mails: MailWorker;
  notices: Loop;
  pushSender: PushSender;
  /** The key pair by which push services know this site. */
  pushKeys: () => Promise<VapidKeys>;
  webhookSender: WebhookSender;
  webhooks: Loop;
  removals: Loop;
  /** Starts the background work, which a process of the role `web` leaves to others. */
  start(): Promise<void>;
  /** Stops the background work, with `graceMs` for the jobs that run, and closes the database. */
  close(graceMs?: number): Promise<void>;
}

/** Services that a test or a command replaces. */
export type Overrides = Partial<
  Pick<
    Services,
    | "log"
    | "now"
    | "store"
    | "media"
    | "engines"
    | "passwords"
    | "predictions"
    | "sharePictures"
    | "pushSender"
    | "webhookSender"
    | "issuers"
  > & { mailer: Mailer; paymentProvider: PaymentProvider }
>;

/** Creates the services of one process. The database must have the newest schema when `start` is called. */
export async function createServices(config: Config, overrides: Overrides = {}): Promise<Services> {
  // Loaded only when it is configured.
  const errorReports = config.sentry
    ? (await import("./telemetry/error-reports.ts")).createErrorReports(
        config.sentry,
        createLog(config.logLevel),
      )
    : null;
  const {
    log = createLog(config.logLevel, { onError: errorReports?.report }),
    store = await openDatabase(config),
    now = store.now,
    predictions = createPredictionEvents(),
    engines = await chooseEngines(config, log, predictions),
    passwords = createPasswords(),
    issuers = createIssuers(config.signIn.issuers),
    sharePictures = createSharePictures(),
    pushSender = createPushSender({ subject: config.publicUrl, privateOrigin: null }),
    webhookSender = createWebhookSender(config),
    media = await chooseMediaStore(config, log),
    mailer = createMailer(config),
  } = overrides;
  const symbolImages = createSymbolImages({
    dir: join(config.dataDir, "symbol-images"),
    drawing: createDrawing(),
  });
  const { db } = store;
  const signals = signalsOf(db);
  const tracer = config.tracing
    ? (await import("./telemetry/tracer.ts")).createTracer(config.tracing, log)
    : null;
  const base = { db, log, now, tracer };
  const translations = loadTranslations(config.brandName);
  const sharedAssets = config.bucket && createSharedAssets(config.bucket, now);
  const events = createDreamEventHub(base);
  const watch = createProviderWatch({
    ceilings: config.dailyUsdLimits,
    usedToday: (provider) => usedToday(db, provider, now()),
    log,
    now,
  });
  const registration = createRegistration({
    ...base,
    folder: join(config.dataDir, "workers"),
    role: config.role,
    places: config.role === "web" ? {} : placesOf(config.dreamConcurrency, engines),
    heartbeats: config.databaseUrl !== null,
  });
  const worker = registration.id;
  const leases = createLeases({ ...base, worker });
  const ffmpegPath = findFfmpeg(config.ffmpegPath);
  const runner = createPartRunner({
    ...base,
    registration,
    leases,
    engines,
    media,
    ffmpegPath,
    events,
    concurrency: config.dreamConcurrency,
    watch,
    prices: config.prices,
  });
  const lensRunner = createLensRunner({ ...base, registration, engines, watch, prices: config.prices });
  const verticalVideoRunner = createVerticalVideoRunner({
    ...base,
    registration,
    media,
    sharePictures,
    ffmpegPath,
    site: {
      brandName: config.brandName,
      host: config.loopback ? null : new URL(config.publicUrl).host,
    },
  });
  const mails = createMailWorker({ ...base, mailer, translations, worker });
  const pushKeys = createPushKeys({ db, secrets: config.sessionSecrets, now });
  const notices = createNoticeWorker({ ...base, config, sender: pushSender, pushKeys, translations });
  const webhooks = createWebhookWorker({ ...base, config, sender: webhookSender });
  const removals = createAccountRemoval({ ...base, media, leases });
  const { provider, sandbox } = overrides.paymentProvider
    ? { provider: overrides.paymentProvider, sandbox: null }
    : choosePayments(config, { db, now });
  const paymentDeps = { ...base, provider, config, leases };
  const sync = createProviderSync(paymentDeps);
  const payments = { ...paymentDeps, sync };
  signals.on("commitCallbackFailed", (err) => log.error({ err }, "work after a commit failed"));
  const stopRemoteSignals = startRemoteSignals(store);
  const stopDeliveries = config.replicate.webhookSecret
    ? watchDeliveries({ ...base, predictions })
    : () => undefined;
  const loops = [
    removals,
    notices,
    webhooks,
    createLetterWriter({ ...base, engines, watch, prices: config.prices }),
    createMaintenance({ ...base, config, leases }),
    createHourlyReconciliation(payments, log),
    createMediaSweep({ ...base, media, leases }),
    createBinSweep({ ...base, media, leases }),
  ];

  async function startWork(): Promise<void> {
    await registration.start();
    if (config.role === "web") return;
    await runner.start();
    await lensRunner.start();
    await verticalVideoRunner.start();
    mails.start();
    for (const loop of loops) loop.start();
  }
  let started = Promise.resolve();

  return {
    config,
    log,
    tracer,
    now,
    store,
    translations,
    media,
    ffmpegPath,
    predictions,
    engines,
    sharedAssets,
    sharePictures,
    symbolImages,
    watch,
    events,
    passwords,
    issuers,
    payments,
    sandbox,
    registration,
    leases,
    runner,
    lensRunner,
    verticalVideoRunner,
    mails,
    notices,
    pushSender,
    pushKeys,
    webhookSender,
    webhooks,
    removals,
    start: () => (started = startWork()),
    async close(graceMs) {
      // A signal may come during the start, which would go on with work after the stop.
      await started.catch(() => undefined);
      await Promise.all([runner, lensRunner, verticalVideoRunner].map((each) => each.stop(graceMs)));
      await mails.stop();
      mailer.close();
      for (const loop of loops) await loop.stop();
      await sync.stop();
      await registration.stop();
      await engines.close();
      await sharePictures.close();
      await symbolImages.close();
      stopDeliveries();
      stopRemoteSignals();
      await Promise.all([tracer, errorReports].map((each) => each?.close(TELEMETRY_CLOSE_MS)));
      await store.close();
    },
  };
}
