import { processResetRequests, deleteExpiredDesktopCodes } from '#auth/public'
import { releaseStaleVisitorClaims } from '#comments/public'
import { every } from '#core/jobs/every'
import { deliverMails } from '#core/mail/deliver_mails'
import { purgeOrganizations } from '#organization_deletion/public'
import { deleteExpiredInvitations } from '#invitations/public'
import { foldFeeds, purgeOldReads } from '#posts/public'
import { purgeExpiredPreviews } from '#previews/public'
import { closeEndedStreams } from '#stream/public'

every(1_000, 'fold feeds', foldFeeds)
every(60_000, 'release stale visitor claims', releaseStaleVisitorClaims)
every(3_000, 'close ended streams', closeEndedStreams)
every(1_000, 'answer reset requests', processResetRequests)
every(1_000, 'deliver mails', deliverMails)
every(3_600_000, 'drop old desktop codes', deleteExpiredDesktopCodes)
every(3_600_000, 'drop old invitations', deleteExpiredInvitations)
every(3_600_000, 'purge organizations', purgeOrganizations)
every(3_600_000, 'purge expired previews', purgeExpiredPreviews)
every(3_600_000, 'purge old reads', purgeOldReads)
