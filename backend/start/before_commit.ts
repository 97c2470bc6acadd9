import { onBeforeCommit } from '#core/events/before_commit'
import { DecisionMade } from '#core/events/decision_made'
import {
  DeletionBegun,
  PurgeBegun,
  PurgeEnded,
} from '#organizations/organizations/events/organization_deletion'
import { MembershipsBegun } from '#organizations/organizations/events/member_joined'
import { MembershipsEnded } from '#organizations/organizations/events/member_left'
import {
  markReviewed,
  setSlackTeamName,
  updatePostsCount,
} from '#organizations/organizations/repositories/organizations'
import { deleteOrganizationFeeds } from '#posts/feeds/repositories/feed_changes'
import { lockTagsOfOrganization } from '#posts/posts/repositories/lock_tags'
import { unlistPosts } from '#posts/posts/repositories/unlist_posts'
import AccessEnded from '#identity/auth/events/access_ended'
import { deleteFeedSecret } from '#community/web_feeds/repositories/web_feed_secrets'
import { TeamChanged } from '#slack/events/slack_changed'
import { disconnect } from '#slack/actions/disconnect_slack'
import SendScheduledShares from '#slack/jobs/send_scheduled_shares'
import { endBroadcastsOf, endBroadcastsWithoutPost } from '#slack/repositories/broadcasts'
import { resumeShares } from '#slack/repositories/resume_shares'
import { deleteIntegrations } from '#ai/repositories/integrations'
import { insertDecisions } from '#moderation/platform_log/repositories/log_entries'
import { readerOf } from '#core/database/sql/reader'
import { dispatch } from '#core/jobs/dispatch'
import MailOutcome from '#notifications/notifications/jobs/mail_outcome'
import PlanPosts from '#notifications/pacing/jobs/plan_posts'
import * as webhooks from '#notifications/webhooks/repositories/queue_events'
import { deleteWebhooksOf } from '#notifications/webhooks/repositories/webhooks'
import { findChosenTypes } from '#notifications/notifications/queries/notification_choices'
import PostCreated, { PostScheduled, PostStarted } from '#posts/posts/events/post_created'
import { PostsEnded } from '#posts/posts/events/post_ended'
import PostsPaced from '#posts/telling/events/posts_paced'
import { PostsApproved } from '#posts/posts/events/post_approved'
import { PostsDeleted } from '#posts/posts/events/post_deleted'
import PostModerated, { PostsRejected, PostsReviewed } from '#posts/posts/events/post_moderated'
import { SuggestionsAdded } from '#suggestions/comments/events/suggestion_added'
import { ClaimMade } from '#suggestions/comments/events/suggestion_claimed'
import { ClaimsEnded } from '#suggestions/comments/events/suggestion_released'
import { endReservations } from '#suggestions/comments/repositories/reservations'
import { addFirstSuggestions } from '#suggestions/comments/repositories/insert_first_suggestions'
import { ReportResolved, mailAnswer } from '#moderation/public'
import SupportAnswered from '#moderation/support/events/support_answered'

// What a context does in the transaction of another context's event. The listeners of an event run in this order.

onBeforeCommit(DeletionBegun, (trx, { organizationId }) => unlistPosts(trx, organizationId))
onBeforeCommit(DeletionBegun, (trx, { organizationId, actorId }) =>
  disconnect(trx, { organizationId, actorId }),
)
onBeforeCommit(DeletionBegun, (trx, { organizationId }) => deleteIntegrations(trx, organizationId))
onBeforeCommit(DeletionBegun, (trx, { organizationId }) => deleteWebhooksOf(trx, organizationId))
onBeforeCommit(PurgeBegun, (trx, { organizationId }) => lockTagsOfOrganization(trx, organizationId))
onBeforeCommit(PurgeEnded, (trx, { organizationId }) => deleteOrganizationFeeds(trx, organizationId))

onBeforeCommit(PostCreated, (trx, { organizationId }) => updatePostsCount(trx, organizationId, 1))
onBeforeCommit(PostCreated, webhooks.queueCreated)
onBeforeCommit(PostCreated, addFirstSuggestions)
onBeforeCommit(PostScheduled, addFirstSuggestions)
onBeforeCommit(PostStarted, webhooks.queueStarted)
onBeforeCommit(PostStarted, (trx, { postId }) => dispatch(trx, SendScheduledShares, { postId }))
onBeforeCommit(PostsPaced, (trx, { postIds }) => dispatch(trx, PlanPosts, { postIds: [...postIds] }))
onBeforeCommit(PostsEnded, (trx, { postIds }) => endReservations(trx, postIds))
onBeforeCommit(PostsEnded, (trx, { postIds }) => endBroadcastsOf(trx, postIds))
onBeforeCommit(PostsDeleted, (trx, { organizationId, postIds }) =>
  updatePostsCount(trx, organizationId, -postIds.length),
)
onBeforeCommit(PostsDeleted, (trx, { organizationId }) => endBroadcastsWithoutPost(trx, organizationId))
onBeforeCommit(TeamChanged, (trx, { organizationId, name }) => setSlackTeamName(trx, organizationId, name))
onBeforeCommit(PostsReviewed, (trx, { organizationIds }) => markReviewed(trx, organizationIds))

onBeforeCommit(DecisionMade, (trx, { decisions }) => insertDecisions(trx, decisions))

onBeforeCommit(AccessEnded, async (trx, { userId }) => void (await deleteFeedSecret(trx, userId)))

onBeforeCommit(PostModerated, (trx, { authorId: userId, postId: id }) =>
  dispatch(trx, MailOutcome, { type: 'post.moderated', userId, id }),
)

onBeforeCommit(ReportResolved, (trx, { reporterId: userId, reportId: id }) =>
  dispatch(trx, MailOutcome, { type: 'report.resolved', userId, id }),
)

onBeforeCommit(SupportAnswered, async (trx, { requesterId, answerId }) => {
  const wanted = await findChosenTypes(requesterId, 'mail', readerOf(trx))
  if (wanted.has('support.answered')) await mailAnswer(trx, answerId)
})

onBeforeCommit(PostsApproved, webhooks.queueApproved)
onBeforeCommit(PostsApproved, (trx, { postIds }) => resumeShares(trx, postIds))
onBeforeCommit(PostsRejected, (trx, { postIds }) => resumeShares(trx, postIds))
onBeforeCommit(PostsDeleted, webhooks.queueDeleted)
onBeforeCommit(SuggestionsAdded, webhooks.queueAdded)
onBeforeCommit(ClaimMade, webhooks.queueClaimed)
onBeforeCommit(ClaimsEnded, webhooks.queueReleased)
onBeforeCommit(MembershipsBegun, webhooks.queueJoined)
onBeforeCommit(MembershipsEnded, webhooks.queueLeft)
