import * as accounts from "./accounts.ts";
import * as apiKeys from "./api-keys.ts";
import * as adminAlerts from "./admin/alerts.ts";
import * as adminAudit from "./admin/audit.ts";
import * as adminCommunity from "./admin/community.ts";
import * as adminReports from "./admin/reports.ts";
import * as adminInvitations from "./admin/invitations.ts";
import * as adminPayments from "./admin/payments.ts";
import * as adminUsers from "./admin/users.ts";
import * as analytics from "./analytics.ts";
import { getActivity } from "./activity.ts";
import * as bin from "./bin.ts";
import { listCards } from "./cards.ts";
import { getCalendar, getNight } from "./calendar.ts";
import * as community from "./community.ts";
import { getReference } from "./developers.ts";
import * as dreams from "./dreams.ts";
import type { Endpoint } from "./endpoint.ts";
import * as identities from "./identities.ts";
import { addImportedFile, listKnownDreams, findWantedFiles, importDreams } from "./import.ts";
import { readInvitation } from "./invitations.ts";
import * as letters from "./letters.ts";
import * as lenses from "./lenses.ts";
import * as notifications from "./notifications.ts";
import { listOutbox } from "./outbox.ts";
import * as patterns from "./patterns.ts";
import { listPasskeys } from "./own-passkeys.ts";
import * as passkeys from "./passkeys.ts";
import * as payments from "./payments.ts";
import { reportShared } from "./reports.ts";
import * as secondFactor from "./second-factor.ts";
import * as sandbox from "./sandbox.ts";
import * as shares from "./shares.ts";
import * as signInLinks from "./sign-in-links.ts";
import { getConfig } from "./site.ts";
import { getSymbol, getSymbolLinks, listSymbols } from "./symbols.ts";
import { previewDream } from "./trial.ts";
import * as verticalVideo from "./vertical-video.ts";
import * as webhooks from "./webhooks.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "reply" in value;

/** Every JSON endpoint, for tests. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...Object.values<unknown>(accounts),
  ...Object.values<unknown>(passkeys),
  listPasskeys,
  ...Object.values<unknown>(secondFactor),
  ...Object.values<unknown>(identities),
  ...Object.values<unknown>(signInLinks),
  readInvitation,
  ...Object.values<unknown>(dreams),
  ...Object.values<unknown>(bin),
  listCards,
  getCalendar,
  getNight,
  importDreams,
  findWantedFiles,
  addImportedFile,
  listKnownDreams,
  ...Object.values<unknown>(lenses),
  ...Object.values<unknown>(verticalVideo),
  ...Object.values<unknown>(letters),
  ...Object.values<unknown>(patterns),
  ...Object.values<unknown>(notifications),
  ...Object.values<unknown>(payments),
  ...Object.values<unknown>(sandbox),
  ...Object.values<unknown>(shares),
  ...Object.values<unknown>(community),
  reportShared,
  ...Object.values<unknown>(apiKeys),
  ...Object.values<unknown>(webhooks),
  getConfig,
  getReference,
  listOutbox,
  getActivity,
  previewDream,
  listSymbols,
  getSymbol,
  getSymbolLinks,
  ...Object.values<unknown>(adminUsers),
  ...Object.values<unknown>(adminInvitations),
  ...Object.values<unknown>(adminPayments),
  ...Object.values<unknown>(adminAlerts),
  ...Object.values<unknown>(adminAudit),
  ...Object.values<unknown>(adminCommunity),
  ...Object.values<unknown>(adminReports),
  ...Object.values<unknown>(analytics),
].filter(isEndpoint);
