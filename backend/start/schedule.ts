import { deleteClosedAccounts } from '#accounts/public'
import { processResetRequests, deleteExpiredDesktopCodes } from '#auth/public'
import { releaseStaleVisitorClaims } from '#comments/public'
import { deliverMails } from '#core/mail/deliver_mails'
import { purgeOrganizations } from '#organization_deletion/public'
import { deleteExpiredInvitations } from '#invitations/public'
import { foldFeeds, purgeOldReads } from '#posts/public'
import { purgeExpiredPreviews } from '#previews/public'
import { checkStreams } from '#stream/public'

/** What a server does by itself: how often, in milliseconds, its name in the log, and the job. */
export const SCHEDULE: [interval: number, name: string, job: () => Promise<void>][] = [
  [1_000, 'fold feeds', foldFeeds],
  [60_000, 'release stale visitor claims', releaseStaleVisitorClaims],
  [3_000, 'check streams', checkStreams],
  [1_000, 'answer reset requests', processResetRequests],
  [1_000, 'deliver mails', deliverMails],
  [1_000, 'delete closed accounts', deleteClosedAccounts],
  [3_600_000, 'drop old desktop codes', deleteExpiredDesktopCodes],
  [3_600_000, 'drop old invitations', deleteExpiredInvitations],
  [3_600_000, 'purge organizations', purgeOrganizations],
  [3_600_000, 'purge expired previews', purgeExpiredPreviews],
  [3_600_000, 'purge old reads', purgeOldReads],
]
