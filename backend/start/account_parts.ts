import { addAccountPart } from '#identity/accounts/repositories/account_parts'
import { accountMemberships } from '#organizations/organizations/repositories/account_memberships'
import { accountProvisioning } from '#organizations/scim/repositories/scim_users'
import { accountPosts } from '#posts/posts/repositories/account_posts'
import { accountComments } from '#suggestions/comments/repositories/account_comments'
import { accountReports } from '#moderation/reports/repositories/account_reports'
import { accountChoices } from '#notifications/notifications/queries/find_notification_choices'
import { accountRhythm } from '#notifications/rhythms/queries/find_rhythm'
import { accountTestimonials } from '#community/testimonials/repositories/account_testimonials'
import { accountWebFeed } from '#community/web_feeds/repositories/account_web_feed'
import { accountSupportRequests } from '#moderation/support/repositories/account_support_requests'
import { accountSlackMessages } from '#slack/repositories/account_slack_messages'
import { accountLogEntries } from '#moderation/platform_log/repositories/log_entries'

// In the order of the files of an export. Posts are deleted before comments.
const PARTS = [
  accountMemberships,
  accountProvisioning,
  accountPosts,
  accountComments,
  accountReports,
  accountChoices,
  accountRhythm,
  accountTestimonials,
  accountWebFeed,
  accountSupportRequests,
  accountSlackMessages,
  accountLogEntries,
]
PARTS.forEach(addAccountPart)
