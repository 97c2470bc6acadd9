import { purgeAvatars } from '#identity/accounts/jobs/purge_avatars'
import { purgeOldRuns } from '#ai/jobs/purge_old_runs'
import { deleteExpiredTokens } from '#identity/api_tokens/repositories/api_tokens'
import { deleteExpiredDesktopCodes } from '#identity/auth/repositories/desktop_codes'
import { deleteExpiredCaptchas } from '#identity/captcha/repositories/used_captchas'
import { deleteOldClaimKeys } from '#suggestions/comments/repositories/claim_keys'
import { notifyCopies } from '#suggestions/comments/jobs/notify_copies'
import { releaseStaleVisitorClaims } from '#suggestions/comments/jobs/release_stale_visitor_claims'
import { deleteCompletedActions } from '#core/database/transactions/repeated_action'
import { scheduledJob, type Scheduled } from '#core/jobs/scheduled_job'
import { purgeUndeliveredMails } from '#core/mail/purge_undelivered_mails'
import { purgeRateLimits } from '#core/http/rate_limit/limit_counts'
import { checkDomains } from '#organizations/domains/jobs/check_domains'
import { deleteDeclinedRequests } from '#organizations/domains/repositories/join_requests'
import { deleteExpiredLogoutTokens } from '#identity/openid/repositories/used_logout_tokens'
import { deleteExpiredInvitations } from '#organizations/invitations/repositories/invitations'
import { sendDueDigests } from '#notifications/notifications/jobs/send_due_digests'
import { planDueReminders, remindDueMembers } from '#notifications/reminders/jobs/remind_members'
import { mailInactiveMembers } from '#notifications/inactivity/jobs/mail_inactive_members'
import { tellDueMembers } from '#notifications/pacing/jobs/tell_due_members'
import { purgeOldDeliveries } from '#notifications/webhooks/jobs/purge_old_deliveries'
import { purgeOldDecisions } from '#moderation/platform_log/jobs/purge_old_decisions'
import { purgeOldAudit } from '#organizations/organizations/jobs/purge_old_audit'
import { purgeOrganizations } from '#organizations/organizations/jobs/purge_organizations'
import { foldFeeds } from '#posts/feeds/jobs/fold_feeds'
import { endOverduePosts, startDuePosts } from '#posts/posts/jobs/start_and_end_posts'
import { endSnoozes } from '#posts/posts/jobs/end_snoozes'
import { purgeOldReads } from '#posts/posts/jobs/purge_old_reads'
import { purgeToldMembers } from '#posts/telling/jobs/purge_told_members'
import { purgeExpiredPreviews } from '#posts/previews/repositories/outcomes'
import { purgePictures } from '#posts/previews/jobs/purge_pictures'
import { forgetNetworks } from '#moderation/reports/jobs/forget_networks'
import { deleteExpiredSlackFlows } from '#slack/repositories/flows'
import { deleteOldSlackRequests } from '#slack/repositories/requests'
import { purgeSlackMessages } from '#slack/jobs/purge_slack_messages'
import { purgeAttachments } from '#moderation/support/jobs/purge_attachments'

const SECOND = 1_000
const HOUR = 3_600_000

/** Recurring jobs, each on one server at a time. */
export const SCHEDULE: Scheduled[] = [
  { every: 5 * SECOND, job: scheduledJob('fold_feeds', foldFeeds) },
  { every: 5 * SECOND, job: scheduledJob('start_due_posts', startDuePosts) },
  { every: 5 * SECOND, job: scheduledJob('end_overdue_posts', endOverduePosts) },
  { every: 15 * SECOND, job: scheduledJob('tell_due_members', tellDueMembers) },
  { every: 15 * SECOND, job: scheduledJob('remind_due_members', remindDueMembers) },
  { every: 30 * SECOND, job: scheduledJob('notify_copies', notifyCopies) },
  { every: 30 * SECOND, job: scheduledJob('plan_due_reminders', planDueReminders) },
  { every: 60 * SECOND, job: scheduledJob('release_stale_visitor_claims', releaseStaleVisitorClaims) },
  { every: 60 * SECOND, job: scheduledJob('end_snoozes', endSnoozes) },
  { every: 300 * SECOND, job: scheduledJob('send_due_digests', sendDueDigests) },
  { every: HOUR, job: scheduledJob('check_domains', checkDomains) },
  { every: HOUR, job: scheduledJob('delete_completed_actions', deleteCompletedActions) },
  { every: HOUR, job: scheduledJob('delete_declined_requests', deleteDeclinedRequests) },
  { every: HOUR, job: scheduledJob('delete_expired_api_tokens', deleteExpiredTokens) },
  { every: HOUR, job: scheduledJob('delete_expired_captchas', deleteExpiredCaptchas) },
  { every: HOUR, job: scheduledJob('delete_expired_desktop_codes', deleteExpiredDesktopCodes) },
  { every: HOUR, job: scheduledJob('delete_expired_invitations', deleteExpiredInvitations) },
  { every: HOUR, job: scheduledJob('delete_expired_logout_tokens', deleteExpiredLogoutTokens) },
  { every: HOUR, job: scheduledJob('delete_expired_slack_flows', deleteExpiredSlackFlows) },
  { every: HOUR, job: scheduledJob('delete_old_claim_keys', deleteOldClaimKeys) },
  { every: HOUR, job: scheduledJob('delete_old_slack_requests', deleteOldSlackRequests) },
  { every: HOUR, job: scheduledJob('forget_networks', forgetNetworks) },
  { every: HOUR, job: scheduledJob('mail_inactive_members', mailInactiveMembers) },
  { every: HOUR, job: scheduledJob('purge_organizations', purgeOrganizations) },
  { every: HOUR, job: scheduledJob('purge_attachments', purgeAttachments) },
  { every: HOUR, job: scheduledJob('purge_avatars', purgeAvatars) },
  { every: HOUR, job: scheduledJob('purge_expired_previews', purgeExpiredPreviews) },
  { every: HOUR, job: scheduledJob('purge_pictures', purgePictures) },
  { every: HOUR, job: scheduledJob('purge_old_reads', purgeOldReads) },
  { every: HOUR, job: scheduledJob('purge_told_members', purgeToldMembers) },
  { every: HOUR, job: scheduledJob('purge_undelivered_mails', purgeUndeliveredMails) },
  { every: HOUR, job: scheduledJob('purge_old_audit', purgeOldAudit) },
  { every: HOUR, job: scheduledJob('purge_old_decisions', purgeOldDecisions) },
  { every: HOUR, job: scheduledJob('purge_old_webhook_deliveries', purgeOldDeliveries) },
  { every: HOUR, job: scheduledJob('purge_rate_limits', purgeRateLimits) },
  { every: HOUR, job: scheduledJob('purge_slack_messages', purgeSlackMessages) },
  { every: HOUR, job: scheduledJob('purge_old_ai_runs', purgeOldRuns) },
]
