import { Locator } from '@adonisjs/queue'
import DeleteAccountContent from '#identity/accounts/jobs/delete_account_content'
import GenerateTexts from '#ai/jobs/generate_texts'
import SendResetLink from '#identity/auth/jobs/send_reset_link'
import DeliverMail from '#core/mail/deliver_mail'
import SendUnconfirmedMail from '#core/mail/send_unconfirmed_mail'
import RunPendingAction from '#core/jobs/pending/run_pending_action'
import { storeRequestIds } from '#core/jobs/request_of_job'
import MailOutcome from '#notifications/notifications/jobs/mail_outcome'
import SendDigest from '#notifications/notifications/jobs/send_digest'
import PlanPosts from '#notifications/pacing/jobs/plan_posts'
import TellManagers from '#organizations/domains/jobs/tell_managers'
import TellRequester from '#organizations/domains/jobs/tell_requester'
import MailSwitchedOff from '#notifications/webhooks/jobs/mail_switched_off'
import SyncMemberships from '#organizations/scim/jobs/sync_memberships'
import SendInvitations from '#organizations/invitations/jobs/send_invitations'
import EndConnections from '#slack/jobs/end_connections'
import RevokeToken from '#slack/jobs/revoke_token'
import SendBroadcast from '#slack/jobs/send_broadcast'
import SendScheduledShares from '#slack/jobs/send_scheduled_shares'
import ShareFromSlack from '#slack/jobs/share_from_slack'
import SyncSlack from '#slack/jobs/sync_slack'
import UnfurlLinks from '#slack/jobs/unfurl_links'
import { SCHEDULE } from './schedule.js'

/** The jobs that the application dispatches. */
export const JOBS = [
  DeliverMail,
  SendUnconfirmedMail,
  SendResetLink,
  DeleteAccountContent,
  RunPendingAction,
  SendDigest,
  PlanPosts,
  MailOutcome,
  MailSwitchedOff,
  SendInvitations,
  TellManagers,
  TellRequester,
  SyncMemberships,
  EndConnections,
  RevokeToken,
  ShareFromSlack,
  SyncSlack,
  UnfurlLinks,
  SendBroadcast,
  SendScheduledShares,
  GenerateTexts,
]

storeRequestIds()
for (const job of [...JOBS, ...SCHEDULE.map(({ job }) => job)]) Locator.register(job.options.name, job)
