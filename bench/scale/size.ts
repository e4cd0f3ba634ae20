/** The size at which the limits must hold. */
export const SIZE = {
  users: 10_000,
  admins: 20,
  /** Done with all three parts and eight media files each. */
  fullDreams: 100_000,
  /** Done with a reading only, failed, and cancelled. */
  otherDreams: 2000,
  waitingDreams: 2000,
  purchases: 100_000,
  ledgerEntries: 1_000_000,
  pageViews: 1_000_000,
  /** Of one user. */
  manyDreams: 2000,
  manyNotes: 10_000,
  sessionsPerUser: 2,
  mails: 50_000,
  auditEntries: 20_000,
  providerCalls: 200_000,
  paymentEvents: 50_000,
  remarks: 20_000,
  lenses: 20_000,
  shareLinks: 20_000,
  reports: 3000,
  galleryEntries: 10_000,
  likesEach: 10,
  /** Users with settings of their notifications and a subscribed browser. */
  notified: 6000,
  passkeys: 3000,
  invitations: 2000,
  /** Users with a key of the API and a webhook. */
  programUsers: 1000,
  webhookMessages: 50_000,
  /** Age of the site. */
  days: 400,
  trafficDays: 91,
} as const;

export const iso = (ms: number) => new Date(ms).toISOString();
