import { purgeAvatars } from '#accounts/public'
import { purgeOldRuns } from '#ai/public'
import { deleteExpiredDesktopCodes } from '#auth/public'
import { deleteExpiredCaptchas } from '#captcha/public'
import { deleteOldClaimKeys, indexSuggestions, releaseStaleVisitorClaims } from '#comments/public'
import { scheduledJob, type Scheduled } from '#core/jobs/scheduled_job'
import { purgeUndeliveredMails } from '#core/mail/purge_undelivered_mails'
import { purgeRateLimits } from '#core/rate_limit/purge_rate_limits'
import { deleteExpiredInvitations } from '#invitations/public'
import { indexHosts } from '#links/public'
import { sendDueDigests } from '#notifications/public'
import { purgeOldDecisions } from '#platform_log/public'
import { purgeOldAudit } from '#organizations/public'
import { purgeOrganizations } from '#organization_deletion/public'
import { foldFeeds, indexPosts, purgeOldReads } from '#posts/public'
import { purgeExpiredPreviews, purgePictures } from '#previews/public'
import { forgetNetworks } from '#reports/public'
import { deleteExpiredSlackFlows, deleteOldSlackRequests, purgeSlackMessages } from '#slack/public'
import { purgeAttachments } from '#support/public'
import { indexNames } from '#users/public'

const SECOND = 1_000
const HOUR = 3_600_000

/** Jobs that run again and again, on one server at a time. */
export const SCHEDULE: Scheduled[] = [
  { every: 5 * SECOND, job: scheduledJob('fold_feeds', foldFeeds) },
  { every: 60 * SECOND, job: scheduledJob('release_stale_visitor_claims', releaseStaleVisitorClaims) },
  { every: 300 * SECOND, job: scheduledJob('send_due_digests', sendDueDigests) },
  { every: 300 * SECOND, job: scheduledJob('index_posts', indexPosts) },
  { every: 300 * SECOND, job: scheduledJob('index_suggestions', indexSuggestions) },
  { every: 300 * SECOND, job: scheduledJob('index_names', indexNames) },
  { every: 300 * SECOND, job: scheduledJob('index_hosts', indexHosts) },
  { every: HOUR, job: scheduledJob('delete_expired_captchas', deleteExpiredCaptchas) },
  { every: HOUR, job: scheduledJob('delete_expired_desktop_codes', deleteExpiredDesktopCodes) },
  { every: HOUR, job: scheduledJob('delete_expired_invitations', deleteExpiredInvitations) },
  { every: HOUR, job: scheduledJob('delete_expired_slack_flows', deleteExpiredSlackFlows) },
  { every: HOUR, job: scheduledJob('delete_old_claim_keys', deleteOldClaimKeys) },
  { every: HOUR, job: scheduledJob('delete_old_slack_requests', deleteOldSlackRequests) },
  { every: HOUR, job: scheduledJob('forget_networks', forgetNetworks) },
  { every: HOUR, job: scheduledJob('purge_organizations', purgeOrganizations) },
  { every: HOUR, job: scheduledJob('purge_attachments', purgeAttachments) },
  { every: HOUR, job: scheduledJob('purge_avatars', purgeAvatars) },
  { every: HOUR, job: scheduledJob('purge_expired_previews', purgeExpiredPreviews) },
  { every: HOUR, job: scheduledJob('purge_pictures', purgePictures) },
  { every: HOUR, job: scheduledJob('purge_old_reads', purgeOldReads) },
  { every: HOUR, job: scheduledJob('purge_undelivered_mails', purgeUndeliveredMails) },
  { every: HOUR, job: scheduledJob('purge_old_audit', purgeOldAudit) },
  { every: HOUR, job: scheduledJob('purge_old_decisions', purgeOldDecisions) },
  { every: HOUR, job: scheduledJob('purge_rate_limits', purgeRateLimits) },
  { every: HOUR, job: scheduledJob('purge_slack_messages', purgeSlackMessages) },
  { every: HOUR, job: scheduledJob('purge_old_ai_runs', purgeOldRuns) },
]
