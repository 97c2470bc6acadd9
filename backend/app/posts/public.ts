export { postMoods } from '#posts/posts/queries/moods'
export { requireMoods } from '#posts/posts/repositories/require_moods'
export { default as CreatePost } from '#posts/posts/actions/create_post'
export {
  findCreatedPost,
  findPost,
  postJoin,
  requirePost,
  requirePostAccess,
  type MemberPost,
  type PostAccess,
} from '#posts/posts/queries/find_post'
export { MemberPosts } from '#posts/posts/http/member_posts'
export { publicFeed } from '#posts/feeds/http/public_feed'
export { reportedPost } from '#posts/moderation/repositories/reported_post'
export { ListedAddresses } from '#posts/feeds/queries/listed_addresses'
export { listPostFacts, type PostFacts } from '#posts/posts/queries/post_facts'
export { postNotifications } from '#posts/posts/queries/post_notifications'
export { moderationQueue } from '#posts/moderation/http/moderation_queue'
export { moderationCounts } from '#posts/moderation/queries/weekly_posts'
export { OFFER_ORDER, OrganizationPosts } from '#posts/posts/queries/organization_posts'
export { ModeratedPost } from '#posts/moderation/repositories/moderated_post'
export { decideDelivery } from '#posts/posts/rules/delivery'
export { PHASE_COLUMNS, whyClosed, whyClosedIn, type WhyClosed } from '#posts/posts/rules/why_closed'
export { findViewers } from '#posts/posts/repositories/viewers'
export { LockedPost } from '#posts/posts/repositories/locked_post'
export {
  deleteLateTimes,
  listMembersToPlan,
  listTimesOfMembers,
  listTimesOfPosts,
  lockTelling,
  saveTimes,
  shareTellingPosts,
  type MemberTime,
  type TellingPost,
} from '#posts/telling/repositories/plan_rows'
export { SHARED, type Occasion } from '#posts/telling/queries/occasions'
export { waitsUnseen } from '#posts/telling/queries/may_be_told'
export { listPostsToRemind, markReminded } from '#posts/reminders/repositories/due_reminders'
export { listEndingPosts, type EndingPost } from '#posts/reminders/queries/list_ending_posts'
export { findMemberTelling, type MemberTelling } from '#posts/telling/queries/telling_of_member'
export { deleteTimes, listDueMembers, markTold, onlyTellable } from '#posts/telling/repositories/due_members'
export { timelineEntry } from '#posts/timeline/rules/timeline_entry'
export type { TimelineSource } from '#posts/timeline/queries/timeline_sources'
export { isNotSkipped } from '#posts/posts/queries/skipped_posts'
export { isVisibleTo } from '#posts/posts/queries/visible_posts'
export { hasNewsSince } from '#posts/posts/queries/has_news_since'
export { PostReads } from '#posts/posts/repositories/post_reads'
export { forVisitor } from '#posts/posts/transformers/post_transformer'
export { findPreview } from '#posts/previews/gateways/link_preview'
