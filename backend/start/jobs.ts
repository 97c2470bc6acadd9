import { answerResetRequests, dropOldDesktopCodes } from '#auth/public'
import { endStaleVisitorClaims } from '#comments/public'
import { every } from '#core/jobs/every'
import { deliverMails } from '#core/mail/deliver_mails'
import { purgeOrganizations } from '#deletion/public'
import { dropOldInvitations } from '#invitations/public'
import { foldFeeds, forgetOldReads } from '#posts/public'
import { forgetOldPreviews } from '#previews/public'
import { closeEndedStreams } from '#stream/public'

every(1_000, 'fold feeds', foldFeeds)
every(60_000, 'end stale visitor claims', endStaleVisitorClaims)
every(3_000, 'close ended streams', closeEndedStreams)
every(1_000, 'answer reset requests', answerResetRequests)
every(1_000, 'deliver mails', deliverMails)
every(3_600_000, 'drop old desktop codes', dropOldDesktopCodes)
every(3_600_000, 'drop old invitations', dropOldInvitations)
every(3_600_000, 'purge organizations', purgeOrganizations)
every(3_600_000, 'forget old previews', forgetOldPreviews)
every(3_600_000, 'forget old reads', forgetOldReads)
